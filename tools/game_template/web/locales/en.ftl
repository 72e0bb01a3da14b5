### The words of Nim.

title = Nim
subtitle = Take the last stick
pitch = Take one to three sticks in turn. The player who takes the last one wins.
set = What is played
tab-own = Your side
view-left = Sticks left
view-turn = To move
view-lucky = Your lucky number
view-points = Points
view-winner = Winner
ask-take = How many sticks do you take?
option-take = { $sticks ->
    [one] Take { $sticks } stick
   *[other] Take { $sticks } sticks
  }
event-taken = { $sticks ->
    [one] { $seat } takes { $sticks } stick
   *[other] { $seat } takes { $sticks } sticks
  }
event-taken-you = { $sticks ->
    [one] You take { $sticks } stick
   *[other] You take { $sticks } sticks
  }

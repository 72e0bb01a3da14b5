### Texts for people who play with the box. Loaded on first use.

real-parts = Parts
real-part-set = Set-up
real-part-call = Caller
real-part-score = Scoring
real-need-box = You need the box to play like this.
real-people = People
real-count = Number of people
real-person = Player { $number }
real-name-of = Name of player { $number }
real-cards = The cards of this set
real-lay-out = Lay out
real-draft = Choosing in each round
real-link = Link to this set
real-link-share = Our set for the game on the table
real-link-note = Other phones at the table open the same set with this link.
real-result = Result
real-counting = One moment …
real-mine-of = { $name }: { $count }
real-tap = Tap everything that lies before this player.
real-remove = Remove { $name }
real-next = Next: { $name }
real-pieces = What can be added
real-find = Type two letters
real-whole = Everything in the box
real-none-found = Nothing is called that.
real-needed = please answer
real-yes = Yes
real-no = No
real-none = None
real-number = { $value }
real-more = More
real-still = Not counted yet: please answer
real-winner = { $count ->
    [one] The winner: { $names }
   *[other] The winners: { $names }
}
real-store = Keep in the group’s history
real-stored = Kept
real-again = Next game
real-say = { $number }. { $name }!
real-call-number = Number
real-new-round = New round
real-begin-calls = Begin calling
real-next-call = Call the next
real-round-over = End of the round
real-left = { $seconds } s
real-seconds = { $seconds } s
real-time-over = Time is up
real-call-back = One call back
real-voice = Speak aloud
real-timer = Timer
real-timer-off = off
real-remind = Remind us of the named one
real-named = Named: { $name }

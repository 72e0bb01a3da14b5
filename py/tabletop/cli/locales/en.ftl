### What only the terminal says. Everything else it reads from the page's own files.

term-welcome = Game { $seed }. Type the number of an option (several with spaces), or h for help.
term-help =
    1 2: choose these options
    ?: show the whole table again
    ? NAME: show what a card does
    u: take your last choice back
    w FILE: save the game to a file
    q: leave the game
term-number = Type a number from 1 to { $most }, or h for help.
term-count = Choose { $count } { $count ->
    [one] option
   *[other] options
  }.
term-count-most = Choose at most { $count } { $count ->
    [one] option
   *[other] options
  }.
term-count-range = Choose { $least } to { $count } { $count ->
    [one] option
   *[other] options
  }.
term-save-where = Type the name of a file after w.
term-saved = The game is saved in { $file }.
term-not-saved = The game could not be saved in { $file }: { $why }
term-no-card = There is no card called { $name }.
term-left = You have left the game.
term-line = { $label }: { $items }

### What only the terminal and the library say. Everything else they read from the page’s own files.

term-welcome = Game { $seed }. Type the number of an option (several with spaces), or h for help.
term-help =
    1 2: choose these options
    ?: show the whole table again
    ? NAME: show what a card does
    u: undo your last choice
    w FILE: save the game to a file
    q: leave the game
term-number = { $most ->
    [1] Type 1, or h for help.
   *[other] Type a number from 1 to { $most }, or h for help.
  }
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
term-kept = Until it is over, the game is kept in { $file }. To continue it: play --open "{ $file }"
term-unread = { $count } { $count ->
    [one] result in this file cannot be read and is left out.
   *[other] results in this file cannot be read and are left out.
  }
term-no-card = There is no card called { $name }.
term-left = You have left the game.
numbered = { $number }. { $text }
refused-allowed = Allowed: { $allowed }.
refused-near = Did you mean { $near }?
refused-language = { $given } is not a language of the game. These are: { $allowed }.
refused-value = { $where } cannot be { $given }.
refused-unknown = There is no setting { $where }.
refused-missing = The setting { $where } is missing.
refused-size = The number of entries in { $where } cannot be { $count }.
refused-card = There is no card { $given } for { $where }.
refused-set = There is no set { $given } for { $where }.
refused-sets = { $where } cannot be { $given }. It must be the name of a set, or a list of card ids.
refused-range = { $least }–{ $most }
refused-bad-seed = The seed cannot be { $given }. It must be a whole number from 0 to { $most }, or a text of 64 digits from 0 to 9 and a to f.
refused-bad-seat = There is no seat { $given } at this table.
refused-bad-level = There is no computer player { $given }.
refused-illegal-pick = The answer { $pick } is not possible now.
refused-pick-count = The answer { $pick } has { $count } { $count ->
    [one] option
   *[other] options
  }, but the question takes { $range }.
refused-pick-twice = The answer { $pick } has an option twice.
refused-pick-type = The answer { $pick } is not an option. Give each option on its own: push(*options).
refused-player = This player cannot be asked: { $given }. It must be a level, or a function choose(view, ask, tools).
refused-undo-count = Only { $most } { $most ->
    [one] answer
   *[other] answers
  } can be undone, not { $given }.
refused-moment = The game can be viewed after 0 to { $most } answers, not { $given }.
refused-text-line = Line { $line } of the game’s text cannot be read: { $given }.
refused-text-play = Line { $line } of the game’s text cannot be played: { $given }
refused-text-rules = This text is from a game under version { $given } of the rules; the version here is { $ours }.
refused-text-result = The text says { $name } { $given }, but its answers lead to { $ours }.
refused-no-text = This game did not begin with a deal of its own, so it has no text. Save it as JSON.
refused-bad-reward = There is no reward { $given }.
refused-bad-render = There is no render mode { $given }.
refused-bad-cycles = The number of steps cannot be { $given }. It must be a whole number of 1 or more, or None.
refused-before-reset = Call reset before { $call }.
refused-circles = The latest answers changed nothing: the same thing was begun and called off again and again. Give another answer.
refused-action-type = The action { $given } is not a number. env.actions has the names of the actions, by number.
refused-reset-option = reset takes no option { $given }. Set the table when you make the environment.
refused-action = The action { $given } is not legal now.
term-seat = Seat { $seat }

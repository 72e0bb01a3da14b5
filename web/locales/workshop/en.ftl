workshop-intro = Write a computer player of your own in Python, and see how well it plays. What you write stays on this device.
workshop-mine = Your players
workshop-none = None yet. Begin with one of the examples below.
workshop-new = A new player
workshop-new-text = Each example is a whole player. Take one and change a line.
# Beginning of a file of one's own: an empty one.
workshop-blank = blank
workshop-import = Import a Python file
workshop-drop = You can also drop files on this page: players ({ $player }) and libraries ({ $wheel }).
workshop-delete = Delete { $name }
workshop-delete-title = Delete the player { $name }?
workshop-delete-text = All its versions go too. It cannot be recovered unless you have exported it.
workshop-back = Back to your players
workshop-again = Try again
workshop-no-editor = The editor could not be loaded. Connect to the internet for its first use; then it works offline too.
workshop-loading = Loading the editor…
workshop-editor = Python code of the player { $name }
workshop-keys = Tab indents. To leave the editor with the keyboard, press Escape and then Tab.
# Noun, label: the name of one's own computer player.
workshop-name = Name
workshop-name-rule = A name begins with a letter and contains only lowercase Latin letters, digits, - and _.
workshop-name-taken = Another of your players has this name.
# Button, verb.
workshop-save = Save
# On the same button: there is nothing to save.
workshop-saved = Saved
# Noun, a heading: older states of a file.
workshop-versions = Versions
workshop-versions-text = Each press on “Save” keeps the text as a version. The oldest ones go when there are too many.
workshop-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
workshop-restore = Restore this version
workshop-restored = The editor has the earlier version. The text from before is among the versions.
workshop-line = Line { $line }
workshop-good = No errors found in the text
workshop-unchecked = The text is not checked: the game engine is not running.
workshop-too-long = The text is too long to be checked and saved.
# Noun, a list: names of the program that fit here.
workshop-completions = Names
# Noun, a heading: what is wrong in a program.
workshop-diagnostics = Errors
workshop-no-file = This file is not Python code, or it is too long.
workshop-both-changed = “{ $name }” was also changed in another tab. That text is kept as a saved version.
workshop-stored-again = “{ $name }” had been deleted in another tab. It is saved again, since you changed it here.
workshop-full = There is no storage left on this device. Export your player to keep it.
workshop-blocked = This browser does not let the page save anything: your players will be gone when the page is closed. Export them to keep them, or allow site data for this page in the browser’s settings.
workshop-not-stored = Your players could not be saved or read. Export what you have written to keep it.
example-lot = Answers at random: the shortest player there is
example-build = Builds what brings the most, and leaves the rest to a level of the game
example-never = A level of the game with one thing that it never does
example-search = Simulates the answers in a few possible deals, and takes one that is clearly better
example-blank = A level of the game, for you to replace
player-fault-syntax = This is not Python
player-fault-no-choose = There is no function { $function } in the file
player-fault-changing = { $detail } makes the same game give different answers. Use the random numbers that the tools offer instead.
player-fault-detail = { $sentence }: { $detail }
arena-title = Run and watch
arena-about = Your player plays a series of games. Each deal is played once from every seat, so that luck counts less. It runs in a worker of its own, without network or storage.
arena-own = My player
arena-opponent = Opponent { $number }
# Noun, label: how many games.
arena-count = Games
# Button, verb: plays games of computer players.
arena-run = Run
# Button, verb.
arena-stop = Stop
arena-progress-label = Games played
arena-starting = Starting Python…
# Games are being played.
arena-playing = Playing.
# All games have been played.
arena-done = Finished.
arena-stopping = Checking the last games.
# The reader has stopped the games.
arena-stopped = Stopped.
arena-fault = The player cannot be used.
arena-stuck = Stopped: several times the player did not return.
arena-broken = Stopped: the worker failed.
arena-played = { $games } of { $all } games
arena-refused = { $count ->
    [one] One game
   *[other] { $count } games
} left out: the record breaks the rules, or the opponents did not play as their levels do.
arena-rate = games won by { $name }
arena-interval = The 95% interval runs from { $low } to { $high }. Players of equal strength would win { $fair }.
arena-curve = Share of games won after each game, with its interval
# Noun, head of a column.
arena-decisions = Decisions
arena-mean = Time per decision
# Adjective, head of a column: the longest time for a decision.
arena-slowest = Slowest
arena-ms = { $ms } ms
arena-first-fault = First fault: { $fault }. Where the player fails, the level “normal” answers.
arena-ended = { $count ->
    [one] Once, the player did not return, and Python had to be started again.
   *[other] { $count } times the player did not return, and Python had to be started again.
}
arena-games = Games, lost ones first
arena-game = Game { $number }
# Head of a column: how many games.
arena-won = won
# Head of a column: how many games.
arena-lost = lost
arena-all = Show all { $count } games
arena-log = Log: { $count ->
    [one] one line
   *[other] { $count } lines
}
arena-log-at = Game { $game }, decision { $moment }
arena-fault-line = line { $line }
arena-fault-syntax = This is not Python
arena-fault-no-choose = There is no function { $function }
# Noun, plural, of programs: errors that were raised.
arena-fault-failed = Exceptions
arena-fault-illegal = Illegal answers
arena-fault-overtime = Too slow
arena-fault-circles = The same question over and over
my-players = My players
my-players-alone = With friends on other devices, your own players cannot join.
level-own = plays by the code you wrote in the workshop. Where it fails or is too slow, “normal” answers.
own-seat-missing = { $name }: there is no file for this player in this game. The level “normal” continues in its place.
own-seat-fault = { $name } failed: { $why }. The level “normal” answers there.
own-seat-given = { $name } cannot play: { $why }. The level “normal” continues in its place.
own-seat-held = { $name } came with a backup and may not run on this device. The level “normal” continues in its place.
own-seat-stuck = it did not return in time
own-seat-broken = its worker failed
# Noun, a heading: packages of Python.
library-title = Libraries
library-about = Python libraries that your players may import. They stay on this device and run where your player runs.
library-add = Add a library from a file
library-files = Files are wheels ({ $ending }): pure Python, or made for this page’s interpreter.
library-hosted = From this site
library-hosted-about = Downloaded when you press the button, with what the library needs. From then on it works offline too.
library-installer = The first library also downloads its installer, another { $size }.
# Button, verb: downloads a package.
library-get = Add
library-get-label = Add { $name }, { $size }
library-imported = { $name } is not on this device yet. This site has it.
library-with = { $size } with { $names }
# On a package that was downloaded.
library-here = Added
library-coming = Downloading { $name }
library-stop = Stop downloading { $name }
library-stopped = Stopped downloading { $name }; nothing was added
library-is-icepool = odds of dice rolls and card draws
library-is-more-itertools = more tools for lists and other series
library-is-sortedcollections = more kinds of lists that keep their order, such as a ranking by value
library-is-sortedcontainers = lists, sets, and dictionaries that stay sorted
library-away = This needs the internet: what installs libraries is not on this device yet.
library-cut = { $file } could not be downloaded: the connection to this site was lost. Nothing has changed.
library-gone = This site does not have { $file } in the form that its list describes. Nothing has changed. Reload the page and try again.
# A package is being downloaded.
library-busy = Adding…
library-added = Added { $name } { $version }
library-removed = Removed { $name }
library-remove = Remove { $name }
library-kb = { $size } kB
library-mb = { $size } MB
library-no-wheel = { $file } is not a whole wheel. It must be a { $ending } file with the name that its maker gave it, and with the description of the library inside.
library-wrong-kind = { $file } is for another Python or another system ({ $kind }). A wheel must be { $pure } or { $own }.
library-too-large = { $file } is too large: a wheel may be up to { $most } MB, and up to five times that unpacked.
library-compiled-in-pure = { $file } calls itself pure Python but has compiled code in it ({ $path }). A wheel with compiled code must say so in its name.
library-reason-compiled-in-pure = it calls itself pure Python but has compiled code
library-full = There is no room for { $file } on this device.
library-not-stored = { $file } could not be saved on this device.
arena-library = Stopped: the library { $file } could not be installed ({ $reason }). Remove it in the workshop, or add another file.
own-seat-library = the library { $file } could not be installed

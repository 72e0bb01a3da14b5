workshop-intro = Write a computer player of your own in Python, and see how well it plays. What you write stays on this device.
workshop-mine = Your players
workshop-none = None yet. Begin with one of the examples below.
workshop-new = A new player
workshop-new-text = Each example is a whole player. Take one and change a line.
workshop-blank = nothing
workshop-import = Import a Python file
workshop-drop = You can also drop files on this page: players ({ $player }) and libraries ({ $wheel }).
workshop-delete = Delete { $name }
workshop-delete-title = Delete the player { $name }?
workshop-delete-text = All its versions go too. It cannot be recovered unless you have exported it.
workshop-back = Back to your players
workshop-again = Try again
workshop-no-editor = The editor could not be loaded. Connect to the internet for its first use; then it works offline too.
workshop-loading = Loading the editor …
workshop-editor = Python text of the player { $name }
workshop-keys = Tab indents. To leave the editor by the keyboard, press Escape and then Tab.
workshop-name = Name
workshop-name-rule = A name begins with a letter and has small Latin letters, digits, - and _ only.
workshop-name-taken = Another of your players has this name.
workshop-save = Save
workshop-saved = Saved
workshop-versions = Versions
workshop-versions-text = Each press on “Save” keeps the text as a version. The oldest ones go when there are too many.
workshop-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
workshop-restore = Take this version
workshop-restored = The editor has the earlier version. The text from before is among the versions.
workshop-line = Line { $line }
workshop-good = No mistakes found in the text
workshop-unchecked = The text is not checked: the game engine is not running.
workshop-too-long = The text is too long to be checked and saved.
workshop-completions = Names
workshop-diagnostics = Mistakes
workshop-no-file = This file is no Python text, or it is too long.
workshop-full = There is no storage left on this device. Export your player to keep it.
workshop-blocked = This browser lets the page save nothing: your players are gone when the page is closed. Export them to keep them, or allow site data for this page in the browser’s settings.
workshop-not-stored = Your players could not be saved or read. Export what you have written to keep it.
example-lot = Answers by lot: the shortest player there is
example-build = Builds what brings most, and leaves the rest to a level of the game
example-never = A level of the game with one thing that it never does
example-search = Plays the answers on in a few worlds, and takes one that is clearly better
example-blank = A level of the game, for you to replace
player-fault-syntax = This is no Python
player-fault-no-choose = There is no function { $function } in the file
player-fault-changing = { $detail } makes the same game give other answers. Use what the tools offer as chance instead.
player-fault-detail = { $sentence }: { $detail }
arena-title = Run and watch
arena-about = Your player plays a series of games. Each deal is played once from every seat, so that luck counts less. It runs in a worker of its own, without network or storage.
arena-own = My player
arena-opponent = Opponent { $number }
arena-count = Games
arena-run = Run
arena-stop = Stop
arena-progress-label = Games played
arena-starting = Starting Python …
arena-playing = Playing.
arena-done = Finished.
arena-stopping = Checking the last games.
arena-stopped = Stopped.
arena-fault = The player cannot be used.
arena-stuck = Stopped: the player did not return several times.
arena-broken = Stopped: the worker failed.
arena-played = { $games } of { $all } games
arena-refused = { $count ->
    [one] One game
   *[other] { $count } games
} left out: the record breaks the rules, or the opponents did not play as their levels do.
arena-rate = games won by { $name }
arena-interval = 95 % interval: { $low } to { $high }. Even players would win { $fair }.
arena-curve = Share of games won after each game, with its interval
arena-decisions = Decisions
arena-mean = Time per decision
arena-slowest = Slowest
arena-ms = { $ms } ms
arena-first-fault = First fault: { $fault }. Where the player fails, normal answers.
arena-ended = { $count ->
    [one] Once the player did not return, and Python had to be started again.
   *[other] { $count } times the player did not return, and Python had to be started again.
}
arena-games = Games, lost ones first
arena-game = Game { $number }
arena-won = won
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
arena-fault-failed = Exceptions
arena-fault-illegal = Illegal answers
arena-fault-overtime = Too slow
my-players = My players
my-players-alone = With friends at other devices, your own players cannot sit down.
level-own = plays what you wrote in the workshop. Where it fails or is too slow, “normal” answers.
own-seat-missing = { $name }: there is no file for this player in this game. The level “normal” continues for it.
own-seat-fault = { $name } failed: { $why }. The level “normal” answers there.
own-seat-given = { $name } cannot play: { $why }. The level “normal” continues for it.
own-seat-stuck = it did not return in time
own-seat-broken = its worker failed
library-title = Libraries
library-about = Python libraries that your players may import, as wheels ({ $ending }): pure Python, or made for this page’s interpreter. They stay on this device and run where your player runs.
library-add = Add a library
library-busy = Adding …
library-added = Added { $name } { $version }
library-removed = Removed { $name }
library-remove = Remove { $name }
library-kb = { $size } kB
library-mb = { $size } MB
library-no-wheel = { $file } is not a whole wheel: a { $ending } file with the name that its maker gave it and the description of the library inside.
library-wrong-kind = { $file } is for another Python or another system ({ $kind }). A wheel must be { $pure } or { $own }.
library-too-large = { $file } is too large: a wheel may have { $most } MB, and five times that unpacked.
library-full = There is no room for { $file } on this device.
library-not-stored = { $file } could not be saved on this device.
arena-library = Stopped: the library { $file } could not be installed ({ $reason }). Remove it in the workshop, or add another file.
own-seat-library = the library { $file } could not be installed

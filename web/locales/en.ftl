### English. Every language has the same messages with the same variables; ids come from the engine and the page.

## The page

credits = Your games stay on this device.
language = Language
language-en = English
language-uk = Українська
language-fr = Français
language-ru = Русский
close = Close
cancel = Cancel
delete = Delete
replace = Replace
export = Export
import = Import a file
resume = Go on
try-again = Try again
about = About { $name }
help = Rules & help

## Start of the engine

loading-runtime = Fetching the Python runtime…
loading-engine = Waking up the rules…
loading-ready = Ready
loading-bytes = { $done } of { $all } MB
too-old-title = This browser is too old for the table
too-old-text = Please update it, or open the page in a recent Chrome, Edge, Firefox or Safari. Missing:
feature-wasm = WebAssembly
feature-wasm-references = WebAssembly reference types
feature-wasm-bulk-memory = WebAssembly bulk memory
feature-wasm-exceptions = WebAssembly exceptions
feature-module-workers = workers made of modules
feature-broadcast-channel = channels between pages and workers
feature-indexed-db = storage for saved games
feature-secure-context = a secure address (https)
offline-unsupported = This browser cannot keep the game for use without a network
offline-keeping = Keeping the game on this device…
offline-ready = Ready to play without a network
offline-incomplete = Not yet ready to play without a network
offline-update = A new version is ready. It will be used from the next start.
offline-replaced = A new version was installed; reload to use it
update-now = Update
offline-held-back = The new version did not start here, so the one before it is in use.
update-playing = A game is on the table in another tab. Leave it for the lobby first: an update never comes in the middle of a game.
device = This device
install = Install
install-title = As an app
install-installed = The game is installed on this device.
install-offered = Installed, the game opens like any other app, without the browser around it.
install-by-hand = On the Home Screen the game opens like any other app. It keeps its own saved games there, apart from the browser’s:
install-elsewhere = Where the browser can install pages as apps, its menu says so.
install-step-export = First export the games you want to take along.
install-step-share = In Safari press Share, then “Add to Home Screen”.
install-step-import = Open the game from the Home Screen, once with the network on, and import your games.
room-title = Room for games
room-unknown = This browser does not say how much room there is.
room-used = { $used } of { $most } in use
room-tight = Little room is left. Delete finished games, or export those you want to keep.
room-lasting = The browser will not clear your games by itself.
room-passing = The browser may clear your games when the device runs out of room, or when you have not been here for long.
room-ask = Ask it to keep them
room-refused = The browser has not promised it. Export the games that matter to you.
version-title = Version
version = Version { $version }

## Lobby

new-game = New game
start-game = Start the game
players = Players
player-person = Person
player-normal = Computer
player-random = Computer, plays at random
seat-name = Name at seat { $seat }
seat-kind = Who plays at seat { $seat }
default-name = Player
computer-names = Agnes, Bertram, Cecily, Drogo, Edith, Fulk, Giselle
more-options = More options
shuffle-seats = Shuffle the seats
seat-up = { $name }: one seat up
seat-down = { $name }: one seat down
by-lot = by lot
seed = Deal number
seed-help = The same number and the same moves give the same game.
saved-games = Saved games
no-saved-games = No games under way yet.
finished-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
save-over = { $count ->
    [one] Won by { $names }
   *[other] Shared by { $names }
}
quickstart = Quick start
quickstart-text = After a while without a move this device makes a picture of the rules awake in memory. The next start then takes about a second.
quickstart-on = Keep such a picture
quickstart-off = It is switched off.
quickstart-none = There is none yet.
quickstart-making = It is being made…
quickstart-ready = { $size }, made { $date }
broken-title = Damaged save
broken-text = This saved game is damaged and cannot be opened. You can export it as it is, or delete it.
delete-title = Delete this game?
delete-text = It will be gone for good, unless you have exported it.
replace-title = Replace the saved game?
replace-text = This game is already on the device. The file will take its place.
imported = The game has been imported.
rules-changed = The rules have changed since this game was saved; it goes on from the stored position.

## Table

to-lobby = Leave to the lobby (the game is saved)
target-label = Choose: { $label }
log = Chronicle
speed = Speed of the computer players
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
not-stored = This game is not being saved. Export it to keep it.
your-move = { $name }, it is your move
waiting-for = { $name } is playing
skip = Skip to my move
chosen-count = { $most ->
    [one] Chosen: { $count } of { $most }
   *[other] Chosen: { $count } of at most { $most }
}
curtain-title = Pass the tablet to { $name }
curtain-text = The others please look away.
curtain-button = I am { $name }

## End of a game

winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
place = Place { $place }
points-word = { $count ->
    [one] point
   *[other] points
}
again-same = Again with the same players
see-table = See the table
see-scores = Scores

## Options

option-confirm = Done


## What went wrong

error-game-over = This game is already over.
error-stale-pick = The table has moved on; please choose again.
error-not-your-ask = It is somebody else’s move.
error-illegal-pick = That is not possible now.
error-too-many-picks = This game is longer than the table can keep.
error-save-too-large = The file is too large to be a saved game.
error-save-broken = This is not a saved game, or it is damaged.
error-bad-request = The page and the rules misunderstood each other. Please reload the page.
error-request-too-large = That is too much for the table to read.
error-bad-setup = These players cannot start a game.
error-unknown-match = The table has lost this game. Open it again from the lobby.
error-unknown-method = The page and the rules are of different versions. Please reload the page.
error-wrong-game = This file belongs to another game.
error-newer-save = This game was saved by a newer version. Update the page first.
error-bad-seating = These players cannot sit at this table.
error-unknown-game = This page does not know that game.
error-nothing-to-undo = There is nothing to take back now.
error-nothing-to-redo = There is nothing to play again.
error-unknown-moment = This game has no such moment.
error-not-your-seat = That is somebody else’s seat.
error-still-running = That is possible once the game is over.
error-no-free-undo = Free take-backs need exactly one person; all others must be computer players.
error-too-many-matches = Too many games are open at once. Reload the page.
error-internal = Something went wrong. Nothing has changed.
error-engine-start = The rules could not be started. Check the network and try again.
error-engine-lost = The rules have stopped. Reload the page; the game is saved.
error-engine-answer = The rules gave an answer that makes no sense. Reload the page; the game is saved.
error-storage-full = There is no room left on this device. The game goes on, but it is not being saved: export it to keep it.
error-storage-failed = This device does not let the page save. A game can be played all the same; export it to keep it.
error-storage-blocked = This browser lets the page save nothing, so a game is gone when the page is closed. Export it to keep it, or allow site data for this page in the browser’s settings.
error-storage-newer = A newer version of the page has changed the saved games. Please reload the page.
error-other-tab = This game is open in another tab or window.

## Taking back

undo = Undo
undo-deed = Undo: { $deed }
redo = Redo
undone = Taken back
undone-deed = Taken back: { $deed }
redone = Done again
redone-deed = Done again: { $deed }
event-taken_back = { $count ->
    [one] { $seat } goes back by { $count } decision
   *[other] { $seat } goes back by { $count } decisions
}
take-back-free = Free take-back
take-back-free-help = You may take back any decision, even after you have seen what came of it; the log and the result say how often.
take-backs = Take-backs: { $count }

## Replay

replay = Replay
look-back = Look back
replay-title = Replay
leave-replay = Leave the replay
moment = Moment of the game
moment-back = One moment back
moment-next = One moment on
moment-play = Play
moment-pause = Pause
moment-speed = Speed of the replay
moment-chapter = Go to
replay-seat = Whose view
replay-view = View: { $name }
replay-open = All hands open
replay-spectator = View: spectator
replay-older = The rules have changed since this game was played, so it can only be seen from here on.
play-on = Play on from here
play-on-text = A new game begins at this moment: { $moment }. The finished game stays as it is.
play-on-seats = Who plays at this device?
play-on-others = Computer players take the other seats.

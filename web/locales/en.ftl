### English. Every language has the same messages with the same variables; ids come from the engine and the page.

## The page

credits = Your games stay on this device.
# Which way the language is written: ltr or rtl.
direction = ltr
# Label of the switch of languages.
language = Language
language-not-here = { $language } is not on this device yet. Connect to the internet and choose it again.

## How parts stand beside each other: all signs and spaces between them are here, none is in the code

labelled = { $label }: { $text }
join-commas = { $first }, { $last }
join-dots = { $first } · { $last }
join-dash = { $first } – { $last }
join-plus = { $first } + { $last }
join-sentences = { $first } { $last }
join-stops = { $first }. { $last }
list-two = { $first } and { $last }
list-end = { $first }, and { $last }
in-brackets = { $text } ({ $more })
with-figure = { $text } { $figure }

# Button, verb: closes what is open over the page.
close = Close
# Button, verb: changes nothing.
cancel = Cancel
# Button, verb: deletes a game, after a question.
delete = Delete
# Button, verb: overwrites what is saved.
replace = Replace
# Button, verb: writes a file.
export = Export
import = Import a file
# Button, verb: opens a saved game.
resume = Resume
try-again = Try again
about = About { $name }
help = Rules & help
help-search = Search the rules and cards
help-fillers = how, many, much, what, which, who, when, where, why, is, are, do, does, can, may, must, i, you, we, my, the, a, an, of, for, to, in, at, it, get, got, have, has, if, there
help-found = { $count ->
    [0] Nothing found. Try fewer letters or another word.
    [one] { $count } result
   *[other] { $count } results
}
help-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
explain = What is this?
explain-how = Press anything to learn what it means. Press an empty spot, or Escape, to stop.
# A tab of the help: about this page.
help-part-about = About
help-part-ear = By ear
try-card-offered = Your first choice offers you this card: { $card }.
about-games = Whose games these are
about-fans = { $name } is made by fans. It is not affiliated with the authors and publishers, and none of them has approved it. The games and their names belong to their owners; the words and pictures here are our own.
about-buy = What to buy
about-owner = Who runs this copy
about-owner-name = { $owner } runs this copy of the site.
about-owner-unnamed = The owner of this copy has not given a name.
about-contact = To reach the owner:
about-contact-none = The owner of this copy has left no contact details.
# Noun, a link.
about-licences = Licenses
about-licence = The code of this site is free software under the MIT license. It includes the work of many others, under their own licenses.
about-licences-show = Show all licenses
about-licences-failed = The licenses could not be loaded. They are not saved on this device; connect to the internet and try again.

## Start of the engine

loading-runtime = Getting the table ready…
loading-engine = Starting the game engine…
# The table has loaded.
loading-ready = Ready
loading-bytes = { $done } of { $all } MB
insecure-title = This page needs a secure address
insecure-text = The address of this page is not secure, so browsers do not let the game run here. Open the page at an address that begins with { $secure }, or, on the computer that serves it, at { $local }.
too-old-title = This browser is too old to run this game
too-old-text = Please update it, or open the page in a recent Chrome, Edge, Firefox, or Safari. Missing:
# A name: what the browser lacks.
feature-wasm = WebAssembly
feature-wasm-references = WebAssembly reference types
feature-wasm-bulk-memory = WebAssembly bulk memory
feature-wasm-exceptions = WebAssembly exceptions
feature-module-workers = module workers
feature-broadcast-channel = channels between pages and workers
feature-indexed-db = storage for saved games
offline-unsupported = This browser cannot save the game for offline play
offline-keeping = Saving the game on this device…
offline-ready = Ready to play offline
offline-incomplete = Not yet ready to play offline
offline-update = A new version is ready. It will be used the next time you open the page.
offline-replaced = A new version was installed; reload to use it
# Button, verb: loads the new version.
update-now = Update
offline-held-back = The new version did not start here, so the previous one is in use.
update-playing = A game is open in another tab. Return to the lobby there first; updates never interrupt games.
# Noun, button: the settings of this device.
device = Settings
# Noun, label: dark or light.
theme = Appearance
theme-system = Same as system
theme-dark = Dark
theme-light = Light
theme-contrast = High contrast
# Button, verb: puts the page among the apps.
install = Install
install-title = As an app
install-installed = The game is installed on this device.
install-offered = Once installed, the game opens like any other app, without the browser around it.
install-by-hand = From the Home Screen the game opens like any other app. It keeps its own saved games there, separate from the browser’s:
install-elsewhere = If the browser can install pages as apps, its menu offers it.
install-step-export = First export the games you want to take along.
install-step-share = In Safari press Share, then “Add to Home Screen”.
install-step-import = Open the game from the Home Screen, online the first time, and import your games.
# Noun, a heading: how much is saved on this device.
room-title = Storage
room-unknown = This browser does not report how much storage is left.
room-used = { $used } of { $most } in use
room-tight = Storage is almost full. Delete finished games, or export those you want to keep.
room-lasting = The browser will not delete your games by itself.
room-passing = The browser may delete your games when the device runs out of storage, or when you have not opened the game for a long time.
room-ask = Protect my games
room-refused = The browser declined. Export the games that matter to you.
# Noun, a heading.
version-title = Version
version = Version { $version }
# Noun, label of a switch: hints for new players.
tips = Tips
tips-on = Show tips during the game

## Backup

# Noun, a heading: copies of all that is saved.
backup-title = Backup
backup-text = Choose a folder once. From then on, after each game, all games and results are saved there in one file.
backup-text-by-hand = One file holds all your games and results. Save it from time to time, and keep it where you will find it.
backup-seven-days = This browser deletes everything a page has saved if you do not visit it for seven days. Install the game on the Home Screen, or save a backup.
backup-folder = A backup is saved in the folder “{ $folder }” after each game.
backup-saved = The last backup was made on { $date }.
backup-never = There is no backup yet.
backup-choose = Choose a folder
backup-other-folder = Other folder
backup-now = Save now
backup-allow = Allow and save
backup-download = Save everything as a file
backup-forget = Stop making backups
# A backup is being written.
backup-saving = Saving…
backup-restore-title = Restore a backup
backup-restore-text = Nothing here is deleted. The newer version of each game is kept; if a game was continued differently in two places, both are kept.
backup-restore = Open a backup
backup-others = { $count ->
    [one] The folder also holds a backup from another device or from an earlier time.
   *[other] The folder also holds { $count } backups from other devices or from an earlier time.
}
backup-restore-folder = Restore everything in the folder
backup-restoring = { $count ->
    [one] Reading, { $count } game left…
   *[other] Reading, { $count } games left…
}
backup-merged = { $added ->
    [0] No game was new
    [one] One game was added
   *[other] { $added } games were added
}, { $newer ->
    [0] and none was brought up to date
    [one] and one was brought up to date
   *[other] and { $newer } were brought up to date
}.
backup-merged-none = Everything in this backup was here already.
backup-merged-both = { $count ->
    [one] { $count } game was continued differently here and there: both are in the list now.
   *[other] { $count } games were continued differently here and there: both versions of each are in the list now.
}
backup-merged-refused = { $count ->
    [one] { $count } game could not be read, or is open in another tab.
   *[other] { $count } games could not be read, or are open in another tab.
}
backup-players = { $count ->
    [one] One player from the workshop is in it, too.
   *[other] { $count } players from the workshop are in it, too.
}
backup-players-back = { $added ->
    [0] No player from the workshop was added
    [one] One player from the workshop was added
   *[other] { $added } players from the workshop were added
}, { $changed ->
    [0] and none was changed
    [one] and one was changed
   *[other] and { $changed } were changed
}.
foreign-title = May this code run here?
foreign-refused = This code may not run here
foreign-file = From the backup { $file } of { $date }
foreign-players = Players: { $names }
foreign-libraries = Libraries: { $names }
foreign-more = { $count ->
    [one] one more
   *[other] { $count } more
}
foreign-author = The page cannot check who wrote it. Let it run only if you trust that person. Until then the level “normal” plays in place of these players.
foreign-allow = Let it run
foreign-refuse = Do not let it run
error-foreign-code = This player came with a backup and may not run on this device. You can allow it where backups are restored.
backup-libraries = { $count ->
    [one] One library from the workshop is in it, too ({ $size }).
   *[other] { $count } libraries from the workshop are in it, too ({ $size }).
}
backup-libraries-left = Too large for the backup: { $files }. Keep these files yourself.
backup-libraries-back = { $count ->
    [one] One library from the workshop is back ({ $size }).
   *[other] { $count } libraries from the workshop are back ({ $size }).
}
backup-libraries-refused = Not restored: { $files }. This library is damaged, or made for another Python.
backup-libraries-away = The libraries could not be restored without a network. Open the backup again when you are online.
backup-taken-results = { $added ->
    [0] No result of a finished game was added
    [one] One result of a finished game was added
   *[other] { $added } results of finished games were added
}, { $changed ->
    [0] and none was completed
    [one] and one was completed
   *[other] and { $changed } were completed
}.
backup-taken-days = { $added ->
    [0] No deal of the day was added
    [one] One deal of the day was added
   *[other] { $added } deals of the day were added
}, { $changed ->
    [0] and none was completed
    [one] and one was completed
   *[other] and { $changed } were completed
}.
backup-taken-evenings = { $added ->
    [0] No evening with friends was added
    [one] One evening with friends was added
   *[other] { $added } evenings with friends were added
}, { $changed ->
    [0] and none was completed
    [one] and one was completed
   *[other] and { $changed } were completed
}.
backup-taken-problems = { $added ->
    [0] No puzzle was added
    [one] One puzzle was added
   *[other] { $added } puzzles were added
}, { $changed ->
    [0] and none was updated
    [one] and one was updated
   *[other] and { $changed } were updated
}.
backup-taken-refused = { $count ->
    [one] One other entry of this backup is damaged and was left out.
   *[other] { $count } other entries of this backup are damaged and were left out.
}
backup-lost-games = The games could not be saved or read. { $why }
backup-lost-results = The results of finished games could not be saved or read. { $why }
backup-lost-days = The deals of the day could not be saved or read. { $why }
backup-lost-evenings = The evenings with friends could not be saved or read. { $why }
backup-lost-problems = The puzzles could not be saved or read. { $why }
backup-lost-players = The players from the workshop could not be saved or read. { $why }
backup-lost-libraries = The libraries from the workshop could not be saved or read. { $why }
backup-damaged = Not restored, since they are damaged or made by a newer version: { $files }.
backup-unread = Not everything on this device can be read. { $why }
backup-away = The part about backups could not be loaded. Open this again when you are online.
backup-note = Your last games are only in this browser. Save them in case it loses them.
backup-note-seven-days = This browser deletes your games if you do not visit the page for seven days. Save them now.
backup-note-failed = The backup in the folder “{ $folder }” failed. { $why }
backup-later = Not now
error-backup-broken = This is not a backup, or it is damaged. Nothing was changed.
error-backup-newer = This backup was made by a newer version. Update the page first. Nothing was changed.
error-backup-folder-gone = The backup folder can no longer be found. Choose another one.
error-backup-not-allowed = The browser needs your permission again to write to the folder.
error-backup-full = There is no space left in the backup folder.
error-backup-failed = The backup could not be written. Try again, or choose another folder.
error-backup-late = The backup folder is not responding. Once it responds, the backup will finish by itself; you can also choose another folder or download the backup.

## Lobby

# Button: unfolds the rest of the page.
more = More
play-now = Play now
change-game = Change players or cards
arriving = It opens as soon as the table is ready.
arriving-leave = To the lobby
names-title = Who plays?
names-note = Leave a field empty and the computer plays that seat.
names-person = Name of player { $seat }
# Placeholder of an empty field: who plays that seat.
names-computer = Computer
with-friends = With friends
# Adverb, before a time.
today = Today
friends-host = Invite friends
friends-host-note = Everyone on their own device
friends-join-note = You have a link or a code
friends-round = Around this device
friends-round-note = It goes from hand to hand
with-box = With the box
with-box-note = For a real table: the page calls and counts
friends-screen-note = The table on a large screen, the cards on your phones
new-game = New game
guided = Learn in five minutes
guided-dismiss = Do not offer the guided game again
start-game = Start game
# Noun, label: how many play.
players = Players
player-person = Human
player-elsewhere = Friend
player-normal = Normal
player-novice = Novice
player-strong = Strong
player-expert = Expert
player-master = Master
player-own = My player
player-random = Computer, plays at random
level-normal = plays soundly, like somebody who knows the game.
level-novice = often chooses on a whim: good for a first game.
level-strong = knows what wins, and drafts accordingly.
level-expert = thinks ahead on key choices, but less thoroughly than a master.
level-master = thinks ahead on key choices, so it takes a moment.
level-random = does anything the rules allow, without a plan.
tempers = { $rivals ->
    [1] Playing style of the computer player
   *[other] Playing styles of the computer players
}
temper-even = { $rivals ->
    [1] Ordinary
   *[other] All alike
}
temper-mix = { $rivals ->
    [1] By name
   *[other] A mix
}
temper-help-even = { $rivals ->
    [1] No style of its own.
   *[other] Everybody plays alike.
}
temper-help-mix = { $rivals ->
    [1] A playing style that goes with the name.
   *[other] Each has a playing style that goes with the name.
}
seat-name = Name at seat { $seat }
seat-kind = Who plays at seat { $seat }
# A player without a name. The list of languages.js has it, too.
default-name = Player
# The same inside a sentence.
unnamed-player = the player
you-name = You
    .inside = you
own-name = Your name
computer-name-1 = Agnes
    .gender = f
computer-name-2 = Bertram
    .gender = m
computer-name-3 = Cecily
    .gender = f
computer-name-4 = Drogo
    .gender = m
computer-name-5 = Edith
    .gender = f
computer-name-6 = Fulk
    .gender = m
computer-name-7 = Giselle
    .gender = f
computer-names = { computer-name-1 }, { computer-name-2 }, { computer-name-3 }, { computer-name-4 }, { computer-name-5 }, { computer-name-6 }, { computer-name-7 }
typed-name = { $name }
# Common given names and their forms, an ending a line: what is cut off after "-", the forms of "typed-name", the names. Any other
# name takes the forms of "typed-name". Empty where names do not bend.
given-names = {""}
# A name of digits alone, so that a sentence does not count it: “7” takes 2 gold.
bare-name = “{ $name }”
more-options = More options
shuffle-seats = Shuffle seats
seat-up = Move { $name } up one seat
seat-down = Move { $name } down one seat
# Adverb: the deal is drawn by lot.
by-lot = random
# Noun: the number that a deal comes from.
seed = Seed
seed-help = The same seed and the same choices give the same game.
saved-games = Saved games
no-saved-games = No games in progress.
finished-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
save-over = { $count ->
    [one] Won by { $names }
   *[other] Shared by { $names }
}
save-over-you = { $count ->
    [one] Won by you
   *[other] Shared by { FORM($names, "inside") }
}
quickstart = Quick start
quickstart-text = When the game has been idle for a while, this device saves a snapshot of the loaded engine. The next start then takes about a second.
quickstart-on = Use quick start
quickstart-off = Quick start is off.
quickstart-none = There is no snapshot yet.
quickstart-making = Making the snapshot…
quickstart-ready = { $size }, made { $date }
broken-title = Damaged save
broken-text = This saved game is damaged and cannot be opened. You can export it as it is, or delete it.
delete-title = Delete this game?
delete-text = It cannot be recovered unless you have exported it.
delete-text-lost = It cannot be recovered unless you have exported it. It already counts for your rating: deleting it counts as a loss.
replace-title = Replace the saved game?
replace-text = A later version of this game is already on the device. The file is older: what was played since will be lost.
replace-text-lost = A later version of this game is already on the device. The file is older: what was played since will be lost. It already counts for your rating, so replacing it counts as a loss.
# Noun, a link and a heading.
statistics = Statistics
statistics-none = No finished games yet. Play one to the end, and it will count here.
statistics-stored = Only this device knows these figures. They stay when a game is deleted.
statistics-reading = Reading finished games: { $count }
statistics-who = Who played
statistics-everybody = Everybody here
# Noun, head of a column: how many games.
statistics-games = Games
# Head of a column: how many games were won.
statistics-won = Won
statistics-mean = Average points
statistics-best = Most points
statistics-streak = Longest winning streak
statistics-coach = Choices the coach would have made
statistics-coaching = The coach is looking at your games: { $count }
# Noun, plural, head of a column: how often.
statistics-times = Times
statistics-months = Month by month
statistics-months-table = As a table
# Noun, head of a column.
statistics-month = Month
statistics-tables = As tables
statistics-variants = By edition
statistics-players = By number of players
statistics-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
statistics-levels = By opponents
statistics-friends = Friends on other devices
statistics-people = People on this device only
statistics-apart = Not counted above
statistics-fork = Continued from a replay
statistics-free = With free undo
statistics-left = Deleted before the end
statistics-away = { $count ->
    [one] { $count } result is from a game that this page does not have. It stays saved and is not counted.
   *[other] { $count } results are from games that this page does not have. They stay saved and are not counted.
}
# Noun, a heading: how strong a player is.
rating = Rating
rating-none = A game alone against computer players gives you a rating if you finish it without undo and without the coach.
rating-how = Games alone against computer players count if you finish them without undo and without the coach. Of each deal, only your first game counts. After ten of your decisions, a loss counts even with help, and a deleted game counts as lost. The level “{ player-normal }” has 1500 points, at every table.
rating-failed = { $name }: no rating can be shown, since this page cannot read the saved results.
rating-open = { $count ->
    [one] { $count } game that you left open for a week after at least ten decisions counts as lost until it ends.
   *[other] { $count } games that you left open for a week after at least ten decisions count as lost until they end.
}
rating-between = most likely { $low } to { $high }
rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating-change = last game { $change }
rating-yours = Your rating is { $points }, most likely { $low } to { $high }.
rating-even = A fair match for you: { $levels }.
rating-even-now = These opponents are a fair match for you.
rating-level = { $count } × { $level }
rating-seat = Play against them
rating-reset = Reset the rating
rating-reset-title = Reset the rating?
rating-reset-text = It starts over with your next game. The games stay in the statistics.
statistics-delete-title = Delete the statistics?
statistics-delete-text = They cannot be recovered unless you have exported them. Your games stay.
imported = The game has been imported.
imported-beside = The game was added beside the one already here, which was continued differently.
import-failed = { $name } could not be added. { $why }
arrived-file-title = Add the game in this file?
arrived-file = { $name } goes into the list of saved games. The game on the table stays as it is.
arrived-file-yes = Add it
arrived-link-title = Open the link?
arrived-link = The game on the table is saved and closed. You can resume it from the lobby.
# Button, verb: opens the link.
arrived-link-yes = Open
arrived-nothing = What was shared contains neither a link to a table here nor a saved game.
arrived-gone = Could not be read, so left out: { $files }.

## Table

to-lobby = Return to the lobby (the game is saved)
target-label = Choose: { $label }
blocked-part = { $thing }: { $reason }
log = Game log
log-news = What’s new
log-filter = What the log shows
# Filter of the log: every event.
log-all = Everything
log-against = Against me
log-against-none = Nobody has done anything to you yet.
news = Since your move
tabs = Parts of the table
tab-table = Table
tab-log = Log
speed = Speed of the computer players
# Adjective: how fast the story is told.
speed-slow = Slow
# Adjective: how fast the story is told.
speed-normal = Normal
# Adjective: how fast the story is told.
speed-fast = Fast
# Adjective: the story is told at once.
speed-instant = Instant
end-turns-use = End my turn for me when nothing else is left to do
turn-ends = Your turn ends by itself in { $seconds } seconds. Press anywhere to prevent it.
not-stored = This game is not being saved. Export it to keep it.
your-move = { $name }, it is your turn
your-move-alone = Your turn
waiting-for = It is { $name }’s turn
waiting-for-you = It is your turn
thinking = Thinking it over…
thinking-of = { $name } is thinking it over…
stop-thinking = Stop thinking
skip = Skip to my turn
story-pause = Pause
story-resume = Resume
story-step = Next scene
story-continue = Continue
# Noun, label of a switch.
sound = Sound
sound-use = Coins, cards, threats, and a chime when it is your turn
sound-effects = Volume of effects
sound-ambience = Volume of background sounds
sound-night = Quieter at night, from 9 p.m. to 7 a.m.
sound-offer = This game has sounds.
sound-on = Switch sound on
remarks-off = Hide all remarks
remarks-use = Let computer players comment on what happens
vibration-use = Vibrate when it is your turn
text-size = Text size
text-size-share = { $share }%
# Noun, label: at which side the panel with the answers lies.
hand = Panel
hand-right = On the right
hand-left = On the left
steps = Tab key
steps-each = Answer by answer
steps-groups = Group by group
listen = By ear
listen-open = Ask, listen, and speak
guide = Guided game
guide-next = Got it
guide-stop = End the guide
# Noun, read before a hint.
tip = Tip
tip-stop = No more tips
chosen-count = { $most ->
    [one] { $count } of { $most } chosen
   *[other] { $count } of at most { $most } chosen
}
curtain-title = Pass the device to { $name }
curtain-text = Everybody else, please look away.
curtain-button = I am { $name }

## Friends at other devices

friend-name = Friend { $seat }
add-friend = Add a friend’s seat
friends-next = Friends use their own devices. You invite them in the next step.
friends-impossible = This browser cannot connect to other devices, so friends cannot join from here. Try a recent Chrome, Edge, Firefox, or Safari.
open-table = Invite friends
join-friend = Join a friend’s game
# Adjective on a friend's device.
peer-open = connected
peer-open-long = { $name } is connected
peer-waiting = no answer yet
peer-waiting-long = { $name } is not responding at the moment
# Adjective on a friend's device.
peer-lost = disconnected
peer-lost-long = There is no connection to { $name }
peer-bot = computer plays
peer-bot-long = A computer player sits in for { $name }
room-table = Around the table
room-you = you, on this device
room-here = also on this device
# Noun behind a name: whose device keeps the table.
room-opener = host
room-friend = not here yet
# On a friend's device.
room-connecting = connecting…
room-computer = computer player
room-leave = Leave the table
room-leave-title = Close the table?
room-leave-text = No cards have been dealt yet. Everyone who has joined will be disconnected.
room-reopened = The page was reloaded. Your table and its link are the same.
room-links-void = The page was reloaded: links that you sent before no longer work. Send your friends a new one.
screen-title = { $screen } · { $title }
screen-not-here = What this address shows is not on this device. Games stay on the device they were played on.
screen-unknown = There is nothing at this address, so here is the lobby.
screen-leave-title = Leave your friends?
screen-leave-text = You are at a table with friends. They will see that you have left.
room-wait = Waiting for { $name } to start the game.
room-missing = { $count ->
    [one] { $names } is not here yet.
   *[other] { $names } are not here yet.
}
room-all-there = Everybody is here.
room-start-without = Start, with computers in their seats
room-watching = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
# Button, verb.
invite-somebody = Invite
invite-somebody-to = Invite { $name }
invite-again = Invite again
invite-again-to = Invite { $name } again
invite-watcher = Invite somebody to watch
seat-watcher = Give { $name } a seat
pace-title = Time for each decision
pace-none = as long as you like
pace-own = You have { $time } left.
pace-other = { $name } has { $time } left.
pace-stopped = The clock has stopped at { $time }: the device is not responding.
pace-more = Give one more minute
pace-late = Time ran out, so a computer player made this one decision for you. The next decision is yours again.
pace-decided = { $name } ran out of time { $count ->
    [one] once
   *[other] { $count } times
}, and a computer player decided.
room-how = How friends come to the table
room-how-1 = Press “Invite” and send your friend the link, or show the code on your screen.
room-how-2 = Your friend opens it and gets a reply for you, which comes back the same way.
room-how-3 = Paste or scan the reply, and your friend joins the table.
room-how-private = The devices talk to each other directly. Nothing passes through a server of ours.
# Noun, a heading: people at other devices.
friends = Friends
stand-in = Let a computer player sit in
hand-back = Give { $name } the seat back
away-waiting = { $name } is not responding. The table is waiting; usually this passes by itself.
away-unsaved = The host’s device cannot save the game right now. As soon as it can, the game continues by itself.
away-lost = The connection to { $name } is lost. The table is waiting.
away-opener = The connection to { $name } is lost. Keep this page open: the game continues as soon as the connection is back or you are invited again.
guest-here = { $name } is at the table.
guest-back = { $name } is back.
# Noun, button: messages to the others at the table.
chat = Chat
chat-none = Nobody has said anything yet.
chat-muted = You have muted the others.
chat-mute = Mute the others
chat-unmute = Unmute the others
chat-write = Write to everybody
# Button, verb: sends a message.
chat-send = Send
chat-unread = { $count ->
    [one] unread message
   *[other] unread messages
}
# Noun, read aloud: the row of short exclamations.
reactions = Reactions
come-back = Come back to the table
back-to-table = Back to the table
back-to-friends = Back to the table of { $name }
# Exclamation of a player to the others.
reaction-applause = Bravo!
reaction-laugh = Ha ha!
# Exclamation of a player to the others.
reaction-wow = Oh!
# Exclamation of a player to the others.
reaction-ouch = Ouch!
# Exclamation of a player to the others.
reaction-thanks = Thanks!
reaction-hurry = Your turn!
verdict = Fair play check
verdict-checking = Checking that play was fair…
verdict-sound = Checked: the deck was not rigged, and everything you saw was genuine.
verdict-faulty = Something does not fit. This game was not played honestly, or the page is damaged:
verdict-by = { $count ->
    [one] { $names } checked the game and found it fair
   *[other] { $names } checked the game and found it fair
}
verdict-doubted = { $count ->
    [one] { $names } doubts that the game was fair
   *[other] { $names } doubt that the game was fair
}
verdict-number = Everybody at this table sees the same number:
evening = This evening
evenings = Evenings with friends
evening-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
evening-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
fault-changed-shuffle = These are not the cards that everybody shuffled together.
fault-forged-update = After decision { $moment } you were shown something that was not true.
fault-rewritten-past = Decision { $moment } was undone or changed, though the rules do not allow it.
fault-forged-pick = Decision { $moment } was made in your name, but not by you.
fault-forged-computer = Decision { $moment } is not what the computer player would have done.
fault-forged-seating = Decision { $moment } was not made by the player who was announced.
fault-forged-chat = The chat has words in your name that you did not say.
fault-broken-chain = What you were sent after decision { $moment } does not follow from what came before.
fault-broken-record = You were sent a record of the game that cannot be replayed to the end.
come-back-how = You were at a friend’s table here. Ask your friend to press “Invite again” at your seat, and open the link here: you won’t miss anything.
drawn-together = The cards were shuffled by all devices together. Everybody sees the same number: { $number }
drawn-again = The shuffle was started { $count } times. It starts over when a device drops out. If that happens often, ask why.
coming-back = Coming back to the table…
coming-back-long = If this takes a while, your friend’s page may be closed, or the network may have changed. A new invitation then helps; you won’t miss anything.
coming-back-unanswered = { $name } has not answered yet. Ask whether the table is still open. If it is, ask for “Invite again” at your seat, and open the link here: you won’t miss anything.
coming-back-instead = I have a new invitation
away-by-code = { $name } is not connected. This browser does not let a page reconnect by itself: show your return code.
return-show = Show the return code
return-title = Come back with a code
return-how = Let any device at the table scan this code, or send it the link. You won’t miss anything.
return-how-all = Let each friend’s device scan this code, or send your friends the link. Nobody misses anything.
return-code = Return code
return-words = I am coming back to the table. Open this link on a device at the table:
return-take-title = Accept a return code
return-take-how = A friend whose page was reloaded shows a code or sends a link. Scan it, or paste it here.
return-field = Paste the return code
return-take = Accept the code
return-taken = The code was accepted. The other device connects by itself.
return-sent = The code is on its way to the host…
return-handed = Done: your table has the code. Go back to its tab.
return-to-nobody = This is a return code, but no table in this browser is waiting for it. Copy it, and paste it on a device at the table: “Accept a return code”.
return-none = This is not a return code. Copy the whole link that the other page shows.
return-both = This page and that device’s were both reloaded, so that code no longer works. Invite your friend again:
return-both-here = This page and your friend’s were both reloaded, so return codes no longer work. Ask your friend for a fresh link, and open it here: you won’t miss anything.
coming-back-by-code = This browser does not let a page reconnect by itself. One code is enough:
inherit = Continue without { $name }
inherit-title = Continue without the host?
inherit-how = Each of you has an encrypted copy of the game and a part of the key. Invite the others: with enough parts, the game continues on this device, which can then see all cards. If the host returns before that, it continues there.
inherit-asked = The friend who invited you wants to take over as host. That device can then see all cards.
# Button, verb: the table may move to another device.
inherit-agree = Agree
inherit-count = { $have } of { $needed } have agreed

## End of a game

winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
winner-you = { $count ->
    [one] You win!
   *[other] { CAP(FORM($names, "inside")) } win!
}
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
points-word = { $count ->
    [one] point
   *[other] points
}
again-same = Play again with the same players
again-change = Change the setup
again-wished = { $name } wants to play again.
next-game = Next game
next-come = Everyone at the table comes along automatically.
next-watch = { $count ->
    [one] { $names } will watch.
   *[other] { $names } will watch.
}
next-people = At the table
hand-over = Make host
hand-over-title = Make { $name } the host?
hand-over-text = The other device then deals the next game, and yours comes along as a guest.
hand-over-yes = Hand over
hand-over-asked = { $name } is being asked.
hand-over-declined = { $name } does not want to be the host.
hand-over-silent = { $name } has not answered. That device may have an older version of the page.
hand-over-offered = Become the host?
hand-over-offered-text = The host hands the table over to you. Your device then deals the next game, and the others come along.
hand-over-take = Take over
see-table = View the table
# Small button at the end of a game: shows it again.
replay-short = Replay
# Noun, small button: the link of the replay.
replay-link-short = Link
# Noun, small button: a picture of the cities.
share-picture-short = Picture
# Noun, small button: goes back from the results to the table.
see-table-short = Table
# Noun, a heading and a button: the points at the end.
see-scores = Scores
end-part-day = The day
# Noun, a tab of the results.
end-part-decisions = Decisions
# Noun, a tab of the results: how the points grew.
end-part-course = Progress
costs-title = The decisions that cost most
costs-looking = The coach is looking through your decisions: { $looked } of { $all }
costs-none = None of your decisions clearly cost you anything. Well played!
cost-chosen = You chose “{ $answer }”
cost-better = “{ $answer }” was better
counting = Counting the points
counting-winner = And the winner is…
skip-counting = Show all at once
score-you = you
score-open = Details: { $name }
tie-none = Tied at { $points }, { $name } and { $other } share the place.
tie-none-you = { $you ->
    [name] Tied at { $points }, you and { $other } share the place.
   *[other] Tied at { $points }, { $name } and you share the place.
}
course = How the game went
turning-points = Turning points
turning-lead = { $count ->
    [one] { $name } gains { $count } point and takes the lead
   *[other] { $name } gains { $count } points and takes the lead
}
turning-lead-you = { $count ->
    [one] You gain { $count } point and take the lead
   *[other] You gain { $count } points and take the lead
}
turning-gain = { $count ->
    [one] { $name } gains { $count } point
   *[other] { $name } gains { $count } points
}
turning-gain-you = { $count ->
    [one] You gain { $count } point
   *[other] You gain { $count } points
}
turning-loss = { $count ->
    [one] { $name } loses { $count } point
   *[other] { $name } loses { $count } points
}
turning-loss-you = { $count ->
    [one] You lose { $count } point
   *[other] You lose { $count } points
}
turning-better = { $name }’s chance of winning rises from { $from }% to { $to }%
turning-better-you = Your chance of winning rises from { $from }% to { $to }%
turning-worse = { $name }’s chance of winning falls from { $from }% to { $to }%
turning-worse-you = Your chance of winning falls from { $from }% to { $to }%
# Noun, title of a curve: the chances to win.
curve-chance = Chances
curve-chance-note = The chances take into account how strong each computer player is.
per-cent = { $figure }%
share-picture = Share as an image
tour-town = { $name }: a town with { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
tour-back = Previous town
tour-next = Next town
# Adjective, the shape of a picture.
poster-upright = Upright
# Adjective, the shape of a picture.
poster-wide = Wide
poster-alt = A picture of all towns, with names and points
# Button, verb: hands a picture to another app.
poster-share = Share

## Options

# Button, verb: the choice of several things is made.
option-confirm = Confirm
picked-before = Chosen so far
look-at-table = Look at the table
choose-on-table = Choose on the table: what you can choose is highlighted.
see-cards = Back to the cards
# Button, verb.
choose = Choose


## What went wrong

error-game-over = This game is already over.
error-stale-pick = The game has moved on. Please choose again.
error-not-your-ask = Another player is choosing now.
error-illegal-pick = That is not possible now.
error-too-many-picks = This game is too long: no further choice can be saved.
error-save-too-large = The file is too large to be a saved game.
error-file-unread = The file could not be read. It may have been moved or deleted, or is not on this device yet.
error-save-broken = This is not a saved game, or it is damaged.
error-save-lacks = { $what ->
    [card] This game needs a card that is not here: “{ $name }”.
    [set] This game needs a set of cards that is not here: “{ $name }”.
    [edition] This game needs an edition that is not here: “{ $name }”.
    [level] This game needs a level of computer players that is not here: “{ $name }”.
   *[other] This game needs something that is not here: “{ $name }”.
}
error-bad-request = The page sent an invalid request. Please reload the page.
error-request-too-large = This is too much data.
error-bad-setup = A game cannot start with these settings.
error-unknown-match = This game is no longer loaded. Open it again from the lobby.
error-unknown-method = The page and the game engine are of different versions. Please reload the page.
error-wrong-game = This file belongs to another game, which is not here: “{ $game }”.
error-problem-broken = This puzzle cannot be opened: it is damaged, or the rules have changed since.
error-replay-link-broken = This replay link is damaged or was cut off. Ask for it once more.
error-replay-link-rules = This game was played by other rules or with other cards than those of this version, so it cannot be shown.
error-no-replay-link = This game does not fit into a link: it is too long, it began in the middle of another one, or it follows older rules. Export it as a file.
error-newer-save = This game was saved by a newer version. Update the page first.
error-bad-seating = These players cannot sit at this table.
error-unknown-game = That game is not available here.
error-not-replayed-rules = The rules have changed since this game was saved; it continues from the saved position, and what came before cannot be shown.
error-not-replayed-pick = Answer { $at } of this saved game is not possible at that point; the game continues from the saved position, and what came before cannot be shown.
error-not-replayed-state = The answers of this saved game lead to a different position from the saved one; the game continues from the saved one, and what came before cannot be shown.
error-nothing-to-undo = There is nothing to undo now.
error-nothing-to-redo = There is nothing to redo.
error-unknown-moment = This game has no such moment.
error-not-your-seat = That is somebody else’s seat.
error-still-running = You can do that once the game is over.
error-no-redeal = Continuing from here is only possible where one person plays against computer players.
error-cannot-redeal = The hidden cards could not be dealt again for this moment. Try another one.
error-no-hint = Hints are given only where one person plays against computer players.
error-bad-day = There is no such day.
error-no-rating = This game has no rating.
error-no-real-table = This game has no help for a real table.
error-unloaded-part = This help for a real table is not available here.
error-companion-away = The part for games with the box is not on this device yet. Connect to the internet once and open it again.
error-no-days = This game has no deal of the day.
error-day-alone = The deal of the day is played without help: no coach, no other people, and only from the start.
error-no-free-undo = Free undo needs exactly one person; all others must be computer players.
error-too-many-matches = Too many games are open at once. Reload the page.
error-peer-broken = The other device sent something that makes no sense. Connect again.
error-other-protocol = The two devices have different versions of the page. Reload it on both.
error-other-rules = The two devices play by different versions of the rules. Reload the page on both, then try again.
error-other-room = This connection belongs to another table.
error-unknown-guest = The table no longer knows you. Ask for a new invitation.
error-invitation-void = This invitation has been used, or there is a newer one for that seat. Ask for a new invitation.
error-too-many-links = Too many people want to come to this table at once. Wait a moment and try again.
error-too-many-rooms = Too many tables are open at once. Reload the page.
error-unknown-room = This table is no longer open here.
error-room-broken = The saved data of this table is damaged. Ask for a new invitation.
error-already-dealt = The cards have already been dealt.
error-too-fast = That was too much at once. Wait a moment.
error-not-connected = There is no connection at the moment.
error-not-answered = The other device did not answer. Try again.
error-no-record = There is no complete record of this game, so it cannot be checked.
error-no-legacy = There is nothing here to continue from without the host.
error-legacy-broken = What was kept of this game cannot be opened: a part of the key is wrong or damaged.
error-elsewhere = You have come to this table in another tab or on another device. Continue there.
error-dismissed = You were removed from this table.
error-replaced = Somebody else was invited to your seat.
error-left = You have left the table.
error-shut = The table has been closed.
error-gather-ended = Your friend is not taking over as host after all. Wait for the host, or ask the host for a new invitation.
error-continued = Your friends continue without this device. Ask them for an invitation.
error-picture-not-shared = Your browser did not let the page send the picture. It is in your downloads now.
error-internal = Something went wrong. Nothing has changed.
error-engine-start = The game engine could not start. Check the network and try again.
error-engine-lost = The game engine has stopped. Reload the page; the game is saved.
error-engine-answer = The game engine sent an invalid answer. Reload the page; the game is saved.
error-storage-full = There is no storage left on this device. You can keep playing, but the game is not being saved: export it to keep it.
error-storage-failed = This device does not allow the page to save data. You can keep playing, but export the game to keep it.
error-storage-blocked = This browser does not let the page save anything, so a game is gone when the page is closed. Export it to keep it, or allow site data for this page in the browser’s settings.
error-storage-newer = A newer version of the page has changed the saved games. Please reload the page.
unsaved-full = There is no storage left on this device. What is not saved stays only until you close the page.
unsaved-newer = A newer version of the page has changed what is saved here. Reload the page; what is not saved stays only until then.
unsaved-blocked = This browser does not let the page save anything. What is on the page stays only until you close it.
unsaved-failed = This device could not save something. It stays only until you close the page.
late-read = The browser’s storage is not responding. What is saved on this device cannot be shown until it responds; then the page continues by itself.
late-write = The browser’s storage is not responding. What was done last is not saved yet; once it is, the page continues by itself.
late-engine = The game engine is not responding. As soon as it responds, the page continues by itself. If you reload the page, the engine restarts and the game continues from what is saved.
late-start = The game engine has not started yet. A slow network or an old device needs longer; if nothing happens, reload the page.
late-tabs = It often helps to close other tabs of this page.
late-reload = Reload the page
late-wait = Keep waiting
unread-newer = A newer version of the page has changed what is saved here. Reload the page to see it.
unread-failed = Something that is saved on this device cannot be read right now. Reload the page to try again.
unreadable = { $count ->
    [one] One saved entry cannot be read. It is kept on this device, and the others are all here.
   *[other] { $count } saved entries cannot be read. They are kept on this device, and the others are all here.
}
unreadable-entry = Unreadable entry { $number }
unreadable-delete-title = Delete this entry?
unreadable-delete-text = It will be gone for good. Export it first if somebody may be able to repair it.
error-workshop-away = The workshop is not on this device yet. Open it once while you are connected to the internet; then it works offline too.
error-match-gone = This game is no longer on this device. It was deleted in another tab.
error-other-tab = This game is open in another tab or window.

## Taking back

# Button, verb: takes the last decision back.
undo = Undo
# Noun, button: what the coach would do.
hint = Hint
hint-title = What the coach would do
hint-thinking = Playing it out…
hint-chances = Chance of winning after each answer
hint-how = Each option was simulated several times, using only what you know.
hint-plain = A strong player would do this.
hint-chance = { $chance }% chance of winning
hint-as-good = just as good
hint-percent = { $chance }%
replay-coach = What would the coach have done?
coach-chose = { $name } chose “{ $answer }”
coach-chose-you = You chose “{ $answer }”
# Above what the coach says of another player’s decision, to which every “you” below belongs.
coach-speaks-to = The coach speaks to { $name }
coach-played = as played
coach-how-then = Each option was simulated ahead, using only what { $name } could know then.
coach-how-then-you = Each option was simulated ahead, using only what you could know then.
coach-no-choice = There was no choice here.
undo-deed = Undo: { $deed }
# Button, verb: makes the decision again that was undone.
redo = Redo
# A decision was taken back.
undone = Undone
undone-deed = Undone: { $deed }
# A decision that was taken back is made again.
redone = Redone
redone-deed = Redone: { $deed }
event-taken_back = { $count ->
    [one] { $seat } undoes { $count } decision
   *[other] { $seat } undoes { $count } decisions
}
event-taken_back-you = { $count ->
    [one] You undo { $count } decision
   *[other] You undo { $count } decisions
}
take-back-free = Free undo
take-back-free-help = You may undo any decision, even after you have seen what came of it; the log and the result say how often.
take-backs = Undone: { $count }

## Replay

# Button: shows a finished game again.
replay = Replay
look-back = Look back
# Noun, a heading: a finished game, move by move.
replay-title = Replay
leave-replay = Leave the replay
moment = Moment of the game
moment-back = One moment back
moment-next = One moment forward
# Button, verb: runs the replay, like a film.
moment-play = Play
# Button, verb or noun: stops the replay.
moment-pause = Pause
moment-speed = Speed of the replay
moment-chapter = Go to
replay-seat = Whose view
replay-view = { $name }’s view
replay-view-you = Your view
replay-open = All hands open
replay-spectator = A spectator’s view
replay-notes = Notes about this decision
replay-older = The rules have changed since this game was played, so only what follows this point can be shown.
replay-cut = The rules have changed since this game was played. The replay stops where today’s rules offer other choices: what came next cannot be known.
replay-changed = The rules have changed since this game was played, so it may end differently here.
play-on = Continue from here
play-on-text = A new game starts from this point: { $moment }. The finished game stays as it is.
play-on-running = A new game starts from this point: { $moment }. The current game stays as it is, among the saved ones.
play-on-anew = Hidden cards are dealt again: whatever you could not know then may be different in the new game. It tells you nothing about the current one.
replay-link = Link to this replay
replay-link-share = Watch this game of { $game }
play-deal = Play this deal
# Button, verb: opens a replay.
replay-watch = Watch
replay-link-note = Everybody who has the link sees the whole game with all hands. Nothing is saved, and no server knows about it.
replay-link-waiting = The replay opens as soon as the table is ready.
replay-link-busy = Leave the game on the table first, then open the link again.
play-deal-text = You play the seat that you choose, from the first card; computer players take the others.
play-on-seats = Who uses this device?
play-on-others = Computer players take the other seats.

## From device to device

carry-step = Step { $number }:
carry-code = The link as a QR code
# Button, verb: copies a code or link.
carry-copy = Copy
# On the same button, for a moment: it was copied.
carry-copied = Copied
copy-refused = Your browser did not let the page copy. The text is selected: copy it by hand.
share-refused = Your browser did not let the page share this. The text is selected: copy it by hand.
# Button, verb: hands a code to another app.
carry-share = Send…
# Button, verb: reads a code with the camera.
carry-scan = Scan
carry-stop-scan = Stop the camera
carry-hold = Hold the other screen up to the camera.
# Noun, label of a code.
invitation = Invitation
invitation-words = Come and play with me! Open this link:
invite-title = Invite { $name }
invite-title-watcher = Invite somebody to watch
invite-step-1 = Let your friend scan this code with a phone’s camera, or send the link.
invite-step-2 = Your friend gets a reply for you: scan it, or paste it here.
invite-step-3 = Your friend joins the table.
invite-wait = Tell your friend to press “Connect” now.
invite-fresh = Make a new invitation
invite-calls = The reply was accepted. Your friend’s page connects by itself.
invite-no-address = Your browser does not share this device’s address; this happens on a phone that is used as a hotspot. Your friend’s device gives its own address instead, in the reply. For that, you both need to be on the same network.
invite-needs-address = Firefox does not know this device’s address, so it cannot reach your friend; this happens on a phone that is used as a hotspot. Open this page in Chrome or Edge, or join the same Wi-Fi, or let your friend’s phone be the hotspot. Then invite again.
invite-all = Invite all
invite-group = Invite your friends
invite-group-1 = One link for all { $count }: send it to the group, or let everybody scan the code. Each friend chooses a seat.
invite-group-2 = Each friend gets a reply for you. Paste or scan one after the other here.
# Noun, a heading: the seats of a table.
invite-group-seats = Seats
invited-open = no reply yet
# On a friend who has the invitation.
invited-connecting = connecting…
# Adverb, on a friend who has come.
invited-here = here
invited-failed = did not get through
place-title = Where are your friends?
place-room = In this room
place-room-long = On the same Wi-Fi, or a phone’s hotspot. Works without the internet.
place-far = Far away
place-far-long = In other homes. The devices find each other over the internet.
place-without = Make a link without a helper
place-room-line = For friends in this room
place-far-line = For friends far away
# Button, verb: plays from elsewhere than was chosen.
place-change = Change
reply-field = Paste the reply
accept-reply = Accept reply
join-title = Join a friend’s table
join-name = Your name
join-step-1 = Scan the code on your friend’s screen, or paste the invitation you were sent.
join-step-1-done = The invitation is here.
join-field = Paste the invitation
# Button, verb: goes on with the code that was typed.
join-open = Continue
join-step-2 = Let your friend scan this reply, or send it back the way the invitation came.
join-step-3 = When your friend says that the reply was accepted, press “Connect”. Leave this page open until then.
join-step-3-waits = As soon as your friend has the reply, you join the table. Leave this page open until then.
join-seat = Choose your seat.
join-seat-number = Seat { $number }
join-own = You have opened your own link. Send it to your friends; your table is in the tab where you made it. If that tab is closed, a game that has begun can be resumed from the lobby.
# Noun, label of a code that answers an invitation.
reply = Reply
reply-words = Here is my reply. Paste it on the page with your table:
reply-making = Making your reply…
# Button, verb: two devices.
connect = Connect
join-wait = Looking for your friend’s device…
join-fresh = Then ask your friend for a new invitation, and open it here.
join-no-address = These two devices have no address by which they can find each other. Join the same Wi-Fi, or let your friend’s phone be the hotspot, and open the link again.
local-network-prompt = Your browser may ask whether this page may reach devices on your network: allow it, since your friend’s device is one of them. Nothing else is looked for.
local-network-denied = This browser does not let the page reach devices on your network, so it cannot find your friend’s. Allow it in the settings of this site, beside its address, and leave the page open: it continues by itself.
connection-asleep = The other device stopped answering.
connection-asleep-next = Keep both pages open with the screens on, and use a fresh invitation.
connection-udp-blocked = No helper on the internet responds: this network probably blocks UDP.
connection-udp-blocked-next = Use another network here, such as a phone’s hotspot, or a TURN server of your own that accepts TCP. Then use a fresh invitation.
connection-reply-not-taken = Your reply has probably not been accepted yet.
connection-reply-not-taken-next = Send it again, and wait until your friend’s page says to press “Connect”.
connection-other-network = The devices cannot find a way to each other.
connection-other-network-next = If “Connect” was pressed and you are not on the same Wi-Fi, choose “Play over the internet” and use a fresh invitation.
connection-other-network-guest = If “Connect” was pressed and you are not on the same Wi-Fi: your friend chooses “Play over the internet” and makes a fresh invitation. If that was chosen, the network there blocks it: use another one there, such as a phone’s hotspot.
connection-local-refused = Your browser does not let this page reach devices on your network.
connection-local-refused-next = Allow it in the settings of this site, beside its address.
connection-local-unanswered = Your browser does not know yet whether this page may reach devices on your network.
connection-local-unanswered-next = Press the icon beside the page’s address and allow it. If nothing is asked there, you are probably not on the same Wi-Fi: play over the internet.
connection-local-unanswered-guest = Press the icon beside the page’s address and allow it. If nothing is asked there, you are probably not on the same Wi-Fi: your friend chooses “Play over the internet” and makes a fresh invitation. If that was chosen, the network there blocks it: use another one there, such as a phone’s hotspot.
connection-no-address = Your browser does not share this device’s address, and has not reached your friend’s either.
connection-no-address-next = Join the same Wi-Fi, or use another browser: this one may not let pages connect to other devices.
connection-other-no-address = The other device has no address on the internet.
connection-other-no-address-next = There, choose “Play over the internet” or another network, such as a phone’s hotspot. Then use a fresh invitation.
connection-ports-change = A router changes its ports, so the devices cannot meet directly.
connection-ports-change-next = Only a relay helps: enter a TURN server of your own, or use a phone’s hotspot.
connection-details = Connection report
connection-addresses = With internet addresses
connection-copy = Copy the connection report
far-by-hand = Send the invitation and the reply ourselves
far-title = One link for friends far away
far-what = Your devices find each other with the help of { $hosts }. The owners see internet addresses and times, but no names and no cards.
far-yes = Yes, copy the link
far-door = In other homes. Copies one link for all of them.
far-link = Send this one link to all your friends. Each friend types a name and asks for a seat, which may be a computer player’s; you decide.
far-link-name = Link to the table
far-withdraw = Withdraw the link
far-waiting = Friends at the door
far-at-the-door = { $name } is at the door
far-let-in = Let in
far-let-watch = Only to watch
# Button, verb: lets a person not come in.
far-refuse = Refuse
# Button, verb: lets a person take a seat.
far-sit = Sit
far-sit-asks = This uses { $hosts }. The owners see your internet address and the time, but no names and no cards.
far-sent = { $name } has been asked. You join the table as soon as you are let in.
far-sent-long = { $name } has not answered yet. Ask whether the table is still open; this page keeps waiting.
far-sent-away = The mailbox is not responding right now. Leave this page open: it keeps trying.
far-host = Your friend
far-coming = { $name } has let you in. The devices are connecting; this page keeps trying.
far-on-the-way = { $name } has been let in and is on the way.
far-no-answer = { $name } has been let in, but that device is not responding. Is the page open there?
# Button, verb: a person from the table, or a name from a list.
remove = Remove
remove-title = Remove { $name }?
remove-text = This person leaves the table and cannot come back with the old link.
mailbox-setting = Friends far away
mailbox-use = Use this site’s mailbox when I invite friends far away or sit at their table
internet-title = Friends far away?
internet-what = On the same Wi-Fi the devices find each other by themselves. Across the internet, a public helper tells each of you your own address. It sees your internet address and when you play, not your game. Your invitation then contains that address too.
internet-who = Helpers: { $names }.
internet-none = This site names no helper; you can enter your own.
internet-expired = The password for { $names } has expired: the site’s owner has to renew it.
internet-yes = Play over the internet
internet-off = Stop using a helper
internet-on = A helper is in use: friends far away can join
internet-invited = This invitation comes over the internet
internet-no = We are on the same Wi-Fi
internet-own = A server of your own
servers-reveal = Whoever runs a server sees your internet address and when you play; a TURN server also sees with whom; the game itself is encrypted. The invitation then contains your internet address too.
# Noun, label of a field: addresses.
servers-field = Servers
servers-form = One on each line: { $stun }, or { $turn } with name and password after a space.
handed-over = Done: your table has the reply. Go back to its tab.
handed-to-nobody = This is a reply to an invitation, but no table in this browser is waiting for it. Copy it, and paste it on the page where the invitation was made.
error-signal-none = This is neither an invitation nor a reply. Copy the whole link that you were sent.
error-signal-damaged = Something is missing or was changed on the way. Copy the whole link once more, or scan the code.
error-signal-version = Your devices have different versions of the page. Reload it on both of them, then make a new invitation.
error-far-refused = The host has not let you in. If that was a mistake, ask your friend for a new link.
error-far-full = Eight people are already at the door. Ask your friend to answer them, then press “Sit” again.
error-far-withdrawn = This link was withdrawn. Ask your friend for a new one.
error-far-dealt = The game has begun, and this link ended with it. Ask your friend for a new one.
error-far-left = Your friend has closed this table. Ask for a link to the next one.
error-far-unread = Your friend’s page cannot read your request. Reload this page, then press “Sit” again.
error-far-elsewhere = Another page on this device has asked since then, and that one gets the answer. Continue there, or press “Sit” to continue here.
error-far-late = { $name } has not answered for ten minutes. Ask whether the table is still open, and press “Sit” again.
error-far-apart = { $name } has let you in, but the two devices did not find each other in ten minutes. Press “Sit” again, or ask for an invitation and send the reply yourself.
error-mailbox-none = This copy of the page names no mailbox, so this link does not work here. Ask your friend for an invitation instead.
error-mailbox-unreachable = The mailbox is not responding. An invitation and a reply that you send yourselves work without it.
error-mailbox-full = The mailbox has no room left for this link. Wait a few minutes, then try again.
error-mailbox-busy = The mailbox is too busy right now. Wait a minute, then try again.
error-mailbox-long = The addresses of this device do not fit into the mailbox. An invitation and a reply that you send yourselves work without it.
error-signal-is-return = This is a return code. It belongs on a device at the table: “Accept a return code”.
error-return-unknown = This return code is out of date, or it is meant for another table. Take the one that the other page shows now.
error-return-both = That device and the page that opened the table were both reloaded, so this code no longer works. A fresh link is offered there now.
error-words-refused = This browser does not let a page use an earlier connection again. A return code or a new invitation helps.
error-signal-is-reply = This is a reply. It belongs on the page where the invitation was made.
error-signal-is-invitation = This is an invitation. Your friend has to open it; what you need is the reply that your friend then gets.
error-signal-other-room = This reply belongs to another table. Have your friend open your current invitation.
error-signal-other-invitation = This reply is to an older link. Send your friend the link shown here.
error-signal-used = Somebody has already come with this invitation. Make a new one.
error-signal-again = This reply was accepted already. Wait until your friend’s page connects.
error-signal-seat-taken = Somebody else has chosen this seat already. Ask your friend to choose another one on the page with the reply, and to send the new reply.
error-signal-browser = This browser cannot connect to other devices. Open the page in a recent Chrome, Edge, Firefox, or Safari; everything else works here too.
error-link-unreachable = The two devices did not find each other.
error-camera-refused = The browser may not use the camera. Allow it in the settings for this page, or have the link sent to you and paste it.
error-camera-none = No camera was found. Have the link sent to you, and paste it.
error-camera-busy = The camera is in use. Close the other program, or have the link sent to you and paste it.
error-camera-failed = The camera does not work here. Have the link sent to you, and paste it.
error-bad-server = This is not the address of a STUN or TURN server: { $line }

## The deal of the day

daily = Deal of the day
daily-new = a new deal and puzzles
# Adjective on today's deal: it was begun.
daily-begun = begun
daily-of = deal for { $date }
# Before a date, with a comma.
daily-today = Today,
daily-note = One try counts. There is no undo and no coach, and everyone in the world plays these cards.
daily-late-note = A day that has passed can still be played, but it does not count toward your streak.
daily-early-note = This day has not begun yet. You can play its deal once it has.
# Button, verb: begins the deal of the day.
daily-play = Play
# Button, verb: continues the deal of the day.
daily-go-on = Continue
daily-again = Play it again
daily-again-note = Only the first try counts. Later ones are marked.
daily-week-0 = A gentle start
daily-week-1 = Warming up
# The name of the Wednesday's deal.
daily-week-2 = Midweek
daily-week-3 = A full table
daily-week-4 = Strong company
daily-week-5 = A master at the table
daily-week-6 = All masters
# Head of a column: the reader's result.
daily-you = You
# Head of a column: which computer player.
daily-level = Who
# Noun, head of a column.
daily-points = Points
# Noun, head of a column: first, second ...
daily-place = Place
daily-level-random = At random
# A computer player, in a narrow table.
daily-level-novice = Novice
# A computer player, in a narrow table.
daily-level-normal = Normal
# A computer player, in a narrow table.
daily-level-strong = Strong
# A computer player, in a narrow table.
daily-level-master = Master
daily-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
daily-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
daily-levels = The same cards in your seat
daily-left = { $count ->
    [one] One level is still playing.
   *[other] { $count } levels are still playing.
}
daily-beaten = { $count ->
    [0] You did not outscore any of the { $all } levels this time.
   *[other] You outscored { $count } of { $all } levels.
}
daily-changed = This day was dealt for an earlier version.
daily-changed-rules = Its rules were version { $then }; now they are version { $now }.
daily-changed-levels = These levels play differently now: { $levels }.
daily-changed-deal = The weekly schedule of opponents is different now.
daily-share = Share the result
daily-share-note = The text reveals nothing about the cards. The link shows the whole game.
# Button, verb: copies the result.
daily-copy = Copy
# On the same button, for a moment.
daily-copied = Copied
# Button, verb: hands the result to another app.
daily-send = Send
daily-text-head = Deal of the day, { $date }: { $game }
daily-text-beaten = { $count ->
    [0] None of { $all } levels beaten
   *[other] { $count } of { $all } levels beaten: { $levels }
}
daily-text-second = Attempt { $number }
daily-text-late = Played on a later day
daily-text-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
# Noun, a heading: the deals of a month.
daily-calendar = Calendar
daily-month-before = Previous month
daily-month-after = Next month
# Adjective on a day.
daily-day-done = played
daily-day-late = played later
# Adjective on a day.
daily-day-begun = begun
daily-figure-now = Days in a row
daily-figure-best = Longest streak
daily-figure-days = Days played
daily-figure-most = Most points

## The games

choose-game = Which game
# The name of a game.
game-citadels = Citadels
game-citadels-about = Citadels, with The Dark City, is a game by Bruno Faidutti. Z-Man Games publishes it in English, and other publishers in other languages.
game-citadels-box = If you enjoy Citadels here, buy the box: the 2016 edition has all 27 characters, for 2 to 8 players.
game-citadels-progress = Round { $round }, { $phase ->
    [draft] drafting
    [turns] taking turns
   *[over] the game is over
}
game-pointcity = Point City
game-pointcity-about = Point City is a game by Molly Johnson, Robert Melvin, and Shawn Stankewich, published by Flatout Games and Alderac Entertainment Group.
game-pointcity-box = If you enjoy Point City here, buy the box: it has everything for 1 to 4 players.
game-pointcity-progress = Turn { $round } of { $rounds }

# Problems
workshop = Workshop
# Noun, a link and a heading: positions with one best decision.
problems = Puzzles
problems-intro = Positions from real games, as one seat saw them. Find the best answer; then the coach shows the chances of every answer.
problems-own = Your positions
problems-own-text = Moments from your games in which another answer would have been clearly better.
problems-own-none = None yet. After each finished game the page quietly looks for moments in which another answer would have been clearly better.
problems-own-later = None is due today. What you have solved comes back after a few days.
problems-own-start = { $count ->
    [one] One of your positions
   *[other] { $count } of your positions
}
problem-put-away = This position can no longer be opened. It was put aside and is kept.
problems-put-aside = { $count ->
    [one] One of your positions cannot be opened by this version of the game. It is kept, and the others are all here.
   *[other] { $count } of your positions cannot be opened by this version of the game. They are kept, and the others are all here.
}
problems-book = Puzzle book
problems-solved = { $solved } of { $count } solved
problem-theme-all = All themes
# Adjective, a group of puzzles.
problem-theme-other = Other
problem-note = Puzzle: { $theme }. Answer as you would play.
problem-note-own = From your game: { $theme }. What would you do now?
# The answer was the best one.
problem-right = Right!
problem-wrong = There was a better answer
# Adjective on an answer.
problem-best = Best
problem-mine = Your answer
problem-before = Your answer in the game
problem-how = Simulated in { $worlds } deals that fit what this player knew. The best answer leads the next by { $gap } { $gap ->
    [one] percentage point
   *[other] percentage points
}.
problem-played = It also won more often when { $games } games were played to the end after each answer by each of these levels: { $levels }.
problem-again = { $days ->
    [one] Comes back tomorrow.
   *[other] Comes back in { $days } days.
}
problem-next = Next puzzle
problem-list = All puzzles
problem-card = Back to the card
problem-play-on = Continue from here: { $answer }

## One big screen: the table on a television, the hands on phones.
big-screen = TV and phones
big-screen-next = Nobody plays here: this device shows what everyone may see. Everyone brings a phone, and joins in the next step.
screen-name = the big screen
screen-next = Next: { $name }
screen-full = Everyone is here
screen-full-long = Press “Start game”.
screen-step-1 = Scan this code with your phone’s camera, and open the link.
screen-step-2 = Your phone shows a reply. Somebody who has already joined scans it with their phone; the first to join shows it to this device’s camera, or it is pasted here.
room-wait-screen = The game starts on the big screen.
pass-on-title = Bring the next friend in
pass-on-how = Your friend has scanned the big screen’s code and shows a reply: scan it with your camera.
pass-on-field = Paste the reply here
pass-on-send = Pass the reply on
pass-on-sent = On its way to the big screen…
pass-on-taken = The big screen has it: your friend’s phone connects now.
error-pass-on-none = No seat is being filled at the moment, so there is nothing to pass a reply on to.
error-part-not-now = This device cannot become the host right now.
error-pass-on-busy = Somebody is connecting right now. Wait for the next code on the big screen.
error-pass-on-old = This reply is not for the code that the big screen shows now. Have your friend scan it once more.
error-again-none = Your host has an older version of the page, which cannot begin the next game by itself. Ask for a new invitation.

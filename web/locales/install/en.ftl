### English. What is read before the page has its texts: the words of the web manifests and of index.html. The build reads them (tools/website/site.py), so each is one line.

install-description = A table for two card games: play against the computer, around one tablet, or with friends, even offline.
install-screen-wide = A turn at a table of five
install-screen-narrow = The same turn on a phone
install-resume = Resume the last game
# Verb, below the icon of the app: opens the last game.
install-resume-short = Resume
install-new = New game
install-daily = Deal of the day
install-missing-files = Some files of the game are no longer on this device. Connect to the internet and <a>reload the page</a>. Saved games are kept.
install-no-script = This page needs JavaScript.

### Deutsch. Die Worte der Web-Manifeste; der Bau liest sie (tools/website/site.py), jede ist also eine Zeile.

install-description = Ein Tisch für zwei Kartenspiele: gegen den Computer, rund um ein Tablet oder mit Freunden, auch ohne Netz.
install-screen-wide = Ein Zug an einem Tisch zu fünft
install-screen-narrow = Derselbe Zug auf einem Telefon
install-resume = Letzte Partie fortsetzen
install-resume-short = Fortsetzen
install-new = Neue Partie
install-daily = Partie des Tages
install-missing-files = Einige Dateien des Spiels sind nicht mehr auf diesem Gerät. Verbinde dich mit dem Internet und <a>lade die Seite neu</a>. Gespeicherte Partien bleiben erhalten.
install-no-script = Diese Seite braucht JavaScript.

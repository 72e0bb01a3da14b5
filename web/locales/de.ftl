### Deutsch. Alle Sprachen haben dieselben Nachrichten mit denselben Angaben; die Namen davor kommen vom Spielprogramm und von der Seite.

## Die Seite

credits = Deine Partien bleiben auf diesem Gerät.
direction = ltr
language = Sprache
language-not-here = { $language } ist noch nicht auf diesem Gerät. Verbinde dich mit dem Internet und wähle die Sprache noch einmal.

## How parts stand beside each other: all signs and spaces between them are here, none is in the code

labelled = { $label }: { $text }
join-commas = { $first }, { $last }
join-dots = { $first } · { $last }
join-dash = { $first } – { $last }
join-plus = { $first } + { $last }
join-sentences = { $first } { $last }
join-stops = { $first }. { $last }
list-two = { $first } und { $last }
list-end = { $first } und { $last }
in-brackets = { $text } ({ $more })
with-figure = { $text } { $figure }

close = Schließen
cancel = Abbrechen
delete = Löschen
replace = Ersetzen
export = Exportieren
import = Datei importieren
resume = Fortsetzen
try-again = Noch einmal versuchen
about = Über { $name }
help = Regeln & Hilfe
help-search = Regeln und Karten durchsuchen
help-fillers = wie, viel, viele, was, welche, welcher, welches, wer, wann, wo, warum, ist, sind, kann, darf, muss, ich, du, wir, der, die, das, den, dem, ein, eine, für, zu, in, es, gibt, bekomme, hat, habe, man
help-found = { $count ->
    [0] Nichts gefunden. Versuche es mit weniger Buchstaben oder einem anderen Wort.
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
help-more = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
}
explain = Was ist das?
explain-how = Drücke auf etwas, um zu erfahren, was es bedeutet. Mit Esc oder einem Druck auf eine leere Stelle hörst du damit auf.
help-part-about = Über
help-part-ear = Nach Gehör
try-card-offered = Bei der ersten Wahl kannst du diese Karte nehmen: { $card }.
about-games = Wem diese Spiele gehören
about-fans = { $name } ist von Fans gemacht. Es steht mit keinem der Autoren und Verlage in Verbindung und wurde von keinem von ihnen gebilligt. Die Spiele und ihre Namen gehören ihren Besitzern; die Texte und Bilder hier sind unsere eigenen.
about-buy = Was du kaufen kannst
about-owner = Wer diese Seite betreibt
about-owner-name = { $owner } betreibt diese Kopie der Seite.
about-owner-unnamed = Wer diese Kopie betreibt, hat keinen Namen angegeben.
about-contact = So erreichst du den Betreiber:
about-contact-none = Wer diese Kopie betreibt, hat keinen Kontakt angegeben.
about-licences = Lizenzen
about-licence = Das Programm dieser Seite ist frei, unter der MIT-Lizenz. Es enthält die Arbeit vieler anderer, unter ihren eigenen Lizenzen.
about-licences-show = Alle Lizenzen zeigen
about-licences-failed = Die Lizenzen konnten nicht geladen werden. Sie sind nicht auf diesem Gerät gespeichert; verbinde dich mit dem Internet und versuche es noch einmal.

## Start des Spielprogramms

loading-runtime = Der Tisch wird vorbereitet …
loading-engine = Das Spiel wird gestartet …
loading-ready = Bereit
loading-bytes = { $done } von { $all } MB
insecure-title = Diese Seite braucht eine sichere Adresse
insecure-text = Die Adresse dieser Seite ist nicht sicher, und kein Browser lässt das Spiel dort laufen. Öffne die Seite unter einer Adresse, die mit { $secure } beginnt, oder auf dem Computer, der sie bereitstellt, unter { $local }.
too-old-title = Dieser Browser ist zu alt für das Spiel
too-old-text = Bitte aktualisiere ihn, oder öffne die Seite in einem aktuellen Chrome, Edge, Firefox oder Safari. Es fehlt:
feature-wasm = WebAssembly
feature-wasm-references = WebAssembly: Referenztypen
feature-wasm-bulk-memory = WebAssembly: Bulk Memory
feature-wasm-exceptions = WebAssembly: Ausnahmen
feature-module-workers = Worker aus Modulen
feature-broadcast-channel = Verbindungen zwischen Seiten und Workern
feature-indexed-db = Speicher für gespeicherte Partien
offline-unsupported = Dieser Browser kann das Spiel nicht speichern; ohne Netz geht es hier nicht
offline-keeping = Das Spiel wird auf diesem Gerät gespeichert …
offline-ready = Bereit zum Spielen ohne Netz
offline-incomplete = Noch nicht bereit zum Spielen ohne Netz
offline-update = Eine neue Version ist bereit. Sie gilt ab dem nächsten Start.
offline-replaced = Eine neue Version wurde installiert; lade die Seite neu, um sie zu nutzen
update-now = Aktualisieren
offline-held-back = Die neue Version ist hier nicht gestartet, deshalb läuft die vorige.
update-playing = In einem anderen Tab ist eine Partie offen. Gehe dort zuerst zur Startseite zurück; Aktualisierungen unterbrechen nie eine Partie.
device = Einstellungen
theme = Aussehen
theme-system = Wie das System
theme-dark = Dunkel
theme-light = Hell
theme-contrast = Hoher Kontrast
install = Installieren
install-title = Als App
install-installed = Das Spiel ist auf diesem Gerät installiert.
install-offered = Einmal installiert, öffnet sich das Spiel wie jede andere App, ohne den Browser drumherum.
install-by-hand = Vom Home-Bildschirm aus öffnet sich das Spiel wie jede andere App. Dort hat es eigene gespeicherte Partien, getrennt von denen des Browsers:
install-elsewhere = Wenn der Browser Seiten als Apps installieren kann, bietet sein Menü es an.
install-step-export = Exportiere zuerst die Partien, die du mitnehmen möchtest.
install-step-share = Drücke in Safari auf Teilen und dann auf „Zum Home-Bildschirm“.
install-step-import = Öffne das Spiel vom Home-Bildschirm aus, beim ersten Mal mit Netz, und importiere deine Partien.
room-title = Speicherplatz
room-unknown = Dieser Browser verrät nicht, wie viel Platz noch da ist.
room-used = { $used } von { $most } belegt
room-tight = Der Speicherplatz ist fast voll. Lösche beendete Partien, oder exportiere die, die du behalten möchtest.
room-lasting = Der Browser wird deine Partien nicht von selbst löschen.
room-passing = Der Browser darf deine Partien löschen, wenn der Platz auf dem Gerät ausgeht oder wenn du das Spiel lange nicht geöffnet hast.
room-ask = Meine Partien schützen
room-refused = Der Browser hat abgelehnt. Exportiere die Partien, die dir wichtig sind.
version-title = Version
version = Version { $version }
tips = Tipps
tips-on = Während der Partie Tipps zeigen

## Sicherung

backup-title = Sicherung
backup-text = Wähle einmal einen Ordner. Von da an werden nach jeder Partie alle Partien und Ergebnisse dort in einer Datei gesichert.
backup-text-by-hand = Eine Datei enthält alle deine Partien und Ergebnisse. Sichere sie von Zeit zu Zeit, und bewahre sie dort auf, wo du sie wiederfindest.
backup-seven-days = Dieser Browser löscht alles, was eine Seite gespeichert hat, wenn du sie sieben Tage nicht besuchst. Installiere das Spiel auf dem Home-Bildschirm, oder lege eine Sicherung an.
backup-folder = Nach jeder Partie wird im Ordner „{ $folder }“ gesichert.
backup-saved = Zuletzt gesichert am { $date }.
backup-never = Es gibt noch keine Sicherung.
backup-choose = Ordner wählen
backup-other-folder = Anderer Ordner
backup-now = Jetzt sichern
backup-allow = Erlauben und sichern
backup-download = Alles als Datei sichern
backup-forget = Nicht mehr sichern
backup-saving = Wird gesichert …
backup-restore-title = Sicherung zurückholen
backup-restore-text = Was hier ist, bleibt. Von jeder Partie wird die neuere Fassung behalten; wurde eine an zwei Orten verschieden fortgesetzt, bleiben beide.
backup-restore = Sicherung öffnen
backup-others = { $count ->
    [one] Im Ordner liegt noch eine Sicherung von einem anderen Gerät oder von früher.
   *[other] Im Ordner liegen noch { $count } Sicherungen von anderen Geräten oder von früher.
}
backup-restore-folder = Alles aus dem Ordner zurückholen
backup-restoring = { $count ->
    [one] Wird gelesen, noch { $count } Partie …
   *[other] Wird gelesen, noch { $count } Partien …
}
backup-merged = { $added ->
    [0] Keine Partie kam dazu
    [one] { $added } Partie kam dazu
   *[other] { $added } Partien kamen dazu
}, { $newer ->
    [0] keine wurde aktualisiert
    [one] { $newer } wurde aktualisiert
   *[other] { $newer } wurden aktualisiert
}.
backup-merged-none = Alles aus dieser Sicherung war schon hier.
backup-merged-both = { $count ->
    [one] { $count } Partie wurde hier und dort verschieden fortgesetzt: Beide Fassungen stehen jetzt in der Liste.
   *[other] { $count } Partien wurden hier und dort verschieden fortgesetzt: Von jeder stehen jetzt beide Fassungen in der Liste.
}
backup-merged-refused = { $count ->
    [one] { $count } Partie konnte nicht gelesen werden oder ist in einem anderen Tab offen.
   *[other] { $count } Partien konnten nicht gelesen werden oder sind in einem anderen Tab offen.
}
backup-players = { $count ->
    [one] Ein Computerspieler aus der Werkstatt ist auch dabei.
   *[other] { $count } Computerspieler aus der Werkstatt sind auch dabei.
}
backup-players-back = { $added ->
    [0] Kein Computerspieler aus der Werkstatt kam dazu
    [one] { $added } Computerspieler aus der Werkstatt kam dazu
   *[other] { $added } Computerspieler aus der Werkstatt kamen dazu
}, { $changed ->
    [0] keiner wurde geändert
    [one] { $changed } wurde geändert
   *[other] { $changed } wurden geändert
}.
foreign-title = Darf dieses Programm hier laufen?
foreign-refused = Dieses Programm darf hier nicht laufen
foreign-file = Aus der Sicherung { $file } vom { $date }
foreign-players = Computerspieler: { $names }
foreign-libraries = Bibliotheken: { $names }
foreign-more = { $count ->
    [one] eine weitere
   *[other] { $count } weitere
}
foreign-author = Die Seite kann nicht prüfen, wer es geschrieben hat. Lass es nur laufen, wenn du dieser Person vertraust. Bis dahin spielt die Stufe „Normal“ anstelle dieser Spieler.
foreign-allow = Laufen lassen
foreign-refuse = Nicht laufen lassen
error-foreign-code = Dieser Computerspieler kam mit einer Sicherung und darf auf diesem Gerät nicht laufen. Dort, wo Sicherungen zurückgeholt werden, kannst du es erlauben.
backup-libraries = { $count ->
    [one] Eine Bibliothek aus der Werkstatt ist auch dabei ({ $size }).
   *[other] { $count } Bibliotheken aus der Werkstatt sind auch dabei ({ $size }).
}
backup-libraries-left = Zu groß für die Sicherung: { $files }. Bewahre diese Dateien selbst auf.
backup-libraries-back = { $count ->
    [one] Eine Bibliothek aus der Werkstatt ist wieder da ({ $size }).
   *[other] { $count } Bibliotheken aus der Werkstatt sind wieder da ({ $size }).
}
backup-libraries-refused = Nicht zurückgeholt: { $files }. Diese Bibliothek ist beschädigt oder für ein anderes Python gemacht.
backup-libraries-away = Ohne Netz konnten die Bibliotheken nicht zurückgeholt werden. Öffne die Sicherung noch einmal, wenn du Netz hast.
backup-taken-results = { $added ->
    [0] Kein Ergebnis einer beendeten Partie kam dazu
    [one] { $added } Ergebnis einer beendeten Partie kam dazu
   *[other] { $added } Ergebnisse beendeter Partien kamen dazu
}, { $changed ->
    [0] keines wurde ergänzt
    [one] { $changed } wurde ergänzt
   *[other] { $changed } wurden ergänzt
}.
backup-taken-days = { $added ->
    [0] Keine Partie des Tages kam dazu
    [one] { $added } Partie des Tages kam dazu
   *[other] { $added } Partien des Tages kamen dazu
}, { $changed ->
    [0] keine wurde ergänzt
    [one] { $changed } wurde ergänzt
   *[other] { $changed } wurden ergänzt
}.
backup-taken-evenings = { $added ->
    [0] Kein Abend mit Freunden kam dazu
    [one] { $added } Abend mit Freunden kam dazu
   *[other] { $added } Abende mit Freunden kamen dazu
}, { $changed ->
    [0] keiner wurde ergänzt
    [one] { $changed } wurde ergänzt
   *[other] { $changed } wurden ergänzt
}.
backup-taken-problems = { $added ->
    [0] Keine Aufgabe kam dazu
    [one] { $added } Aufgabe kam dazu
   *[other] { $added } Aufgaben kamen dazu
}, { $changed ->
    [0] keine wurde aktualisiert
    [one] { $changed } wurde aktualisiert
   *[other] { $changed } wurden aktualisiert
}.
backup-taken-refused = { $count ->
    [one] Ein weiterer Eintrag dieser Sicherung ist beschädigt und wurde ausgelassen.
   *[other] { $count } weitere Einträge dieser Sicherung sind beschädigt und wurden ausgelassen.
}
backup-lost-games = Die Partien konnten nicht gespeichert oder gelesen werden. { $why }
backup-lost-results = Die Ergebnisse beendeter Partien konnten nicht gespeichert oder gelesen werden. { $why }
backup-lost-days = Die Partien des Tages konnten nicht gespeichert oder gelesen werden. { $why }
backup-lost-evenings = Die Abende mit Freunden konnten nicht gespeichert oder gelesen werden. { $why }
backup-lost-problems = Die Aufgaben konnten nicht gespeichert oder gelesen werden. { $why }
backup-lost-players = Die Computerspieler aus der Werkstatt konnten nicht gespeichert oder gelesen werden. { $why }
backup-lost-libraries = Die Bibliotheken aus der Werkstatt konnten nicht gespeichert oder gelesen werden. { $why }
backup-damaged = Nicht zurückgeholt, weil beschädigt oder von einer neueren Version: { $files }.
backup-unread = Nicht alles auf diesem Gerät lässt sich lesen. { $why }
backup-away = Der Teil für Sicherungen konnte nicht geladen werden. Öffne ihn noch einmal, wenn du Netz hast.
backup-note = Deine letzten Partien sind nur in diesem Browser. Sichere sie für den Fall, dass er sie verliert.
backup-note-seven-days = Dieser Browser löscht deine Partien, wenn du die Seite sieben Tage nicht besuchst. Sichere sie jetzt.
backup-note-failed = Die Sicherung in den Ordner „{ $folder }“ ist misslungen. { $why }
backup-later = Nicht jetzt
error-backup-broken = Das ist keine Sicherung, oder sie ist beschädigt. Nichts wurde geändert.
error-backup-newer = Diese Sicherung stammt von einer neueren Version. Aktualisiere zuerst die Seite. Nichts wurde geändert.
error-backup-folder-gone = Der Ordner der Sicherung ist nicht mehr zu finden. Wähle einen anderen.
error-backup-not-allowed = Der Browser braucht noch einmal deine Erlaubnis, um in den Ordner zu schreiben.
error-backup-full = Im Ordner der Sicherung ist kein Platz mehr.
error-backup-failed = Die Sicherung konnte nicht geschrieben werden. Versuche es noch einmal, oder wähle einen anderen Ordner.
error-backup-late = Der Ordner der Sicherung antwortet nicht. Antwortet er später, wird die Sicherung von selbst fertig; du kannst auch einen anderen Ordner wählen oder sie herunterladen.

## Lobby

more = Mehr
play-now = Jetzt spielen
change-game = Spieler, Karten ändern
arriving = Hier geht es weiter, sobald der Tisch bereit ist.
arriving-leave = Zur Startseite
names-title = Wer spielt?
names-note = Wo kein Name steht, spielt der Computer.
names-person = Name von Spieler { $seat }
names-computer = Computer
with-friends = Mit Freunden
today = Heute
friends-host = Freunde einladen
friends-host-note = Jeder spielt am eigenen Gerät
friends-join-note = Du hast einen Link oder einen Code
friends-round = An diesem Gerät
friends-round-note = Es geht von Hand zu Hand
with-box = Mit der Schachtel
with-box-note = Ihr spielt am echten Tisch; die Seite ruft auf und zählt
friends-screen-note = Der Tisch auf dem großen Bildschirm, die Karten auf den Telefonen

## Startseite

new-game = Neue Partie
guided = In fünf Minuten lernen
guided-dismiss = Die geführte Partie nicht mehr anbieten
start-game = Partie beginnen
players = Spieler
player-person = Mensch
player-elsewhere = Freund
player-normal = Normal
player-novice = Anfänger
player-strong = Stark
player-expert = Könner
player-master = Meister
player-own = Eigener Spieler
player-random = Computer, spielt zufällig
level-normal = spielt vernünftig, wie jemand, der das Spiel kennt.
level-novice = entscheidet oft aus einer Laune heraus: gut für die erste Partie.
level-strong = weiß, worauf es ankommt, und wählt den passenden Charakter.
level-expert = denkt bei wichtigen Entscheidungen voraus, aber weniger gründlich als ein Meister.
level-master = denkt bei wichtigen Entscheidungen voraus und braucht dafür einen Moment.
level-random = tut irgendetwas, was die Regeln erlauben, ohne Plan.
tempers = { $rivals ->
    [1] Spielweise des Computerspielers
   *[other] Spielweisen der Computerspieler
}
temper-even = { $rivals ->
    [1] Ausgewogen
   *[other] Gleich
}
temper-mix = { $rivals ->
    [1] Nach dem Namen
   *[other] Gemischt
}
temper-help-even = { $rivals ->
    [1] Ohne besondere Spielweise.
   *[other] Alle spielen gleich.
}
temper-help-mix = { $rivals ->
    [1] Eine Spielweise, die zum Namen passt.
   *[other] Alle haben eine Spielweise, die zum Namen passt.
}
seat-name = Name auf Platz { $seat }
seat-kind = Wer auf Platz { $seat } spielt
default-name = Spieler
    .von = vom Spieler
    .dat = dem Spieler
    .acc = den Spieler
# The same inside a sentence.
unnamed-player = der Spieler
    .von = vom Spieler
    .dat = dem Spieler
    .acc = den Spieler
    .gender = m
you-name = Du
    .inside = du
own-name = Dein Name
computer-name-1 = Agnes
    .von = von Agnes
    .dat = Agnes
    .acc = Agnes
    .gender = f
computer-name-2 = Bertram
    .von = von Bertram
    .dat = Bertram
    .acc = Bertram
    .gender = m
computer-name-3 = Cäcilie
    .von = von Cäcilie
    .dat = Cäcilie
    .acc = Cäcilie
    .gender = f
computer-name-4 = Drogo
    .von = von Drogo
    .dat = Drogo
    .acc = Drogo
    .gender = m
computer-name-5 = Edith
    .von = von Edith
    .dat = Edith
    .acc = Edith
    .gender = f
computer-name-6 = Fulko
    .von = von Fulko
    .dat = Fulko
    .acc = Fulko
    .gender = m
computer-name-7 = Gisela
    .von = von Gisela
    .dat = Gisela
    .acc = Gisela
    .gender = f
computer-names = { computer-name-1 }, { computer-name-2 }, { computer-name-3 }, { computer-name-4 }, { computer-name-5 }, { computer-name-6 }, { computer-name-7 }
typed-name = { $name }
    .von = von { $name }
    .dat = { $name }
    .acc = { $name }
given-names = {""}
bare-name = „{ $name }“
more-options = Mehr Einstellungen
shuffle-seats = Plätze mischen
seat-up = { $name } einen Platz nach oben setzen
seat-down = { $name } einen Platz nach unten setzen
by-lot = zufällig
seed = Startzahl
seed-help = Dieselbe Startzahl und dieselben Entscheidungen ergeben dieselbe Partie.
saved-games = Gespeicherte Partien
no-saved-games = Keine laufenden Partien.
finished-games = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
save-over = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben sich den Sieg geteilt
}
save-over-you = { $count ->
    [one] Du hast gewonnen
   *[other] { CAP(FORM($names, "inside")) } habt euch den Sieg geteilt
}
quickstart = Schnellstart
quickstart-text = Wenn die Partie eine Weile ruht, speichert dieses Gerät ein Abbild des geladenen Programms. Der nächste Start dauert dann etwa eine Sekunde.
quickstart-on = Schnellstart nutzen
quickstart-off = Der Schnellstart ist aus.
quickstart-none = Es gibt noch kein Abbild.
quickstart-making = Das Abbild wird erstellt …
quickstart-ready = { $size }, erstellt am { $date }
broken-title = Beschädigte Partie
broken-text = Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen. Du kannst sie so exportieren, wie sie ist, oder löschen.
delete-title = Diese Partie löschen?
delete-text = Sie lässt sich nicht wiederherstellen, wenn du sie nicht exportiert hast.
delete-text-lost = Sie lässt sich nicht wiederherstellen, wenn du sie nicht exportiert hast. Sie zählt schon für deine Wertung: Löschst du sie, gilt sie als verloren.
replace-title = Die gespeicherte Partie ersetzen?
replace-text = Eine spätere Fassung dieser Partie ist schon auf dem Gerät. Die Datei ist älter: Was seitdem gespielt wurde, geht verloren.
replace-text-lost = Eine spätere Fassung dieser Partie ist schon auf dem Gerät. Die Datei ist älter: Was seitdem gespielt wurde, geht verloren. Die Partie zählt schon für deine Wertung: Ersetzt du sie, gilt sie als verloren.
statistics = Statistik
statistics-none = Noch keine beendeten Partien. Spiele eine zu Ende, dann zählt sie hier.
statistics-stored = Diese Zahlen kennt nur dieses Gerät. Sie bleiben, wenn eine Partie gelöscht wird.
statistics-reading = Beendete Partien werden gelesen: { $count }
statistics-who = Wer gespielt hat
statistics-everybody = Alle hier
statistics-games = Partien
statistics-won = Gewonnen
statistics-mean = Punkte im Schnitt
statistics-best = Meiste Punkte
statistics-streak = Längste Siegesserie
statistics-coach = Entscheidungen wie die des Trainers
statistics-coaching = Der Trainer sieht sich deine Partien an: { $count }
statistics-times = Anzahl
statistics-months = Monat für Monat
statistics-months-table = Als Tabelle
statistics-month = Monat
statistics-tables = Als Tabellen
statistics-variants = Nach Ausgabe
statistics-players = Nach Spielerzahl
statistics-seats = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
statistics-levels = Nach Gegnern
statistics-friends = Freunde an anderen Geräten
statistics-people = Nur Menschen, an diesem Gerät
statistics-apart = Oben nicht mitgezählt
statistics-fork = Aus einer Aufzeichnung fortgesetzt
statistics-free = Mit freiem Zurücknehmen
statistics-left = Vor dem Ende gelöscht
statistics-away = { $count ->
    [one] { $count } Ergebnis gehört zu einem Spiel, das diese Seite nicht hat. Es bleibt gespeichert und zählt nicht mit.
   *[other] { $count } Ergebnisse gehören zu Spielen, die diese Seite nicht hat. Sie bleiben gespeichert und zählen nicht mit.
}
rating = Wertung
rating-none = Eine Partie allein gegen Computer bringt dir eine Wertung, wenn du sie ohne Zurücknehmen und ohne den Trainer beendest.
rating-how = Es zählen Partien allein gegen Computer, die du ohne Zurücknehmen und ohne den Trainer beendest. Von jeder Kartenverteilung zählt die erste Partie. Nach zehn deiner Entscheidungen zählt eine Niederlage auch mit Hilfe, und eine gelöschte Partie zählt als verloren. Die Stufe „{ player-normal }“ hat an jedem Tisch 1500 Punkte.
rating-failed = { $name }: Die Wertung lässt sich nicht angeben, denn diese Seite kann die gespeicherten Ergebnisse nicht lesen.
rating-open = { $count ->
    [one] { $count } Partie, die nach mindestens zehn deiner Entscheidungen seit einer Woche ruht, zählt als verloren, bis sie endet.
   *[other] { $count } Partien, die nach mindestens zehn deiner Entscheidungen seit einer Woche ruhen, zählen als verloren, bis sie enden.
}
rating-between = höchstwahrscheinlich { $low } bis { $high }
rating-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
rating-change = letzte Partie { $change }
rating-yours = Deine Wertung ist { $points }, höchstwahrscheinlich { $low } bis { $high }.
rating-even = Etwa so stark wie du: { $levels }.
rating-even-now = Diese Gegner sind etwa so stark wie du.
rating-level = { $count } × { $level }
rating-seat = Gegen sie spielen
rating-reset = Wertung zurücksetzen
rating-reset-title = Die Wertung zurücksetzen?
rating-reset-text = Sie beginnt mit deiner nächsten Partie von vorn. Die Partien bleiben in der Statistik.
statistics-delete-title = Die Statistik löschen?
statistics-delete-text = Sie lässt sich nicht wiederherstellen, wenn du sie nicht exportiert hast. Deine Partien bleiben.
imported = Die Partie wurde importiert.
imported-beside = Die Partie steht jetzt neben der, die schon hier war und anders weiterging.
import-failed = { $name } konnte nicht hinzugefügt werden. { $why }
arrived-file-title = Die Partie in dieser Datei hinzufügen?
arrived-file = { $name } kommt in die Liste der gespeicherten Partien. Die Partie auf dem Tisch bleibt, wie sie ist.
arrived-file-yes = Hinzufügen
arrived-link-title = Den Link öffnen?
arrived-link = Die Partie auf dem Tisch wird gespeichert und geschlossen. Du kannst sie von der Startseite aus fortsetzen.
arrived-link-yes = Öffnen
arrived-nothing = In dem, was geteilt wurde, ist weder ein Link zu einem Tisch dieser Seite noch eine gespeicherte Partie.
arrived-gone = Nicht lesbar und deshalb ausgelassen: { $files }.

## Tisch

to-lobby = Zur Startseite zurück (die Partie wird gespeichert)
target-label = Wählen: { $label }
blocked-part = { $thing }: { $reason }
log = Verlauf
log-news = Was neu ist
log-filter = Was der Verlauf zeigt
log-all = Alles
log-against = Gegen mich
log-against-none = Noch hat niemand etwas gegen dich getan.
news = Seit deinem Zug
tabs = Teile des Tisches
tab-table = Tisch
tab-log = Verlauf
speed = Tempo der Computerspieler
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
end-turns-use = Meinen Zug beenden, wenn nichts anderes mehr zu tun ist
turn-ends = Dein Zug endet in { $seconds } Sekunden von selbst. Drücke irgendwohin, um das zu verhindern.
not-stored = Diese Partie wird nicht gespeichert. Exportiere sie, um sie zu behalten.
your-move = { $name }, du bist am Zug
your-move-alone = Dein Zug
waiting-for = { $name } ist am Zug
waiting-for-you = Du bist am Zug
thinking = Es wird überlegt …
thinking-of = { $name } überlegt …
stop-thinking = Nicht weiter überlegen
skip = Bis zu meinem Zug
story-pause = Anhalten
story-resume = Fortsetzen
story-step = Nächste Szene
story-continue = Weiter
sound = Ton
sound-use = Münzen, Karten, Drohungen und ein Klang, wenn du am Zug bist
sound-effects = Lautstärke der Effekte
sound-ambience = Lautstärke des Hintergrunds
sound-night = Nachts leiser, von 21 bis 7 Uhr
sound-offer = Das Spiel hat Ton.
sound-on = Ton einschalten
remarks-off = Alle Bemerkungen ausblenden
remarks-use = Computerspieler dürfen kommentieren, was geschieht
vibration-use = Vibrieren, wenn du am Zug bist
text-size = Schriftgröße
text-size-share = { $share } %
hand = Antwortfeld
hand-right = Rechts
hand-left = Links
steps = Tabulatortaste
steps-each = Antwort für Antwort
steps-groups = Gruppe für Gruppe
listen = Nach Gehör
listen-open = Fragen, hören, vorlesen
guide = Geführte Partie
guide-next = Verstanden
guide-stop = Führung beenden
tip = Tipp
tip-stop = Keine Tipps mehr
chosen-count = { $most ->
    [one] { $count } von { $most } gewählt
   *[other] { $count } von höchstens { $most } gewählt
}
curtain-title = Gib das Gerät an { FORM($name, "acc") } weiter
curtain-text = Alle anderen schauen bitte weg.
curtain-button = Ich bin { $name }

## Freunde an anderen Geräten

friend-name = Freund { $seat }
add-friend = Platz für einen Freund hinzufügen
friends-next = Freunde spielen an ihren eigenen Geräten. Du lädst sie im nächsten Schritt ein.
friends-impossible = Dieser Browser kann sich nicht mit anderen Geräten verbinden, Freunde können von hier aus also nicht dazukommen. Versuche es mit einem aktuellen Chrome, Edge, Firefox oder Safari.
open-table = Freunde einladen
join-friend = Bei einem Freund mitspielen
peer-open = verbunden
peer-open-long = { $name } ist verbunden
peer-waiting = noch keine Antwort
peer-waiting-long = { $name } antwortet im Moment nicht
peer-lost = getrennt
peer-lost-long = Es gibt keine Verbindung zu { FORM($name, "dat") }
peer-bot = Computer spielt
peer-bot-long = Ein Computerspieler vertritt { FORM($name, "acc") }
room-table = Am Tisch
room-you = du, an diesem Gerät
room-here = auch an diesem Gerät
room-opener = Gastgeber
room-friend = noch nicht da
room-connecting = wird verbunden …
room-computer = Computerspieler
room-leave = Tisch verlassen
room-leave-title = Den Tisch schließen?
room-leave-text = Es wurden noch keine Karten ausgeteilt. Alle, die schon da sind, werden getrennt.
room-reopened = Die Seite wurde neu geladen. Dein Tisch und sein Link sind dieselben.
room-links-void = Die Seite wurde neu geladen: Links, die du vorher geschickt hast, gelten nicht mehr. Schicke deinen Freunden einen neuen.
screen-title = { $screen } · { $title }
screen-not-here = Was diese Adresse zeigt, ist nicht auf diesem Gerät. Partien bleiben auf dem Gerät, auf dem sie gespielt wurden.
screen-unknown = Unter dieser Adresse gibt es hier nichts, deshalb siehst du die Startseite.
screen-leave-title = Deine Freunde verlassen?
screen-leave-text = Du sitzt mit Freunden an einem Tisch. Sie werden sehen, dass du gegangen bist.
room-wait = Die Partie beginnt, sobald { $name } sie startet.
room-missing = { $count ->
    [one] { $names } ist noch nicht da.
   *[other] { $names } sind noch nicht da.
}
room-all-there = Alle sind da.
room-start-without = Beginnen, mit Computern auf den freien Plätzen
room-watching = { $count ->
    [0] Niemand sieht zu.
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
invite-somebody = Einladen
invite-somebody-to = { $name } einladen
invite-again = Noch einmal einladen
invite-again-to = { $name } noch einmal einladen
invite-watcher = Jemanden zum Zuschauen einladen
seat-watcher = { $name } einen Platz geben
pace-title = Zeit für jede Entscheidung
pace-none = solange ihr wollt
pace-own = Du hast noch { $time }.
pace-other = { $name } hat noch { $time }.
pace-stopped = Die Uhr steht bei { $time }: Das Gerät antwortet nicht.
pace-more = Eine Minute mehr geben
pace-late = Die Zeit war um: Diesmal hat ein Computerspieler für dich entschieden. Die nächste Entscheidung gehört wieder dir.
pace-decided = Bei { FORM($name, "dat") } war die Zeit { $count ->
    [one] einmal
   *[other] { $count } Mal
} um, und ein Computerspieler hat entschieden.
room-how = So kommen Freunde an den Tisch
room-how-1 = Drücke auf „Einladen“ und schicke den Link, oder zeige den Code auf deinem Bildschirm.
room-how-2 = Wer ihn öffnet, bekommt eine Antwort für dich; sie kommt auf demselben Weg zurück.
room-how-3 = Füge die Antwort ein oder scanne sie: Schon sitzt dein Freund am Tisch.
room-how-private = Die Geräte sprechen direkt miteinander. Nichts geht über einen Server von uns.
friends = Freunde
stand-in = Einen Computerspieler einspringen lassen
hand-back = Den Platz an { FORM($name, "acc") } zurückgeben
away-waiting = { $name } antwortet nicht. Der Tisch wartet; meist gibt sich das von selbst.
away-unsaved = Das Gerät des Gastgebers kann die Partie gerade nicht speichern. Sobald es das kann, geht es von selbst weiter.
away-lost = Die Verbindung zu { FORM($name, "dat") } ist weg. Der Tisch wartet.
away-opener = Die Verbindung zu { FORM($name, "dat") } ist weg. Lass diese Seite offen: Die Partie geht weiter, sobald die Verbindung wieder da ist oder du neu eingeladen wirst.
guest-here = { $name } ist am Tisch.
guest-back = { $name } ist wieder da.
chat = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-muted = Du hast die anderen stumm geschaltet.
chat-mute = Die anderen stumm schalten
chat-unmute = Stummschaltung aufheben
chat-write = An alle schreiben
chat-send = Senden
chat-unread = { $count ->
    [one] ungelesene Nachricht
   *[other] ungelesene Nachrichten
}
reactions = Reaktionen
come-back = An den Tisch zurückkommen
back-to-table = Zurück zum Tisch
back-to-friends = Zurück an den Tisch von { $name }
reaction-applause = Bravo!
reaction-laugh = Haha!
reaction-wow = Oh!
reaction-ouch = Autsch!
reaction-thanks = Danke!
reaction-hurry = Du bist dran!
verdict = Prüfung auf ehrliches Spiel
verdict-checking = Es wird geprüft, ob ehrlich gespielt wurde …
verdict-sound = Geprüft: Beim Mischen hat niemand getrickst, und alles, was du gesehen hast, war echt.
verdict-faulty = Etwas stimmt nicht. Diese Partie wurde nicht ehrlich gespielt, oder die Seite ist beschädigt:
verdict-by = { $count ->
    [one] { $names } hat die Partie geprüft und für ehrlich befunden
   *[other] { $names } haben die Partie geprüft und für ehrlich befunden
}
verdict-doubted = { $count ->
    [one] { $names } bezweifelt, dass es ehrlich zuging
   *[other] { $names } bezweifeln, dass es ehrlich zuging
}
verdict-number = Alle an diesem Tisch sehen dieselbe Zahl:
evening = Dieser Abend
evenings = Abende mit Freunden
evening-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
evening-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
fault-changed-shuffle = Das sind nicht die Karten, die alle gemeinsam gemischt haben.
fault-forged-update = Nach Entscheidung { $moment } wurde dir etwas gezeigt, was nicht so war.
fault-rewritten-past = Entscheidung { $moment } wurde zurückgenommen oder geändert, obwohl die Regeln das nicht erlauben.
fault-forged-pick = Entscheidung { $moment } wurde in deinem Namen getroffen, aber nicht von dir.
fault-forged-computer = Entscheidung { $moment } hätte der Computerspieler nicht so getroffen.
fault-forged-seating = Bei Entscheidung { $moment } spielte jemand anderes, als dir gesagt wurde.
fault-forged-chat = Im Chat stehen unter deinem Namen Worte, die du nicht geschrieben hast.
fault-broken-chain = Was dir nach Entscheidung { $moment } geschickt wurde, passt nicht zu dem, was davor kam.
fault-broken-record = Die Aufzeichnung der Partie, die dir geschickt wurde, lässt sich nicht bis zum Ende spielen.
come-back-how = Du warst hier am Tisch eines Freundes. Bitte ihn, an deinem Platz „Noch einmal einladen“ zu drücken, und öffne den Link hier: Du verpasst nichts.
drawn-together = Die Karten wurden von allen Geräten gemeinsam gemischt. Bei allen steht dieselbe Zahl: { $number }
drawn-again = Das Mischen wurde { $count } Mal begonnen. Das kommt vor, wenn ein Gerät die Verbindung verliert. Geschieht es oft, frage nach dem Grund.
coming-back = Zurück an den Tisch …
coming-back-long = Wenn das lange dauert, ist die Seite deines Freundes vielleicht geschlossen, oder das Netz ist ein anderes. Dann hilft eine neue Einladung; du verpasst nichts.
coming-back-unanswered = { $name } hat noch nicht geantwortet. Frage nach, ob der Tisch noch offen ist. Wenn ja, bitte darum, an deinem Platz „Noch einmal einladen“ zu drücken, und öffne den Link hier: Du verpasst nichts.
coming-back-instead = Ich habe eine neue Einladung
away-by-code = { $name } ist nicht verbunden. Dieser Browser lässt eine Seite nicht allein zurückfinden: Zeige deinen Rückkehrcode.
return-show = Rückkehrcode zeigen
return-title = Mit einem Code zurückkommen
return-how = Lass ein beliebiges Gerät am Tisch diesen Code scannen, oder schicke ihm den Link. Du verpasst nichts.
return-how-all = Lass jedes Gerät deiner Freunde diesen Code scannen, oder schicke ihnen den Link. Niemand verpasst etwas.
return-code = Rückkehrcode
return-words = Ich komme an den Tisch zurück. Öffne diesen Link auf einem Gerät am Tisch:
return-take-title = Einen Rückkehrcode annehmen
return-take-how = Wer die Seite neu geladen hat, zeigt einen Code oder schickt einen Link. Scanne ihn, oder füge ihn hier ein.
return-field = Rückkehrcode einfügen
return-take = Code annehmen
return-taken = Der Code ist angenommen. Das andere Gerät verbindet sich von selbst.
return-sent = Der Code ist unterwegs zum Gastgeber …
return-handed = Fertig: Dein Tisch hat den Code. Gehe zurück zu seinem Tab.
return-to-nobody = Das ist ein Rückkehrcode, aber in diesem Browser wartet kein Tisch darauf. Kopiere ihn und füge ihn auf einem Gerät am Tisch ein: „Einen Rückkehrcode annehmen“.
return-none = Das ist kein Rückkehrcode. Kopiere den ganzen Link, den die andere Seite zeigt.
return-both = Diese Seite und die des anderen Geräts wurden beide neu geladen, darum gilt dieser Code nicht mehr. Lade deinen Freund noch einmal ein:
return-both-here = Diese Seite und die deines Freundes wurden beide neu geladen, darum gelten Rückkehrcodes nicht mehr. Bitte ihn um einen neuen Link, und öffne ihn hier: Du verpasst nichts.
coming-back-by-code = Dieser Browser lässt eine Seite nicht allein zurückfinden. Ein Code genügt:
inherit = Ohne { FORM($name, "acc") } weiterspielen
inherit-title = Ohne den Gastgeber weiterspielen?
inherit-how = Jeder von euch hat eine verschlüsselte Kopie der Partie und einen Teil des Schlüssels. Lade die anderen ein: Sind genug da, geht die Partie auf diesem Gerät weiter, das dann alle Karten sehen kann. Kommt der Gastgeber vorher zurück, geht sie dort weiter.
inherit-asked = Wer dich eingeladen hat, möchte Gastgeber werden. Das Gerät dieser Person kann dann alle Karten sehen.
inherit-agree = Einverstanden
inherit-count = Einverstanden: { $have } von { $needed }

## Ende der Partie

winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
winner-you = { $count ->
    [one] Du gewinnst!
   *[other] { CAP(FORM($names, "inside")) } gewinnt!
}
place = { $place }. Platz
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
again-same = Noch einmal mit denselben Spielern
again-change = Neue Partie einrichten
again-wished = { $name } möchte noch einmal spielen.
next-game = Nächste Partie
next-come = Alle am Tisch kommen von selbst mit.
next-watch = { $count ->
    [one] { $names } schaut zu.
   *[other] { $names } schauen zu.
}
next-people = Am Tisch
hand-over = Zum Gastgeber machen
hand-over-title = { $name } zum Gastgeber machen?
hand-over-text = Das andere Gerät ist dann Gastgeber der nächsten Partie, und deines kommt als Gast mit.
hand-over-yes = Übergeben
hand-over-asked = { $name } wird gefragt.
hand-over-declined = { $name } möchte nicht Gastgeber sein.
hand-over-silent = { $name } hat nicht geantwortet. Die Seite dort ist vielleicht älter.
hand-over-offered = Gastgeber werden?
hand-over-offered-text = Der Gastgeber übergibt dir den Tisch. Dein Gerät ist dann Gastgeber der nächsten Partie, und die anderen kommen mit.
hand-over-take = Übernehmen
see-table = Den Tisch ansehen
replay-short = Ansehen
replay-link-short = Link
share-picture-short = Bild
see-table-short = Tisch
see-scores = Punkte
end-part-day = Der Tag
end-part-decisions = Entscheidungen
end-part-course = Entwicklung
costs-title = Die Entscheidungen, die am meisten gekostet haben
costs-looking = Der Trainer sieht deine Entscheidungen durch: { $looked } von { $all }
costs-none = Keine Entscheidung hat dich mit Sicherheit etwas gekostet. Gut gespielt!
cost-chosen = Du hast „{ $answer }“ gewählt
cost-better = „{ $answer }“ war besser
counting = Die Punkte werden gezählt
counting-winner = Und gewonnen hat …
skip-counting = Alles auf einmal zeigen
score-you = du
score-open = Einzelheiten: { $name }
tie-none = Bei gleichem Punktestand ({ $points }) teilen sich { $name } und { $other } den Platz.
tie-none-you = { $you ->
    [name] Bei gleichem Punktestand ({ $points }) teilst du dir den Platz mit { FORM($other, "dat") }.
   *[other] Bei gleichem Punktestand ({ $points }) teilt sich { $name } den Platz mit dir.
}
course = So lief die Partie
turning-points = Wendepunkte
turning-lead = { $count ->
    [one] { $name } gewinnt { $count } Punkt und geht in Führung
   *[other] { $name } gewinnt { $count } Punkte und geht in Führung
}
turning-lead-you = { $count ->
    [one] Du gewinnst { $count } Punkt und gehst in Führung
   *[other] Du gewinnst { $count } Punkte und gehst in Führung
}
turning-gain = { $count ->
    [one] { $name } gewinnt { $count } Punkt
   *[other] { $name } gewinnt { $count } Punkte
}
turning-gain-you = { $count ->
    [one] Du gewinnst { $count } Punkt
   *[other] Du gewinnst { $count } Punkte
}
turning-loss = { $count ->
    [one] { $name } verliert { $count } Punkt
   *[other] { $name } verliert { $count } Punkte
}
turning-loss-you = { $count ->
    [one] Du verlierst { $count } Punkt
   *[other] Du verlierst { $count } Punkte
}
turning-better = Die Siegchance { FORM($name, "von") } steigt von { $from } % auf { $to } %
turning-better-you = Deine Siegchance steigt von { $from } % auf { $to } %
turning-worse = Die Siegchance { FORM($name, "von") } sinkt von { $from } % auf { $to } %
turning-worse-you = Deine Siegchance sinkt von { $from } % auf { $to } %
curve-chance = Chancen
curve-chance-note = Die Chancen berücksichtigen, wie stark jeder Computerspieler ist.
per-cent = { $figure } %
share-picture = Als Bild teilen
tour-town = { $name }: eine Stadt mit { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäuden
}
tour-back = Vorige Stadt
tour-next = Nächste Stadt
poster-upright = Hochkant
poster-wide = Quer
poster-alt = Ein Bild aller Städte mit Namen und Punkten
poster-share = Teilen

## Antworten

option-confirm = Bestätigen
picked-before = Schon gewählt
look-at-table = Den Tisch ansehen
choose-on-table = Wähle auf dem Tisch: Was du wählen kannst, leuchtet.
see-cards = Zurück zu den Karten
choose = Wählen


## Was schiefging

error-game-over = Diese Partie ist schon zu Ende.
error-stale-pick = Die Partie ist schon weiter. Bitte wähle noch einmal.
error-not-your-ask = Gerade wählt jemand anderes.
error-illegal-pick = Das geht jetzt nicht.
error-too-many-picks = Diese Partie ist zu lang: Keine weitere Entscheidung kann gespeichert werden.
error-save-too-large = Die Datei ist zu groß für eine gespeicherte Partie.
error-file-unread = Die Datei ließ sich nicht lesen. Vielleicht wurde sie verschoben oder gelöscht, oder sie ist noch nicht auf diesem Gerät.
error-save-broken = Das ist keine gespeicherte Partie, oder sie ist beschädigt.
error-save-lacks = { $what ->
    [card] Diese Partie braucht eine Karte, die es hier nicht gibt: „{ $name }“.
    [set] Diese Partie braucht eine Kartenauswahl, die es hier nicht gibt: „{ $name }“.
    [edition] Diese Partie braucht eine Ausgabe, die es hier nicht gibt: „{ $name }“.
    [level] Diese Partie braucht eine Stufe von Computerspielern, die es hier nicht gibt: „{ $name }“.
   *[other] Diese Partie braucht etwas, das es hier nicht gibt: „{ $name }“.
}
error-bad-request = Die Seite hat eine ungültige Anfrage gestellt. Bitte lade die Seite neu.
error-request-too-large = Das sind zu viele Daten.
error-bad-setup = Mit diesen Einstellungen kann keine Partie beginnen.
error-unknown-match = Diese Partie ist nicht mehr geladen. Öffne sie noch einmal von der Startseite aus.
error-unknown-method = Die Seite und das Spielprogramm haben verschiedene Versionen. Bitte lade die Seite neu.
error-wrong-game = Diese Datei gehört zu einem Spiel, das es hier nicht gibt: „{ $game }“.
error-problem-broken = Diese Aufgabe lässt sich nicht öffnen: Sie ist beschädigt, oder die Regeln haben sich seitdem geändert.
error-replay-link-broken = Dieser Link zu einer Aufzeichnung ist beschädigt oder abgeschnitten. Lass ihn dir noch einmal schicken.
error-replay-link-rules = Diese Partie wurde nach anderen Regeln oder mit anderen Karten gespielt als denen dieser Version. Sie lässt sich hier nicht zeigen.
error-no-replay-link = Diese Partie passt nicht in einen Link: Sie ist zu lang, sie begann mitten in einer anderen, oder sie folgt nicht den heutigen Regeln. Exportiere sie als Datei.
error-newer-save = Diese Partie wurde von einer neueren Version gespeichert. Aktualisiere zuerst die Seite.
error-bad-seating = Diese Spieler können nicht an diesem Tisch sitzen.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-not-replayed-rules = Die Regeln haben sich geändert, seit diese Partie gespeichert wurde; sie geht von der gespeicherten Stellung aus weiter, und was davor war, lässt sich nicht zeigen.
error-not-replayed-pick = Antwort { $at } dieser gespeicherten Partie ist an dieser Stelle nicht möglich; die Partie geht von der gespeicherten Stellung aus weiter, und was davor war, lässt sich nicht zeigen.
error-not-replayed-state = Die Antworten dieser gespeicherten Partie führen zu einer anderen Stellung als der gespeicherten; die Partie geht von der gespeicherten aus weiter, und was davor war, lässt sich nicht zeigen.
error-nothing-to-undo = Es gibt gerade nichts zurückzunehmen.
error-nothing-to-redo = Es gibt nichts wiederherzustellen.
error-unknown-moment = Diesen Moment gibt es in der Partie nicht.
error-not-your-seat = Das ist der Platz von jemand anderem.
error-still-running = Das geht erst, wenn die Partie zu Ende ist.
error-no-redeal = Von hier aus weiterspielen geht nur, wo ein Mensch gegen Computerspieler spielt.
error-cannot-redeal = Die verdeckten Karten ließen sich für diesen Moment nicht neu austeilen. Versuche es mit einem anderen.
error-no-hint = Rat gibt es nur, wo ein Mensch gegen Computerspieler spielt.
error-bad-day = Diesen Tag gibt es nicht.
error-no-rating = In diesem Spiel gibt es keine Wertung.
error-no-real-table = Für dieses Spiel gibt es keine Hilfe am echten Tisch.
error-unloaded-part = Diese Hilfe für den echten Tisch gibt es hier nicht.
error-companion-away = Der Teil für Partien mit der Schachtel ist noch nicht auf diesem Gerät. Verbinde dich einmal mit dem Internet und öffne ihn erneut.
error-no-days = Dieses Spiel hat keine Partie des Tages.
error-day-alone = Die Partie des Tages wird ohne Hilfe gespielt: kein Trainer, keine anderen Menschen, kein Einstieg mitten in der Partie.
error-no-free-undo = Freies Zurücknehmen geht nur mit genau einem Menschen; alle anderen müssen Computerspieler sein.
error-too-many-matches = Zu viele Partien sind zugleich offen. Lade die Seite neu.
error-peer-broken = Das andere Gerät hat etwas Unverständliches geschickt. Verbinde dich noch einmal.
error-other-protocol = Die beiden Geräte haben verschiedene Versionen der Seite. Lade sie auf beiden neu.
error-other-rules = Die beiden Geräte spielen nach verschiedenen Fassungen der Regeln. Lade die Seite auf beiden neu und versuche es noch einmal.
error-other-room = Diese Verbindung gehört zu einem anderen Tisch.
error-unknown-guest = Der Tisch kennt dich nicht mehr. Bitte um eine neue Einladung.
error-invitation-void = Diese Einladung wurde schon benutzt, oder es gibt eine neuere für den Platz. Bitte um eine neue Einladung.
error-too-many-links = Zu viele möchten zugleich an diesen Tisch. Warte einen Moment und versuche es noch einmal.
error-too-many-rooms = Zu viele Tische sind zugleich offen. Lade die Seite neu.
error-unknown-room = Dieser Tisch ist hier nicht mehr offen.
error-room-broken = Die gespeicherten Daten dieses Tisches sind beschädigt. Bitte um eine neue Einladung.
error-already-dealt = Die Karten sind schon ausgeteilt.
error-too-fast = Das war zu viel auf einmal. Warte einen Moment.
error-not-connected = Im Moment gibt es keine Verbindung.
error-not-answered = Das andere Gerät hat nicht geantwortet. Versuche es noch einmal.
error-no-record = Von dieser Partie gibt es keine vollständige Aufzeichnung, deshalb lässt sie sich nicht prüfen.
error-no-legacy = Hier ist nichts, womit es ohne den Gastgeber weitergehen könnte.
error-legacy-broken = Was von dieser Partie aufbewahrt wurde, lässt sich nicht öffnen: Ein Teil des Schlüssels ist falsch oder beschädigt.
error-elsewhere = Du sitzt an diesem Tisch schon in einem anderen Tab oder an einem anderen Gerät. Spiele dort weiter.
error-dismissed = Du wurdest von diesem Tisch entfernt.
error-replaced = Auf deinen Platz wurde jemand anderes eingeladen.
error-left = Du hast den Tisch verlassen.
error-shut = Der Tisch wurde geschlossen.
error-gather-ended = Dein Freund wird nun doch nicht Gastgeber. Warte auf den Gastgeber, oder bitte ihn um eine neue Einladung.
error-continued = Deine Freunde spielen ohne dieses Gerät weiter. Bitte sie um eine Einladung.
error-picture-not-shared = Der Browser hat der Seite das Senden des Bildes nicht erlaubt. Es liegt jetzt bei deinen Downloads.
error-internal = Etwas ist schiefgegangen. Nichts hat sich geändert.
error-engine-start = Das Spielprogramm konnte nicht starten. Prüfe das Netz und versuche es noch einmal.
error-engine-lost = Das Spielprogramm ist stehen geblieben. Lade die Seite neu; die Partie ist gespeichert.
error-engine-answer = Das Spielprogramm hat eine ungültige Antwort geschickt. Lade die Seite neu; die Partie ist gespeichert.
error-storage-full = Auf diesem Gerät ist kein Speicherplatz mehr. Du kannst weiterspielen, aber die Partie wird nicht gespeichert: Exportiere sie, um sie zu behalten.
error-storage-failed = Dieses Gerät erlaubt der Seite nicht, Daten zu speichern. Du kannst weiterspielen, aber exportiere die Partie, um sie zu behalten.
error-storage-blocked = Dieser Browser lässt die Seite nichts speichern, eine Partie ist also weg, wenn die Seite geschlossen wird. Exportiere sie, um sie zu behalten, oder erlaube in den Einstellungen des Browsers Websitedaten für diese Seite.
error-storage-newer = Eine neuere Version der Seite hat die gespeicherten Partien geändert. Bitte lade die Seite neu.
unsaved-full = Auf diesem Gerät ist kein Speicherplatz mehr. Was nicht gespeichert ist, bleibt nur, bis du die Seite schließt.
unsaved-newer = Eine neuere Version der Seite hat geändert, was hier gespeichert ist. Lade die Seite neu; was nicht gespeichert ist, bleibt nur bis dahin.
unsaved-blocked = Dieser Browser lässt die Seite nichts speichern. Was auf der Seite ist, bleibt nur, bis du sie schließt.
unsaved-failed = Dieses Gerät konnte etwas nicht speichern. Es bleibt nur, bis du die Seite schließt.
late-read = Der Speicher des Browsers antwortet nicht. Solange lässt sich nicht zeigen, was auf diesem Gerät gespeichert ist; sobald er antwortet, geht es von selbst weiter.
late-write = Der Speicher des Browsers antwortet nicht. Was zuletzt getan wurde, ist noch nicht gespeichert; sobald es das ist, geht es von selbst weiter.
late-engine = Das Spielprogramm antwortet nicht. Sobald es antwortet, geht es von selbst weiter. Lädst du die Seite neu, startet es von vorn, und die Partie geht beim gespeicherten Stand weiter.
late-start = Das Spielprogramm ist noch nicht gestartet. Ein langsames Netz oder ein altes Gerät braucht länger; wenn nichts geschieht, lade die Seite neu.
late-tabs = Oft hilft es, andere Tabs dieser Seite zu schließen.
late-reload = Seite neu laden
late-wait = Weiter warten
unread-newer = Eine neuere Version der Seite hat geändert, was hier gespeichert ist. Lade die Seite neu, um es zu sehen.
unread-failed = Etwas auf diesem Gerät Gespeichertes lässt sich gerade nicht lesen. Lade die Seite neu, um es noch einmal zu versuchen.
unreadable = { $count ->
    [one] Ein gespeicherter Eintrag lässt sich nicht lesen. Er bleibt auf diesem Gerät, und die anderen sind alle da.
   *[other] { $count } gespeicherte Einträge lassen sich nicht lesen. Sie bleiben auf diesem Gerät, und die anderen sind alle da.
}
unreadable-entry = Unlesbarer Eintrag { $number }
unreadable-delete-title = Diesen Eintrag löschen?
unreadable-delete-text = Er ist dann für immer weg. Exportiere ihn vorher, wenn ihn jemand vielleicht reparieren kann.
error-workshop-away = Die Werkstatt ist noch nicht auf diesem Gerät. Öffne sie einmal, während du mit dem Internet verbunden bist; danach geht sie auch ohne Netz.
error-match-gone = Diese Partie ist nicht mehr auf diesem Gerät. Sie wurde in einem anderen Tab gelöscht.
error-other-tab = Diese Partie ist in einem anderen Tab oder Fenster offen.

## Zurücknehmen

undo = Zurücknehmen
hint = Rat
hint-title = Was der Trainer tun würde
hint-thinking = Es wird durchgespielt …
hint-chances = Siegchance nach jeder Antwort
hint-how = Jede Antwort wurde mehrmals durchgespielt, und zwar nur mit dem, was du weißt.
hint-plain = Ein starker Spieler würde das tun.
hint-chance = { $chance } % Siegchance
hint-as-good = genauso gut
hint-percent = { $chance } %
replay-coach = Was hätte der Trainer getan?
coach-chose = { $name } hat „{ $answer }“ gewählt
coach-chose-you = Du hast „{ $answer }“ gewählt
# Above what the coach says of another player’s decision, to which every “you” below belongs.
coach-speaks-to = Der Trainer spricht mit { FORM($name, "dat") }
coach-played = so gespielt
coach-how-then = Jede Antwort wurde im Voraus durchgespielt, und zwar nur mit dem, was { $name } damals wissen konnte.
coach-how-then-you = Jede Antwort wurde im Voraus durchgespielt, und zwar nur mit dem, was du damals wissen konntest.
coach-no-choice = Hier gab es keine Wahl.
undo-deed = Zurücknehmen: { $deed }
redo = Wiederherstellen
undone = Zurückgenommen
undone-deed = Zurückgenommen: { $deed }
redone = Wiederhergestellt
redone-deed = Wiederhergestellt: { $deed }
event-taken_back = { $count ->
    [one] { $seat } nimmt { $count } Entscheidung zurück
   *[other] { $seat } nimmt { $count } Entscheidungen zurück
}
event-taken_back-you = { $count ->
    [one] Du nimmst { $count } Entscheidung zurück
   *[other] Du nimmst { $count } Entscheidungen zurück
}
take-back-free = Freies Zurücknehmen
take-back-free-help = Du darfst jede Entscheidung zurücknehmen, auch wenn du schon gesehen hast, was daraus wurde; Verlauf und Ergebnis sagen, wie oft.
take-backs = Zurückgenommen: { $count }

## Aufzeichnung

replay = Aufzeichnung
look-back = Zurückblicken
replay-title = Aufzeichnung
leave-replay = Aufzeichnung verlassen
moment = Moment der Partie
moment-back = Einen Moment zurück
moment-next = Einen Moment weiter
moment-play = Abspielen
moment-pause = Anhalten
moment-speed = Tempo der Aufzeichnung
moment-chapter = Gehe zu
replay-seat = Wessen Sicht
replay-view = Sicht { FORM($name, "von") }
replay-view-you = Deine Sicht
replay-open = Alle Karten offen
replay-spectator = Sicht der Zuschauer
replay-notes = Notizen zu dieser Entscheidung
replay-older = Die Regeln haben sich geändert, seit diese Partie gespielt wurde, sie ist also nur von hier an zu sehen.
replay-cut = Die Regeln haben sich geändert, seit diese Partie gespielt wurde. Die Aufzeichnung hört dort auf, wo die heutigen Regeln etwas anderes zur Wahl stellen: Was danach kam, lässt sich nicht wissen.
replay-changed = Die Regeln haben sich geändert, seit diese Partie gespielt wurde, sie kann hier also anders enden.
play-on = Von hier aus weiterspielen
play-on-text = Eine neue Partie beginnt an dieser Stelle: { $moment }. Die beendete Partie bleibt, wie sie ist.
play-on-running = Eine neue Partie beginnt an dieser Stelle: { $moment }. Die laufende Partie bleibt, wie sie ist, unter den gespeicherten.
play-on-anew = Verdeckte Karten werden neu ausgeteilt: Was du damals nicht wissen konntest, kann in der neuen Partie anders sein. Sie verrät dir nichts über die laufende.
replay-link = Link zu dieser Aufzeichnung
replay-link-share = Sieh dir diese Partie { $game } an
play-deal = Diese Karten spielen
replay-watch = Ansehen
replay-link-note = Wer den Link hat, sieht die ganze Partie mit allen Handkarten. Nichts wird gespeichert, und kein Server weiß davon.
replay-link-waiting = Die Aufzeichnung öffnet sich, sobald der Tisch bereit ist.
replay-link-busy = Verlasse zuerst die Partie auf dem Tisch, dann öffne den Link noch einmal.
play-deal-text = Du spielst den Platz, den du wählst, von der ersten Karte an; Computerspieler übernehmen die anderen.
play-on-seats = Wer spielt an diesem Gerät?
play-on-others = Computerspieler übernehmen die anderen Plätze.

## Von Gerät zu Gerät

carry-step = Schritt { $number }:
carry-code = Der Link als QR-Code
carry-copy = Kopieren
carry-copied = Kopiert
copy-refused = Der Browser hat der Seite das Kopieren nicht erlaubt. Der Text ist ausgewählt: Kopiere ihn von Hand.
share-refused = Der Browser hat der Seite das Senden nicht erlaubt. Der Text ist ausgewählt: Kopiere ihn von Hand.
carry-share = Senden …
carry-scan = Scannen
carry-stop-scan = Kamera ausschalten
carry-hold = Halte den anderen Bildschirm vor die Kamera.
invitation = Einladung
invitation-words = Komm, spiel mit mir! Öffne diesen Link:
invite-title = { $name } einladen
invite-title-watcher = Jemanden zum Zuschauen einladen
invite-step-1 = Lass diesen Code mit der Kamera eines Telefons scannen, oder schicke den Link.
invite-step-2 = Dein Freund bekommt eine Antwort für dich: Scanne sie, oder füge sie hier ein.
invite-step-3 = Dein Freund sitzt am Tisch.
invite-wait = Bitte deinen Freund, jetzt auf „Verbinden“ zu drücken.
invite-fresh = Neue Einladung erstellen
invite-calls = Die Antwort ist angenommen. Die Seite deines Freundes verbindet sich von selbst.
invite-no-address = Dein Browser nennt keine Adresse dieses Geräts; das kommt bei einem Telefon vor, das als Hotspot dient. Darum nennt das Gerät deines Freundes seine in der Antwort. Dafür müsst ihr im selben Netz sein.
invite-needs-address = Firefox kennt keine Adresse dieses Geräts und erreicht so niemanden; das kommt bei einem Telefon vor, das für andere der Hotspot ist. Öffne diese Seite in Chrome oder Edge, gehe mit deinem Freund ins selbe WLAN, oder nimm sein Telefon als Hotspot. Lade dann noch einmal ein.
invite-all = Alle einladen
invite-group = Lade deine Freunde ein
invite-group-1 = Ein Link für alle { $count }: Schicke ihn der Gruppe, oder lass alle den Code scannen. Jeder wählt einen Platz.
invite-group-2 = Jeder bekommt eine Antwort für dich. Füge sie hier nacheinander ein, oder scanne sie.
invite-group-seats = Plätze
invited-open = noch keine Antwort
invited-connecting = wird verbunden …
invited-here = da
invited-failed = nicht durchgekommen
place-title = Wo sind deine Freunde?
place-room = In diesem Raum
place-room-long = Im selben WLAN oder am Hotspot eines Telefons. Geht ohne Internet.
place-far = Weit weg
place-far-long = In anderen Wohnungen. Die Geräte finden sich über das Internet.
place-without = Einen Link ohne Vermittler erstellen
place-room-line = Für Freunde in diesem Raum
place-far-line = Für Freunde anderswo
place-change = Ändern
reply-field = Antwort einfügen
accept-reply = Antwort annehmen
join-title = An den Tisch eines Freundes
join-name = Dein Name
join-step-1 = Scanne den Code auf dem anderen Bildschirm, oder füge die Einladung ein, die du bekommen hast.
join-step-1-done = Die Einladung ist da.
join-field = Einladung einfügen
join-open = Weiter
join-step-2 = Lass deinen Freund diese Antwort scannen, oder schicke sie auf dem Weg zurück, auf dem die Einladung kam.
join-step-3 = Wenn dein Freund sagt, dass die Antwort angenommen ist, drücke auf „Verbinden“. Lass diese Seite bis dahin offen.
join-step-3-waits = Sobald dein Freund die Antwort hat, sitzt du am Tisch. Lass diese Seite bis dahin offen.
join-seat = Wähle deinen Platz.
join-seat-number = Platz { $number }
join-own = Du hast deinen eigenen Link geöffnet. Schicke ihn deinen Freunden; dein Tisch ist in dem Tab, in dem du ihn erstellt hast. Ist dieser Tab geschlossen, setzt du eine begonnene Partie von der Startseite aus fort.
reply = Antwort
reply-words = Hier ist meine Antwort. Füge sie auf der Seite mit deinem Tisch ein:
reply-making = Deine Antwort wird erstellt …
connect = Verbinden
join-wait = Das Gerät deines Freundes wird gesucht …
join-fresh = Bitte dann um eine neue Einladung, und öffne sie hier.
join-no-address = Es gibt keine Adresse, über die diese beiden Geräte sich finden. Gehe mit deinem Freund ins selbe WLAN, oder nimm sein Telefon als Hotspot, und öffne den Link noch einmal.
local-network-prompt = Dein Browser fragt vielleicht, ob diese Seite Geräte in deinem Netz erreichen darf: Erlaube es, denn das Gerät deines Freundes ist eins davon. Andere Geräte sucht die Seite nicht.
local-network-denied = Dieser Browser lässt die Seite keine Geräte in deinem Netz erreichen, darum findet sie das deines Freundes nicht. Erlaube es in den Einstellungen dieser Website, neben ihrer Adresse, und lass die Seite offen: Sie macht von selbst weiter.
connection-asleep = Das andere Gerät antwortet nicht mehr.
connection-asleep-next = Lasst beide Seiten offen und die Bildschirme an, und versucht es mit einer neuen Einladung.
connection-udp-blocked = Kein Vermittler im Internet antwortet: Dieses Netz sperrt vermutlich UDP.
connection-udp-blocked-next = Nimm hier ein anderes Netz, etwa den Hotspot eines Telefons, oder einen eigenen TURN-Server, der TCP annimmt. Versuche es dann mit einer neuen Einladung.
connection-reply-not-taken = Deine Antwort wurde vermutlich noch nicht angenommen.
connection-reply-not-taken-next = Schicke sie noch einmal, und warte, bis die andere Seite darum bittet, auf „Verbinden“ zu drücken.
connection-other-network = Die Geräte finden keinen Weg zueinander.
connection-other-network-next = Wenn „Verbinden“ gedrückt wurde und ihr nicht im selben WLAN seid, wähle „Über das Internet spielen“ und versuche es mit einer neuen Einladung.
connection-other-network-guest = Wenn „Verbinden“ gedrückt wurde und ihr nicht im selben WLAN seid, muss dein Freund „Über das Internet spielen“ wählen und eine neue Einladung erstellen. War das schon gewählt, sperrt das Netz dort die Verbindung: Nehmt dort ein anderes, etwa den Hotspot eines Telefons.
connection-local-refused = Dein Browser lässt diese Seite keine Geräte in deinem Netz erreichen.
connection-local-refused-next = Erlaube es in den Einstellungen dieser Website, neben ihrer Adresse.
connection-local-unanswered = Dein Browser weiß noch nicht, ob diese Seite Geräte in deinem Netz erreichen darf.
connection-local-unanswered-next = Drücke auf das Symbol neben der Adresse der Seite und erlaube es. Wird dort nichts gefragt, seid ihr wohl nicht im selben WLAN: Spielt über das Internet.
connection-local-unanswered-guest = Drücke auf das Symbol neben der Adresse der Seite und erlaube es. Wird dort nichts gefragt, seid ihr wohl nicht im selben WLAN: Dein Freund muss „Über das Internet spielen“ wählen und eine neue Einladung erstellen. War das schon gewählt, sperrt das Netz dort die Verbindung: Nehmt dort ein anderes, etwa den Hotspot eines Telefons.
connection-no-address = Dein Browser nennt keine Adresse dieses Geräts und hat auch das deines Freundes nicht erreicht.
connection-no-address-next = Gehe mit deinem Freund ins selbe WLAN, oder nimm einen anderen Browser: Dieser hier erlaubt Seiten vielleicht nicht, sich mit anderen Geräten zu verbinden.
connection-other-no-address = Das andere Gerät hat keine Adresse im Internet.
connection-other-no-address-next = Wählt dort „Über das Internet spielen“ oder ein anderes Netz, etwa den Hotspot eines Telefons. Versucht es dann mit einer neuen Einladung.
connection-ports-change = Ein Router wechselt seine Ports, deshalb können sich die Geräte nicht direkt treffen.
connection-ports-change-next = Nur eine Weiterleitung hilft: Gib einen eigenen TURN-Server an, oder nimm den Hotspot eines Telefons.
connection-details = Bericht zur Verbindung
connection-addresses = Mit Internetadressen
connection-copy = Bericht zur Verbindung kopieren
far-by-hand = Einladung und Antwort selbst schicken
far-title = Ein Link für Freunde anderswo
far-what = Die Seite fragt bei { $hosts } nach, damit sich eure Geräte finden. Wer das betreibt, sieht Internetadressen und Zeiten, keine Namen und keine Karten.
far-yes = Ja, den Link kopieren
far-door = In anderen Wohnungen. Ein Druck kopiert einen Link für alle.
far-link = Schicke diesen Link deinen Freunden, einmal für alle. Jeder gibt einen Namen ein und bittet um einen Platz, auch um den eines Computerspielers; du entscheidest.
far-link-name = Link zum Tisch
far-withdraw = Den Link ungültig machen
far-waiting = Freunde an der Tür
far-at-the-door = { $name } ist an der Tür
far-let-in = Hereinlassen
far-let-watch = Nur zum Zuschauen
far-refuse = Abweisen
far-sit = Platz nehmen
far-sit-asks = Dafür fragt die Seite bei { $hosts } nach. Wer das betreibt, sieht deine Internetadresse und die Zeit, keine Namen und keine Karten.
far-sent = { $name } wird gefragt. Du sitzt am Tisch, sobald du hereingelassen wirst.
far-sent-long = { $name } hat noch nicht geantwortet. Frage nach, ob der Tisch noch offen ist; diese Seite wartet weiter.
far-sent-away = Der Briefkasten antwortet gerade nicht. Lass diese Seite offen: Sie fragt weiter.
far-host = Dein Freund
far-coming = { $name } hat dich hereingelassen. Die Geräte verbinden sich; diese Seite versucht es weiter.
far-on-the-way = { $name } darf herein und ist auf dem Weg.
far-no-answer = { $name } darf herein, aber das Gerät antwortet nicht. Ist die Seite dort offen?
remove = Entfernen
remove-title = { $name } entfernen?
remove-text = Diese Person verlässt den Tisch und kann mit dem alten Link nicht zurückkommen.
mailbox-setting = Freunde anderswo
mailbox-use = Den Briefkasten dieser Seite nutzen, wenn ich Freunde anderswo einlade oder an ihrem Tisch Platz nehme
internet-title = Freunde anderswo?
internet-what = Im selben WLAN finden sich die Geräte von selbst. Über das Internet nennt ein öffentlicher Vermittler jedem von euch die Adresse seines Geräts. Er sieht deine Internetadresse und wann du spielst, aber nicht deine Partie. Deine Einladung enthält dann auch diese Adresse.
internet-who = Vermittler: { $names }.
internet-none = Diese Seite nennt keinen Vermittler; du kannst einen eigenen angeben.
internet-expired = Das Passwort für { $names } ist abgelaufen: Wer die Seite betreibt, muss es erneuern.
internet-yes = Über das Internet spielen
internet-off = Keinen Vermittler mehr nutzen
internet-on = Ein Vermittler ist im Einsatz: Freunde anderswo können dazukommen
internet-invited = Diese Einladung kommt über das Internet
internet-no = Wir sind im selben WLAN
internet-own = Ein eigener Server
servers-reveal = Wer einen Server betreibt, sieht deine Internetadresse und wann du spielst; ein TURN-Server sieht auch, mit wem; die Partie selbst ist verschlüsselt. Die Einladung enthält dann auch deine Internetadresse.
servers-field = Server
servers-form = Einer in jeder Zeile: { $stun }, oder { $turn } mit Name und Passwort, jeweils nach einem Leerzeichen.
handed-over = Fertig: Dein Tisch hat die Antwort. Gehe zurück zu seinem Tab.
handed-to-nobody = Das ist eine Antwort auf eine Einladung, aber in diesem Browser wartet kein Tisch darauf. Kopiere sie, und füge sie auf der Seite ein, auf der die Einladung erstellt wurde.
error-signal-none = Das ist weder eine Einladung noch eine Antwort. Kopiere den ganzen Link, den du bekommen hast.
error-signal-damaged = Unterwegs ist etwas verloren gegangen oder geändert worden. Kopiere den ganzen Link noch einmal, oder scanne den Code.
error-signal-version = Eure Geräte haben verschiedene Versionen der Seite. Ladet sie auf beiden neu, und erstellt dann eine neue Einladung.
error-far-refused = Der Gastgeber hat dich nicht hereingelassen. War das ein Versehen, bitte deinen Freund um einen neuen Link.
error-far-full = An der Tür sind schon acht Leute. Bitte deinen Freund, ihnen zu antworten, und drücke dann noch einmal auf „Platz nehmen“.
error-far-withdrawn = Dieser Link wurde ungültig gemacht. Bitte deinen Freund um einen neuen.
error-far-dealt = Die Partie hat begonnen, und dieser Link gilt nicht mehr. Bitte deinen Freund um einen neuen.
error-far-left = Dein Freund hat diesen Tisch geschlossen. Bitte ihn um einen Link zum nächsten.
error-far-unread = Die Seite deines Freundes kann deine Anfrage nicht lesen. Lade diese Seite neu und drücke noch einmal auf „Platz nehmen“.
error-far-elsewhere = Inzwischen hat eine andere Seite auf diesem Gerät gefragt und bekommt die Antwort. Mache dort weiter, oder drücke auf „Platz nehmen“, um hier weiterzumachen.
error-far-late = { $name } hat zehn Minuten nicht geantwortet. Frage nach, ob der Tisch noch offen ist, und drücke noch einmal auf „Platz nehmen“.
error-far-apart = { $name } hat dich hereingelassen, aber die beiden Geräte haben sich in zehn Minuten nicht gefunden. Drücke noch einmal auf „Platz nehmen“, oder bitte um eine Einladung und schicke die Antwort selbst.
error-mailbox-none = Diese Kopie der Seite nennt keinen Briefkasten, deshalb gilt der Link hier nicht. Bitte deinen Freund stattdessen um eine Einladung.
error-mailbox-unreachable = Der Briefkasten antwortet nicht. Eine Einladung und eine Antwort, die ihr selbst schickt, gehen auch ohne ihn.
error-mailbox-full = Der Briefkasten hat für diesen Link keinen Platz mehr. Warte ein paar Minuten und versuche es noch einmal.
error-mailbox-busy = Der Briefkasten nimmt gerade nichts mehr an. Warte eine Minute und versuche es noch einmal.
error-mailbox-long = Die Adressen dieses Geräts passen nicht in den Briefkasten. Eine Einladung und eine Antwort, die ihr selbst schickt, gehen auch ohne ihn.
error-signal-is-return = Das ist ein Rückkehrcode. Er gehört auf ein Gerät am Tisch: „Einen Rückkehrcode annehmen“.
error-return-unknown = Dieser Rückkehrcode ist veraltet oder für einen anderen Tisch bestimmt. Nimm den, den die andere Seite jetzt zeigt.
error-return-both = Das andere Gerät und die Seite, die den Tisch eröffnet hat, wurden beide neu geladen, darum gilt dieser Code nicht mehr. Dort wird jetzt ein neuer Link angeboten.
error-words-refused = In diesem Browser kann eine Seite eine frühere Verbindung nicht noch einmal benutzen. Ein Rückkehrcode oder eine neue Einladung hilft.
error-signal-is-reply = Das ist eine Antwort. Sie gehört auf die Seite, auf der die Einladung erstellt wurde.
error-signal-is-invitation = Das ist eine Einladung. Dein Freund muss sie öffnen; was du brauchst, ist die Antwort darauf.
error-signal-other-room = Diese Antwort gehört zu einem anderen Tisch. Lass deinen Freund deine jetzige Einladung öffnen.
error-signal-other-invitation = Diese Antwort gehört zu einem älteren Link. Schicke deinem Freund den Link, der hier steht.
error-signal-used = Mit dieser Einladung ist schon jemand gekommen. Erstelle eine neue.
error-signal-again = Diese Antwort ist schon angenommen. Warte, bis sich die Seite deines Freundes verbindet.
error-signal-seat-taken = Diesen Platz hat schon jemand anderes gewählt. Bitte deinen Freund, auf der Seite mit der Antwort einen anderen zu wählen und die neue Antwort zu schicken.
error-signal-browser = Dieser Browser kann sich nicht mit anderen Geräten verbinden. Öffne die Seite in einem aktuellen Chrome, Edge, Firefox oder Safari; alles andere geht auch hier.
error-link-unreachable = Die beiden Geräte haben sich nicht gefunden.
error-camera-refused = Der Browser darf die Kamera nicht benutzen. Erlaube es in den Einstellungen für diese Seite, oder lass dir den Link schicken und füge ihn ein.
error-camera-none = Es wurde keine Kamera gefunden. Lass dir den Link schicken und füge ihn ein.
error-camera-busy = Die Kamera ist belegt. Schließe das andere Programm, oder lass dir den Link schicken und füge ihn ein.
error-camera-failed = Die Kamera geht hier nicht. Lass dir den Link schicken und füge ihn ein.
error-bad-server = Das ist keine Adresse eines STUN- oder TURN-Servers: { $line }

## Die Partie des Tages

daily = Partie des Tages
daily-new = eine neue Partie und Aufgaben
daily-begun = begonnen
daily-of = Partie vom { $date }
daily-today = Heute,
daily-note = Ein Versuch zählt. Es gibt kein Zurücknehmen und keinen Trainer, und alle auf der Welt spielen diese Karten.
daily-late-note = Ein vergangener Tag lässt sich noch spielen, zählt aber nicht für deine Serie.
daily-early-note = Dieser Tag ist noch nicht da. Seine Partie lässt sich spielen, sobald er beginnt.
daily-play = Spielen
daily-go-on = Fortsetzen
daily-again = Noch einmal spielen
daily-again-note = Nur der erste Versuch zählt. Spätere sind gekennzeichnet.
daily-week-0 = Ein sanfter Anfang
daily-week-1 = Zum Warmwerden
daily-week-2 = Mitten in der Woche
daily-week-3 = Ein voller Tisch
daily-week-4 = Starke Gesellschaft
daily-week-5 = Ein Meister am Tisch
daily-week-6 = Lauter Meister
daily-you = Du
daily-level = Wer
daily-points = Punkte
daily-place = Platz
daily-level-random = Zufall
daily-level-novice = Anfänger
daily-level-normal = Normal
daily-level-strong = Stark
daily-level-master = Meister
daily-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $place }. Platz von { $seats }
daily-place-of = { $place }. Platz
daily-levels = Dieselben Karten auf deinem Platz
daily-left = { $count ->
    [one] Eine Stufe spielt noch.
   *[other] { $count } Stufen spielen noch.
}
daily-beaten = { $count ->
    [0] Diesmal hast du keine der { $all } Stufen übertroffen.
   *[other] Du hast mehr Punkte als { $count } von { $all } Stufen.
}
daily-changed = Die Karten dieses Tages wurden für eine frühere Version ausgeteilt.
daily-changed-rules = Damals galt Version { $then } der Regeln, jetzt gilt Version { $now }.
daily-changed-levels = Diese Stufen spielen heute anders: { $levels }.
daily-changed-deal = Der Wochenplan der Gegner ist inzwischen ein anderer.
daily-share = Ergebnis teilen
daily-share-note = Der Text verrät nichts von den Karten. Der Link zeigt die ganze Partie.
daily-copy = Kopieren
daily-copied = Kopiert
daily-send = Senden
daily-text-head = Partie des Tages, { $date }: { $game }
daily-text-beaten = { $count ->
    [0] Keine von { $all } Stufen geschlagen
   *[other] Mehr Punkte als { $count } von { $all } Stufen: { $levels }
}
daily-text-second = Versuch Nummer { $number }
daily-text-late = An einem späteren Tag gespielt
daily-text-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-calendar = Kalender
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-day-done = gespielt
daily-day-late = später gespielt
daily-day-begun = begonnen
daily-figure-now = Tage in Folge
daily-figure-best = Längste Serie
daily-figure-days = Gespielte Tage
daily-figure-most = Meiste Punkte

## Die Spiele

choose-game = Welches Spiel
game-citadels = Citadels
game-citadels-about = Citadels, mit der Erweiterung „Die dunklen Lande“, ist ein Spiel von Bruno Faidutti. Auf Deutsch hieß es zuerst „Ohne Furcht und Adel“. Z-Man Games verlegt es auf Englisch, andere Verlage in anderen Sprachen.
game-citadels-box = Wenn dir Citadels hier gefällt, kaufe das echte Spiel: Die Ausgabe von 2016 hat alle 27 Charaktere, für 2 bis 8 Spieler.
game-citadels-progress = Runde { $round }, { $phase ->
    [draft] Charakterwahl
    [turns] Spielzüge
   *[over] die Partie ist zu Ende
}
game-pointcity = Point City
game-pointcity-about = Point City ist ein Spiel von Molly Johnson, Robert Melvin und Shawn Stankewich, verlegt von Flatout Games und Alderac Entertainment Group. Auf Deutsch heißt es „Punktestadt“.
game-pointcity-box = Wenn dir Point City hier gefällt, kaufe das echte Spiel: Es enthält alles für 1 bis 4 Spieler.
game-pointcity-progress = Zug { $round } von { $rounds }

# Problems
workshop = Werkstatt
problems = Aufgaben
problems-intro = Stellungen aus echten Partien, so wie ein Spieler sie sah. Finde die beste Antwort; dann nennt der Trainer die Chancen aller Antworten.
problems-own = Deine Stellungen
problems-own-text = Momente deiner Partien, in denen eine andere Antwort deutlich besser gewesen wäre.
problems-own-none = Noch keine. Nach jeder beendeten Partie sucht die Seite still nach Momenten, in denen eine andere Antwort deutlich besser gewesen wäre.
problems-own-later = Heute ist keine fällig. Was du gelöst hast, kommt nach einigen Tagen wieder.
problems-own-start = { $count ->
    [one] Eine deiner Stellungen
   *[other] { $count } deiner Stellungen
}
problem-put-away = Diese Stellung lässt sich nicht mehr öffnen. Sie wurde beiseitegelegt und bleibt erhalten.
problems-put-aside = { $count ->
    [one] Diese Version des Spiels kann eine deiner Stellungen nicht öffnen. Sie bleibt erhalten, und die anderen sind alle da.
   *[other] Diese Version des Spiels kann { $count } deiner Stellungen nicht öffnen. Sie bleiben erhalten, und die anderen sind alle da.
}
problems-book = Aufgabenbuch
problems-solved = { $solved } von { $count } gelöst
problem-theme-all = Alle Themen
problem-theme-other = Anderes
problem-note = Aufgabe: { $theme }. Antworte, wie du spielen würdest.
problem-note-own = Aus deiner Partie: { $theme }. Was würdest du jetzt tun?
problem-right = Richtig!
problem-wrong = Es gab eine bessere Antwort
problem-best = Beste
problem-mine = Deine Antwort
problem-before = Deine Antwort in der Partie
problem-how = In { $worlds } Verteilungen durchgespielt, die zu dem passen, was hier bekannt war. Die beste Antwort liegt { $gap } { $gap ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} vor der zweitbesten.
problem-played = Auch als Spieler dieser Stufen nach jeder Antwort je { $games } Partien zu Ende spielten, gewann sie öfter: { $levels }.
problem-again = { $days ->
    [one] Kommt morgen wieder.
   *[other] Kommt in { $days } Tagen wieder.
}
problem-next = Nächste Aufgabe
problem-list = Alle Aufgaben
problem-card = Zur Karte
problem-play-on = Von hier aus weiterspielen: { $answer }

## One big screen: the table on a television, the hands on phones.
big-screen = Fernseher und Telefone
big-screen-next = Hier spielt niemand: Dieses Gerät zeigt, was alle sehen dürfen. Alle bringen ein Telefon mit und kommen im nächsten Schritt dazu.
screen-name = der große Bildschirm
screen-next = Als Nächstes { $name }
screen-full = Alle sind da
screen-full-long = Drücke auf „Partie beginnen“.
screen-step-1 = Scanne diesen Code mit der Kamera deines Telefons, und öffne den Link.
screen-step-2 = Dein Telefon zeigt eine Antwort. Wer schon dabei ist, scannt sie mit der Kamera; wer als Erster kommt, hält sie vor die Kamera dieses Geräts oder fügt sie hier ein.
room-wait-screen = Die Partie beginnt auf dem großen Bildschirm.
pass-on-title = Den Nächsten hereinholen
pass-on-how = Dein Freund hat den Code des großen Bildschirms gescannt und zeigt eine Antwort: Scanne sie mit deiner Kamera.
pass-on-field = Antwort hier einfügen
pass-on-send = Antwort weitergeben
pass-on-sent = Unterwegs zum großen Bildschirm …
pass-on-taken = Der große Bildschirm hat sie: Das Telefon deines Freundes verbindet sich jetzt.
error-pass-on-none = Gerade wird kein Platz besetzt, also gibt es keine Antwort weiterzugeben.
error-part-not-now = Dieses Gerät kann den Tisch gerade nicht übernehmen.
error-pass-on-busy = Gerade verbindet sich jemand. Warte auf den nächsten Code auf dem großen Bildschirm.
error-pass-on-old = Diese Antwort gehört nicht zu dem Code, den der große Bildschirm jetzt zeigt. Lass deinen Freund ihn noch einmal scannen.
error-again-none = Die Seite deines Gastgebers ist älter und kann die nächste Partie nicht selbst beginnen. Bitte um eine neue Einladung.

### Deutsch. Alle Sprachen haben dieselben Nachrichten mit denselben Angaben; die Namen davor kommen vom Spielprogramm und von der Seite.

## Die Seite

title = Citadels
subtitle = Baue eine mittelalterliche Stadt
pitch = Wähle heimlich einen Charakter, errichte deine Gebäude und besitze die prächtigste Stadt, wenn der letzte Stein gesetzt ist.

## Startseite

set = Karten
edition = Ausgabe
edition-2016 = Ausgabe von 2016
edition-classic = Klassisch, mit „Die dunklen Lande“
set-first_game = Erste Partie
set-first_game_three = Erste Partie zu dritt
set-ambitious_aristocrats = Ehrgeizige Aristokraten
set-cunning_agents = Gerissene Agenten
set-illustrious_emissaries = Erlauchte Gesandte
set-devious_dignitaries = Verschlagene Würdenträger
set-tenacious_delegates = Zähe Unterhändler
set-vicious_nobles = Grausame Adlige
set-ua_illustrious_emissaries = Erlauchte Gesandte (ukrainische Ausgabe)
set-ua_devious_dignitaries = Verschlagene Würdenträger (ukrainische Ausgabe)
set-ua_vicious_nobles = Grausame Adlige (ukrainische Ausgabe)
set-base_game = Das Grundspiel
set-dark_city = Die dunklen Lande
set-old_friends = Alte Freunde
set-high_court = Am Hof
set-powder_and_bells = Pulver und Glocken
set-market_day = Markttag
set-by-lot = Zufällig
set-by-hand = Selbst gewählt
set-characters = Charaktere
set-districts = Sondergebäude
count-range = { $least }–{ $most }
set-tally = { $count } von { $wanted }
lot-number = Nummer der Auslosung
draw-again = Neu auslosen
nobody = Niemand
from-players = ab { $count } Spielern
cast = Wer ist wer
option-of-starts = Wer mit der Krone beginnt
option-of-length = Gebäude für eine vollständige Stadt
length-usual = Nach den Regeln: { $size }
length-of = { $size }
option-of-variant = Charakterwahl zu zweit
variant-usual = Einen behalten, einen weglegen
variant-piles = Stapel aus vier und drei
temper-builder = { $rivals ->
    [1] Bauherr
   *[other] Bauherren
}
temper-rusher = { $rivals ->
    [1] Eiliger
   *[other] Eilige
}
temper-raider = { $rivals ->
    [1] Räuber
   *[other] Räuber
}
temper-schemer = { $rivals ->
    [1] Ränkeschmied
   *[other] Ränkeschmiede
}
temper-one-builder = Bauherr
temper-one-rusher = eilig
temper-one-raider = Räuber
temper-one-schemer = Ränkeschmied
temper-help-builder = Teure Gebäude und eine prächtige Stadt gehen über alles.
temper-help-rusher = Billige Gebäude, und die letzte Runde so bald wie möglich.
temper-help-raider = { $rivals ->
    [1] Nimmt lieber, als zu bauen: Pass auf dein Gold und deine Stadt auf.
   *[other] Sie nehmen lieber, als zu bauen: Pass auf dein Gold und deine Stadt auf.
}
temper-help-schemer = { $rivals ->
    [1] Nennt, tauscht und meuchelt: Verbirg, was du vorhast.
   *[other] Sie nennen, tauschen und meucheln: Verbirg, was du vorhast.
}

## Der Tisch

round-number = Runde { $round }
quiet-out = { CAP(FORM($characters, "def")) } sind diese Runde nicht im Spiel
quiet-absent = { CAP(FORM($characters, "acc")) } hat niemand genommen
turn-gold = { $count } Gold genommen
turn-lost = { $count } Gold verloren
turn-cards = { $count ->
    [one] { $count } Karte genommen
   *[other] { $count } Karten genommen
}
told-gold = +{ $count } Gold
told-lost = −{ $count } Gold
told-cards = { $count ->
    [one] +{ $count } Karte
   *[other] +{ $count } Karten
}
told-crown = die Krone
told-named = { $kind ->
    [kill] will { FORM($character, "acc") } meucheln
    [bewitch] verhext { FORM($character, "acc") }
    [rob] will { FORM($character, "acc") } bestehlen
    [warrant] legt einen Haftbefehl auf { FORM($character, "acc") }
    [threat] bedroht { FORM($character, "acc") }
   *[other] nennt { FORM($character, "acc") }
}
drafted-many = { $count } Spieler nehmen Charaktere
drafted-several = { $names } nehmen Charaktere
phase-draft = Charakterwahl
phase-turns = Spielzüge
phase-over = die Partie ist zu Ende
last-round = letzte Runde
ranks = Charaktere nach Rang
rank-number = Rang { $rank }
rank-word = Rang
rank-here = { $said } (hier: { $name })
rank-explain = Rang { $rank }: Die Charaktere werden vom niedrigsten bis zum höchsten Rang aufgerufen
rank-label = { $state ->
    [none] { $rank }, { $name }
   *[other] { $rank }, { $name }: { $state }
}
fate-faceup = diese Runde nicht im Spiel
fate-absent = niemand hat sich gemeldet
# The same where there is room for one word.
fate-faceup-short = draußen
fate-absent-short = still
fate-mine = deiner
# The name of a character where it has little room: its own short form, if it has one.
rank-name-short = { FORM($character, "short") }
# What you know of a character this round, in a few words on its card.
fact-passed = von dir weitergegeben
fact-back = zu dir zurückgekommen
fact-laid = von dir weggelegt
fact-held = ist bei { $seat }
fact-facedown = liegt verdeckt
fact-taken = vor dir genommen
fact-unseen = von dir nie gesehen
order-before = Hat vor dir gewählt
order-both = Wählt vor und nach dir
order-after = { $when ->
    [now] Wählt nach dir
   *[past] Hat nach dir gewählt
}
suspects = Wer könnte wer sein?
suspects-button = Notizen
suspects-how = Ein leeres Feld heißt: noch möglich. Drücke einmal für „verdächtigt“, noch einmal für „ausgeschlossen“ und ein drittes Mal, um das Feld zu leeren.
suspects-away = Liegt vielleicht verdeckt
suspects-away-short = verdeckt
suspect-place = { $seat }, { $name }
suspect-no = unmöglich
suspect-may = möglich
suspect-suspect = von dir verdächtigt
suspect-cleared = von dir ausgeschlossen
mark-kill = Gemeuchelt { FORM($by, "von") }
mark-kill-you = Von dir gemeuchelt
mark-rob = Wird { FORM($by, "von") } bestohlen
mark-rob-you = Wird von dir bestohlen
mark-bewitch = Verhext { FORM($by, "von") }
mark-bewitch-you = Von dir verhext
mark-warrant = { $real ->
    [yes] Unterschriebener Haftbefehl { FORM($by, "von") }
    [no] Leerer Haftbefehl { FORM($by, "von") }
   *[none] Haftbefehl { FORM($by, "von") }
}
mark-warrant-you = { $real ->
    [yes] Dein unterschriebener Haftbefehl
    [no] Dein leerer Haftbefehl
   *[none] Dein Haftbefehl
}
mark-threat = { $real ->
    [yes] Echte Drohung { FORM($by, "von") }
    [no] Leere Drohung { FORM($by, "von") }
   *[none] Drohung { FORM($by, "von") }
}
mark-threat-you = { $real ->
    [yes] Deine echte Drohung
    [no] Deine leere Drohung
   *[none] Deine Drohung
}
tax-gold = { $count } Gold an Steuern
has-crown = mit der Krone
crown-explain = Die Krone: Wer sie hat, wählt zuerst einen Charakter und ruft die Ränge auf
gold-count = { $count } Gold
hand-count = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
points-untold = Die Punkte sind noch nicht gezählt
points-count = { $count ->
    [one] { $count } Punkt bisher
   *[other] { $count } Punkte bisher
}
points-at-end = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
drafted-count = { $count ->
    [one] { $count } verdeckter Charakter
   *[other] { $count } verdeckte Charaktere
}
city-label = Stadt: { $built } von { $size } Gebäuden
city-one-short = Stadt: { $built } von { $size } Gebäuden; eines fehlt noch
city-complete = Vollständig
district-label = { $name }, { $type }, kostet { $cost }
coins-on = { $count } Gold { $count ->
    [one] liegt
   *[other] liegen
  } darauf
cards-under = { $count ->
    [one] { $count } Karte liegt darunter
   *[other] { $count } Karten liegen darunter
}
tab-city = Meine Stadt
hand-title = Deine Hand
hand-empty = Keine Karten auf der Hand
deck-count = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
mine-title = { $count ->
    [one] Dein Charakter
   *[other] Deine Charaktere
}
mine-none = noch nicht gewählt
passed-title = Weitergegeben:
costs = kostet

## Ende der Partie

score-districts = Gebäude
score-types = Alle Arten von Gebäuden
score-first = Erste vollständige Stadt
score-completed = Vollständige Stadt
tie-rank = { $figure ->
    [0] Bei gleichem Punktestand ({ $points }) liegt { $name } vor { FORM($other, "dat") }, weil { $other } in der letzten Runde keinen Charakter aufgedeckt hat.
   *[other] Bei gleichem Punktestand ({ $points }) liegt { $name } mit dem höheren Rang der letzten Runde ({ $own } zu { $figure }) vor { FORM($other, "dat") }.
}
tie-rank-you = { $you ->
    [name] { $figure ->
        [0] Bei gleichem Punktestand ({ $points }) liegst du vor { FORM($other, "dat") }, weil { $other } in der letzten Runde keinen Charakter aufgedeckt hat.
       *[other] Bei gleichem Punktestand ({ $points }) liegst du mit dem höheren Rang der letzten Runde ({ $own } zu { $figure }) vor { FORM($other, "dat") }.
    }
   *[other] { $figure ->
        [0] Bei gleichem Punktestand ({ $points }) liegt { $name } vor dir, weil du in der letzten Runde keinen Charakter aufgedeckt hast.
       *[other] Bei gleichem Punktestand ({ $points }) liegt { $name } mit dem höheren Rang der letzten Runde ({ $own } zu { $figure }) vor dir.
    }
}
tie-districts = Bei gleichem Punktestand ({ $points }) liegt { $name } mit dem höheren Wert der Gebäude ({ $own } zu { $figure }) vor { FORM($other, "dat") }.
tie-districts-you = { $you ->
    [name] Bei gleichem Punktestand ({ $points }) liegst du mit dem höheren Wert der Gebäude ({ $own } zu { $figure }) vor { FORM($other, "dat") }.
   *[other] Bei gleichem Punktestand ({ $points }) liegt { $name } mit dem höheren Wert der Gebäude ({ $own } zu { $figure }) vor dir.
}
tie-gold = Bei gleichem Punktestand ({ $points }) liegt { $name } mit mehr übrigem Gold ({ $own } zu { $figure }) vor { FORM($other, "dat") }.
tie-gold-you = { $you ->
    [name] Bei gleichem Punktestand ({ $points }) liegst du mit mehr übrigem Gold ({ $own } zu { $figure }) vor { FORM($other, "dat") }.
   *[other] Bei gleichem Punktestand ({ $points }) liegt { $name } mit mehr übrigem Gold ({ $own } zu { $figure }) vor dir.
}
curve-points = Punkte
curve-gold = Gold
curve-cards = Handkarten
statistics-characters = Nach gespieltem Charakter
statistics-drafted = Nach gewähltem Charakter
statistics-named = Charaktere, die du genannt hast

## Was der Tisch fragt

ask-draft = Wähle deinen Charakter für diese Runde
ask-piles = Nimmst du diesen Stapel, oder gibst du ihn weiter und nimmst die drei Karten, die du nicht gesehen hast?
ask-draft_two = Wähle aus diesem Stapel zwei Charaktere für die Runde
ask-draft_discard = Lege einen Charakter verdeckt weg
ask-turn = { $stage ->
    [gather] Du spielst { FORM($source, "acc") }: Nimm Gold oder ziehe Karten
    [due] Du spielst { FORM($source, "acc") }: Nutze die Fähigkeit, bevor du den Zug beendest
    [build] Du spielst { FORM($source, "acc") }: Baue oder beende den Zug
    [act] Du spielst { FORM($source, "acc") }: Nutze eine Fähigkeit oder beende den Zug
   *[end] Du spielst { FORM($source, "acc") }: Beende den Zug
}
ask-keep = { $choices ->
    [1] Die gezogenen Karten sind gleich: Behalte eine
   *[other] Behalte eine der gezogenen Karten
}
ask-keep_some = Behalte { $most } der gezogenen Karten
ask-payment = Wie bezahlst du { FORM($source, "acc") }?
ask-payment_cards = Mit welcher Karte bezahlst du { FORM($source, "acc") }?
ask-kill = Wen meuchelst du?
ask-rob = Wen bestiehlst du?
ask-swap = Mit wem tauschst du die Handkarten?
ask-redraw = { $most ->
    [one] Lege eine Karte ab, um eine neue zu ziehen
   *[other] Lege bis zu { $most } Karten ab, um ebenso viele neue zu ziehen
}
ask-destroy = Welches Gebäude zerstörst du?
ask-bewitch = Wen verhext du?
ask-warrant_signed = Wer bekommt den unterschriebenen Haftbefehl?
ask-warrant_blank = Wer bekommt einen leeren Haftbefehl?
ask-threat_real = Wer bekommt die echte Drohung?
ask-threat_blank = Wer bekommt die leere Drohung?
ask-confiscate = { $choices ->
    [1] Der Charakter mit deinem leeren Haftbefehl hat ein Gebäude bezahlt. Du kannst es nicht nehmen, doch das weißt nur du
   *[other] Der Charakter mit deinem unterschriebenen Haftbefehl hat ein Gebäude bezahlt. Nimmst du es?
}
ask-bribe = Du wirst bedroht. Zahlst du das Bestechungsgeld?
ask-unmask = Es wurde kein Bestechungsgeld gezahlt. Deckst du die Drohung auf?
ask-spy = Wessen Hand siehst du dir an?
ask-spy_type = Welche Art suchst du?
ask-wizard = Wessen Hand siehst du dir an?
ask-wizard_card = Welche Karte nimmst du?
ask-wizard_build = { $choices ->
    [1] Diese Karte kann jetzt nicht gebaut werden. Behalte sie; das weißt nur du
   *[other] Gleich bauen oder behalten?
}
ask-seer_give = Welche Karte gibst du zurück?
ask-crown = Wer bekommt die Krone?
ask-crown_tribute = { CAP(FORM($source, "def")) } gibt dir die Krone. Was gibst du dafür?
ask-crown_price = Was nimmst du dafür?
ask-tithe = Wer von den Reichsten gibt dir 1 Gold?
ask-mix = Wie viel in Gold, wie viel in Karten?
ask-loan = Was baust du auf Kredit?
ask-loan_from = Wer leiht dir das Gold?
ask-loan_cards = { $least ->
    [one] Welche Karte gibst du dafür?
   *[other] Welche { $least } Karten gibst du dafür?
}
ask-study = Welche Karte behältst du?
ask-seize = Welches Gebäude beschlagnahmst du?
ask-exchange = Welches Gebäude möchtest du haben?
ask-exchange_for = Welches deiner Gebäude gibst du dafür?
ask-beautify = Welches Gebäude verschönerst du?
ask-armory = Welches Gebäude zerstört { FORM($source, "def") }?
ask-museum = Welche Karte kommt unter { FORM($source, "acc") }?
ask-framework = { CAP(FORM($source, "def")) } wird zerstört: Was baust du dafür?
ask-search = { CAP(FORM($source, "def")) } zeigt dir den Stapel. Welche Karte nimmst du?
ask-bell = Läutest du { FORM($source, "acc") }, damit sieben Gebäude für eine vollständige Stadt genügen?
ask-rescue = { CAP(FORM($source, "def")) } kann das zerstörte Gebäude retten. Zahlst du 1 Gold?
ask-thanks = Wer die Krone hat, hat auch { FORM($source, "acc") }. Bedankst du dich? Wenn du schweigst, verlierst du deinen Zug
ask-theater = { CAP(FORM($source, "def")) }: Mit wem tauschst du den Charakter?
ask-theater_give = { CAP(FORM($source, "def")) }: Welchen deiner Charaktere gibst du ab?
ask-laboratory = Welche Karte legst du für { FORM($source, "acc") } ab?
ask-other = { $source ->
    [none] Triff deine Wahl
   *[other] Triff deine Wahl für { FORM($source, "acc") }
}

## Antworten

option-cancel = Abbrechen
option-draft = { $character }
option-discard = { $character }
option-gather_gold = { $amount } Gold nehmen
option-gather_cards = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
option-income = { $unit ->
    [cards] { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    } dank { FORM($type, "dat") } ziehen
    [either] { $amount ->
        [one] { $amount } Gold oder { $amount } Karte
       *[other] { $amount } Gold oder Karten
    } aus { FORM($type, "dat") } nehmen
   *[gold] { $amount } Gold aus { FORM($type, "dat") } einnehmen
}
option-build = { $card } bauen
option-end_turn = Zug beenden
option-keep = { $card ->
    [none] Auf der Hand behalten
   *[other] { $card }
}
option-card = { $card }
option-pay = { $cards ->
    [0] { $gold } Gold bezahlen
    [one] { $gold } Gold und { $cards } Karte bezahlen
   *[other] { $gold } Gold und { $cards } Karten bezahlen
}
option-name = { $character }
option-seat = { $seat }
option-destroy = { $card }
option-pile = { $take ->
    [1] Den Viererstapel nehmen
   *[0] Weitergeben und die drei nehmen
}
option-ring = Läuten: { $size } Gebäude genügen für eine vollständige Stadt
option-stay_silent = Schweigen
option-rescue = { $card } retten
option-thank = „Untertänigsten Dank, Euer Gnaden!“
option-sacrifice = { $card } zerstören
option-confiscate = { $card } nehmen
option-let_pass = Durchgehen lassen
option-bribe = { $gold } Gold Bestechungsgeld zahlen
option-refuse = Ablehnen
option-unmask = Die Drohung aufdecken
option-type = { $type }
option-give = { $what ->
    [gold] 1 Gold
    [card] { $card }
   *[none] { $card } an { FORM($seat, "acc") } zurückgeben
}
option-take = { $what ->
    [gold] 1 Gold
   *[card] Eine zufällige Karte
}
option-mix = { $gold ->
    [0] { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
   *[other] { $cards ->
        [0] { $gold } Gold
        [one] { $gold } Gold und { $cards } Karte
       *[other] { $gold } Gold und { $cards } Karten
    }
}
option-seize = { $card }
option-exchange = { $card }
option-exchange_for = { $card }
option-beautify = { $card }
option-armory = { $card }
group-own = Deine eigenen
group-out = Diese Runde nicht im Spiel
facedown-count = { $count } verdeckt
# What an option would do; `change` has its sign.
effect-pays = { $gold } Gold → { $left } übrig
effect-gold = { $count ->
   *[other] { $change } Gold
}
effect-cards = { $count ->
    [one] { $change } Karte
   *[other] { $change } Karten
}
effect-points = { $points } → { $then } Punkte
effect-score = { $count ->
    [one] { $change } Punkt
   *[other] { $change } Punkte
}
effect-other = { $seat } { $changes }
effect-loses = Du verlierst { $what }
effect-risks = Du riskierst { $what }
end-anyway = Trotzdem beenden
brings-income = bringt jetzt { $count } Gold
brings-income-cards = { $count ->
    [one] bringt jetzt { $count } Karte
   *[other] bringt jetzt { $count } Karten
}
brings-income-either = { $count ->
    [one] bringt jetzt { $count } Gold oder { $count } Karte
   *[other] bringt jetzt { $count } Gold oder Karten
}
stake-gold = { $count } Gold
stake-turn = deinen Zug
stake-district = { FORM($card, "acc") }
stake-income = { $count } Gold nicht eingenommen
stake-income-cards = { $count ->
    [one] { $count } Karte nicht gezogen
   *[other] { $count } Karten nicht gezogen
}
stake-income-either = { $count ->
    [one] { $count } Gold oder { $count } Karte nicht genommen
   *[other] { $count } Gold oder Karten nicht genommen
}
stake-ability = „{ $name }“ nicht genutzt
stake-use = „{ $name }“ nicht genutzt
stake-build = { $count ->
    [one] du könntest noch eine Karte bauen
   *[other] du könntest noch eine von { $count } Karten bauen
}
# Across a card of the hand, in two words.
strip-short = { $gold } zu wenig
strip-duplicate = schon gebaut
strip-limit = Grenze erreicht
strip-never-built = nie baubar
strip-shielded = { $character }
strip-immune = unantastbar
strip-complete = vollständig
strip-too-dear = über { $cost }
strip-doubled = doppelt
strip-no-give = kein Tausch
strip-beautified = verschönert
# What a button beside a card, a character or a player does.
act-draft = Nehmen
act-draft_discard = Weglegen
act-kill = Meucheln
act-rob = Bestehlen
act-bewitch = Verhexen
act-warrant_signed = Unterschrieben
act-warrant_blank = Leer
act-threat_real = Echt
act-threat_blank = Leer
act-pays = { $gold ->
    [0] { $act } · gratis
   *[other] { $act } · { $gold } zahlen
}
# On a district that can be chosen: what it costs, and what gold is left.
price-left = −{ $gold } → { $left }
price-free = gratis
act-destroy = Zerstören
act-armory = Zerstören
act-payment-sacrifice = Zerstören
act-seize = Beschlagnahmen
act-exchange = Nehmen
act-exchange_for = Geben
act-beautify = Verschönern
act-swap = Hände tauschen
act-spy = Ansehen
act-wizard = Ansehen
act-crown = Geben
act-tithe = Einziehen
act-loan_from = Leihen
act-theater = Charakter tauschen
act-theater_give = Geben
act-keep = Behalten
act-keep_some = Behalten
act-study = Behalten
act-search = Nehmen
act-wizard_card = Nehmen
act-laboratory = Ablegen
act-redraw = Ablegen
act-museum = Darunterlegen
act-payment_cards = Bezahlen
act-loan = Bauen
act-framework = Bauen
act-build = Bauen
act-use = Nutzen
act-give = Geben
act-loan_cards = Geben
act-confiscate = Nehmen
act-rescue = Retten
ability-bewitch = Einen Charakter verhexen
ability-warrant = Haftbefehle legen
ability-threaten = Drohungen legen
ability-spy = Jemanden ausspionieren
ability-take_card = Eine Karte aus einer Hand nehmen
ability-seer = Von allen eine Karte nehmen
ability-crown = Die Krone vergeben
ability-tithe = 1 Gold vom Reichsten nehmen
ability-loan = Auf Kredit bauen
ability-four_gold = 4 Gold nehmen
ability-four_cards = 4 Karten nehmen
ability-study = Sieben Karten studieren
ability-exchange = Gebäude tauschen
ability-exchange-classic = Gebäude tauschen und den Zug beenden
ability-seize = Ein Gebäude beschlagnahmen
ability-court = Bei Hofe vorsprechen: 3 Gold nehmen
ability-beautify = Ein Gebäude verschönern
ability-collect_tax = Steuern eintreiben
ability-kill = Einen Charakter meucheln
ability-rob = Einen Charakter bestehlen
ability-swap = Mit jemandem die Handkarten tauschen
ability-redraw = Karten mit dem Stapel tauschen
ability-bonus_gold = Das zusätzliche Gold nehmen
ability-bonus_cards = Die zusätzlichen Karten nehmen
ability-destroy = Ein Gebäude zerstören
ability-destroy-classic = Ein Gebäude zerstören und den Zug beenden
use-armory = Zeughaus: opfern, um ein Gebäude zu zerstören
use-framework = Baugerüst: zerstören, um ohne Bezahlung zu bauen
use-laboratory = Laboratorium: eine Karte für Gold ablegen
use-museum = Museum: eine Karte darunterlegen
use-smithy = Schmiede: Gold für Karten zahlen

## Warum etwas nicht gewählt werden kann

reason-silenced = Du könntest deinen Zug verlieren{ $because ->
    [yes] {", "}denn du liegst vorn
   *[no] {""}
  }
reason-robbed = Du könntest bestohlen werden{ $because ->
    [yes] {", "}denn du hast das meiste Gold
   *[no] {""}
  }
reason-wrecked = Du könntest ein Gebäude verlieren
reason-crowned = Die Krone könnte dir gehören
reason-leaves = Im Schnitt hast du am Ende der Runde { $built } Gebäude mehr, { $gold } Gold und { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
reason-ends-points = Im Schnitt hast du am Ende der Runde { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
  } statt { $instead }
reason-ends-districts = Im Schnitt hast du am Ende der Runde { $mean } Gebäude statt { $instead }
reason-ends-gold = Im Schnitt hast du am Ende der Runde { $mean } Gold statt { $instead }
reason-ends-cards = Im Schnitt hast du am Ende der Runde { $mean ->
    [one] { $mean } Karte
   *[other] { $mean } Karten
  } statt { $instead }
reason-ends-rival-points = Im Schnitt hat dein stärkster Gegner am Ende der Runde { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
  } statt { $instead }
reason-ends-rival-districts = Im Schnitt hat dein stärkster Gegner am Ende der Runde { $mean } Gebäude statt { $instead }
reason-lets-build = Du könntest in dieser Runde { FORM($card, "a") } bauen
reason-keeps-turn = Du könntest deinen Zug verlieren: Wahrscheinlichkeit { $share } % statt { $before } %
reason-keeps-gold = Du könntest bestohlen werden: Wahrscheinlichkeit { $share } % statt { $before } %
reason-keeps-city = Du könntest ein Gebäude verlieren: Wahrscheinlichkeit { $share } % statt { $before } %
reason-stops-rival = { $seat } könnte den Zug verlieren: Wahrscheinlichkeit { $share } % statt { $before } %
reason-robs-rival = { $seat } könnte bestohlen werden: Wahrscheinlichkeit { $share } % statt { $before } %
reason-strikes-rival = { $seat } könnte ein Gebäude verlieren: Wahrscheinlichkeit { $share } % statt { $before } %
reason-has-card = Du könntest { FORM($card, "a") } in der Stadt haben: Wahrscheinlichkeit { $share } % statt { $before } %
reason-all-types = Du könntest alle Arten von Gebäuden haben: Wahrscheinlichkeit { $share } % statt { $before } %
reason-finishes = Du könntest deine Stadt vollenden: Wahrscheinlichkeit { $share } % statt { $before } %
reason-last-round = Diese Runde könnte die letzte sein: Wahrscheinlichkeit { $share } % statt { $before } %
reason-more-bonus = Mit { FORM($card, "dat") } bekommst du mehr zusätzliche Punkte, im Schnitt { $mean } statt { $instead }
reason-builds-more = Du baust in dieser Runde mehr Gebäude, im Schnitt { $mean } statt { $instead }
reason-more-gold = Du hast am Ende der Runde mehr Gold, im Schnitt { $mean } statt { $instead }
reason-more-cards = Du hast am Ende der Runde mehr Karten zum Bauen, im Schnitt { $mean } statt { $instead }
reason-builds-less = { $seat } baut in dieser Runde weniger Gebäude, im Schnitt { $mean } statt { $instead }
reason-less-gold = { $seat } hat am Ende der Runde weniger Gold, im Schnitt { $mean } statt { $instead }
reason-fewer-cards = { $seat } hat am Ende der Runde weniger Karten zum Bauen, im Schnitt { $mean } statt { $instead }
reason-stops = { CAP(FORM($seat, "dat")) } fehlt nur noch ein Gebäude: Als { FORM($character, "nom") } könntest du die Vollendung verhindern
reason-shields = Deiner Stadt { $count ->
    [one] fehlt noch ein Gebäude
   *[other] fehlen noch { $count } Gebäude
  }, und Rang 8 könnte ihr nichts anhaben, solange du { FORM($character, "def") } bist
reason-pays = Als { FORM($character, "nom") } könntest du { $unit ->
    [cards] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } als Einkommen ziehen
    [either] { $count ->
        [one] { $count } Gold oder { $count } Karte
       *[other] { $count } Gold oder Karten
    } als Einkommen nehmen
   *[gold] { $count } Gold einnehmen
}
reason-robs = { $seat } hat { $gold } Gold, das { FORM($character, "def") } stehlen könnte
reason-builds = Als { FORM($character, "nom") } könntest du { $count } Gebäude bauen
reason-crowns = { CAP(FORM($character, "def")) } nimmt die Krone: Du könntest nächste Runde zuerst wählen
reason-denies = Als { FORM($character, "nom") } könnte { $seat } { $unit ->
    [cards] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } als Einkommen ziehen
    [either] { $count ->
        [one] { $count } Gold oder { $count } Karte
       *[other] { $count } Gold oder Karten
    } als Einkommen nehmen
   *[gold] { $count } Gold einnehmen
}
reason-passed-on = Du hast { FORM($character, "acc") } bei der Wahl weitergegeben: Jemand könnte diese Karte haben
reason-names-paid = { $seat } könnte { FORM($character, "def") } sein und { $unit ->
    [cards] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } als Einkommen ziehen
    [either] { $count ->
        [one] { $count } Gold oder { $count } Karte
       *[other] { $count } Gold oder Karten
    } als Einkommen nehmen
   *[gold] { $count } Gold einnehmen
}
reason-holds-gold = { $seat } hat { $gold } Gold und könnte { FORM($character, "def") } sein
reason-ruins = { CAP(FORM($character, "def")) } könnte dich ein Gebäude kosten, und du liegst vorn
reason-completes = Mit { FORM($card, "dat") } ist deine Stadt vollständig: zwei Punkte
reason-completes-first = Mit { FORM($card, "dat") } ist deine Stadt als erste vollständig: vier Punkte und die letzte Runde
reason-fifth-type = Mit { FORM($card, "dat") } hast du deine fünfte Art: drei Punkte
reason-bonus-ivory_tower = Mit { FORM($card, "dat") } bekommst du { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  } zusätzlich, solange er dein einziges Sondergebäude ist
reason-bonus-statue = Mit { FORM($card, "dat") } bekommst du { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  } zusätzlich, solange du die Krone hast
reason-bonus-capitol = Mit { FORM($card, "dat") } bekommst du { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  } zusätzlich für drei Gebäude einer Art
reason-bonus = Mit { FORM($card, "dat") } bekommst du derzeit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  } zusätzlich
reason-pays-at-once = Baue { FORM($card, "acc") }, bevor du dein Einkommen nimmst: So bringt das Gebäude schon Einkommen
reason-no-ruin = { CAP(FORM($character, "def")) } kann deiner Stadt in dieser Runde nichts mehr anhaben
reason-spends = Verbautes Gold kann nächste Runde niemand stehlen, Gold in deinem Vorrat schon
reason-affords = Damit kannst du { FORM($card, "a") } bezahlen
reason-enough-cards = Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } zum Bauen; dir fehlt Gold
reason-no-cards = Du hast nichts zum Bauen auf der Hand
reason-enough-gold = Du hast { $gold } Gold, genug für jede Karte auf deiner Hand
reason-ready-now = Du könntest { FORM($card, "a") } in diesem Zug bauen
reason-near-end = { CAP(FORM($seat, "dat")) } { $count ->
    [one] fehlt noch ein Gebäude
   *[other] fehlen noch { $count } Gebäude
  }
reason-strongest = { $seat } hat von deinen Gegnern die meisten Punkte, nämlich { $points }
reason-costs-rival = { $seat } verliert { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  }
reason-full-hand = { $seat } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } auf der Hand, mehr als alle anderen
reason-draws = { CAP(FORM($character, "def")) } zieht Karten, und zum Bauen hast du { $cards ->
    [0] keine
    [one] nur eine
   *[other] nur { $cards }
  }
reason-goes-first = Rang 1 kann nicht bestohlen werden, und du hast { $gold } Gold
reason-never-seen = Du hast { FORM($character, "acc") } bei der Wahl nie gesehen: Jemand könnte diese Karte haben
reason-dearest = Etwas Teureres als { FORM($card, "acc") } kannst du nicht bezahlen
reason-short-of = Für { FORM($card, "acc") } { $gold ->
    [one] fehlt dann noch { $gold } Gold
   *[other] fehlen dann noch { $gold } Gold
  }
reason-pays-now = Deine Gebäude bringen dir jetzt { $unit ->
    [cards] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
    [either] { $count ->
        [one] { $count } Gold oder { $count } Karte
       *[other] { $count } Gold oder Karten
    }
   *[gold] { $count } Gold
}
reason-one-card = Außer { FORM($card, "dat") } kannst du keine Karte bauen
blocked-short = { $gold ->
    [one] Es fehlt { $gold } Gold
   *[other] Es fehlen { $gold } Gold
}
blocked-duplicate = Steht schon in deiner Stadt
blocked-limit = { $limit ->
    [one] Du hast { $limit } Gebäude gebaut, mehr geht nicht
   *[other] Du hast { $limit } Gebäude gebaut, mehr geht nicht
}
blocked-no-builds = { CAP(FORM($character, "def")) } kann nicht bauen
blocked-city-grown = Nur solange du höchstens vier Gebäude hast
blocked-never-built = Kann nicht gebaut werden
blocked-gather-first = Nimm zuerst Gold oder Karten
blocked-only-gathers = In diesem Zug nimmst du nur Gold oder Karten
blocked-bewitched = Du bist verhext: Du nimmst nur Gold oder Karten
blocked-only-ability = In diesem Zug nutzt du nur deine Fähigkeit
blocked-ability-first = Nutze zuerst deine Fähigkeit
blocked-used = In diesem Zug schon genutzt
blocked-no-income = Keine { FORM($type, "pl") }
blocked-no-target = Nichts, worauf es wirken könnte
blocked-no-build = Keine Karte, die du bauen könntest
blocked-no-loan = Keine Karte, die du auf Kredit bauen könntest
blocked-no-richest = Niemand muss dir Gold geben
blocked-no-taxes = Es liegen keine Steuern da
blocked-court-afar = Du sitzt nicht neben Rang 4
blocked-hand-empty = Keine Karten auf der Hand
blocked-hands-empty = Niemand sonst hat Karten
blocked-deck-empty = Der Stapel ist leer
blocked-own-character = In diesem Zug dein eigener Charakter
blocked-rank-one = Rang 1 ist davor sicher
blocked-marked = Trägt schon ein Plättchen { FORM($character, "gen") }
blocked-token-laid = Hat schon ein Plättchen
blocked-blank = Dein Haftbefehl ist leer
blocked-crowned = Hat die Krone
blocked-not-richest = Hat nicht das meiste Gold
blocked-complete = Die Stadt ist vollständig
blocked-shielded = { CAP(FORM($character, "def")) } schützt davor
blocked-immune = Unantastbar
blocked-too-dear = Kostet mehr als { $cost }
blocked-doubled = Stünde dann doppelt in einer Stadt
blocked-no-give = Nichts zum Tauschen
blocked-beautified = Schon verschönert
blocked-being-built = Wird gerade gebaut
blocked-no-loan-needed = Du kannst es selbst bezahlen
blocked-no-lender = Niemand könnte dir { $gold } Gold leihen
blocked-few-cards = Du hast zu wenige Karten für { $gold } Gold

## Arten und Ursachen

type-noble = Adel
    .pl = Adelsgebäude
    .dat = Adelsgebäuden
type-religious = Klerus
    .pl = geistlichen Gebäude
    .dat = geistlichen Gebäuden
type-military = Militär
    .pl = Militärgebäude
    .dat = Militärgebäuden
type-trade = Handel
    .pl = Handelsgebäude
    .dat = Handelsgebäuden
type-unique = Sondergebäude
    .pl = Sondergebäude
    .dat = Sondergebäuden
## Verlauf

event-round_started = Runde { $round } beginnt, und { $to } hat die Krone
event-round_started-you = Runde { $round } beginnt, und du hast die Krone
event-character_removed = { CAP(FORM($character, "def")) } ist diese Runde nicht im Spiel
event-character_laid_away = { $named ->
    [yes] { CAP(FORM($character, "def")) } wird verdeckt weggelegt
   *[other] { $count ->
        [one] { $count } Charakter wird verdeckt weggelegt
       *[other] { $count } Charaktere werden verdeckt weggelegt
    }
}
event-character_drafted = { $named ->
    [yes] { $seat } nimmt { FORM($character, "acc") }
   *[other] { $seat } nimmt einen Charakter
}
event-character_drafted-you = { $named ->
    [yes] Du nimmst { FORM($character, "acc") }
   *[other] Du nimmst einen Charakter
}
event-characters_swapped = { $named ->
    [yes] { $seat } und { $other } tauschen die Charaktere; du hast jetzt { FORM($character, "acc") }
   *[other] { $seat } und { $other } tauschen die Charaktere
}
event-characters_swapped-you = { $you ->
    [seat] { $named ->
        [yes] Du und { $other } tauscht die Charaktere; du hast jetzt { FORM($character, "acc") }
       *[other] Du und { $other } tauscht die Charaktere
    }
   *[other] { $named ->
        [yes] { $seat } und du tauscht die Charaktere; du hast jetzt { FORM($character, "acc") }
       *[other] { $seat } und du tauscht die Charaktere
    }
}
event-rank_called = { $by } ruft Rang { $rank } auf, { FORM($character, "acc") }
event-rank_called-you = Du rufst Rang { $rank } auf, { FORM($character, "acc") }
event-nobody_answered = { $source ->
    [none] Niemand meldet sich als { FORM($character, "nom") }
   *[other] { FORM($character, "gender") ->
        [f] Die gemeuchelte { FORM($character, "weak") } schweigt
       *[m] Der gemeuchelte { FORM($character, "weak") } schweigt
    }
}
event-character_revealed = { $seat } ist { FORM($character, "def") }
event-character_revealed-you = Du bist { FORM($character, "def") }
silence-out = { CAP(FORM($character, "def")) } ist diese Runde nicht im Spiel
silence-murdered = { FORM($character, "gender") ->
    [f] Die gemeuchelte { FORM($character, "weak") } schweigt
   *[m] Der gemeuchelte { FORM($character, "weak") } schweigt
}
silence-absent = Niemand hat { FORM($character, "acc") } genommen
unmasked-murdered = { FORM($character, "gender") ->
    [f] { $name } war die gemeuchelte { FORM($character, "weak") }
   *[m] { $name } war der gemeuchelte { FORM($character, "weak") }
}
unmasked-murdered-you = { FORM($character, "gender") ->
    [f] Du warst die gemeuchelte { FORM($character, "weak") }
   *[m] Du warst der gemeuchelte { FORM($character, "weak") }
}
event-character_named = { $kind ->
    [kill] { $seat } will { FORM($character, "acc") } meucheln
    [bewitch] { $seat } verhext { FORM($character, "acc") }
    [rob] { $seat } will { FORM($character, "acc") } bestehlen
    [warrant] { $seat } legt einen Haftbefehl auf { FORM($character, "acc") }
    [threat] { $seat } bedroht { FORM($character, "acc") }
   *[other] { $seat } nennt { FORM($character, "acc") }
}
event-character_named-you = { $kind ->
    [kill] Du willst { FORM($character, "acc") } meucheln
    [bewitch] Du verhext { FORM($character, "acc") }
    [rob] Du willst { FORM($character, "acc") } bestehlen
    [warrant] Du legst einen Haftbefehl auf { FORM($character, "acc") }
    [threat] Du bedrohst { FORM($character, "acc") }
   *[other] Du nennst { FORM($character, "acc") }
}
event-mark_unmasked = { $real ->
    [yes] Das Plättchen auf { FORM($character, "dat") } war echt
   *[no] Das Plättchen auf { FORM($character, "dat") } war leer
}
event-turn_resumed = { $seat } setzt den Zug als { FORM($character, "nom") } fort
event-turn_resumed-you = Du setzt deinen Zug als { FORM($character, "nom") } fort
event-turn_ended = { $seat } beendet den Zug
event-turn_ended-you = Du beendest deinen Zug
event-turn_lost = { $seat } verliert den Zug
event-turn_lost-you = Du verlierst deinen Zug
event-gold_gained = { $origin ->
    [gather] { $seat } nimmt { $amount } Gold als Grundaktion
    [character] { $seat } nimmt { $amount } Gold als { $source }
    [district] { $seat } nimmt { $amount } Gold durch { FORM($source, "acc") }
   *[none] { $seat } nimmt { $amount } Gold
}
event-gold_gained-you = { $origin ->
    [gather] Du nimmst { $amount } Gold als Grundaktion
    [character] Du nimmst { $amount } Gold als { $source }
    [district] Du nimmst { $amount } Gold durch { FORM($source, "acc") }
   *[none] Du nimmst { $amount } Gold
}
event-gold_paid = { $origin ->
    [character] { $seat } zahlt { $amount } Gold als { $source }
    [district] { $seat } zahlt { $amount } Gold für { FORM($source, "acc") }
   *[none] { $seat } zahlt { $amount } Gold
}
event-gold_paid-you = { $origin ->
    [character] Du zahlst { $amount } Gold als { $source }
    [district] Du zahlst { $amount } Gold für { FORM($source, "acc") }
   *[none] Du zahlst { $amount } Gold
}
event-gold_moved = { $origin ->
    [character] { $to } bekommt { $amount } Gold { FORM($from, "von") } durch { FORM($source, "acc") }
    [district] { $to } bekommt { $amount } Gold { FORM($from, "von") } durch { FORM($source, "acc") }
   *[none] { $to } bekommt { $amount } Gold { FORM($from, "von") }
}
event-gold_moved-you = { $you ->
    [from] { $origin ->
        [character] { $to } bekommt { $amount } Gold von dir durch { FORM($source, "acc") }
        [district] { $to } bekommt { $amount } Gold von dir durch { FORM($source, "acc") }
       *[none] { $to } bekommt { $amount } Gold von dir
    }
   *[to] { $origin ->
        [character] Du bekommst { $amount } Gold { FORM($from, "von") } durch { FORM($source, "acc") }
        [district] Du bekommst { $amount } Gold { FORM($from, "von") } durch { FORM($source, "acc") }
       *[none] Du bekommst { $amount } Gold { FORM($from, "von") }
    }
}
event-tax_paid = { $seat } zahlt { $amount } Gold Steuern
event-tax_paid-you = Du zahlst { $amount } Gold Steuern
event-tax_collected = { $seat } treibt { $amount } Gold Steuern ein
event-tax_collected-you = Du treibst { $amount } Gold Steuern ein
event-cards_drawn = { $known ->
    [yes] { $seat } zieht { FORM($cards, "a") }
   *[other] { $count ->
        [one] { $seat } zieht { $count } Karte
       *[other] { $seat } zieht { $count } Karten
    }
}
event-cards_drawn-you = { $known ->
    [yes] Du ziehst { FORM($cards, "a") }
   *[other] { $count ->
        [one] Du ziehst { $count } Karte
       *[other] Du ziehst { $count } Karten
    }
}
event-cards_discarded = { $known ->
    [yes] { $seat } legt { FORM($cards, "a") } unter den Stapel
   *[other] { $count ->
        [one] { $seat } legt { $count } Karte unter den Stapel
       *[other] { $seat } legt { $count } Karten unter den Stapel
    }
}
event-cards_discarded-you = { $known ->
    [yes] Du legst { FORM($cards, "a") } unter den Stapel
   *[other] { $count ->
        [one] Du legst { $count } Karte unter den Stapel
       *[other] Du legst { $count } Karten unter den Stapel
    }
}
event-card_kept = { $known ->
    [yes] { $seat } behält { FORM($cards, "a") }
   *[other] { $count ->
        [one] { $seat } behält { $count } Karte
       *[other] { $seat } behält { $count } Karten
    }
}
event-card_kept-you = { $known ->
    [yes] Du behältst { FORM($cards, "a") }
   *[other] { $count ->
        [one] Du behältst { $count } Karte
       *[other] Du behältst { $count } Karten
    }
}
event-build_given_up = Für { FORM($card, "acc") } wurde nicht bezahlt: Die Karte bleibt auf der Hand und kann nicht mehr über die Baugrenze hinaus gebaut werden
event-card_rescued = { $seat } rettet { FORM($card, "acc") }
event-card_rescued-you = Du rettest { FORM($card, "acc") }
event-cards_given = { $known ->
    [yes] { $from } gibt { FORM($to, "dat") } { FORM($cards, "a") }
   *[other] { $count ->
        [one] { $from } gibt { FORM($to, "dat") } { $count } Karte
       *[other] { $from } gibt { FORM($to, "dat") } { $count } Karten
    }
}
event-cards_given-you = { $you ->
    [from] { $known ->
        [yes] Du gibst { FORM($to, "dat") } { FORM($cards, "a") }
       *[other] { $count ->
            [one] Du gibst { FORM($to, "dat") } { $count } Karte
           *[other] Du gibst { FORM($to, "dat") } { $count } Karten
        }
    }
   *[to] { $known ->
        [yes] { $from } gibt dir { FORM($cards, "a") }
       *[other] { $count ->
            [one] { $from } gibt dir { $count } Karte
           *[other] { $from } gibt dir { $count } Karten
        }
    }
}
event-card_tucked = { $known ->
    [yes] { $seat } legt { FORM($cards, "a") } unter { FORM($card, "acc") }
   *[other] { $seat } legt eine Karte unter { FORM($card, "acc") }
}
event-card_tucked-you = { $known ->
    [yes] Du legst { FORM($cards, "a") } unter { FORM($card, "acc") }
   *[other] Du legst eine Karte unter { FORM($card, "acc") }
}
event-hand_shown = { $known ->
    [yes] { $by } sieht sich die Hand { FORM($seat, "von") } an: { $cards }
   *[other] { $by } sieht sich die Hand { FORM($seat, "von") } an
}
event-hand_shown-you = { $you ->
    [by] { $known ->
        [yes] Du siehst die Hand { FORM($seat, "von") }: { $cards }
       *[other] Du siehst dir die Hand { FORM($seat, "von") } an
    }
   *[seat] { $known ->
        [yes] { $by } sieht deine Hand: { $cards }
       *[other] { $by } sieht sich deine Hand an
    }
}
event-hands_swapped = { $known ->
    [yes] { $seat } und { $other } tauschen die Handkarten; deine neue Hand: { $cards }
   *[other] { $seat } und { $other } tauschen die Handkarten
}
event-hands_swapped-you = { $you ->
    [seat] { $known ->
        [yes] Du und { $other } tauscht die Handkarten; deine neue Hand: { $cards }
       *[other] Du und { $other } tauscht die Handkarten
    }
   *[other] { $known ->
        [yes] { $seat } und du tauscht die Handkarten; deine neue Hand: { $cards }
       *[other] { $seat } und du tauscht die Handkarten
    }
}
event-district_built = { $paid ->
    [0] { $seat } baut kostenlos { FORM($card, "a") }
   *[other] { $seat } baut { FORM($card, "a") } für { $paid } Gold
}
event-district_built-you = { $paid ->
    [0] Du baust kostenlos { FORM($card, "a") }
   *[other] Du baust { FORM($card, "a") } für { $paid } Gold
}
event-district_destroyed = { $own ->
    [yes] { $paid ->
        [0] { $by } zerstört { FORM($card, "acc") } in der eigenen Stadt
       *[other] { $by } zerstört { FORM($card, "acc") } in der eigenen Stadt für { $paid } Gold
    }
   *[no] { $paid ->
        [0] { $by } zerstört { FORM($card, "acc") } in der Stadt { FORM($seat, "von") }
       *[other] { $by } zerstört { FORM($card, "acc") } in der Stadt { FORM($seat, "von") } für { $paid } Gold
    }
}
event-district_destroyed-you = { $you ->
    [by] { $paid ->
        [0] Du zerstörst { FORM($card, "acc") } in der Stadt { FORM($seat, "von") }
       *[other] Du zerstörst { FORM($card, "acc") } in der Stadt { FORM($seat, "von") } für { $paid } Gold
    }
    [seat] { $paid ->
        [0] { $by } zerstört { FORM($card, "acc") } in deiner Stadt
       *[other] { $by } zerstört { FORM($card, "acc") } in deiner Stadt für { $paid } Gold
    }
   *[both] { $paid ->
        [0] Du zerstörst { FORM($card, "acc") } in deiner eigenen Stadt
       *[other] Du zerstörst { FORM($card, "acc") } in deiner eigenen Stadt für { $paid } Gold
    }
}
event-district_confiscated = { $to } nimmt { FORM($card, "acc") } per Haftbefehl; { $seat } bekommt das Gold zurück
event-district_confiscated-you = { $you ->
    [to] Du nimmst { FORM($card, "acc") } per Haftbefehl; { $seat } bekommt das Gold zurück
   *[seat] { $to } nimmt dir { FORM($card, "acc") } per Haftbefehl; du bekommst das Gold zurück
}
event-district_seized = { $by } beschlagnahmt { FORM($card, "acc") } in der Stadt { FORM($seat, "von") } für { $paid } Gold
event-district_seized-you = { $you ->
    [by] Du beschlagnahmst { FORM($card, "acc") } in der Stadt { FORM($seat, "von") } für { $paid } Gold
   *[seat] { $by } beschlagnahmt { FORM($card, "acc") } in deiner Stadt für { $paid } Gold
}
event-districts_exchanged = { $seat } tauscht { FORM($card, "acc") } gegen { FORM($for, "acc") } { FORM($other, "von") }
event-districts_exchanged-you = { $you ->
    [seat] Du tauschst { FORM($card, "acc") } gegen { FORM($for, "acc") } { FORM($other, "von") }
   *[other] { $seat } tauscht { FORM($card, "acc") } gegen { FORM($for, "acc") } aus deiner Stadt
}
event-district_beautified = { $seat } verschönert { FORM($card, "acc") }
event-district_beautified-you = Du verschönerst { FORM($card, "acc") }
event-crown_moved = { $from ->
    [none] { $to } nimmt die Krone
   *[other] Die Krone geht { FORM($from, "von") } an { FORM($to, "acc") }
}
event-crown_moved-you = { $you ->
    [to] { $from ->
        [none] Du nimmst die Krone
       *[other] Die Krone geht { FORM($from, "von") } an dich
    }
   *[from] { $from ->
        [none] { $to } nimmt die Krone
       *[other] Die Krone geht von dir an { FORM($to, "acc") }
    }
}
event-city_completed = { $first ->
    [yes] { $seat } vollendet vor allen anderen die eigene Stadt: Dies ist die letzte Runde
   *[other] { $seat } vollendet eine Stadt
}
event-city_completed-you = { $first ->
    [yes] Du vollendest vor allen anderen deine Stadt: Dies ist die letzte Runde
   *[other] Du vollendest deine Stadt
}
event-city_size_changed = Von jetzt an ist eine Stadt mit { $size } Gebäuden vollständig
event-round_ended = Runde { $round } ist zu Ende
event-game_ended = { $several ->
    [one] Die Partie ist zu Ende: { $winners } gewinnt
   *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg
}
event-game_ended-you = { $several ->
    [one] Die Partie ist zu Ende: Du gewinnst
   *[other] Die Partie ist zu Ende: { CAP(FORM($winners, "inside")) } teilt euch den Sieg
}

## Was geschah, während gespielt wird

round-rose = { $name } hat { FORM($cards, "a") } gebaut
round-rose-you = Du hast { FORM($cards, "a") } gebaut
round-robbed = { $by } hat { FORM($name, "dat") } { $amount } Gold gestohlen
round-robbed-you = { $you ->
    [name] { $by } hat dir { $amount } Gold gestohlen
   *[by] Du hast { FORM($name, "dat") } { $amount } Gold gestohlen
}
round-lost = { $name } hat durch { FORM($by, "acc") } { FORM($card, "acc") } verloren
round-lost-you = { $you ->
    [name] Du hast durch { FORM($by, "acc") } { FORM($card, "acc") } verloren
   *[by] { $name } hat durch dich { FORM($card, "acc") } verloren
}
round-short = { CAP(FORM($name, "dat")) } fehlt nur noch ein Gebäude
round-short-you = Dir fehlt nur noch ein Gebäude
round-quiet = Eine ruhige Runde: nichts gebaut, nichts verloren
last-stone = { $seat } setzt mit { FORM($card, "dat") } den letzten Stein
last-stone-you = Du setzt mit { FORM($card, "dat") } den letzten Stein
story-call = { $character }?
story-own-kill = { FORM($character, "gender") ->
    [f] Die von dir gemeuchelte { FORM($character, "weak") } schweigt
   *[m] Der von dir gemeuchelte { FORM($character, "weak") } schweigt
}
story-own-gold = Du stiehlst { FORM($name, "dat") } { $amount } Gold
story-own-empty = Dein Diebstahl misslingt: { CAP(FORM($character, "def")) } hat kein Gold
story-own-absent = Dein Diebstahl misslingt: Niemand ist { FORM($character, "def") }
story-empty = { $by } bestiehlt { FORM($character, "acc") }, findet aber kein Gold
story-named-kill = Gemeuchelt { FORM($by, "von") }
story-named-kill-line = Dieser Zug ist verloren: { CAP(FORM($character, "def")) } schweigt.
story-named-bewitch = Verhext { FORM($by, "von") }
story-named-bewitch-line = Als { FORM($character, "nom") } nimmst du nur Gold oder Karten; dann übernimmt { $by } deinen Zug.
story-named-rob = { $by } will dein Gold
story-named-rob-line = Wenn { FORM($character, "def") } aufgerufen wird, nimmt { $by } dein ganzes Gold.
story-named-warrant = { $by } hat einen Haftbefehl für dich
story-named-warrant-line = Er liegt auf { FORM($character, "dat") }, also auf dir. Ist er unterschrieben, kann { $by } das erste Gebäude nehmen, das du bezahlst.
story-named-threat = { $by } erpresst dich
story-named-threat-line = Eine Drohung liegt auf { FORM($character, "dat") }, also auf dir. Wenn du Gold oder Karten genommen hast, zahle die Hälfte deines Goldes oder riskiere alles.
story-unmasked = { $by } deckt die Drohung auf
story-unmasked-line = { $real ->
    [yes] Sie war echt: Du verlierst dein ganzes Gold.
   *[no] Sie war leer: Du behältst dein Gold.
}
story-gold = { $by } nimmt dir Gold
story-gold-line = { $amount } Gold
story-gold-thief = Bestohlen { FORM($by, "von") }
story-gold-thief-line = Du verlierst dein ganzes Gold ({ $amount }).
story-gold-blackmailer = Erpresst { FORM($by, "von") }
story-gold-blackmailer-line = Es kostet dich { $amount } Gold.
story-cards = { $amount ->
    [1] { $by } nimmt dir eine Karte aus der Hand
   *[other] { $by } nimmt dir Karten aus der Hand
}
story-cards-line = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}
story-shown = { $by } sieht sich deine Hand an
story-shown-line = Deine Karten sind kein Geheimnis mehr.
story-hands = { $by } tauscht mit dir die Handkarten
story-hands-line = Du hast jetzt die Handkarten der anderen Person.
story-roles = { $by } tauscht mit dir den Charakter
story-roles-line = Du hast jetzt { FORM($character, "acc") }.
story-destroyed = { $by } zerstört dir { FORM($card, "acc") }
story-destroyed-line = Das Gebäude ist aus deiner Stadt verschwunden.
story-confiscated = { $by } nimmt dir { FORM($card, "acc") } per Haftbefehl
story-confiscated-line = Du bekommst das Gold zurück, das du dafür bezahlt hast.
story-seized = { $by } beschlagnahmt bei dir { FORM($card, "acc") }
story-seized-line = Das Gebäude steht jetzt in einer anderen Stadt.
story-exchanged = { $by } nimmt dir { FORM($for, "acc") }
story-exchanged-line = Dafür bekommst du { FORM($card, "acc") }.

## Was schiefging

error-bad-setup-crown = Die Krone muss jemand am Tisch haben.
error-bad-setup-characters = Diese Charaktere können nicht zusammen gespielt werden.
error-bad-setup-needs-nine = Bei { $seats } Spielern ist ein Charakter von Rang 9 nötig.
error-bad-setup-too-few = { CAP(FORM($character, "def")) } braucht mindestens { $seats } Spieler.
error-bad-setup-districts = Diese Gebäude können nicht zusammen gespielt werden.
error-bad-setup-length = Eine Stadt dieser Größe erlauben die Regeln nicht.
error-bad-setup-no-nine = Bei { $seats } Spielern darf kein Charakter von Rang 9 dabei sein.
error-bad-setup-rank-missing = Es fehlt ein Charakter von Rang { $rank }.
error-bad-setup-rank-twice = Es gibt zwei Charaktere von Rang { $rank }.
error-bad-setup-uniques = Wähle { $range } Sondergebäude.
error-bad-setup-variant = Diese Variante gibt es bei dieser Ausgabe oder Spielerzahl nicht.
## Charaktere

character-assassin = Assassine
    .nom = Assassine
    .weak = Assassine
    .def = der Assassine
    .acc = den Assassinen
    .dat = dem Assassinen
    .gen = des Assassinen
    .gender = m
character-assassin-text = Nenne einen Charakter. Wer ihn hat, verliert den Zug und bleibt bis zum Ende der Runde unerkannt.
character-assassin-classic = Meuchler
    .nom = Meuchler
    .weak = Meuchler
    .def = der Meuchler
    .acc = den Meuchler
    .dat = dem Meuchler
    .gen = des Meuchlers
    .gender = m
character-witch = Hexe
    .nom = Hexe
    .weak = Hexe
    .def = die Hexe
    .acc = die Hexe
    .dat = der Hexe
    .gen = der Hexe
    .gender = f
character-witch-text = Nimm Gold oder Karten, nenne einen Charakter und unterbrich deinen Zug. Wer diesen Charakter hat, nimmt nur Gold oder Karten; den Rest jenes Zuges spielst dann du als dieser Charakter, mit deiner eigenen Stadt, deiner Hand und deinem Gold. Hat ihn niemand, endet dein Zug.
character-magistrate = Magistrat
    .nom = Magistrat
    .weak = Magistrat
    .def = der Magistrat
    .acc = den Magistrat
    .dat = dem Magistrat
    .gen = des Magistrats
    .gender = m
character-magistrate-text = Lege drei Haftbefehle verdeckt auf Charaktere; einer davon ist unterschrieben. Wenn der Charakter mit dem unterschriebenen zum ersten Mal ein Gebäude bezahlt, darfst du es ohne Bezahlung nehmen, sofern es nicht schon in deiner Stadt steht; das Gold wird zurückgegeben.
character-thief = Dieb
    .nom = Dieb
    .weak = Dieb
    .def = der Dieb
    .acc = den Dieb
    .dat = dem Dieb
    .gen = des Diebes
    .gender = m
character-thief-text = Nenne einen Charakter. Wenn er aufgedeckt wird, nimmst du sein ganzes Gold. Rang 1 und den gemeuchelten oder verhexten Charakter kannst du nicht bestehlen.
character-spy = Spion
    .nom = Spion
    .weak = Spion
    .def = der Spion
    .acc = den Spion
    .dat = dem Spion
    .gen = des Spions
    .gender = m
character-spy-text = Wähle jemanden am Tisch und eine Art, und sieh dir die Hand an. Für jede Karte dieser Art nimmst du dieser Person 1 Gold, solange sie welches hat, und ziehst 1 Karte vom Stapel.
character-blackmailer = Erpresserin
    .nom = Erpresserin
    .weak = Erpresserin
    .def = die Erpresserin
    .acc = die Erpresserin
    .dat = der Erpresserin
    .gen = der Erpresserin
    .gender = f
character-blackmailer-text = Lege zwei Drohungen verdeckt auf Charaktere; eine ist echt. Wer bedroht wird, besticht dich mit der Hälfte seines Goldes (abgerundet) oder riskiert alles. Rang 1 und den gemeuchelten oder verhexten Charakter kannst du nicht bedrohen.
character-magician = Magierin
    .nom = Magierin
    .weak = Magierin
    .def = die Magierin
    .acc = die Magierin
    .dat = der Magierin
    .gen = der Magierin
    .gender = f
character-magician-text = Tausche entweder deine ganze Hand mit jemandem oder lege beliebig viele deiner Karten unter den Stapel und ziehe ebenso viele.
character-magician-classic = Magier
    .nom = Magier
    .weak = Magier
    .def = der Magier
    .acc = den Magier
    .dat = dem Magier
    .gen = des Magiers
    .gender = m
character-wizard = Zauberer
    .nom = Zauberer
    .weak = Zauberer
    .def = der Zauberer
    .acc = den Zauberer
    .dat = dem Zauberer
    .gen = des Zauberers
    .gender = m
character-wizard-text = Sieh dir eine andere Hand an und nimm eine Karte daraus: Behalte sie oder bezahle und baue sie sofort über deine Baugrenze hinaus. In diesem Zug darfst du Gebäude doppelt bauen.
character-seer = Seher
    .nom = Seher
    .weak = Seher
    .def = der Seher
    .acc = den Seher
    .dat = dem Seher
    .gen = des Sehers
    .gender = m
character-seer-text = Nimm von allen anderen eine zufällige Handkarte und gib danach allen, denen du eine genommen hast, je eine Karte zurück. Du darfst zwei Gebäude bauen.
character-king = König
    .nom = König
    .weak = König
    .def = der König
    .acc = den König
    .dat = dem König
    .gen = des Königs
    .gender = m
character-king-text = Die Krone gehört dir: Du rufst die Charaktere auf und wählst in der nächsten Runde zuerst. Adelsgebäude bringen dir Gold.
character-emperor = Kaiser
    .nom = Kaiser
    .weak = Kaiser
    .def = der Kaiser
    .acc = den Kaiser
    .dat = dem Kaiser
    .gen = des Kaisers
    .gender = m
character-emperor-text = Gib die Krone einem Mitspieler, der sie nicht hat, und nimm von ihm 1 Gold oder 1 zufällige Karte. Adelsgebäude bringen dir Gold.
character-emperor-text-classic = Wenn du aufgerufen wirst, gib die Krone einem Mitspieler, der sie nicht hat; er gibt dir dafür nach seiner Wahl 1 Gold oder 1 Karte. Adelsgebäude bringen dir Gold.
character-patrician = Patrizier
    .nom = Patrizier
    .weak = Patrizier
    .def = der Patrizier
    .acc = den Patrizier
    .dat = dem Patrizier
    .gen = des Patriziers
    .gender = m
character-patrician-text = Die Krone gehört dir. Adelsgebäude bringen dir Karten.
character-bishop = Bischof
    .nom = Bischof
    .weak = Bischof
    .def = der Bischof
    .acc = den Bischof
    .dat = dem Bischof
    .gen = des Bischofs
    .gender = m
character-bishop-classic = Prediger
    .nom = Prediger
    .weak = Prediger
    .def = der Prediger
    .acc = den Prediger
    .dat = dem Prediger
    .gen = des Predigers
    .gender = m
character-bishop-text = Rang 8 kann deinen Gebäuden in dieser Runde nichts anhaben. Geistliche Gebäude bringen dir Gold.
character-abbot = Abt
    .nom = Abt
    .weak = Abt
    .def = der Abt
    .acc = den Abt
    .dat = dem Abt
    .gen = des Abtes
    .gender = m
character-abbot-text = Ist jemand reicher als du, gibt dir die reichste Person 1 Gold. Geistliche Gebäude bringen dir Gold oder Karten, in beliebiger Mischung.
character-abbot-text-classic = Wenn jemand allein das meiste Gold hat und das nicht du bist, gibt dir diese Person 1 Gold. Geistliche Gebäude bringen dir Gold.
character-cardinal = Kardinal
    .nom = Kardinal
    .weak = Kardinal
    .def = der Kardinal
    .acc = den Kardinal
    .dat = dem Kardinal
    .gen = des Kardinals
    .gender = m
character-cardinal-text = Fehlt dir Gold für ein Gebäude, nimm einem Mitspieler genau so viel ab und gib ihm dafür ebenso viele Karten. Geistliche Gebäude bringen dir Karten.
character-merchant = Händlerin
    .nom = Händlerin
    .weak = Händlerin
    .def = die Händlerin
    .acc = die Händlerin
    .dat = der Händlerin
    .gen = der Händlerin
    .gender = f
character-merchant-text = Nimm 1 Gold zusätzlich. Handelsgebäude bringen dir Gold.
character-merchant-classic = Händler
    .nom = Händler
    .weak = Händler
    .def = der Händler
    .acc = den Händler
    .dat = dem Händler
    .gen = des Händlers
    .gender = m
character-merchant-text-classic = Sobald du Gold oder Karten genommen hast, bekommst du 1 Gold dazu. Handelsgebäude bringen dir Gold.
character-alchemist = Alchemist
    .nom = Alchemist
    .weak = Alchemist
    .def = der Alchemist
    .acc = den Alchemisten
    .dat = dem Alchemisten
    .gen = des Alchemisten
    .gender = m
character-alchemist-text = Am Ende deines Zuges bekommst du das Gold zurück, das du für Gebäude bezahlt hast. Trotzdem musst du jeden Preis zuerst bezahlen.
character-trader = Kaufmann
    .nom = Kaufmann
    .weak = Kaufmann
    .def = der Kaufmann
    .acc = den Kaufmann
    .dat = dem Kaufmann
    .gen = des Kaufmanns
    .gender = m
character-trader-text = Baue beliebig viele Handelsgebäude und dazu ein anderes Gebäude. Handelsgebäude bringen dir Gold.
character-architect = Baumeister
    .nom = Baumeister
    .weak = Baumeister
    .def = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .gen = des Baumeisters
    .gender = m
character-architect-text = Ziehe 2 Karten zusätzlich. Du darfst drei Gebäude bauen.
character-architect-classic = Baumeister
    .nom = Baumeister
    .weak = Baumeister
    .def = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .gen = des Baumeisters
    .gender = m
character-architect-text-classic = Sobald du Gold oder Karten genommen hast, ziehe 2 Karten dazu. Du darfst drei Gebäude bauen.
character-navigator = Seefahrer
    .nom = Seefahrer
    .weak = Seefahrer
    .def = der Seefahrer
    .acc = den Seefahrer
    .dat = dem Seefahrer
    .gen = des Seefahrers
    .gender = m
character-navigator-text = Nimm entweder 4 Gold oder 4 Karten zusätzlich. Du baust in diesem Zug nichts.
character-navigator-classic = Seefahrer
    .nom = Seefahrer
    .weak = Seefahrer
    .def = der Seefahrer
    .acc = den Seefahrer
    .dat = dem Seefahrer
    .gen = des Seefahrers
    .gender = m
character-navigator-text-classic = Sobald du Gold oder Karten genommen hast, nimm entweder 4 Gold oder 4 Karten dazu. Du baust in diesem Zug nichts.
character-scholar = Gelehrter
    .nom = Gelehrter
    .weak = Gelehrte
    .def = der Gelehrte
    .acc = den Gelehrten
    .dat = dem Gelehrten
    .gen = des Gelehrten
    .gender = m
character-scholar-text = Ziehe 7 Karten und behalte eine; mische die übrigen in den Stapel zurück. Du darfst zwei Gebäude bauen.
character-warlord = Söldner
    .nom = Söldner
    .weak = Söldner
    .def = der Söldner
    .acc = den Söldner
    .dat = dem Söldner
    .gen = des Söldners
    .gender = m
character-warlord-text = Zerstöre in einer Stadt, die nicht vollständig ist, ein Gebäude für 1 Gold weniger, als es kostet. Militärgebäude bringen dir Gold.
character-warlord-classic = Söldner
    .nom = Söldner
    .weak = Söldner
    .def = der Söldner
    .acc = den Söldner
    .dat = dem Söldner
    .gen = des Söldners
    .gender = m
character-warlord-text-classic = Zerstöre am Ende deines Zuges in einer Stadt, die nicht vollständig ist, ein Gebäude für 1 Gold weniger, als es kostet. Militärgebäude bringen dir Gold.
character-diplomat = Diplomat
    .nom = Diplomat
    .weak = Diplomat
    .def = der Diplomat
    .acc = den Diplomaten
    .dat = dem Diplomaten
    .gen = des Diplomaten
    .gender = m
character-diplomat-text = Tausche eines deiner Gebäude gegen eines in einer anderen Stadt, die nicht vollständig ist. Kostet jenes mehr, zahle dem Besitzer den Unterschied. In keiner der beiden Städte darf dann etwas doppelt stehen. Militärgebäude bringen dir Gold.
character-diplomat-classic = Diplomat
    .nom = Diplomat
    .weak = Diplomat
    .def = der Diplomat
    .acc = den Diplomaten
    .dat = dem Diplomaten
    .gen = des Diplomaten
    .gender = m
character-diplomat-text-classic = Tausche am Ende deines Zuges eines deiner Gebäude gegen eines in einer anderen Stadt, die nicht vollständig ist. Kostet jenes mehr, zahle dem Besitzer den Unterschied. In keiner der beiden Städte darf dann etwas doppelt stehen. Militärgebäude bringen dir Gold.
character-marshal = Marschall
    .nom = Marschall
    .weak = Marschall
    .def = der Marschall
    .acc = den Marschall
    .dat = dem Marschall
    .gen = des Marschalls
    .gender = m
character-marshal-text = Beschlagnahme in einer anderen Stadt, die nicht vollständig ist, ein Gebäude, das höchstens 3 kostet und das du noch nicht hast, und bezahle seinen Preis an den Besitzer. Militärgebäude bringen dir Gold.
character-queen = Königin
    .nom = Königin
    .weak = Königin
    .def = die Königin
    .acc = die Königin
    .dat = der Königin
    .gen = der Königin
    .gender = f
character-queen-text = Nimm 3 Gold, wenn du neben jemandem sitzt, der den Charakter von Rang 4 aufgedeckt hat.
character-artist = Künstler
    .nom = Künstler
    .weak = Künstler
    .def = der Künstler
    .acc = den Künstler
    .dat = dem Künstler
    .gen = des Künstlers
    .gender = m
character-artist-text = Lege je 1 Gold auf eines oder zwei deiner Gebäude; kein Gebäude bekommt zweimal Gold. Von da an kostet jedes davon 1 Gold mehr und bringt 1 Punkt mehr.
character-artist-classic = Künstler
    .nom = Künstler
    .weak = Künstler
    .def = der Künstler
    .acc = den Künstler
    .dat = dem Künstler
    .gen = des Künstlers
    .gender = m
character-tax_collector = Steuereintreiber
    .nom = Steuereintreiber
    .weak = Steuereintreiber
    .def = der Steuereintreiber
    .acc = den Steuereintreiber
    .dat = dem Steuereintreiber
    .gen = des Steuereintreibers
    .short = Eintreiber
    .gender = m
character-tax_collector-text = Baut jemand anders ein Gebäude, legt diese Person danach 1 Gold auf diese Karte, sofern sie noch welches hat. In deinem Zug nimmst du alles davon.
character-tax_collector-classic = Steuereintreiber
    .nom = Steuereintreiber
    .weak = Steuereintreiber
    .def = der Steuereintreiber
    .acc = den Steuereintreiber
    .dat = dem Steuereintreiber
    .gen = des Steuereintreibers
    .short = Eintreiber
    .gender = m
character-tax_collector-text-classic = Wer baut, zahlt dir am Ende des eigenen Zuges 1 Gold, wenn noch welches übrig ist. Ein Meuchler, der gebaut hat, zahlt, wenn du aufgedeckt wirst.

## Gebäude

# Wo lange Wörter dieser Namen auf einer schmalen Karte getrennt werden dürfen.
long-words = Assas-sine, Bau-meister, Bau-gerüst, Berg-fried, Biblio-thek, Denk-mal, Diebes-nest, Diplo-mat, Drachen-tor, Elfen-bein-turm, Erpres-serin, Händ-lerin, Fried-hof, Ge-fängnis, Geister-stadt, Ge-lehrter, Glocken-turm, Handels-posten, Hospi-tal, Kaiser-liche, Karten-zimmer, Kathe-drale, Labora-torium, Leucht-turm, Manu-faktur, Nekro-pole, Sonder-gebäude, Schatz-kammer, Schlacht-feld, See-fahrer, Spuk-viertel, Stallun-gen, Stand-bild, Stern-warte, Steuer-eintreiber, Uni-versität, Wach-turm, Armen-haus, Ball-saal, Basi-lika, Ge-heimes, Gold-mine, Schmie-de, Stein-bruch, Thron-saal, Zeug-haus, Wunsch-brunnen, Zauber-schule

district-manor = Gutshof
    .def = der Gutshof
    .acc = den Gutshof
    .dat = dem Gutshof
    .gender = m
    .a = einen Gutshof
district-manor-text = Adelsgebäude: ein Dach für alte Namen und ältere Schulden.
district-castle = Schloss
    .def = das Schloss
    .acc = das Schloss
    .dat = dem Schloss
    .gender = n
    .a = ein Schloss
district-castle-text = Adelsgebäude: dicke Mauern, dünne Geduld.
district-palace = Palast
    .def = der Palast
    .acc = den Palast
    .dat = dem Palast
    .gender = m
    .a = einen Palast
district-palace-text = Adelsgebäude, und niemand auf dem Platz darf das vergessen.
district-palace-classic = Palast
    .def = der Palast
    .acc = den Palast
    .dat = dem Palast
    .gender = m
    .a = einen Palast
district-temple = Tempel
    .def = der Tempel
    .acc = den Tempel
    .dat = dem Tempel
    .gender = m
    .a = einen Tempel
district-temple-text = Geistliches Gebäude: klein, still und billig zu bauen.
district-church = Kirche
    .def = die Kirche
    .acc = die Kirche
    .dat = der Kirche
    .gender = f
    .a = eine Kirche
district-church-text = Geistliches Gebäude: Die ganze Straße lebt nach seiner Glocke.
district-monastery = Kloster
    .def = das Kloster
    .acc = das Kloster
    .dat = dem Kloster
    .gender = n
    .a = ein Kloster
district-monastery-text = Geistliches Gebäude voller Bücher, Bienen und guten Bieres.
district-cathedral = Kathedrale
    .def = die Kathedrale
    .acc = die Kathedrale
    .dat = der Kathedrale
    .gender = f
    .a = eine Kathedrale
district-cathedral-text = Geistliches Gebäude: das Werk von drei Generationen Steinmetzen.
district-watchtower = Wachturm
    .def = der Wachturm
    .acc = den Wachturm
    .dat = dem Wachturm
    .gender = m
    .a = einen Wachturm
district-watchtower-text = Militärgebäude: Dort oben ist jemand wach, in den meisten Nächten.
district-prison = Gefängnis
    .def = das Gefängnis
    .acc = das Gefängnis
    .dat = dem Gefängnis
    .gender = n
    .a = ein Gefängnis
district-prison-text = Militärgebäude, in das man leichter hineinkommt als heraus.
district-barracks = Kaserne
    .def = die Kaserne
    .acc = die Kaserne
    .dat = der Kaserne
    .gender = f
    .a = eine Kaserne
district-barracks-text = Militärgebäude: Stiefel, Suppe und Würfel.
district-barracks-classic = Schlachtfeld
    .def = das Schlachtfeld
    .acc = das Schlachtfeld
    .dat = dem Schlachtfeld
    .gender = n
    .a = ein Schlachtfeld
district-barracks-text-classic = Militärgebäude, auf dem nichts wächst als der Ruhm.
district-fortress = Festung
    .def = die Festung
    .acc = die Festung
    .dat = der Festung
    .gender = f
    .a = eine Festung
district-fortress-text = Militärgebäude, das die Nachbarn höflich macht.
district-tavern = Taverne
    .def = die Taverne
    .acc = die Taverne
    .dat = der Taverne
    .gender = f
    .a = eine Taverne
district-tavern-text = Handelsgebäude: das billigste Dach mit den besten Neuigkeiten.
district-market = Markt
    .def = der Markt
    .acc = den Markt
    .dat = dem Markt
    .gender = m
    .a = einen Markt
district-market-text = Handelsgebäude: Bis Mittag hat alles seinen Preis.
district-trading_post = Handelsposten
    .def = der Handelsposten
    .acc = den Handelsposten
    .dat = dem Handelsposten
    .gender = m
    .a = einen Handelsposten
district-trading_post-text = Handelsgebäude, in dem die Karawanen abladen.
district-trading_post-classic = Handelsposten
    .def = der Handelsposten
    .acc = den Handelsposten
    .dat = dem Handelsposten
    .gender = m
    .a = einen Handelsposten
district-docks = Kontor
    .def = das Kontor
    .acc = das Kontor
    .dat = dem Kontor
    .gender = n
    .a = ein Kontor
district-docks-text = Handelsgebäude, das nach Teer und Zimt riecht.
district-docks-classic = Kontor
    .def = das Kontor
    .acc = das Kontor
    .dat = dem Kontor
    .gender = n
    .a = ein Kontor
district-harbor = Hafen
    .def = der Hafen
    .acc = den Hafen
    .dat = dem Hafen
    .gender = m
    .a = einen Hafen
district-harbor-text = Handelsgebäude mit Platz für tiefe Kiele.
district-harbor-classic = Hafen
    .def = der Hafen
    .acc = den Hafen
    .dat = dem Hafen
    .gender = m
    .a = einen Hafen
district-town_hall = Rathaus
    .def = das Rathaus
    .acc = das Rathaus
    .dat = dem Rathaus
    .gender = n
    .a = ein Rathaus
district-town_hall-text = Handelsgebäude: Hier stimmen die Zünfte ab und bezahlen dafür.
district-armory = Zeughaus
    .def = das Zeughaus
    .acc = das Zeughaus
    .dat = dem Zeughaus
    .gender = n
    .a = das Zeughaus
district-armory-text = Zerstöre in deinem Zug das Zeughaus, um ein anderes Gebäude in einer Stadt zu zerstören, die nicht vollständig ist.
district-armory-text-classic = Zerstöre in deinem Zug das Zeughaus, um ein anderes Gebäude in irgendeiner Stadt zu zerstören, auch in einer vollständigen.
district-basilica = Basilika
    .def = die Basilika
    .acc = die Basilika
    .dat = der Basilika
    .gender = f
    .a = die Basilika
district-basilica-text = Am Ende der Partie bringen deine Gebäude mit ungeraden Kosten je 1 Punkt mehr.
district-capitol = Kapitol
    .def = das Kapitol
    .acc = das Kapitol
    .dat = dem Kapitol
    .gender = n
    .a = das Kapitol
district-capitol-text = Bringt am Ende der Partie 3 Punkte zusätzlich, wenn mindestens drei deiner Gebäude von derselben Art sind.
district-dragon_gate = Drachentor
    .def = das Drachentor
    .acc = das Drachentor
    .dat = dem Drachentor
    .gender = n
    .a = das Drachentor
district-dragon_gate-text = Bringt am Ende der Partie 2 Punkte zusätzlich.
district-factory = Manufaktur
    .def = die Manufaktur
    .acc = die Manufaktur
    .dat = der Manufaktur
    .gender = f
    .a = die Manufaktur
district-factory-text = Deine anderen Sondergebäude kosten dich 1 Gold weniger.
district-framework = Baugerüst
    .def = das Baugerüst
    .acc = das Baugerüst
    .dat = dem Baugerüst
    .gender = n
    .a = das Baugerüst
district-framework-text = Zerstöre das Baugerüst, um ein Gebäude ohne Bezahlung zu bauen.
district-gold_mine = Goldmine
    .def = die Goldmine
    .acc = die Goldmine
    .dat = der Goldmine
    .gender = f
    .a = die Goldmine
district-gold_mine-text = Wenn du als Grundaktion Gold nimmst, nimm 1 Gold zusätzlich.
district-great_wall = Große Mauer
    .def = die Große Mauer
    .acc = die Große Mauer
    .dat = der Großen Mauer
    .gender = f
    .a = die Große Mauer
district-great_wall-text = Rang 8 zahlt der Bank 1 Gold mehr, um ein Gebäude deiner Stadt anzutasten.
district-great_wall-text-classic = Rang 8 zahlt 1 Gold mehr, um ein anderes Gebäude deiner Stadt anzutasten; die Mauer schützt nicht sich selbst.
district-haunted_quarter = Spukviertel
    .def = das Spukviertel
    .acc = das Spukviertel
    .dat = dem Spukviertel
    .gender = n
    .a = das Spukviertel
district-haunted_quarter-text = Am Ende der Partie zählt es als die Art, die dir am besten passt.
district-haunted_quarter-classic = Geisterstadt
    .def = die Geisterstadt
    .acc = die Geisterstadt
    .dat = der Geisterstadt
    .gender = f
    .a = die Geisterstadt
district-haunted_quarter-text-classic = Am Ende der Partie zählt sie als die Art, die dir am besten passt, es sei denn, du hast sie in der letzten Runde gebaut.
district-imperial_treasury = Kaiserliche Schatzkammer
    .def = die Kaiserliche Schatzkammer
    .acc = die Kaiserliche Schatzkammer
    .dat = der Kaiserlichen Schatzkammer
    .gender = f
    .a = die Kaiserliche Schatzkammer
district-imperial_treasury-text = Bringt am Ende der Partie 1 Punkt zusätzlich für jedes Gold, das du hast.
district-ivory_tower = Elfenbeinturm
    .def = der Elfenbeinturm
    .acc = den Elfenbeinturm
    .dat = dem Elfenbeinturm
    .gender = m
    .a = den Elfenbeinturm
district-ivory_tower-text = Bringt am Ende der Partie 5 Punkte zusätzlich, wenn er das einzige Sondergebäude deiner Stadt ist.
district-keep = Bergfried
    .def = der Bergfried
    .acc = den Bergfried
    .dat = dem Bergfried
    .gender = m
    .a = den Bergfried
district-keep-text = Rang 8 kann ihm nichts anhaben.
district-laboratory = Laboratorium
    .def = das Laboratorium
    .acc = das Laboratorium
    .dat = dem Laboratorium
    .gender = n
    .a = das Laboratorium
district-laboratory-text = Einmal im Zug darfst du eine Karte ablegen und dafür 2 Gold nehmen.
district-laboratory-text-classic = Einmal im Zug darfst du eine Karte ablegen und dafür 1 Gold nehmen.
district-library = Bibliothek
    .def = die Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
    .gender = f
    .a = die Bibliothek
district-library-text = Wenn du als Grundaktion Karten ziehst, behalte alle gezogenen Karten.
district-library-text-classic = Wenn du als Grundaktion Karten ziehst, behalte zwei davon.
district-map_room = Kartenzimmer
    .def = das Kartenzimmer
    .acc = das Kartenzimmer
    .dat = dem Kartenzimmer
    .gender = n
    .a = das Kartenzimmer
district-map_room-text = Am Ende der Partie bringt jede Karte auf deiner Hand 1 Punkt.
district-map_room-classic = Kartenzimmer
    .def = das Kartenzimmer
    .acc = das Kartenzimmer
    .dat = dem Kartenzimmer
    .gender = n
    .a = das Kartenzimmer
district-monument = Denkmal
    .def = das Denkmal
    .acc = das Denkmal
    .dat = dem Denkmal
    .gender = n
    .a = das Denkmal
district-monument-text = Du darfst es nur bauen, solange deine Stadt höchstens vier Gebäude hat. Für die Vollendung der Stadt zählt es als zwei.
district-museum = Museum
    .def = das Museum
    .acc = das Museum
    .dat = dem Museum
    .gender = n
    .a = das Museum
district-museum-text = Einmal im Zug darfst du eine Handkarte unter das Museum legen. Am Ende der Partie bringt jede Karte dort 1 Punkt.
district-necropolis = Nekropole
    .def = die Nekropole
    .acc = die Nekropole
    .dat = der Nekropole
    .gender = f
    .a = die Nekropole
district-necropolis-text = Statt sie zu bezahlen, darfst du eines deiner Gebäude zerstören.
district-observatory = Sternwarte
    .def = die Sternwarte
    .acc = die Sternwarte
    .dat = der Sternwarte
    .gender = f
    .a = die Sternwarte
district-observatory-text = Wenn du als Grundaktion Karten ziehst, ziehe 3 und wähle daraus.
district-park = Park
    .def = der Park
    .acc = den Park
    .dat = dem Park
    .gender = m
    .a = den Park
district-park-text = Wenn du deinen Zug ohne Handkarten beendest, ziehe 2 Karten.
district-poor_house = Armenhaus
    .def = das Armenhaus
    .acc = das Armenhaus
    .dat = dem Armenhaus
    .gender = n
    .a = das Armenhaus
district-poor_house-text = Wenn du deinen Zug ohne Gold beendest, nimm 1 Gold.
district-quarry = Steinbruch
    .def = der Steinbruch
    .acc = den Steinbruch
    .dat = dem Steinbruch
    .gender = m
    .a = den Steinbruch
district-quarry-text = Du darfst Gebäude bauen, die schon in deiner Stadt stehen.
district-quarry-text-classic = Du darfst Gebäude bauen, die schon in deiner Stadt stehen, aber kein drittes gleiches.
district-school_of_magic = Zauberschule
    .def = die Zauberschule
    .acc = die Zauberschule
    .dat = der Zauberschule
    .gender = f
    .a = die Zauberschule
district-school_of_magic-text = Sie zählt als die Art, die du brauchst, wenn dein Charakter sein Einkommen nimmt.
district-secret_vault = Geheimes Gewölbe
    .def = das Geheime Gewölbe
    .acc = das Geheime Gewölbe
    .dat = dem Geheimen Gewölbe
    .gender = n
    .a = das Geheime Gewölbe
district-secret_vault-text = Es kann nicht gebaut werden. Zeige es am Ende der Partie von deiner Hand: Dann bringt es 3 Punkte zusätzlich.
district-smithy = Schmiede
    .def = die Schmiede
    .acc = die Schmiede
    .dat = der Schmiede
    .gender = f
    .a = die Schmiede
district-smithy-text = Einmal im Zug darfst du 3 Karten vom Stapel für 2 Gold kaufen.
district-stables = Stallungen
    .def = die Stallungen
    .acc = die Stallungen
    .dat = den Stallungen
    .gender = p
    .a = die Stallungen
district-stables-text = Die Stallungen darfst du über deine Baugrenze hinaus bauen.
district-statue = Standbild
    .def = das Standbild
    .acc = das Standbild
    .dat = dem Standbild
    .gender = n
    .a = das Standbild
district-statue-text = Bringt am Ende der Partie 5 Punkte zusätzlich, wenn du die Krone hast.
district-theater = Theater
    .def = das Theater
    .acc = das Theater
    .dat = dem Theater
    .gender = n
    .a = das Theater
district-theater-text = Nach der Charakterwahl darfst du deinen Charakter ungesehen mit dem eines anderen Spielers tauschen.
district-thieves_den = Diebesnest
    .def = das Diebesnest
    .acc = das Diebesnest
    .dat = dem Diebesnest
    .gender = n
    .a = das Diebesnest
district-thieves_den-text = Du darfst es auch mit Handkarten bezahlen: eine Karte für ein Gold.
district-wishing_well = Wunschbrunnen
    .def = der Wunschbrunnen
    .acc = den Wunschbrunnen
    .dat = dem Wunschbrunnen
    .gender = m
    .a = den Wunschbrunnen
district-wishing_well-text = Bringt am Ende der Partie 1 Punkt zusätzlich für jedes Sondergebäude deiner Stadt, auch für sich selbst.
district-wishing_well-text-classic = Bringt am Ende der Partie 1 Punkt zusätzlich für jedes andere Sondergebäude deiner Stadt.
district-bell_tower = Glockenturm
    .def = der Glockenturm
    .acc = den Glockenturm
    .dat = dem Glockenturm
    .gender = m
    .a = den Glockenturm
district-bell_tower-text = Wenn du ihn baust, darfst du läuten: Dann genügen sieben Gebäude für eine vollständige Stadt. Wird er zerstört, sind wieder acht nötig.
district-ball_room = Ballsaal
    .def = der Ballsaal
    .acc = den Ballsaal
    .dat = dem Ballsaal
    .gender = m
    .a = den Ballsaal
district-ball_room-text = Solange du die Krone hast, müssen alle anderen, die aufgerufen werden, dir danken, oder sie verlieren ihren Zug.
district-graveyard = Friedhof
    .def = der Friedhof
    .acc = den Friedhof
    .dat = dem Friedhof
    .gender = m
    .a = den Friedhof
district-graveyard-text = Für 1 Gold darfst du ein Gebäude retten, das der Söldner in irgendeiner Stadt zerstört: Die Karte kommt auf deine Hand. Das gilt nicht für den Friedhof selbst, und nicht, wenn du der Söldner bist.
district-hospital = Hospital
    .def = das Hospital
    .acc = das Hospital
    .dat = dem Hospital
    .gender = n
    .a = das Hospital
district-hospital-text = Wenn du gemeuchelt wirst, darfst du in deinem Zug noch Gold nehmen oder Karten ziehen, sonst nichts.
district-lighthouse = Leuchtturm
    .def = der Leuchtturm
    .acc = den Leuchtturm
    .dat = dem Leuchtturm
    .gender = m
    .a = den Leuchtturm
district-lighthouse-text = Wenn du ihn baust, durchsuche den Stapel und nimm eine Karte; danach wird der Stapel gemischt.
district-throne_room = Thronsaal
    .def = der Thronsaal
    .acc = den Thronsaal
    .dat = dem Thronsaal
    .gender = m
    .a = den Thronsaal
district-throne_room-text = Jedes Mal, wenn die Krone den Besitzer wechselt, nimm 1 Gold.
district-university = Universität
    .def = die Universität
    .acc = die Universität
    .dat = der Universität
    .gender = f
    .a = die Universität
district-university-text = Bringt am Ende der Partie 2 Punkte zusätzlich.

## Was jemand getan hat, in wenigen Worten

deed-district_built = { $card } gebaut
deed-district_destroyed = { $card } zerstört
deed-gold_gained = { $amount } Gold genommen
deed-character_drafted = { CAP(FORM($character, "acc")) } genommen
deed-character_named = { CAP(FORM($character, "acc")) } genannt
deed-card_kept = Karte behalten
deed-turn_ended = Ende des Zuges
hand-open = Hand { FORM($name, "von") }

# What problems are about
problem-theme-draft = Charakterwahl
problem-theme-naming = Nennen
problem-theme-gathering = Gold oder Karten
problem-theme-keeping = Welche Karte bleibt
problem-theme-building = Bauen
problem-theme-destroying = Fremde Gebäude
problem-theme-last-round = Letzte Runde
problem-theme-turn = Ein Zug

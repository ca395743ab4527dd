# Binokel: was nicht geht und warum, Fehler in einer Zusammenfassung, Meldungen, Zeilen der Abrechnung.

error-binokel-raise-or-pass = Es wird gereizt: Erhöhen Sie auf { $bid }, oder passen Sie.
error-binokel-no-jump = Zahlen nennt man hier nicht: Erhöht wird immer um genau { $step }. Erhöhen oder passen Sie.
error-binokel-lay-away-first = Sie haben den Dabb aufgenommen: Drücken Sie zuerst drei Karten.
error-binokel-lay-away-three = Drücken Sie genau drei Karten, nicht { $count }.
error-binokel-lay-away-not-held = { CARDS($cards) } können Sie nicht drücken: So viele haben Sie nicht.
error-binokel-lay-away-order = Nennen Sie die drei Karten in der Reihenfolge Kreuz, Karo, Herz, Pik, jede Farbe von unten nach oben: { CARDS($right) }.
error-binokel-name-game = Nennen Sie jetzt Ihr Spiel: eine Trumpffarbe, Abgehen mit einer Trumpffarbe, oder Durch.
error-binokel-play-card = Es geht um die Stiche: Spielen Sie eine Karte.

error-binokel-summary-bid = Ein Gebot ist { $least } oder mehr, in Schritten von { $step }.
error-binokel-summary-melds = Meldungen zählen in Zehnern.
error-binokel-summary-cards = So viele Stiche können mit der Zehn für den letzten nicht diese Kartenpunkte enthalten.
error-binokel-summary-durch = Ein Durch endet mit allen { $all } Stichen für den Alleinspieler oder beim ersten Stich eines Gegners: genau einem.

meld-binokel-family = Familie in { SUITNAME($suit) }
meld-binokel-double-family = Doppelfamilie in { SUITNAME($suit) }
meld-binokel-pair = Paar in { SUITNAME($suit) }
meld-binokel-four = Vier Gleiche
meld-binokel-eight = Acht Gleiche
meld-binokel-binokel = Binokel
meld-binokel-double-binokel = Doppelbinokel
meld-binokel-nine = Trumpfneun

line-binokel-cards = Karten in Stichen
line-binokel-cards-and-last = Karten in Stichen und letzte Zehn
line-binokel-last-ten = Letzter Stich
line-binokel-laid-away = Gedrückt
line-binokel-melds = Meldungen
line-binokel-melds-without-trick = Meldungen, ohne Stich verfallen
line-binokel-made = Summe des Alleinspielers: Gebot erfüllt
line-binokel-lost = Das doppelte Gebot: Spiel verloren
line-binokel-opponents = Summen der Gegner
line-binokel-conceded = Das Gebot, abgegangen
line-binokel-concession = Für das Abgehen
line-binokel-durch-made = Durch gewonnen
line-binokel-durch-lost = Durch verloren

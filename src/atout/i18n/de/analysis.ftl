# Was Entscheidungen kosten und welche die besten sind: die Durchsicht auf der Seite.

do-lead-cards = { $cards } ausspielen
do-beat-cards = mit { $cards } stechen
do-hide-cards = { $cards } verdeckt
do-discard-cards = { $cards } weglegen
do-trump-suit = Trumpf { SUIT($suit) }
do-concede-suit = { SUIT($suit) } abgehen
do-word-pass = passen
do-word-coinche = Coinche
do-word-surcoinche = Surcoinche
do-word-raise = weiterreizen
do-word-durch = Durch
do-word-moskva = Moskwa
do-word-molodka = Molodka
do-word-silent = schweigen

# Gründe. Jeder ist eine berechnete Tatsache; { $percent } ist ein Anteil der Verteilungen, die für den Platz möglich sind.
reason-ruffs-partner = { $points ->
    [0] den Stich des Partners zu trumpfen bringt nichts
   *[other] den Stich des Partners zu trumpfen verschwendet { $points }
}
reason-last-trump = zieht den letzten Trumpf
reason-draws-trumps = zieht Trumpf: draußen { $left ->
    [one] ist noch { $left }
   *[other] sind noch { $left }
}, bei den Gegnern etwa { $opponents }
reason-unbeatable = ist nicht zu schlagen
reason-suit-safe = { CARD($card) } ist sicher: beide Gegner haben in { $percent } % der Fälle noch { SUITNAME($suit) }
reason-suit-ruffed = { CARD($card) } kann in { $percent } % der Fälle von einem Gegner getrumpft werden
reason-takes-points = holt { $points } Punkte, in { $percent } % der Fälle sicher
reason-gives-partner = schmiert dem Partner { $points } Punkte, in { $percent } % der Fälle sicher
reason-gives-opponents = schenkt den Gegnern in { $percent } % der Fälle { $points } Punkte
reason-keeps-last-trick = behält { CARD($card) } für den letzten Stich und seine Zehn
reason-bares-ten = stellt { CARD($card) } blank
reason-contract-made = der Kontrakt wird damit in { $percent } % der Fälle erfüllt
reason-contract-beaten = der Kontrakt fällt damit in { $percent } % der Fälle
reason-bid-made = erfüllt seinen Kontrakt in { $percent } % der Fälle
reason-bid-stays = niemand bietet höher in { $percent } % der Fälle
reason-standing-made = der stehende Kontrakt wird in { $percent } % der Fälle erfüllt
reason-coinche-beaten = der Kontrakt fällt in { $percent } % der Fälle
reason-thrown-in = alle passen in { $percent } % der Fälle
reason-leads-to = dann wird am häufigsten { $number } { SUITNAME($strain) } gespielt: { $percent } % der Fälle
reason-deal-won = das Spiel wird damit in { $percent } % der Fälle gewonnen
reason-taken-over = die Gegner übernehmen die { $points } Punkte in { $percent } % der Fälle
reason-plays-alone = Sie spielen in { $percent } % der Fälle allein
reason-alone-made = davon wird das Gebot in { $percent } % erfüllt
reason-others-made = spielt ein anderer allein, erfüllt er sein Gebot in { $percent } % der Fälle
reason-lays-points = { $points ->
    [0] drückt keine Punkte
    [one] drückt { $points } Punkt, der für Sie zählt
   *[other] drückt { $points } Punkte, die für Sie zählen
}
reason-melds-with = Meldungen für { $points } mit { SUITNAME($suit) } als Trumpf
reason-game-made = das Gebot wird damit in { $percent } % der Fälle erfüllt
reason-concede-costs = kostet { $points }, ein verlorenes Spiel das Doppelte

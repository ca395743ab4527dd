# Kozel mit der Schocha.

line-kozel-fewer-points = Weniger Punkte, aber 31 oder mehr
line-kozel-few-points = 30 Punkte oder weniger
line-kozel-no-trick = Kein einziger Stich
line-kozel-tricks = Stiche
line-kozel-equal = 60 zu 60: beide schreiben an

error-kozel-answer-first = Sie haben eine Moskwa oder Molodka: Zeigen Sie sie, oder schweigen Sie, bevor ausgespielt wird.
error-kozel-no-moskva = Dieses Blatt ist keine Moskwa: Dazu gehören vier Karten, lauter Asse und Zehnen, mindestens ein Ass darunter; die Schocha zählt als Zehn.
error-kozel-no-molodka = Dieses Blatt ist keine Molodka: Dazu gehören vier Karten einer Farbe, oder drei einer Farbe und die Schocha.
error-kozel-claim-in-trick = Es liegen schon Karten auf dem Tisch: Moskwa und Molodka zeigt man vor dem Ausspielen, nach dem Ziehen.
error-kozel-claim-before-first-lead = Vor dem ersten Ausspiel einer Runde zeigt niemand sein Blatt: Warten Sie, bis gezogen worden ist.
error-kozel-claim-needs-four = Zu Moskwa und Molodka gehören vier Karten auf der Hand, und Sie haben weniger.
error-kozel-not-asked = Es gibt nichts zu verschweigen: Sie haben weder Moskwa noch Molodka.
error-kozel-asked-already = Vor diesem Ausspiel wurden Sie schon gefragt, und jeder wird nur einmal gefragt.
error-kozel-must-lead = Sie spielen aus: Legen Sie offen eine bis vier Karten einer Farbe.
error-kozel-must-reply = { CARDS($winning) } liegt auf dem Tisch: Antworten Sie mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}, offen zum Übernehmen oder verdeckt.
error-kozel-wrong-count = Eine Antwort hat so viele Karten wie das Ausspiel: { $count }, nicht { $given }.
error-kozel-two-suits = { CARDS($cards) } können Sie nicht zusammen ausspielen: Eine Gruppe ist von einer Farbe; nur die Schocha (6♠) geht mit jeder.
error-kozel-card-order = „{ $text }“ nennt die Karten in falscher Reihenfolge: Schreiben Sie „{ $right }“.
error-kozel-none-beats = { CARDS($cards) } übernimmt nicht: Nichts davon schlägt { CARD($winning) }. Legen Sie verdeckt.
error-kozel-not-one-to-one = { CARDS($cards) } übernimmt { CARDS($winning) } nicht: Jede Karte muss eine eigene schlagen. Legen Sie verdeckt.
error-kozel-trick-count = Eine Runde hat { $least } bis { $most } Stiche, nicht { $sum }.

outcome-won = Eine Partei hat mehr Punkte
outcome-drawn = 60 zu 60

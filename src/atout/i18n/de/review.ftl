# Die Befehle atout review und atout hint.

review-decision = Nr.
review-seat = Platz
review-done = getan
review-better = besser
review-decisions = Züge
review-worst = schlechteste
review-lay = wie es lag
review-known = zu wissen
review-points = Punkte
review-chance = Chance
review-legend =
    Was jede Entscheidung gekostet hat, in Punkten und in der Chance, das Spiel zu gewinnen (den Kontrakt zu erfüllen oder den der anderen zu schlagen).
    Wie es lag: genau, mit allen Karten offen. Zu wissen: Mittel über Verteilungen, die für den Platz möglich waren. –: lässt sich nicht sagen.
    Gebote zählen nach der Wertung, zu der sie führen, Karten nach Kartenpunkten.

hint-title-card-points = Platz { $seat }: Kartenpunkte am Ende und die Chance, das Spiel zu gewinnen, nach dem, was er wissen kann (Verteilungen: { $count }).
hint-title-score = Platz { $seat }: was das Spiel mehr einbringt als den anderen, und die Chance, es zu gewinnen, nach dem, was er wissen kann (Verteilungen: { $count }).
hint-none = Platz { $seat }: über diese Wahl lässt sich nichts sagen.
hint-why = warum

error-moment-unreadable = „{ $text }“ ist kein Augenblick: FILE:DEAL:ACTION schreiben, beides ab 1 gezählt.

# Coinche: was nicht geht und warum, Fehler in einer Zusammenfassung, was gesagt und gehört wird, Zeilen der Abrechnung.

error-auction-goes-on = Es wird gereizt: Passen oder bieten Sie, „{ $action }“ kommt später.
error-auction-is-over = Das Reizen ist vorbei: „{ $action }“ geht nicht mehr, spielen Sie eine Karte.
error-no-such-strain = „{ SUITNAME($strain) }“ wird in diesem Spiel nicht gespielt: Nennen Sie eine der vier Farben.
error-no-such-bid = { $bid } kann man nicht bieten: Geboten wird 80, 90 und so weiter in Zehnern bis { $highest }, oder Capot.
error-bid-too-low = { $bid } ist zu wenig: Geboten sind { $standing }, bieten Sie mehr oder passen Sie.
error-bid-over-capot = Über einem Capot steht nichts: Passen Sie, oder sagen Sie Coinche, wenn es das der Gegner ist.
error-bid-after-coinche = Nach Coinche darf niemand mehr bieten.
error-coinche-without-bid = Noch ist nichts geboten, zu dem man Coinche sagen könnte.
error-coinche-own-bid = Das letzte Gebot ist das Ihrer eigenen Partei: Coinche sagt man zum Gebot der Gegner.
error-coinche-twice = Coinche ist schon gesagt.
error-surcoinche-without-coinche = Surcoinche antwortet auf Coinche, und das hat niemand gesagt.
error-surcoinche-by-defence = Nur die Partei mit dem Kontrakt darf Surcoinche sagen.
error-no-such-combination = „{ $text }“ ist keine Meldung: Schreiben Sie four:J oder run:Kh:4 (oberste Karte und Länge 3, 4 oder 5), oder none.
error-declare-first = Sagen Sie vor Ihrer ersten Karte, was Sie melden: einige Ihrer Meldungen oder nichts.
error-cannot-declare = Ihr Blatt erlaubt „{ $text }“ nicht: Eine Karte dient nur in einer Meldung, eine Folge wird in voller Länge gemeldet, und die beste kommt zuerst.
error-nothing-to-declare = Jetzt gibt es nichts zu melden: Gemeldet wird mit der ersten Karte.
error-declares-itself = In diesem Spiel wird für Sie gemeldet: Spielen Sie eine Karte.

error-summary-no-contract = „{ $text }“ ist kein Kontrakt: Schreiben Sie eine Zahl von 80 bis { $highest } in Zehnern, oder capot, und eines von { $strains }, etwa „90 h“.
error-summary-cards-impossible = Eine Partei mit so vielen Stichen ({ $tricks }) kann nicht { $points } Kartenpunkte haben.
error-summary-generale-without-tricks = Eine Générale macht alle acht Stiche: Hier hat sie keine Partei.
error-summary-both-declare = Höchstens eine Partei zählt Meldungen: Eine der beiden Zahlen muss 0 sein.
error-summary-no-such-declarations = Zwei Hände zusammen können nicht { $points } Punkte melden.
error-summary-no-such-belote = Eine Belote zählt 20, und in diesem Kontrakt gibt es für Beloten nicht mehr als { $most } Punkte.

say-pass = Passe
say-coinche = Coinche!
say-surcoinche = Surcoinche!
say-bid = { $number } { SUITNAME($strain) }
say-capot = Capot { SUITNAME($strain) }
say-belote = Belote
say-rebelote = Rebelote

kind-carre = Carré
kind-tierce = Tierce
kind-cinquante = Cinquante
kind-cent = Cent

combination-carre = Vier { $rank ->
    [A] Asse
    [K] Könige
    [Q] Damen
    [J] Buben
    [T] Zehnen
   *[other] Neunen
}
combination-tierce = Tierce ab { CARD($card) }
combination-cinquante = Cinquante ab { CARD($card) }
combination-cent = Cent ab { CARD($card) }

outcome-dispute = Streitfall: Die Punkte der Spielpartei warten auf die nächste Runde
outcome-thrown-in = Zusammengeworfen: Alle haben gepasst

line-cards-taken = Karten in Stichen
line-last-trick = Letzter Stich
line-all-tricks = Für alle acht Stiche
line-one-hand = Générale: alle acht Stiche von einem Spieler
line-declarations = Meldungen
line-belote = Belote
line-total = Summe
line-bid = Das Gebot
line-stake = Fester Einsatz
line-stake-swept = Fester Einsatz für Capot
line-coinched = Coinche: doppelt
line-surcoinched = Surcoinche: vierfach
line-rounding = Auf Zehner gerundet
line-set-aside = Aus früheren Streitfällen

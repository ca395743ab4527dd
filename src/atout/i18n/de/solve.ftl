# Der exakte Löser: atout solve

solve-title-points = Platz { $seat } ist am Zug. Kartenpunkte am Ende, wenn alle alle Karten sehen: Plätze { $own } und Plätze { $others }.
solve-title-durch = Platz { $seat } ist am Zug. Durch, wenn alle alle Karten sehen: 1 für die Seite, die gewinnt, Plätze { $own } oder Plätze { $others }.
solve-own = eigene
solve-others = andere
solve-cost = schlechter um
solve-gave-up = Die Grenze ist nach { $nodes } Stellungen erreicht. Gelöste Aktionen: { $done }, die übrigen nicht. Mehr erlauben --seconds und --nodes.

error-solve-deal-over = Das Spiel ist zu Ende: es gibt nichts mehr zu lösen.
error-solve-no-card-now = In diesem Augenblick ist keine Karte zu spielen: lösen lässt sich nur das Ausspielen.
error-solve-stock = Karten im Stapel: { $count }. Kozel lässt sich lösen, sobald er leer ist.
error-solve-record-only = Stellungen von { $game } kommen aus einer Aufzeichnung: FILE:DEAL:ACTION.
error-solve-field-missing = „{ $field }“ fehlt: eine Stellung braucht contract, leader und hands.
error-solve-field-unknown = Eine Stellung hat kein Feld „{ $field }“.
error-solve-contract-coinche = „{ $text }“ ist hier kein Kontrakt: eines von { $strains } schreiben.
error-solve-contract-binokel = „{ $text }“ ist kein Kontrakt im Binokel: eine Trumpffarbe oder durch und den Alleinspieler schreiben, etwa „s by 2“.
error-solve-cards-wrong = So können die Karten nicht liegen: { $fault }.
error-solve-parts-wrong = Eine Stellung als Text hat mindestens { $least } Teile, getrennt durch „/“, und höchstens einen mehr: Kontrakt, Ausspieler, jede Hand, die liegenden Karten. Es sind { $count }.
error-solve-no-seat = Der Ausspieler muss ein Platz von 0 bis { $most } sein.
error-solve-field-wrong = „{ $field }“ muss ein Text mit Karten sein.
error-solve-list-wrong = „{ $field }“ muss eine Liste mit { $count } Einträgen sein, einem je Platz.
error-solve-other-game = Die Aufzeichnung ist eine von { $game }.

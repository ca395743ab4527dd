# Wie Terminal und Seite die Dinge nennen: Spiele, Plätze, was getan wird, der Spielzettel.

game-coinche-ffb = Coinche, Verbandsregeln
game-coinche-1001 = Coinche, Regeln im Netz
game-coinche-bg = Coinche, bulgarische Regeln
game-binokel = Binokel zu dritt
game-kozel = Kozel mit der Schocha
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
target-coinche = bis { $points }
target-binokel = bis { $points }
target-kozel = { $points } Strafpunkte verlieren

# Der Tisch.
seat-you = Sie
seat-partner = Partner
seat-left = Links
seat-right = Rechts
side-we = Wir
side-they = Die anderen
dealer = Geber
deal-number = Runde { $number }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
cards-held = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
your-hand = Ihr Blatt
sign-n = OT
sign-a = AT
word-capot = Capot
word-concede = abgehen
auction-silent = Noch kein Gebot.
declared-own = Ihre Meldung
bid-stands = Gebot
soloist = Alleinspieler
tapp = Dabb
laid-away = Gedrückt
melds-worth = Meldungen { $points }
trumps = Trumpf
turn-up = aufgedeckt
stock = { $count ->
    [0] Talon leer
   *[other] Talon { $count }
}
wins-now = Führend
say-moskva = Moskwa
say-molodka = Molodka
say-silent = schweigen
declare-nothing = nichts

# Was geschehen ist.
news-contract = Kontrakt
news-trick = Stich { $number }
news-laid-away = { $count ->
    [one] drückt { $count } Karte
   *[other] drückt { $count } Karten
}
news-turn-up = zieht die aufgedeckte Karte
face-down = { $count ->
    [one] { $count } Karte verdeckt
   *[other] { $count } Karten verdeckt
}
takes-over = übernimmt

# Spielzettel.
sheet-rule = Regel
sheet-counted = Gezählt
sheet-recorded-coinche = Angeschrieben
sheet-recorded-binokel = Angeschrieben
sheet-recorded-kozel = Strafpunkte
sheet-this-deal = Diese Runde
sheet-totals = Summe (bis { $target })
sheet-deal = Runde
sheet-aside = Zurückgelegt für den Gewinner der nächsten Runde: { $points } [O6.5]
sheet-pending = { $side }: nur durch Belote am Ziel, ein Stich der nächsten Runde muss es bestätigen [F7]
outcome-conceded = abgegangen
outcome-durch-made = gewonnen
outcome-durch-lost = verloren
outcome-short-made = erfüllt
outcome-short-lost = verloren
outcome-short-dispute = Streitfall
outcome-short-thrown-in = geworfen
outcome-short-conceded = abgegangen
outcome-short-durch-made = Durch gewonnen
outcome-short-durch-lost = Durch verloren
outcome-short-won = –
outcome-short-drawn = gleich
kozel-deal-won = Die Runde geht an Sie
kozel-deal-lost = Die Runde ist verloren
match-won = Sie haben die Partie gewonnen!
match-lost = Die andere Partei hat die Partie gewonnen.
match-lost-to = Die Partie geht an: { $winner }.

# Statistik: was gereizt und erfüllt wurde, was Karten kosteten, die Runden hinter jeder Zahl.

statistics-title = Statistik
statistics-about = Aus beendeten Partien: die Runden, die Sie von der ersten bis zur letzten Karte selbst gespielt haben. Eine Zahl führt zu ihren Runden.
statistics-none = Solche Runden gibt es noch nicht.
statistics-month = Monat
statistics-all-months = Alle Monate
statistics-line = { $good } von { $count } gingen gut aus: { $share } %
statistics-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
statistics-cost-line = Ø { $cost } Punkte je Karte, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
statistics-cost-about = Was gegenüber der besten Karte verloren ging, nach dem, was Sie wissen konnten, in analysierten Runden.
statistics-share = Prozent
statistics-plot = { $what }, Monat für Monat
statistics-of = { $good } von { $count }
statistics-well = gut ausgegangen
statistics-badly = schlecht ausgegangen
statistics-only-well = die gut ausgingen
statistics-earlier = Frühere Runden

# Was gezählt wird.
statistics-bid = Ihre Kontrakte
statistics-partner = Kontrakte des Partners
statistics-defence = In der Verteidigung
statistics-thrown-in = Geworfene Runden
statistics-soloist = Als Alleinspieler
statistics-opponent = Gegen den Alleinspieler
statistics-deal = Gewonnene und verlorene Runden
statistics-drawn = Unentschiedene Runden
statistics-lead = Ihre Ausspiele
statistics-moskva = Gezeigte Moskwas
statistics-molodka = Gezeigte Molodkas
statistics-card = Was Karten kosten

# Spalten.
statistics-by-strain = Trumpf
statistics-by-value = Kontrakt
statistics-by-bid = Gebot
statistics-by-penalties = Strafpunkte
statistics-by-cards = Karten
statistics-by-double = Coinche
statistics-not-doubled = nein
statistics-group = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
statistics-times = Gespielt
statistics-times-bid = Geboten
statistics-times-lead = Ausgespielt
statistics-times-card = Karten
statistics-good = Gewonnen
statistics-good-bid = Erfüllt
statistics-good-partner = Erfüllt
statistics-good-defence = Geschlagen
statistics-good-card = Beste
statistics-mean = Ø Punkte
statistics-mean-penalties = Ø Strafpunkte
statistics-cost = Ø Kosten

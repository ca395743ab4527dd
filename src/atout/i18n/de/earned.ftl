# Was Spieler verdienen: Stufe, Münzen, Wertung, Aufgaben, Bestenlisten.

earned-pages = Über Spieler
earned-level = Stufe { $level }
earned-to-next = { $have } von { $need } Erfahrung bis Stufe { $next }
earned-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
earned-both = { $coins ->
    [0] +{ $experience } Erfahrung
    [one] +{ $experience } Erfahrung, +{ $coins } Münze
   *[other] +{ $experience } Erfahrung, +{ $coins } Münzen
}
earned-rating = Wertung { $before } → { $after }
earned-new-level = Sie haben Stufe { $level } erreicht!
earned-challenges = { $count ->
    [one] Aufgabe geschafft
   *[other] { $count } Aufgaben geschafft
}
earned-title = Was die Partie gebracht hat
recent-title = Letzte Partien
recent-won = gewonnen
recent-lost = verloren
recent-left = verlassen

# Wertungen.
ratings-title = Wertungen
ratings-none = Ihre Spiele erscheinen hier, sobald eine Partie gezählt hat.
rating-spread = { $rating } ± { $spread }
rating-about = Die wahre Stärke liegt in 19 von 20 Fällen in diesen Grenzen.
column-game = Spiel
column-rating = Wertung
column-matches = Partien
column-won = Gewonnen
column-left = Verlassen

# Aufgaben.
challenges-day = Aufgaben für heute
challenges-week = Aufgaben der Woche
challenge-progress = { $done } von { $needed }
challenge-done = Geschafft

# Bestenlisten.
board-period = Zeit
board-period-week = Diese Woche
board-period-month = Dieser Monat
board-period-all = Alle Zeit
board-place = Platz
board-player = Spieler
board-you = Sie
board-none = In dieser Zeit hat noch niemand eine gewertete Partie dieses Spiels gespielt.
board-more = Weitere Plätze
board-not-listed = Sie haben hier keinen Platz: Gäste werden nicht geführt.
board-about = Die Plätze richten sich nach dem unteren Ende der Wertung, dem, was an ihr sicher ist.

# Ce que gagnent les joueurs : niveau, pièces, cote, défis, classements.

earned-pages = Sur les joueurs
earned-level = Niveau { $level }
earned-to-next = { $have } sur { $need } d’expérience jusqu’au niveau { $next }
earned-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
earned-both = { $coins ->
    [0] +{ $experience } d’expérience
    [one] +{ $experience } d’expérience, +{ $coins } pièce
   *[other] +{ $experience } d’expérience, +{ $coins } pièces
}
earned-rating = cote { $before } → { $after }
earned-new-level = Vous avez atteint le niveau { $level } !
earned-challenges = { $count ->
    [one] défi réussi
   *[other] { $count } défis réussis
}
earned-title = Ce que la partie a rapporté
recent-title = Dernières parties
recent-won = gagnée
recent-lost = perdue
recent-left = quittée

# Cotes.
ratings-title = Cotes
ratings-none = Vos jeux apparaîtront ici dès qu’une partie aura compté.
rating-spread = { $rating } ± { $spread }
rating-about = La vraie force est dans ces limites 19 fois sur 20.
column-game = Jeu
column-rating = Cote
column-matches = Parties
column-won = Gagnées
column-left = Quittées

# Défis.
challenges-day = Défis du jour
challenges-week = Défis de la semaine
challenge-progress = { $done } sur { $needed }
challenge-done = Réussi

# Classements.
board-period = Période
board-period-week = Cette semaine
board-period-month = Ce mois
board-period-all = Toujours
board-place = Place
board-player = Joueur
board-you = Vous
board-none = Personne n’a encore joué de partie cotée de ce jeu dans cette période.
board-more = Places suivantes
board-not-listed = Vous n’avez pas de place ici : les invités ne sont pas classés.
board-about = Les places suivent la borne basse de la cote, ce qui en est sûr.

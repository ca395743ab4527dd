# Statistiques : ce qui a été annoncé et réussi, ce que les cartes ont coûté, les donnes derrière chaque nombre.

statistics-title = Statistiques
statistics-about = D’après les parties terminées : les donnes que vous avez jouées vous-même de la première carte à la dernière. Touchez un nombre pour voir ses donnes.
statistics-none = Il n’y a pas encore de telles donnes.
statistics-month = Mois
statistics-all-months = Tous les mois
statistics-line = { $good } sur { $count } ont bien tourné : { $share } %
statistics-count = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
statistics-cost-line = Ø { $cost } points par carte, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
statistics-cost-about = Ce qui a été perdu par rapport à la meilleure carte d’après ce que vous pouviez savoir, dans les donnes analysées.
statistics-share = Pour cent
statistics-plot = { $what }, mois par mois
statistics-of = { $good } sur { $count }
statistics-well = a bien tourné
statistics-badly = a mal tourné
statistics-only-well = celles qui ont bien tourné
statistics-earlier = Donnes précédentes

# Ce qui est compté.
statistics-bid = Vos contrats
statistics-partner = Contrats du partenaire
statistics-defence = En défense
statistics-thrown-in = Donnes annulées
statistics-soloist = En preneur
statistics-opponent = Contre le preneur
statistics-deal = Donnes gagnées et perdues
statistics-drawn = Donnes nulles
statistics-lead = Vos entames
statistics-moskva = Moskvas montrées
statistics-molodka = Molodkas montrées
statistics-card = Ce que coûtent vos cartes

# Colonnes.
statistics-by-strain = Atout
statistics-by-value = Contrat
statistics-by-bid = Enchère
statistics-by-penalties = Pénalités
statistics-by-cards = Cartes
statistics-by-double = Coinche
statistics-not-doubled = non
statistics-group = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
statistics-times = Jouées
statistics-times-bid = Annoncés
statistics-times-lead = Entamés
statistics-times-card = Cartes
statistics-good = Gagnées
statistics-good-bid = Réussis
statistics-good-partner = Réussis
statistics-good-defence = Chutés
statistics-good-card = Meilleures
statistics-mean = Ø points
statistics-mean-penalties = Ø pénalités
statistics-cost = Ø coût

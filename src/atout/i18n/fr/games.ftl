# Comment le terminal et la page appellent les choses : jeux, places, ce qui se fait, feuille de marque.

game-coinche-ffb = Coinche, règles de la fédération
game-coinche-1001 = Coinche, règles en ligne
game-coinche-bg = Coinche, règles bulgares
game-binokel = Binokel à trois
game-kozel = Kozel à la chokha
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
target-coinche = en { $points }
target-binokel = en { $points }
target-kozel = { $points } pénalités perdent

# La table.
seat-you = Vous
seat-partner = Partenaire
seat-left = Gauche
seat-right = Droite
side-we = Nous
side-they = Eux
dealer = donneur
deal-number = donne { $number }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
cards-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
your-hand = Votre main
sign-n = SA
sign-a = TA
word-capot = capot
word-concede = abandon
auction-silent = Pas encore d’enchère.
declared-own = Votre annonce
bid-stands = Enchère
soloist = Preneur
tapp = Tapp
laid-away = Écart
melds-worth = combinaisons { $points }
trumps = Atout
turn-up = retourne
stock = { $count ->
    [0] talon épuisé
   *[other] talon { $count }
}
wins-now = Maître
say-moskva = Moskva
say-molodka = Molodka
say-silent = se taire
declare-nothing = rien

# Ce qui s'est passé.
news-contract = Contrat
news-trick = Pli { $number }
news-laid-away = { $count ->
    [one] écarte { $count } carte
   *[other] écarte { $count } cartes
}
news-turn-up = pioche la retourne
face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
takes-over = prend

# Feuilles de marque.
sheet-rule = règle
sheet-counted = Compté
sheet-recorded-coinche = Marqué
sheet-recorded-binokel = Marqué
sheet-recorded-kozel = Pénalités
sheet-this-deal = Cette donne
sheet-totals = Total (en { $target })
sheet-deal = donne
sheet-aside = Mis de côté pour le gagnant de la donne suivante : { $points } [O6.5]
sheet-pending = { $side } : au but par la seule belote, un pli de la donne suivante doit le confirmer [F7]
outcome-conceded = abandon
outcome-durch-made = réussi
outcome-durch-lost = chuté
outcome-short-made = réussi
outcome-short-lost = chuté
outcome-short-dispute = litige
outcome-short-thrown-in = annulée
outcome-short-conceded = abandon
outcome-short-durch-made = Durch réussi
outcome-short-durch-lost = Durch chuté
outcome-short-won = –
outcome-short-drawn = égalité
kozel-deal-won = La donne est à vous
kozel-deal-lost = La donne est perdue
match-won = Vous avez gagné la partie !
match-lost = L’autre camp a gagné la partie.
match-lost-to = La partie revient à : { $winner }.

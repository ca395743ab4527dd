# Binokel : ce qui ne se peut pas et pourquoi, fautes d'un résumé, combinaisons, lignes de la marque.

error-binokel-raise-or-pass = Les enchères sont en cours : montez à { $bid }, ou passez.
error-binokel-no-jump = On ne nomme pas de nombre ici : on monte toujours de { $step } exactement. Montez ou passez.
error-binokel-lay-away-first = Vous avez ramassé le Tapp : écartez d’abord trois cartes.
error-binokel-lay-away-three = Écartez exactement trois cartes, et non { $count }.
error-binokel-lay-away-not-held = Vous ne pouvez pas écarter { CARDS($cards) } : vous n’en avez pas autant.
error-binokel-lay-away-order = Nommez les trois cartes dans l’ordre trèfle, carreau, cœur, pique, et de bas en haut dans chaque couleur : { CARDS($right) }.
error-binokel-name-game = Choisissez maintenant le jeu : une couleur d’atout, l’abandon avec une couleur d’atout, ou Durch.
error-binokel-play-card = On joue les plis : jouez une carte.

error-binokel-summary-bid = Une enchère est de { $least } ou plus, de { $step } en { $step }.
error-binokel-summary-melds = Les combinaisons se comptent par dizaines.
error-binokel-summary-cards = Ce nombre de plis ne peut pas contenir ces points de cartes avec les dix du dernier pli.
error-binokel-summary-durch = Un Durch finit avec les { $all } plis au preneur, ou au premier pli d’un adversaire : exactement un.

meld-binokel-family = Famille { SUITNAME($suit, form: "in") }
meld-binokel-double-family = Double famille { SUITNAME($suit, form: "in") }
meld-binokel-pair = Mariage { SUITNAME($suit, form: "in") }
meld-binokel-four = Carré
meld-binokel-eight = Huit de même hauteur
meld-binokel-binokel = Binokel
meld-binokel-double-binokel = Double binokel
meld-binokel-nine = Neuf d’atout

line-binokel-cards = Cartes des plis
line-binokel-cards-and-last = Cartes des plis et dix du dernier
line-binokel-last-ten = Dernier pli
line-binokel-laid-away = Écart
line-binokel-melds = Combinaisons
line-binokel-melds-without-trick = Combinaisons perdues sans pli
line-binokel-made = Somme du preneur : l’enchère est tenue
line-binokel-lost = Deux fois l’enchère : la donne est perdue
line-binokel-opponents = Sommes des adversaires
line-binokel-conceded = L’enchère, abandonnée
line-binokel-concession = Pour l’abandon
line-binokel-durch-made = Durch réussi
line-binokel-durch-lost = Durch chuté

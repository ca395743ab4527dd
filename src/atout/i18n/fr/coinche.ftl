# Coinche : ce qui ne se peut pas et pourquoi, fautes d'un résumé, ce qui se dit et s'entend, lignes de la marque.

error-auction-goes-on = Les enchères sont en cours : passez ou enchérissez, « { $action } » vient plus tard.
error-auction-is-over = Les enchères sont closes : « { $action } » ne peut plus se dire, jouez une carte.
error-no-such-strain = On ne joue pas { SUITNAME($strain, form: "in") } ici : nommez l’une des quatre couleurs.
error-no-such-bid = { $bid } n’est pas une enchère : on annonce 80, 90 et ainsi de suite de dix en dix jusqu’à { $highest }, ou capot.
error-bid-too-low = { $bid } est trop bas : on en est à { $standing }, montez plus haut ou passez.
error-bid-over-capot = Rien ne passe au-dessus d’un capot : passez, ou coinchez si c’est celui des adversaires.
error-bid-after-coinche = Après une coinche, on ne peut plus enchérir.
error-coinche-without-bid = Il n’y a encore rien à coincher.
error-coinche-own-bid = La dernière enchère est celle de votre camp : on coinche celle des adversaires.
error-coinche-twice = C’est déjà coinché.
error-surcoinche-without-coinche = La surcoinche répond à une coinche, et personne n’a coinché.
error-surcoinche-by-defence = Seul le camp qui tient le contrat peut surcoincher.
error-no-such-combination = « { $text } » n’est pas une annonce : écrivez four:J ou run:Kh:4 (carte de tête et longueur 3, 4 ou 5), ou none.
error-declare-first = Avant votre première carte, dites ce que vous annoncez : certaines de vos annonces, ou rien.
error-cannot-declare = Votre main ne permet pas « { $text } » : une carte ne sert que dans une annonce, une suite s’annonce dans toute sa longueur, et la meilleure vient en premier.
error-nothing-to-declare = Il n’y a rien à annoncer maintenant : on annonce avec sa première carte.
error-declares-itself = Dans ce jeu, les annonces sont faites pour vous : jouez une carte.

error-summary-no-contract = « { $text } » n’est pas un contrat : écrivez un nombre de 80 à { $highest } de dix en dix, ou capot, et l’un de { $strains }, par exemple « 90 h ».
error-summary-cards-impossible = Un camp avec ce nombre de plis ({ $tricks }) ne peut pas avoir { $points } points de cartes.
error-summary-generale-without-tricks = Une générale fait les huit plis : aucun camp ne les a ici.
error-summary-both-declare = Un seul camp au plus compte ses annonces : l’un des deux nombres doit être 0.
error-summary-no-such-declarations = Deux mains ensemble ne peuvent pas annoncer { $points }.
error-summary-no-such-belote = Une belote vaut 20, et dans ce contrat les belotes ne dépassent pas { $most } points.

say-pass = Passe
say-coinche = Coinche !
say-surcoinche = Surcoinche !
say-bid = { $number } { SUITNAME($strain) }
say-capot = Capot { SUITNAME($strain, form: "in") }
say-belote = Belote
say-rebelote = Rebelote

kind-carre = Carré
kind-tierce = Tierce
kind-cinquante = Cinquante
kind-cent = Cent

combination-carre = Carré { $rank ->
    [A] d’as
    [K] de rois
    [Q] de dames
    [J] de valets
    [T] de dix
   *[other] de neuf
}
combination-tierce = Tierce à { CARD($card) }
combination-cinquante = Cinquante à { CARD($card) }
combination-cent = Cent à { CARD($card) }

outcome-dispute = Litige : les points de l’attaque attendent la donne suivante
outcome-thrown-in = Donne annulée : tout le monde a passé

line-cards-taken = Cartes des plis
line-last-trick = Dix de der
line-all-tricks = Pour les huit plis
line-one-hand = Générale : les huit plis par un seul joueur
line-declarations = Annonces
line-belote = Belote
line-total = Total
line-bid = Contrat
line-stake = Forfait
line-stake-swept = Forfait pour capot
line-coinched = Coinche : double
line-surcoinched = Surcoinche : quadruple
line-rounding = Arrondi à la dizaine
line-set-aside = Mis de côté par des litiges

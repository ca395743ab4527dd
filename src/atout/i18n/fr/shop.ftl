# La boutique.

shop-title = Boutique
shop-lead = Les pièces viennent des parties et des défis. Elles achètent des apparences, et rien qui joue.
shop-coins = { $count ->
    [one] Vous avez { $count } pièce.
   *[other] Vous avez { $count } pièces.
}
shop-back = Dos de cartes
shop-cloth = Tapis
shop-faces = Faces des cartes
shop-buy = Acheter pour { $price }
shop-choose = Utiliser
shop-chosen = Sur votre table
shop-lacking = { $count ->
    [one] Il manque { $count } pièce
   *[other] Il manque { $count } pièces
}
shop-taken = Maintenant sur votre table : { $name }.

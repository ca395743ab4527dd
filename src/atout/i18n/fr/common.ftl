# Ce que tous les jeux partagent : couleurs, fautes de saisie ou d'envoi, obligations du jeu, issue d'une donne.

suit-c = trèfle
    .of = de trèfle
    .in = à trèfle
suit-d = carreau
    .of = de carreau
    .in = à carreau
suit-h = cœur
    .of = de cœur
    .in = à cœur
suit-s = pique
    .of = de pique
    .in = à pique
suit-n = sans-atout
    .of = de sans-atout
    .in = à sans-atout
suit-a = tout-atout
    .of = de tout-atout
    .in = à tout-atout

error-no-such-card = « { $text } » n’est pas une carte : écrivez la hauteur (6 7 8 9 T J Q K A) et la couleur (c d h s), par exemple Th.
error-no-such-action = « { $text } » n’est pas une action de ce jeu.
error-no-such-game = « { $game } » n’est pas un jeu : choisissez parmi { $games }.
error-cut-out-of-range = Couper à { $cut } laisse trop peu de cartes dans une des parties : coupez entre { $least } et { $most }.
error-card-not-of-this-game = { CARD($card) } ne fait pas partie du paquet de ce jeu.
error-cards-too-often = Le paquet n’en contient pas autant : { CARDS($cards) }.
error-cards-missing = Il manque au paquet : { CARDS($cards) }.
error-wrong-hand-sizes = Les mains comptent { $sizes } cartes : il en faut { $size } à chacune des { $players } places.
error-deal-is-over = La donne est finie : « { $action } » vient trop tard.
error-card-not-held = Vous n’avez pas { CARD($card) }.
error-must-follow = Vous ne pouvez pas jouer { CARD($card) } : { SUITNAME($suit) } est demandé, et vous en avez.
error-must-beat = Vous ne pouvez pas jouer { CARD($card) } : vous avez une carte qui bat { CARD($winning) }.
error-must-trump = Vous ne pouvez pas jouer { CARD($card) } : vous n’avez pas { SUITNAME($suit, form: "of") }, vous devez couper.
error-must-overtrump = Vous ne pouvez pas jouer { CARD($card) } : vous avez un atout qui bat { CARD($winning) }.
error-must-undertrump = Vous ne pouvez pas jouer { CARD($card) } : vous n’avez pas { SUITNAME($suit, form: "of") }, vous devez jouer atout, même plus petit que { CARD($winning) }.
error-must-discard-or-overtrump = Vous ne pouvez pas jouer { CARD($card) } : défaussez-vous, ou surcoupez d’un atout qui bat { CARD($winning) }.

# Résumés d'une donne (atout score).
error-summary-no-object = Un résumé est un seul objet JSON.
error-summary-field-missing = Il manque « { $field } » au résumé.
error-summary-field-unknown = Le résumé contient un champ « { $field } » que ce jeu ne connaît pas ici.
error-summary-field-wrong = « { $field } » doit être l’un de : { $allowed }.
error-summary-list-wrong = « { $field } » doit être une liste de { $count } nombres entiers de 0 à { $most }.
error-summary-sum-wrong = La somme de « { $field } » est { $sum } ; elle doit être { $want }.
error-summary-no-trick-no-points = Sans pli, pas de points de cartes : { $points } est impossible.

outcome-made = Réussi
outcome-lost = Chuté

line-cards = Cartes

# JSON that somebody wrote
error-json-not-utf8 = Le texte n’est pas en UTF-8 à l’octet { $byte }.
error-json-not-json = Le texte n’est pas du JSON à la { $line ->
    [1] colonne { $column }.
   *[other] ligne { $line }, colonne { $column }.
}
error-json-too-deep = Des listes ou des objets sont imbriqués trop profondément.
error-json-number-too-long = Un nombre a trop de chiffres.
error-json-key-twice = La clé « { $key } » figure deux fois dans un objet.
error-json-no-number = { $text } n’est pas un nombre en JSON.

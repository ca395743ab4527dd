# Le Kozel à la chokha.

line-kozel-fewer-points = Moins de points, mais 31 ou plus
line-kozel-few-points = 30 points ou moins
line-kozel-no-trick = Pas un seul pli
line-kozel-tricks = Plis
line-kozel-equal = 60 partout : les deux en prennent

error-kozel-answer-first = Vous avez une moskva ou une molodka : montrez-la ou taisez-vous avant que l’on entame.
error-kozel-no-moskva = Cette main n’est pas une moskva : il faut quatre cartes, toutes as et dix, dont au moins un as ; la chokha compte comme un dix.
error-kozel-no-molodka = Cette main n’est pas une molodka : il faut quatre cartes d’une couleur, ou trois d’une couleur et la chokha.
error-kozel-claim-in-trick = Il y a déjà des cartes sur la table : moskva et molodka se montrent avant l’entame, après une pioche.
error-kozel-claim-before-first-lead = On ne montre pas de main avant la première entame d’une donne : attendez que l’on ait pioché.
error-kozel-claim-needs-four = Moskva et molodka demandent quatre cartes en main, et vous en avez moins.
error-kozel-not-asked = Vous n’avez rien à taire : vous n’avez ni moskva ni molodka.
error-kozel-asked-already = On vous a déjà interrogé avant cette entame, et chacun n’est interrogé qu’une fois.
error-kozel-must-lead = C’est à vous d’entamer : posez à découvert une à quatre cartes d’une même couleur.
error-kozel-must-reply = { CARDS($winning) } est sur la table : répondez par { $count ->
    [one] une carte
   *[other] { $count } cartes
}, à découvert pour prendre ou face cachée.
error-kozel-wrong-count = Une réponse a autant de cartes que l’entame : { $count }, et non { $given }.
error-kozel-two-suits = Vous ne pouvez pas entamer de { CARDS($cards) } ensemble : un groupe est d’une seule couleur ; seule la chokha (6♠) se joint à toutes.
error-kozel-card-order = « { $text } » donne ses cartes dans le mauvais ordre : écrivez « { $right } ».
error-kozel-none-beats = { CARDS($cards) } ne prend pas : rien n’y bat { CARD($winning) }. Posez face cachée.
error-kozel-not-one-to-one = { CARDS($cards) } ne prend pas sur { CARDS($winning) } : chaque carte doit en battre une à elle. Posez face cachée.
error-kozel-trick-count = Une donne a de { $least } à { $most } plis, et non { $sum }.

outcome-won = Un camp a plus de points
outcome-drawn = 60 partout

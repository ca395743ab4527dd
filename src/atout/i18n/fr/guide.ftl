# Le guide, et le moniteur à côté d'une première donne.
nav-guide = Guide
rules-to-guide = Comment bien y jouer : le guide
guide-lesson = Une première donne avec un moniteur
guide-lesson-text = Vous et des ordinateurs, sans pendule. À côté de vos cartes, quelqu’un réfléchit à voix haute.
tutor = Moniteur
tutor-away = Renvoyer le moniteur
tutor-ask = Que joueriez-vous ?
tutor-thinks = Un instant, je compte.
tutor-plays = Je choisirais : { $action }
tutor-watch = Regardez ce que font les autres ; c’est bientôt à vous.
tutor-forced = Ici, une seule chose est permise.

# Ce qui a été fait.
tutor-verdict-good = { $action } : rien n’était meilleur.
tutor-verdict-close = { $action } : bien, à peine moins que { $best }.
tutor-verdict-better = { $action } : { $best } aurait été mieux.
tutor-verdict-other = { $action } : je ne l’avais pas examiné. J’aurais choisi { $best }.

# Dit une seule fois, quand quelque chose commence.
tutor-first-coinche-auction = Voici les enchères. Une enchère promet des points et nomme l’atout ; trois passes y mettent fin. La donne contient 162 points.
tutor-first-coinche-trick = Huit plis maintenant. Fournissez la couleur ; sans elle, il faut le plus souvent couper. Valet et neuf sont les plus forts à l’atout, as et dix ailleurs.
tutor-first-coinche-score = On compte la donne : l’attaque a-t-elle tenu sa promesse ? Chaque ligne dit d’où vient son nombre.
tutor-first-binokel-auction = Les enchères montent de dix en dix, entre deux joueurs à la fois. Celui qui reste ramasse le Tapp et joue seul.
tutor-first-binokel-exchange = Le Tapp est retourné. Le preneur ramasse ses trois cartes, en écarte trois et nomme l’atout.
tutor-first-binokel-trick = Les combinaisons sont comptées. Quinze plis maintenant : fournir, monter si l’on peut, couper quand on n’a pas la couleur.
tutor-first-binokel-score = On compte la donne. Il fallait au preneur son enchère en combinaisons et plis réunis ; sans pli, pas de combinaisons.
tutor-first-kozel-trick = On entame d’une à quatre cartes d’une couleur. Rien n’oblige à fournir : battez chaque carte du groupe maître par une des vôtres, ou posez les vôtres face cachée.
tutor-first-kozel-score = On compte la donne. Le camp qui a le moins de points marque 2 ; 4 avec 30 ou moins, 6 sans un seul pli.

# À quoi penser quand c'est à vous.
tutor-coinche-open = Personne n’a parlé. Dans quelle couleur sont vos meilleurs atouts, valet et neuf avant tout, et combien d’as à côté ? Trois atouts avec le valet et un as suffisent pour 80 ; avec moins, passez.
tutor-coinche-partner = Votre partenaire a parlé. Avez-vous ce qui lui manque : le valet ou le neuf de sa couleur, un as ? Dix de plus pour chacun ; sinon, passez.
tutor-coinche-against = Les adversaires ont parlé. Une de vos couleurs vaut-elle davantage ? Sinon, passez. On ne coinche qu’avec des plis que personne ne peut vous prendre.
tutor-coinche-declare = Vous tenez une annonce. Si la meilleure de votre camp est la plus forte, toutes les vôtres comptent. Y a-t-il une raison de la taire ?
tutor-coinche-lead-ours = Votre camp a le contrat et vous entamez. Reste-t-il des atouts dehors ? Faites-les tomber, par le haut. S’il n’y en a plus, jouez vos as.
tutor-coinche-lead-theirs = Vous entamez contre le contrat. Avez-vous un as, court de préférence ? Une couleur du partenaire ? Laissez-leur les atouts.
tutor-coinche-partner-wins = Votre partenaire est maître. Un adversaire peut-il encore le battre ? Sinon, chargez : un dix, ou un as qui ne vous sert pas.
tutor-coinche-opponent-wins = Un adversaire est maître. Pouvez-vous le battre, et le pli en vaut-il la peine ? Sinon, votre plus petite carte.
tutor-binokel-raise = Comptez les combinaisons de votre meilleure couleur et les plis que vous voyez. Cela atteint-il l’enchère suivante ? Le Tapp y ajoutera quelque chose en moyenne, mais c’est un espoir, pas un plan.
tutor-binokel-discard = Quelle couleur sera l’atout ? Gardez combinaisons et as. Écartez les dix sans leur as, et videz une couleur courte.
tutor-binokel-game = Pouvez-vous atteindre l’enchère : combinaisons, plis et écart ? Si même des cartes bien placées n’y suffisent pas, abandonner coûte moitié moins.
tutor-binokel-lead-alone = Vous entamez, seul contre deux. Faites tomber les atouts tant que vous en avez plus qu’eux, puis jouez vos as. De quelles couleurs êtes-vous maître ?
tutor-binokel-lead-against = Vous entamez contre le preneur. Avez-vous déjà un pli ? Vos combinaisons en exigent un. Qu’est-ce qui lui arrache une forte carte ?
tutor-binokel-follow-alone = Devez-vous monter ? Quand vous avez le choix, gagnez avec la carte la moins chère qui suffit.
tutor-binokel-soloist-wins = Le preneur est maître. Si vous pouvez le battre, il le faut ; sinon, une carte sans points.
tutor-binokel-fellow-wins = L’autre adversaire est maître. Ce que vous lui donnez échappe au preneur : si rien ne vous oblige à monter, donnez un dix.
tutor-kozel-claim = Vous pouvez montrer vos quatre cartes et prendre l’entame. Vaut-elle que tout le monde les connaisse ?
tutor-kozel-lead = Combien de cartes d’une couleur pouvez-vous entamer ? Deux sont plus dures à battre qu’une. Quels dix voulez-vous rentrer, et qu’est-ce qui les protège ?
tutor-kozel-second = Votre partenaire joue en dernier. Ne prenez le pli que si c’est bon marché ; sinon, des cartes sans points.
tutor-kozel-third = Un adversaire a pris le pli entamé par votre partenaire. S’il y a des points, reprenez-le ; sinon, ne donnez rien de valeur.
tutor-kozel-last = Vous êtes dernier et voyez tout. Comptez les points sur la table : le pli vaut-il vos meilleures cartes ?
tutor-kozel-partner-wins = Votre partenaire est maître. S’il le reste, vos dix sont à l’abri sous ses cartes.

# Jouer dans le terminal et ligne de commande : questions, aide, ce que l'on peut taper.

# Questions.
ask-card = À vous : quelle carte ?
ask-bid = ou une enchère
bid-example = { $number }co
ask-declare = Qu’annoncez-vous ?
ask-lay-away = Écartez { $count } cartes : leurs numéros ou leurs noms.
ask-game = Atout ?
ask-claim = La montrer et prendre l’entame ?
ask-lead = À vous d’entamer : une à quatre cartes d’une couleur.
ask-reply = { $count ->
    [one] Répondez par { $count } carte
   *[other] Répondez par { $count } cartes
} : ce qui prend se pose à découvert, le reste et « cache … » face cachée.
press-enter = Entrée pour continuer…
type-help = Tapez « ? » pour l’aide.
say-raise = monter à { $bid }

# Mots que l'on peut taper, séparés par des virgules ; les mots anglais sont compris dans toutes les langues.
typed-pass = passe, p
typed-coinche = coinche, contre
typed-surcoinche = surcoinche, surcontre
typed-capot = capot
typed-nothing = rien, non, 0
typed-raise = monte, monter, plus, m
typed-durch = durch
typed-concede = abandon, abandonne
typed-trump = atout
typed-moskva = moskva
typed-molodka = molodka
typed-silent = silence, taire, non
typed-lead = entame
typed-beat = prends, prendre
typed-hide = cache, cacher
typed-no = n, non, nouvelle, no, new
command-help = ?, aide
command-why = pourquoi
command-last = dernier, pli
command-shown = montré, montre, annonces
command-score = marque, score
command-rules = règles, regles, règle, regle
command-quit = quitter, sortir

# Commandes.
help-cards = Nommez une carte par son numéro ou par hauteur et couleur : 10co, Vp, At, ♥10. Couleurs : t ♣, ca ♦, co ♥, p ♠.
help-coinche =
    Enchères : 90co, 100 p, capot ca ; à sans-atout et à tout-atout 90 sa, 90 ta. Passer : passe ou p. Doubler : coinche (ou x), surcoinche.
    Avant votre première carte, on peut vous demander ce que vous annoncez : répondez par un numéro, 0 n’annonce rien.
help-binokel =
    Enchères : monte (ou m) ajoute dix, passe (ou p) renonce.
    Après le Tapp : nommez trois cartes à écarter, puis une couleur d’atout, « abandon co » ou durch.
help-kozel =
    Nommez plusieurs cartes à la fois : 1 3, ou Dco 6p. En réponse, les cartes qui peuvent prendre se posent à découvert, les autres face cachée ;
    « cache » devant les cartes les pose face cachée dans tous les cas, « pourquoi Dco 7co » dit pourquoi elles ne prennent pas.
    Avec une moskva ou une molodka, on vous demande si vous la montrez.
help-commands =
    pourquoi 7co   pourquoi une carte ou une enchère n’est pas permise
    dernier        le dernier pli
    montré         ce qui a été montré : annonces, combinaisons, moskva et molodka
    marque         la feuille de marque, chaque nombre avec sa règle
    règles         toutes les règles ; règles K4.6, le texte d’une seule
    quitter        sortir ; la partie est gardée et reprend quand vous rejouez à ce jeu
why-what = Tapez « pourquoi » et une carte ou une enchère, par exemple : pourquoi 7co
why-allowed = C’est permis.
last-none = Aucun pli n’est encore fini dans cette donne.
shown-none = Rien n’a été montré dans cette donne.
score-none = Aucune donne n’est encore finie.
rules-one = Tapez « règles » et un numéro pour lire l’une d’elles.
which-game = Quel jeu ?
which-number = Tapez un nombre de 1 à { $most }, ou q pour sortir.
ask-resume = Une partie est en suspens : donne { $number }, { $totals }. La reprendre ? [O/n]
kept = La partie est gardée : la même commande la reprend.
saved-aside = Elle a été gardée sous { $path } ; une nouvelle partie commence.

error-typed-no-card = « { $text } » n’est pas une carte ici : tapez son numéro, ou hauteur et couleur, par exemple 10co, Dp, At.
error-typed-no-suit = « { $text } » n’est pas une couleur : tapez t (♣), ca (♦), co (♥) ou p (♠) ; là où on y joue, sa pour sans-atout et ta pour tout-atout.
error-typed-no-such-number = Il n’y a pas de numéro { $number } ici : ils vont de 1 à { $most }.
error-typed-twice = Le numéro { $number } est donné deux fois.
error-typed-card-twice = Une carte est donnée deux fois.
error-typed-one-card = Nommez une carte : son numéro, ou hauteur et couleur.
error-typed-no-cards = Nommez les cartes : leurs numéros, ou hauteur et couleur de chacune.
error-typed-choice = « { $text } » n’est pas un des choix : tapez un nombre de 1 à { $most }.
error-typed-no-bid = « { $text } » n’est pas une enchère : tapez un nombre et une couleur, par exemple 90co, ou passe.
error-saved-unreadable = La partie gardée dans { $path } est illisible : { $fault }
error-saved-other-game = La partie gardée dans { $path } est une partie de { $game }.
error-summary-too-long = Le résumé dépasse { $most } Mio.

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
record-in = La partie notée, pour atout review et atout verify : { $path }
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

# Tenir la marque : atout keep.
keep-first-dealer = Qui distribue d’abord ? { $players }
keep-contract = Contrat, par exemple 90co ou capot p ; passe si tout le monde a passé :
keep-by = Qui a le contrat ? { $sides }
keep-double = 1 simple, 2 coinché, 4 surcoinché :
keep-cards-coinche = Points de cartes de { $side }, dix de der compris (sur { $most }) ; tous ou aucun pour tous les plis ou aucun :
keep-tricks-coinche = Plis de { $side } (sur { $most } ; - pas comptés, chaque camp en a au moins un) :
keep-generale = Les huit par un seul joueur ? oui ou non :
keep-declarations = Points des annonces qui comptent :
keep-declared-by = À qui ? { $sides }
keep-belote = Belote ? { $sides }, - personne
keep-belotes = Combien de belotes pour chacun ? { $sides }
keep-soloist = Preneur ? { $players }
keep-bid = Enchère ({ $least } ou plus) :
keep-game = Couleur d’atout, abandon ou durch :
keep-melds-of = Combinaisons de { $players } :
keep-laid-away = Points de l’écart de { $player } :
keep-cards-binokel = Points de cartes de { $players }, dix du dernier compris ({ $sum } ensemble) :
keep-tricks-binokel = Plis de { $players } ({ $sum } ensemble ; - pas comptés, chacun en a au moins un) :
keep-tricks-durch = Plis de chacun : { $players }
keep-cards-kozel = Points de cartes de { $side } (sur { $most } ; le reste va à { $other }) :
keep-tricks-kozel = Plis de { $side } et de { $other } (- pas comptés, chaque camp en a au moins un) :
keep-over = Tapez annule pour reprendre la dernière donne, nouvelle pour une autre partie, quitter pour sortir.
keep-undone = La donne { $number } est annulée.
keep-help-short = Tapez ? pour l’aide.
keep-help-coinche = Couleurs : t ♣, ca ♦, co ♥, p ♠ ; sans-atout et tout-atout : 90 sa, 90 ta. Camps et joueurs par numéro ou par nom.
keep-help-binokel = Couleurs : t ♣, ca ♦, co ♥, p ♠. Plusieurs nombres se séparent par des blancs. Joueurs par numéro ou par nom.
keep-help-kozel = Plusieurs nombres se séparent par des blancs.
keep-help =
    Une ligne vide prend la réponse entre crochets ; 90co;1;2;tous répond à plusieurs questions à la fois.
    annule       reprendre la dernière donne
    recommence   reprendre les questions de cette donne
    donne 3      la donne 3, chaque nombre expliqué ; donne seul : la dernière
    marque       la feuille
    quitter      sortir ; tout est gardé et continue à votre retour
typed-all = tous, tout
typed-none = aucun
typed-yes = oui, o
command-deal = donne
command-undo = annule, annuler
command-again = recommence, recommencer
command-new-match = nouvelle

error-typed-no-player = « { $text } » n’est aucun d’eux : { $players }.
error-typed-no-number = « { $text } » n’est pas un nombre entier.
error-typed-numbers-count = Tapez { $count } nombres séparés par des blancs, et non { $given }.
error-typed-no-double = « { $text } » n’est ni 1, ni 2, ni 4.
error-typed-yes-or-no = « { $text } » n’est ni oui ni non.
error-sheet-goes-on-as = { $path } contient une partie avec d’autres noms, un autre but ou un autre donneur : retirez ces options pour la continuer, ou ajoutez --new.
error-sheet-other-game = { $path } est la feuille d’un autre jeu : { $game }.
error-sheet-in-use = Quelqu’un d’autre tient la marque dans { $path } en ce moment.
error-sheet-none = Il n’y a pas encore de feuille dans { $path }.
error-sheet-file-wrong = { $path } ne peut être continué. { $fault }
error-sheet-file-too-long = { $path } dépasse { $most } Mio.

rebuild-tables = Tables
rebuild-matches = Parties et analyses
rebuild-done = Recalculé, parties et analyses : { $entries }

# The guide, and the tutor beside a first deal.
nav-guide = Guide
rules-to-guide = How it is played well: the guide
guide-lesson = A first deal with a tutor
guide-lesson-text = You and computers, without a clock. Beside your cards somebody thinks aloud.
tutor = Tutor
tutor-away = Put the tutor away
tutor-ask = What would you play?
tutor-thinks = A moment, I am counting.
tutor-plays = I would choose: { $action }
tutor-watch = Watch what the others do; your turn comes soon.
tutor-forced = There is only one thing that you may do here.

# What was done, in the words of a review.
tutor-verdict-good = { $action }: nothing was better.
tutor-verdict-close = { $action }: good, hardly worse than { $best }.
tutor-verdict-better = { $action }: better would have been { $best }.
tutor-verdict-other = { $action }: I did not look at that. I would have chosen { $best }.

# Said once, as something begins.
tutor-first-coinche-auction = This is the auction. A bid promises points and names the trumps; three passes end it. The deal holds 162 points.
tutor-first-coinche-trick = Now eight tricks. Follow suit; without it you usually have to trump. Jack and nine are the highest trumps, ace and ten the highest cards elsewhere.
tutor-first-coinche-score = The deal is counted: did the contractors reach what they promised? Each line says where its number comes from.
tutor-first-binokel-auction = The bids go up by ten, between two players at a time. Whoever remains takes the Tapp and plays alone.
tutor-first-binokel-exchange = The Tapp is open. The soloist takes its three cards, lays three away and names the trumps.
tutor-first-binokel-trick = The melds are counted. Now fifteen tricks: follow suit, beat if you can, and trump when you have none of it.
tutor-first-binokel-score = The deal is counted. The soloist needed his bid in melds and tricks together; melds count only with a trick.
tutor-first-kozel-trick = Lead one to four cards of a suit. Nobody has to follow: beat every card of the winning group with one of your own, or lay yours face down.
tutor-first-kozel-score = The deal is counted. The side with fewer points writes 2; 4 with 30 or fewer, 6 without a trick.

# What to think of at a turn.
tutor-coinche-open = Nobody has bid. In which suit are your best trumps, jack and nine above all, and how many aces lie beside it? Three trumps with the jack and an ace carry 80; with less, pass.
tutor-coinche-partner = Your partner has bid. Have you got what he lacks: the jack or nine of his suit, an ace? Ten more for each; otherwise pass.
tutor-coinche-against = The opponents have bid. Would a suit of yours carry a higher number? If not, pass. Coinche only with tricks that nobody can take from you.
tutor-coinche-declare = You hold a combination. If your side’s best one is the highest, all of yours count. Is there a reason to keep it back?
tutor-coinche-lead-ours = Your side has the contract and you lead. Are trumps still out? Draw them, from the top. If none is left, cash your aces.
tutor-coinche-lead-theirs = You lead against the contract. Have you an ace, best a short one? A suit of your partner’s? Leave the trumps to them.
tutor-coinche-partner-wins = Your partner is winning. Can an opponent still beat him? If not, give him points: a ten, or an ace that you cannot use.
tutor-coinche-opponent-wins = An opponent is winning. Can you beat him, and is the trick worth it? If not, your lowest card.
tutor-binokel-raise = Count the melds of your best suit and the tricks that you can see. Does that reach the next bid? The Tapp will add something on average, but it is a hope, not a plan.
tutor-binokel-discard = Which suit shall be trumps? Keep melds and aces. Lay away tens without their ace, and empty a short suit.
tutor-binokel-game = Can you reach the bid: melds, tricks and the cards laid away? If even a friendly lie will not do, conceding costs half.
tutor-binokel-lead-alone = You lead as the soloist. Draw trumps while yours are the longer ones, then play your aces. Of which suits are you master?
tutor-binokel-lead-against = You lead against the soloist. Have you taken a trick yet? Your melds need one. What forces a high card out of him?
tutor-binokel-follow-alone = Must you beat? Where you have a choice, win with the cheapest card that will do.
tutor-binokel-soloist-wins = The soloist is winning. If you can beat him you must; if not, give a card without points.
tutor-binokel-fellow-wins = The other opponent is winning. What you give him the soloist does not get: if you need not beat, give a ten.
tutor-kozel-claim = You may show your four cards and take the lead. Is the lead worth everybody knowing them?
tutor-kozel-lead = How many cards of one suit can you lead? Two are harder to beat than one. Which tens do you want to bring home, and what protects them?
tutor-kozel-second = Your partner plays last. Take over only if it is cheap; otherwise give cards without points.
tutor-kozel-third = An opponent has taken over your partner’s lead. If there are points in it, get it back; if not, give nothing of worth.
tutor-kozel-last = You are last and see everything. Count the points on the table: is the trick worth your best cards?
tutor-kozel-partner-wins = Your partner is winning. If he stays in front, your tens are safe under his cards.

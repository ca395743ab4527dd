# The pages around the table: start, lobby, score sheet, replay, rulebook, fair deals.

# Start.
home-title = Five games of trumps, one table
home-lead = No account, nothing to install: choose a game and the cards are dealt.
home-line-coinche-ffb = Belote with bidding, as the French federation plays it: trump suits only, declarations, a match to 2000.
home-line-coinche-1001 = Belote with bidding as it is played online: no trump and all trump too, a match to 1001.
home-line-coinche-bg = Belote with bidding the Bulgarian way: you must overtrump and undertrump. You and a computer against two.
home-line-binokel = Swabia’s game of melds: three players, cards in pairs, one against two.
home-line-kozel = The Russian billy goat: lead several cards at once, and mind the six of spades.
home-play = Play now
home-friends = With friends
home-open = Open table
home-rules = Rules
home-options = Strength and pace
home-mine = Your tables
home-go-on = Go on
home-not-begun = not begun yet
home-drop = Take off the list
home-all-tables = All { $count }
home-practice = practice
home-name = You play as { $name }.
home-rename = Change name
home-new-name = Your name
home-keep-name = Keep
home-fair = Every deal can be checked
home-fair-text = Nobody can steer the shuffle, and after each deal you can prove it.
level = Computers play
level-random = at random
level-thumb = by rule of thumb
level-novice = like a novice
level-club = like a club player
level-master = like a master
level-now = Now they play { $level }.
level-about-novice = Follows rules of thumb and does not look ahead: a friendly start.
level-about-club = Counts the cards, and tries out every choice in deals that are possible.
level-about-master = Thinks longest: many more possible deals before every choice.
pace = Computers take
pace-1800 = their time
pace-900 = a moment
pace-300 = no time
clock = People have
clock-60 = 1 minute
clock-120 = 2 minutes
clock-300 = 5 minutes
clock-none = no clock

# Lobby.
lobby-title = Tables
lobby-lead = Open tables: sit down where a seat is free, or watch.
lobby-none = No open table right now. Open one: whoever comes by can sit down, and computers take the seats that stay free.
lobby-free = { $count ->
    [0] full
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-join = Sit down
lobby-watch = Watch
lobby-gathering = waiting for players
lobby-shuffling = shuffling
lobby-playing = in play
lobby-scored = between two deals
lobby-over = finished
lobby-open-which = Open a table
lobby-failed = The list could not be loaded; it is tried again by itself.
computer = computer

# Score sheet.
sheet-title = Score sheet
sheet-empty = No deal has been finished yet.
sheet-seat = Seat { $seat }
sheet-outcome = Outcome
sheet-explain = Explain deal { $number }
sheet-match = Match { $number }
sheet-replay = Look at the deal again
sheet-total-now = Total
sheet-good = good for you
sheet-bad = bad for you

# Replay.
replay-title = Deal { $deal }
replay-deals = Other deals
replay-deal-before = Deal before
replay-deal-after = Next deal
replay-to-table = To the table
replay-first = To the start
replay-trick-back = Back by a trick
replay-back = Back by one
replay-on = On by one
replay-trick-on = On by a trick
replay-last = To the end
replay-moment = Moment
replay-step = { $at } of { $most }
replay-play-on = Play on from here
replay-copy = Copy link to this moment
replay-copied = Copied
replay-copy-failed = The link cannot be copied here: take it from the address line.
replay-export = Save as a record
replay-seat = Seen from
replay-cards = Cards
replay-open = All open
replay-closed = As this seat saw it
replay-keys = Keys: ← → one step, [ ] a trick, Home and End.
replay-log = What was done
replay-raises = raises

# Review.
review-title = Review
review-pending = This deal is being reviewed. It takes a moment; the review will appear here by itself.
review-ready = The review is there.
review-intro = What each choice cost, in points and in chance to win the deal. Touch one to go to its moment.
review-choice = Choice
review-column-lay = As the cards lay
review-column-you = By what you could know
review-column-seat = By what the seat could know
review-about-lay = Exact, with all cards known. Nobody at the table could see it.
review-about-known = On average over deals that were possible for this seat. A right choice costs nothing, however badly it turned out.
review-about-units = Calls are measured by the score that they lead to, cards by card points.
review-first = The worst
review-others = The others, in order
review-in-order = In order
review-none-worst = No choice cost anything by what could be known.
review-no-choice = This seat had nothing to choose.
review-dash-call = – as the cards lay: nobody knows what the others would have said to another call.
review-dash-lay = – as the cards lay: no exact value could be worked out at that moment.
review-dash-known = – by what could be known: no estimate could be made at that moment.
review-seats = On average
review-player = Player
review-choices = Choices
review-this = This choice
review-did = Chosen: { $action }
review-cost-points = Cost in points: { $points }
review-cost-chance = Cost in chance: { $chance }
review-show = Show the answer
review-hide = Hide the answer
review-best = Best: { $actions }
review-deals = { $count ->
    [one] { $count } possible deal looked at
   *[other] { $count } possible deals looked at
}
review-worth = What every choice was worth

# Fair deals.
fair-title = Proof of the shuffle
fair-none = This deal was played on from another one, so nothing was shuffled for it.
fair-cannot = This browser can check the proof only over https, or on the server’s own machine. “atout verify” checks a saved record anywhere.
fair-good = The deal is the one that was promised.
fair-bad = The proof does not hold. Do not trust this deal.
fair-holds = holds
fair-broken = broken
fair-unknown = not known
fair-check-promise = The promise and your own numbers are those that this browser saw before the deal.
fair-check-secret = The secret is the one that the server promised: its SHA-256 is the commitment.
fair-check-deck = Secret, table, deal and everybody’s numbers give exactly this deck.
fair-check-cut = The deck was cut where the numbers say, or where the player cut it.
fair-check-hands = The hands are the cards of this deck, dealt by the rules.
fair-numbers = The numbers
fair-commitment = Commitment
fair-secret = Secret
fair-seeds = The players’ numbers
fair-cut = Cut

# Rulebook.
rules-games = Games
rules-search = Look for words
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } place
   *[other] { $count } places
}
rules-contents = Contents
example-trick = On the table
example-lead = You lead.
example-touch = Your hand: touch a card
example-legal = { CARD($card) } may be played.
example-hand = Your hand
example-winning = Winning now
example-reply = The reply
example-side-0 = Side 0
example-side-1 = Side 1
example-ask-reply = Does the reply take over?
example-ask-claim = Which hand is it?
example-ask-compare = Whose combinations count?
example-ask-declare = What can be declared?
example-ask-lead = What can be led?
example-ask-meld = What are the melds worth?
example-ask-score = What is recorded?
example-show = Show
example-right = Right!
example-wrong = No:
example-reply-yes = It takes over
example-reply-no = It does not
example-claim-moskva = Moskva
example-claim-molodka = Molodka
example-claim-none = Neither
example-compare-0 = Those of side 0
example-compare-1 = Those of side 1
example-compare-none = Nobody’s
summary-contract = Contract
summary-by = Side with the contract
summary-double = Multiplier
summary-cards = Card points
summary-tricks = Tricks
summary-declarations = Declarations
summary-belote = Belote
summary-soloist = Soloist’s seat
summary-bid = Bid
summary-concede = Conceded
summary-durch = Durch
summary-melds = Melds
summary-yes = yes
summary-generale = Générale, seat
summary-laid_away = Points laid away
summary-trump = Trumps

# About: fair deals.
about-why = A deck that a server shuffles is a matter of trust. Here it need not be: every deal leaves a proof that anyone can check.
about-how = How a deal comes about
about-promise = The server binds itself.
about-promise-text = It draws a secret number and publishes its fingerprint, the commitment. From then on it cannot change its mind: another secret would have another fingerprint.
about-share = The players add their share.
about-share-text = The browser of every person at the table draws random numbers of its own and sends them. They come after the commitment, so the server cannot choose its secret to suit them.
about-cut = Somebody cuts.
about-cut-text = The neighbour before the dealer says how many cards go from the top to the bottom, and nobody knows the deck yet. For a computer the number is drawn.
about-mix = The deck follows from all of these,
about-mix-text = by a published method: every order of the cards is as likely as any other.
about-show = Everything is shown.
about-show-text = When the last card has fallen the server publishes the secret, and whoever was there can make the same deck again.
about-check = How to check it
about-check-page = Your browser keeps the commitment and its own numbers, and checks every deal by itself when it is over. The page of a finished deal shows each step of the check.
about-check-program = A saved record can be checked by the program, without this page and without the server:
about-limits = What it promises, and what it does not
about-limit-server = The server alone cannot choose a deck as long as the numbers of one person are honest.
about-limit-players = The players cannot choose it either: without the secret, numbers and cut say nothing about the cards.
about-limit-caught = A server that deals other cards than it shuffled, shows another secret than it promised, or leaves your numbers out is caught by the check.
about-limit-trust = No proof can keep a server from telling somebody the cards. Only playing on a server that you trust, or on your own, does.
about-keeps = What this page keeps
about-keeps-text = One cookie tells the server that you are the same guest as before; your settings and your tables stay in the browser. An account adds your name, your password and recovery codes as hashes, your sessions, friends and blocks, and no e-mail address; you can save or delete all of it. The page loads nothing from anywhere else, and nobody is counted or followed.

# Without a connection.
offline-title = You are offline
offline-text = The table is on the server, and there is no connection to it. Your game waits there: as soon as the connection is back you can go on.

# Real tables: the way to their pages (their own words are in club.ftl).
home-clubs = Real tables
nav-keep = Score keeper
home-keep-text = keeps the score of your table, every number explained, also without a connection.
nav-ask = Arbiter
home-ask-text = says what may be played to a trick, and why.

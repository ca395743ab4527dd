# Play in the terminal and the command line: questions, help, what may be typed.

# Questions.
ask-card = Your turn: which card?
ask-bid = or bid
bid-example = { $number }h
ask-declare = What do you declare?
ask-lay-away = Lay { $count } cards away: their numbers or names.
ask-game = Trumps?
ask-claim = Show it and take the lead?
ask-lead = You lead: one to four cards of one suit.
ask-reply = { $count ->
    [one] Reply with { $count } card
   *[other] Reply with { $count } cards
}: what takes over lies open, the rest and “hide …” face down.
press-enter = Enter goes on …
type-help = Type ? for help.
say-raise = raise to { $bid }

# Words that may be typed, parted by commas; the English ones are understood in every language.
typed-pass = pass, p
typed-coinche = coinche, contra, double, x
typed-surcoinche = surcoinche, recontra, redouble, xx
typed-capot = capot
typed-nothing = nothing, none, 0
typed-raise = raise, r
typed-durch = durch
typed-concede = concede
typed-trump = trump, trumps
typed-moskva = moskva
typed-molodka = molodka
typed-silent = silent, silence, no
typed-lead = lead
typed-beat = beat
typed-hide = hide, down
typed-no = n, no, new
command-help = ?, help
command-why = why
command-last = last
command-shown = shown, melds
command-score = score
command-rules = rules, rule
command-quit = quit, exit, q

# Commands.
help-cards = Name a card by its number or by rank and suit: 10h, Th, ♥10. Suits: c ♣, d ♦, h ♥, s ♠.
help-coinche =
    Bids: 90h, 100 s, capot d; with no trump and all trump 90 nt, 90 at. Pass: pass or p. Double: coinche (or x), surcoinche.
    Before your first card you may be asked what you declare: answer with a number, 0 declares nothing.
help-binokel =
    Auction: raise (or r) bids ten more, pass (or p) gives up.
    After the Tapp: name three cards to lay away, then a suit as trumps, “concede h”, or durch.
help-kozel =
    Name several cards at once: 1 3, or Qh 6s. In reply to a lead, cards that can take over do so and all others lie face down;
    “hide” before the cards lays them face down in any case, “why Qh 7h” tells why they do not take over.
    With a moskva or molodka you are asked whether you show it.
help-commands =
    why 7h    why a card or a bid is not allowed
    last      the last trick
    shown     what was shown: combinations, melds, moskva and molodka
    score     the score sheet, every number with its rule
    rules     all rules; rules K4.6 the text of one
    quit      leave; the match is kept and goes on when you play this game again
why-what = Type why and a card or a bid, such as: why 7h
why-allowed = That is allowed.
last-none = No trick has been finished yet in this deal.
shown-none = Nothing has been shown in this deal.
score-none = No deal has been finished yet.
rules-one = Type rules and an id to read one of them.
which-game = Which game?
which-number = Type a number from 1 to { $most }, or q to leave.
ask-resume = You left a match in deal { $number } at { $totals }. Go on with it? [Y/n]
record-in = Its record for atout review and atout verify: { $path }
kept = The match is kept: the same command goes on with it.
saved-aside = It was kept as { $path }; a new match begins.

error-typed-no-card = “{ $text }” is no card here: type its number, or rank and suit, such as 10h, Qs, Ac.
error-typed-no-suit = “{ $text }” is no suit: write c, d, h or s (where they are played, nt for no trump and at for all trump).
error-typed-no-such-number = There is no number { $number } here: the numbers go from 1 to { $most }.
error-typed-twice = Number { $number } is named twice.
error-typed-card-twice = A card is named twice.
error-typed-one-card = Name one card: its number, or rank and suit.
error-typed-no-cards = Name the cards: their numbers, or rank and suit of each.
error-typed-choice = “{ $text }” is none of the choices: type a number from 1 to { $most }.
error-typed-no-bid = “{ $text }” is no bid: type a number and a suit, such as 90h, or pass.
error-saved-unreadable = The saved match in { $path } cannot be read: { $fault }
error-saved-other-game = The saved match in { $path } is one of { $game }.
error-summary-too-long = The summary is longer than { $most } MiB.

# Keeping score: atout keep.
keep-first-dealer = Who deals first? { $players }
keep-contract = Contract, such as 90h or capot s; pass if all passed:
keep-by = Who has the contract? { $sides }
keep-double = 1 single, 2 coinched, 4 surcoinched:
keep-cards-coinche = Card points of { $side }, last trick included (of { $most }); all or none for all tricks or none:
keep-tricks-coinche = Tricks of { $side } (of { $most }; - not counted, each side took one at least):
keep-generale = All eight by one player? yes or no:
keep-declarations = Points of the declarations that count:
keep-declared-by = Whose? { $sides }
keep-belote = Belote? { $sides }, - nobody
keep-belotes = How many belotes for each? { $sides }
keep-soloist = Soloist? { $players }
keep-bid = Bid ({ $least } or more):
keep-game = Trump suit, concede or durch:
keep-melds-of = Melds of { $players }:
keep-laid-away = Points of the cards that { $player } laid away:
keep-cards-binokel = Card points of { $players }, last ten included ({ $sum } together):
keep-tricks-binokel = Tricks of { $players } ({ $sum } together; - not counted, everybody took one at least):
keep-tricks-durch = Tricks of each: { $players }
keep-cards-kozel = Card points of { $side } (of { $most }; the rest goes to { $other }):
keep-tricks-kozel = Tricks of { $side } and { $other } (- not counted, each side took one at least):
keep-over = Type undo to take the last deal back, new for another match, quit to leave.
keep-undone = Deal { $number } is taken back.
keep-help-short = Type ? for help.
keep-help-coinche = Suits: c ♣, d ♦, h ♥, s ♠; with no trump and all trump 90 nt, 90 at. Sides and players by number or name.
keep-help-binokel = Suits: c ♣, d ♦, h ♥, s ♠. Several numbers are parted by blanks. Players by number or name.
keep-help-kozel = Several numbers are parted by blanks.
keep-help =
    An empty line takes the answer in brackets; 90h;1;2;all answers several questions at once.
    undo      take the last deal back
    again     begin this deal’s questions again
    deal 3    deal 3 with every number explained; deal alone the last one
    score     the sheet
    quit      leave; everything is stored and goes on when you come back
typed-all = all
typed-none = none
typed-yes = yes, y
command-deal = deal
command-undo = undo
command-again = again
command-new-match = new

error-typed-no-player = “{ $text }” is none of them: { $players }.
error-typed-no-number = “{ $text }” is no whole number.
error-typed-numbers-count = Type { $count } numbers parted by blanks, not { $given }.
error-typed-no-double = “{ $text }” is none of 1, 2 and 4.
error-typed-yes-or-no = “{ $text }” is neither yes nor no.
error-sheet-goes-on-as = { $path } holds a match with other names, another target or dealer: leave the options out to go on with it, or add --new.
error-sheet-other-game = { $path } is the sheet of another game: { $game }.
error-sheet-in-use = Somebody else is keeping score in { $path } now.
error-sheet-none = There is no sheet in { $path } yet.
error-sheet-file-wrong = { $path } cannot be gone on with. { $fault }
error-sheet-file-too-long = { $path } is longer than { $most } MiB.

rebuild-tables = Tables
rebuild-matches = Matches and reviews
rebuild-done = Worked out anew from so many matches and reviews: { $entries }

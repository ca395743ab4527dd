# The page: the table in the browser, its settings and dialogs.

close = Close
on = On
off = Off
site-pages = Pages
nav-rules = Rules
nav-lobby = Tables
nav-account = Account
nav-me = Profile
nav-board = Leaderboard
make-dark = Dark colours
make-light = Light colours
page-not-found = There is no such page.
page-not-loaded = This page could not be loaded.
try-again = Try again
to-start = To the start

# Cards.
card-back = A card face down
card-name = { $rank ->
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
} of { SUITNAME($suit) }

# Settings.
settings = Settings
setting-language = Language
setting-letters = Letters on the cards
letters-auto = As the language
letters-en = J Q K A
letters-fr = V D R A
letters-de = B D K A
letters-german = U O K A
letters-ru = В Д К Т
letters-bg = В Д П А
setting-colours = Four suits, four colours
setting-faces = Cards
faces-drawn = Drawn
faces-classic = Classic
faces-plain = Plain and large
setting-theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
setting-text-size = Text
text-size-100 = Normal
text-size-115 = Large
text-size-130 = Very large
setting-animation = Movement
setting-trick = A finished trick stays
trick-speed-600 = Briefly
trick-speed-1500 = 1.5 seconds
trick-speed-3000 = 3 seconds
setting-confirm = Play with a second tap
setting-ahead = Pick a card before your turn
setting-table = At this table
setting-sounds = Sounds

# Round the table.
seat-dealer-short = D
seat-free = free seat
seat-take = Sit here
seat-computer = A computer plays here.
seat-plays-for = Away: a computer plays on.
seat-gone = not connected
chip-melds = melds { $points }
leave = Leave the table
keys = Keys
points-now = points in this deal
tricks-now = tricks in this deal
last-trick = Last trick
show-melds = Melds
show-shown = Declarations
trick-on-table = The trick
trick-card = { $name }: { $cards }
trump-is = Trumps are { SUITNAME($suit) }.
go-on = Go on
time-left = Time left:
connection-first = Connecting …
connection-lost = Connection lost. It is tried again by itself.

# What is awaited.
status-gathering = Waiting for players
status-shuffling = The cards are being shuffled
status-your-cut = Cut the deck
status-cut = { $name } is to cut
status-away = A computer plays for you
status-held = Your answer counts in a moment
status-moment = One moment …
status-waiting = { $name } is thinking
status-watching = You are watching. { $name } is thinking
status-scored = The deal is over
status-over = The match is over
status-sent = …
status-your-card = Your turn: play a card
status-your-bid = Your turn: bid or pass
status-your-declare = What do you declare?
status-your-raise = Raise or pass?
status-your-discard = Lay three cards away
status-your-discard-left = Both passed: you play for { $count }. Lay three cards away
status-your-game = Name your game
status-your-claim = Show your cards and take the lead?
status-your-lead = You lead: one to four cards of one suit
status-your-reply = Reply with { $count ->
    [one] 1 card
   *[other] { $count } cards
}
discard-full = Three cards are selected. Take one back first.

# The hand.
hand-not-now = { $card }, cannot be played now
hand-selected = { $card }, selected
hand-ahead = { $card }, picked for your turn
ahead-picked = Picked for your turn: { $card }.
ahead-back = Taken back: { $card }.
ahead-stays = Not played: { $card }.

# Calls.
auction = Auction
auction-must-open = forced opening
auction-lower = Lower bids
auction-higher = Higher bids
call-capot-short = capot
call-durch = Durch
call-trump = Trumps: { SUITNAME($suit) }
call-concede = Concede, with { SUITNAME($suit) } as trumps
call-conceded = conceded
ask-durch = All fifteen tricks, no trumps: 1000 won or lost.
ask-concede = Lose { $bid }. Trumps for the others’ melds:
rule-link = Rule { $rule }

# Buttons.
do-bid = Bid
do-declare-nothing = Declare nothing
do-raise = Raise to { $bid }
do-lay-away = Lay away { $count } of { $all }
do-concede = Concede …
do-back = Back
do-play = Play this card
do-lead = { $count ->
    [0] Lead
    [one] Lead { $count } card
   *[other] Lead { $count } cards
}
do-beat = Take over
do-hide = Lay face down
do-show = Show: { $what }
do-silent = Keep silent
do-return = Take my seat back
do-join = Sit down
do-join-opposite = Sit down opposite { $name }
do-start = Start
do-start-computers = Start with computers
do-cut = Cut here
do-next-deal = Next deal
do-rematch = Rematch
do-again = Play it again

# Before, between and after the deals.
gathering-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
gathering-full = All seats are taken.
gathering-pairs = Partners sit opposite each other.
gathering-host = The host starts the match.
gathering-link = Send this link to your friends:
copy = Copy
copied = Copied
cut-where = { $count } cards from the top
result = Result
total-now = total { $points }
see-deal = Replay and review
waiting-for = Waiting for: { $names }
shuffle-good = Shuffle checked: as promised
shuffle-bad = The shuffle is not the one that was promised!

# Hints, at tables against computers.
hint = Hint
hint-basis = By what you can know: { $count ->
    [one] { $count } possible deal
   *[other] { $count } possible deals
}
estimate-card-points = points
estimate-score = score
estimate-chance = chance
hint-best = best
hint-nothing = Nothing can be told about this choice.
news-hint = Hint: { $actions }. { $why }

# Leaving.
leave-title = Leave the table?
leave-alone = The match is kept: you find it on the start page and can go on at any time.
leave-others = A computer plays on for you, and your partners see that you have left. You can come back and take your seat again as long as the match lasts. Whoever is away when it ends has lost it and earns nothing.
leave-stay = Stay
leave-go = Leave
leave-hand-over = Leave, a computer plays on

# Keys.
key-move = from card to card
key-do = play, select, press
key-next = to the buttons
key-pass = pass
key-coinche = coinche, surcoinche
key-last = the last trick
key-sheet = the score sheet
key-hint = a hint, against computers
key-rules = the rules
key-go-on = go on, next deal
key-close = close, select nothing
key-keys = this list

# What happens, read aloud.
news-seat-taken = { $name }: at the table.
news-seat-left = { $name }: seat free again.
news-seat-away = { $name }: away, a computer plays on.
news-seat-slow = { $name }: out of time, a computer plays on.
news-seat-back = { $name }: back at the table.
news-started = The match begins.
news-dealt = Your cards: { $cards }.
news-says = { $name }: { $what }
news-bids = { $name }: { $call }
news-plays = { $name }: { $cards }
news-takes-over = { $name }: taken over with { $cards }
news-hides = { $name }: { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
news-lays-away = { $name }: three cards laid away.
news-contract-made = Contract: { $call }, { $name }.
news-shows = { $name }: shown { $cards }.
news-tapp = Tapp: { $cards }, taken by: { $name }.
news-melds = { $name }: melds { $count }.
news-takes-trick = The trick goes to: { $name }.
news-scored = The deal is over: { $what }.

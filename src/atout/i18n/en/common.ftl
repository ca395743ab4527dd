# What all games share: suits, faults in what was typed or sent, the duties of play, how a deal ends.

suit-c = clubs
    .in = in clubs
suit-d = diamonds
    .in = in diamonds
suit-h = hearts
    .in = in hearts
suit-s = spades
    .in = in spades
suit-n = no trump
    .in = at no trump
suit-a = all trump
    .in = at all trump

error-no-such-card = “{ $text }” is no card: write the rank (6 7 8 9 T J Q K A) and the suit (c d h s), like Th.
error-no-such-action = “{ $text }” is no action of this game.
error-no-such-game = “{ $game }” is no game: choose one of { $games }.
error-cut-out-of-range = A cut of { $cut } cards leaves too few in one part: cut between { $least } and { $most }.
error-card-not-of-this-game = { CARD($card) } is not in the deck of this game.
error-cards-too-often = The deck does not hold so many of { CARDS($cards) }.
error-cards-missing = Missing from the deck: { CARDS($cards) }.
error-wrong-hand-sizes = The hands hold { $sizes } cards: each of the { $players } seats needs { $size }.
error-deal-is-over = The deal is over: “{ $action }” comes too late.
error-card-not-held = You do not hold { CARD($card) }.
error-must-follow = You cannot play { CARD($card) }: { SUITNAME($suit) } were led, and you hold some.
error-must-beat = You cannot play { CARD($card) }: you hold a card that beats { CARD($winning) }.
error-must-trump = You cannot play { CARD($card) }: without { SUITNAME($suit) } you must play a trump.
error-must-overtrump = You cannot play { CARD($card) }: you hold a trump that beats { CARD($winning) }.
error-must-undertrump = You cannot play { CARD($card) }: without { SUITNAME($suit) } you must play a trump, even one lower than { CARD($winning) }.
error-must-discard-or-overtrump = You cannot play { CARD($card) }: discard, or play a trump that beats { CARD($winning) }.

# Summaries of a deal (atout score).
error-summary-no-object = A summary is one JSON object.
error-summary-field-missing = The summary lacks “{ $field }”.
error-summary-field-unknown = The summary has a field “{ $field }” that this game does not know here.
error-summary-field-wrong = “{ $field }” must be one of: { $allowed }.
error-summary-list-wrong = “{ $field }” must be a list of { $count } whole numbers from 0 to { $most }.
error-summary-sum-wrong = “{ $field }” adds up to { $sum }; it must be { $want }.
error-summary-no-trick-no-points = A side without a trick has no card points: it cannot have { $points }.

outcome-made = Made
outcome-lost = Lost

line-cards = Cards

# JSON that somebody wrote
error-json-not-utf8 = The text is not UTF-8 at byte { $byte }.
error-json-not-json = The text is not JSON at { $line ->
    [1] column { $column }.
   *[other] line { $line }, column { $column }.
}
error-json-too-deep = Lists or objects are nested too deeply.
error-json-number-too-long = A number has too many digits.
error-json-key-twice = The key “{ $key }” stands twice in one object.
error-json-no-number = { $text } is no number in JSON.

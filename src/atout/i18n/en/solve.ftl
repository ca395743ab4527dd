# The exact solver: atout solve

solve-title-points = Seat { $seat } is to play. Card points at the end when everybody sees all cards: seats { $own } and seats { $others }.
solve-title-durch = Seat { $seat } is to play. Durch when everybody sees all cards: 1 for the party that wins it, seats { $own } or seats { $others }.
solve-own = own
solve-others = others
solve-cost = worse by
solve-gave-up = The limit was reached after { $nodes } positions: { $done } actions are solved, the others are not. Allow more with --seconds or --nodes.

error-solve-deal-over = The deal is over: nothing is left to solve.
error-solve-no-card-now = No card is to be played at this moment: only the play of the cards can be solved.
error-solve-stock = There are still { $count } cards in the stock: Kozel can be solved once it is empty.
error-solve-record-only = Positions of { $game } are taken from a record: FILE:DEAL:ACTION.
error-solve-field-missing = “{ $field }” is missing: a position needs contract, leader and hands.
error-solve-field-unknown = A position has no field “{ $field }”.
error-solve-contract-coinche = “{ $text }” is no contract here: write one of { $strains }.
error-solve-contract-binokel = “{ $text }” is no contract of Binokel: write a trump suit or durch and the soloist, like “s by 2”.
error-solve-cards-wrong = The cards cannot lie like this: { $fault }.
error-solve-parts-wrong = A position as text has at least { $least } parts, parted by “/”, and at most one more: contract, leader, each hand, the cards that lie. There are { $count }.
error-solve-no-seat = The leader must be a seat from 0 to { $most }.
error-solve-field-wrong = “{ $field }” must be a text of cards.
error-solve-list-wrong = “{ $field }” must be a list of { $count } entries, one for each seat.
error-solve-other-game = The record is one of { $game }.

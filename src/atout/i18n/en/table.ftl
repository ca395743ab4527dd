# The table: commands that cannot be carried out, logs that cannot be read, proofs of a shuffle.

error-late = That was answered already, or things have moved on: look at the table as it is now.
error-command-ahead = This answers something that the table has not sent yet.
error-command-malformed = This command cannot be read: { $detail }.
error-table-no-seat = You have no seat at this table.
error-table-seated-already = You have a seat here already.
error-table-seat-taken = This seat is taken: choose another one.
error-table-full = All seats are taken; you can watch.
error-table-no-invitation = This table is by invitation, and the invitation is not the right one.
error-table-no-such-seat = There is no seat { $seat } here: seats go from 0 to { $most }.
error-table-host-only = Only the host can do that.
error-table-not-gathering = The match has begun already.
error-table-not-shuffling = Nothing is being shuffled now.
error-table-seeds-closed = The random numbers for this deal are complete.
error-table-seeds-first = The random numbers come before the cut.
error-table-not-cutter = It is not for you to cut this deck.
error-table-not-playing = No deal is being played now.
error-table-not-your-turn = It is not your turn.
error-table-not-scored = There is no finished deal to go on from.
error-table-not-over = The match is not over.
error-table-away = A computer is playing for you: take your seat back first.
error-table-name-wrong = A name has 1 to { $most } characters that can be seen.
error-table-settings-wrong = The setting “{ $field }” cannot be { $value }.
error-table-practice-alone = A moment is played on from against computers only.
error-table-practice-over = The deal is over at this moment: there is nothing left to play.

error-log-empty = A table begins with being opened.
error-event-damaged = A stored event cannot be read: { $detail }.
error-event-out-of-place = Event { $number } ({ $kind }) cannot have happened at this table.

error-fair-unreadable = The proof of the shuffle cannot be read: “{ $field }” is missing or wrong.
error-fair-commitment-wrong = The secret is not the one promised before the deal; its SHA-256 is { $right }.
error-fair-deck-wrong = The deck is not the one that was shuffled; that one begins with { CARDS($right) }.
error-fair-seats-wrong = The proof has random numbers for { $given } seats, and { $count } play.
error-fair-needs-deck = A proof of the shuffle needs the deck and the cut.
error-fair-cut-wrong = The deck was cut at { $cut }, and the cut drawn from the random numbers is { $right }.
error-fair-cutter-wrong = Seat { $right } had to cut this deck.

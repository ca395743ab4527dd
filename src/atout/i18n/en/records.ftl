# Faults of records, as `atout verify` tells them.

place-deal = deal { $deal }
place-action = deal { $deal } action { $action }
verify-sum = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}

error-not-your-turn = It is not the turn of seat { $seat }.
error-no-deal-now = No deal can begin now: one is in progress, or the match is over.
error-record-no-object = A record is one JSON object on one line.
error-record-field-missing = “{ $field }” is missing.
error-record-field-wrong = “{ $field }” must be { $kind ->
    [text] a text
    [list] a list
    [number] a whole number
   *[texts] null or a list of texts
}.
error-record-format-unknown = The format is not “{ $format }”.
error-record-no-seat = “{ $field }” must be a seat from 0 to { $most }.
error-record-no-side = “{ $field }” must be null or a number from 0 to { $most }.
error-record-start-wrong = “start” must be a list of { $count } whole numbers.
error-record-start-negative = “start” holds a total below zero, which this game does not know.
error-record-start-ended = With the totals of “start” the match would have ended before.
error-record-aside-wrong = “aside” must be a whole number from 0 up, and only coinche-1001 knows it.
error-record-pending-wrong = “pending” must be a side whose total in “start” is { $target } or more, and only coinche-ffb knows it.
error-record-deck-or-hands = A deal gives either “deck” with “cut” or “hands”, one of the two.
error-record-hands-wrong = “hands” must be a list of { $count } hands.
error-record-action-wrong = An action must be a seat and a text: [0, "pass"].
error-record-winner-wrong = “winner” must be { $winner }.
error-record-deal-after-end = The match was over before this deal.
error-record-deal-unfinished = The deal has not ended, and another one follows.
error-record-deal-no-object = A deal must be a JSON object.
error-record-legal-wrong = “legal” must be a list of { $count } entries, one beside each action.
error-record-legal-unsorted = The list of legal actions is not sorted as text.
error-record-legal-differs = The list of legal actions is wrong: not legal but listed: { $extra }; legal but missing: { $missing }.
error-record-result-early = “{ $field }” is given, but the deal has not ended.
error-record-result-wrong = “{ $field }” must be { $right }.
error-record-faulty = The record is faulty: { $fault }
error-record-line-too-long = The line is longer than { $most } MiB and was not read.
error-moment-no-deal = There is no deal { $deal }: the match has { $count }.
error-moment-no-action = There is no action { $action }: the deal has { $count }.

# Грешки в записите, както ги казва `atout verify`.

place-deal = раздаване { $deal }
place-action = раздаване { $deal }, действие { $action }
verify-sum = { $matches ->
    [one] { $matches } партия
   *[other] { $matches } партии
}, { $faults ->
    [one] { $faults } грешка
   *[other] { $faults } грешки
}

error-not-your-turn = Сега не е ред на място { $seat }.
error-no-deal-now = Сега не може да започне раздаване: тече друго или играта е свършила.
error-record-no-object = Записът е един обект JSON на един ред.
error-record-field-missing = Липсва „{ $field }“.
error-record-field-wrong = „{ $field }“ трябва да бъде { $kind ->
    [text] текст
    [list] списък
    [number] цяло число
   *[texts] null или списък от текстове
}.
error-record-format-unknown = Форматът не е „{ $format }“.
error-record-no-seat = „{ $field }“ трябва да бъде място от 0 до { $most }.
error-record-no-side = „{ $field }“ трябва да бъде null или число от 0 до { $most }.
error-record-start-wrong = „start“ трябва да бъде списък с цели числа, точно { $count } на брой.
error-record-start-negative = В „start“ има сбор под нулата, какъвто тази игра не познава.
error-record-start-ended = При сборовете от „start“ играта щеше да е свършила по-рано.
error-record-aside-wrong = „aside“ трябва да бъде цяло число от 0 нагоре и го има само в coinche-1001.
error-record-pending-wrong = „pending“ трябва да бъде отбор, чийто сбор в „start“ е поне { $target }, и го има само в coinche-ffb.
error-record-deck-or-hands = Раздаването дава или „deck“ с „cut“, или „hands“: само едното.
error-record-hands-wrong = „hands“ трябва да бъде списък с ръце, точно { $count } на брой.
error-record-action-wrong = Действието е място и текст: [0, "pass"].
error-record-winner-wrong = „winner“ трябва да бъде { $winner }.
error-record-deal-after-end = Играта е свършила преди това раздаване.
error-record-deal-unfinished = Раздаването не е свършило, а след него има друго.
error-record-deal-no-object = Раздаването трябва да бъде обект JSON.
error-record-legal-wrong = „legal“ трябва да бъде списък с по един запис за всяко действие, общо { $count }.
error-record-legal-unsorted = Списъкът с позволените действия не е подреден като текст.
error-record-legal-differs = Списъкът с позволените действия е грешен: излишни: { $extra }; липсват: { $missing }.
error-record-result-early = „{ $field }“ е дадено, но раздаването не е свършило.
error-record-result-wrong = „{ $field }“ трябва да бъде { $right }.
error-record-faulty = Записът има грешка: { $fault }
error-record-line-too-long = Редът е по-дълъг от { $most } MiB и не е прочетен.
error-moment-no-deal = Няма раздаване { $deal }: в мача те са { $count }.
error-moment-no-action = Няма действие { $action }: в раздаването те са { $count }.

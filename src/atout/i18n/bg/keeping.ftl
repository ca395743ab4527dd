# Записване на резултата: листове, каквито не може да има, и кой как стои.

place-points = { $side }: { $count ->
    [one] остава { $count } точка
   *[other] остават { $count } точки
}
place-penalties = { $side }: { $count ->
    [one] още { $count } наказателна губи
   *[other] още { $count } наказателни губят
}
place-tied = { $side }: границата е стигната, но наравно с друг; решава още едно раздаване
place-won = Играта свърши, печели: { $side }
sheet-dealer = Раздаване { $number }: раздава { $player }.

error-summary-not-thrown-in = В тази игра всяко раздаване се играе: карти не се хвърлят.
error-summary-each-a-trick = Ако всеки има поне една взятка, такива точки не може да има: пребройте взятките.
error-sheet-is-over = Играта свърши: отменете последното раздаване или започнете нова.
error-sheet-is-empty = Още няма записано раздаване: няма какво да се отмени.
error-sheet-goes-on = Играта още не е свършила: нова започва, когато някой спечели.
error-sheet-no-deal = Няма такова раздаване: записани са { $count }.
error-sheet-no-dealer = Първи раздава място от 0 до { $most }.
error-sheet-target-wrong = Границата е цяло число от 1 до { $most }.
error-sheet-names-count = Тук играчите са { $count }: имената трябва да са толкова, а не { $given }.
error-sheet-name-wrong = Името има от 1 до { $most } видими знака.
error-sheet-name-number = „{ $name }“ е число, а не име: с числа се назовават местата.
error-sheet-name-twice = Двама играчи не може да имат едно и също име.
error-journal-line = Ред { $line }: { $fault }
error-journal-no-header = Листът започва с ред, който дава format ({ $format }), game, target, names и first_dealer.
error-journal-no-entry = Записът е раздаване или отмяна.

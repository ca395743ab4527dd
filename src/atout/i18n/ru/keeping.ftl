# Счёт за настоящим столом: листы, которых быть не может, и кто как стоит.

place-points = { $side }: { $count ->
    [one] осталось { $count } очко
    [few] осталось { $count } очка
   *[many] осталось { $count } очков
}
place-penalties = { $side }: { $count ->
    [one] ещё { $count } штрафное — проигрыш
    [few] ещё { $count } штрафных — проигрыш
   *[many] ещё { $count } штрафных — проигрыш
}
place-tied = { $side }: предел достигнут, но поровну с другими; решит ещё одна раздача
place-won = Партия окончена, победа: { $side }
sheet-dealer = Раздача { $number }: сдаёт { $player }.

error-summary-not-thrown-in = В этой игре разыгрывают каждую раздачу: пересдач нет.
error-summary-each-a-trick = Если взятки есть у всех, таких очков быть не может: сосчитайте взятки.
error-sheet-is-over = Партия окончена: отмените последнюю раздачу или начните новую партию.
error-sheet-is-empty = Ни одной раздачи ещё нет: отменять нечего.
error-sheet-goes-on = Партия ещё не окончена: новая начнётся, когда кто-то выиграет.
error-sheet-no-deal = Такой раздачи нет: записано { $count }.
error-sheet-no-dealer = Первым сдаёт место от 0 до { $most }.
error-sheet-target-wrong = Предел — целое число от 1 до { $most }.
error-sheet-names-count = Игроков здесь { $count }: имён должно быть столько же, а не { $given }.
error-sheet-name-wrong = В имени от 1 до { $most } видимых знаков.
error-sheet-name-number = «{ $name }» — число, а не имя: числами называют места.
error-sheet-name-twice = Двух игроков нельзя назвать одинаково.
error-journal-line = Строка { $line }: { $fault }
error-journal-no-header = Лист начинается строкой, где указаны format ({ $format }), game, target, names и first_dealer.
error-journal-no-entry = Запись — это раздача или отмена.

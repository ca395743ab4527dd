# Ошибки записей, как о них говорит `atout verify`.

place-deal = раздача { $deal }
place-action = раздача { $deal }, действие { $action }
verify-sum = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
}, { $faults ->
    [one] { $faults } ошибка
    [few] { $faults } ошибки
   *[other] { $faults } ошибок
}

error-not-your-turn = Сейчас не очередь места { $seat }.
error-no-deal-now = Сейчас нельзя начать раздачу: одна уже идёт или партия окончена.
error-record-no-object = Запись — это один объект JSON в одной строке.
error-record-field-missing = Не хватает поля «{ $field }».
error-record-field-wrong = Поле «{ $field }» должно быть { $kind ->
    [text] текстом
    [list] списком
    [number] целым числом
   *[texts] null или списком текстов
}.
error-record-format-unknown = Формат не «{ $format }».
error-record-no-seat = Поле «{ $field }» должно быть местом от 0 до { $most }.
error-record-no-side = Поле «{ $field }» должно быть null или числом от 0 до { $most }.
error-record-start-wrong = Поле «start» должно быть списком из целых чисел; их нужно ровно { $count }.
error-record-start-negative = В поле «start» сумма меньше нуля, чего в этой игре не бывает.
error-record-start-ended = При суммах из поля «start» партия закончилась бы раньше.
error-record-aside-wrong = Поле «aside» должно быть целым числом не меньше 0; его знает только coinche-1001.
error-record-pending-wrong = Поле «pending» должно быть стороной, у которой в «start» не меньше { $target }; его знает только coinche-ffb.
error-record-deck-or-hands = Раздача задаёт либо «deck» и «cut», либо «hands»: что-то одно.
error-record-hands-wrong = Поле «hands» должно быть списком рук; их нужно ровно { $count }.
error-record-action-wrong = Действие — это место и текст: [0, "pass"].
error-record-winner-wrong = В поле «winner» должно стоять { $winner }.
error-record-deal-after-end = До этой раздачи партия уже была окончена.
error-record-deal-unfinished = Раздача не окончена, а за ней следует другая.
error-record-deal-no-object = Раздача должна быть объектом JSON.
error-record-legal-wrong = Поле «legal» должно быть списком: по записи на каждое действие, всего { $count }.
error-record-legal-unsorted = Список допустимых действий не отсортирован как текст.
error-record-legal-differs = Список допустимых действий неверен: лишние — { $extra }; не хватает — { $missing }.
error-record-result-early = Поле «{ $field }» дано, но раздача не окончена.
error-record-result-wrong = В поле «{ $field }» должно стоять { $right }.
error-record-faulty = В записи ошибка: { $fault }
error-record-line-too-long = Строка длиннее { $most } МиБ и не прочитана.
error-moment-no-deal = Нет сдачи { $deal }: в матче их { $count }.
error-moment-no-action = Нет действия { $action }: в сдаче их { $count }.

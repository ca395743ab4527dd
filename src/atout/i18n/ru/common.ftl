# Общее для всех игр: масти, ошибки в том, что набрано или прислано, обязанности в розыгрыше, исход раздачи.

suit-c = трефы
    .gen = треф
    .in = в трефах
suit-d = бубны
    .gen = бубён
    .in = в бубнах
suit-h = черви
    .gen = червей
    .in = в червах
suit-s = пики
    .gen = пик
    .in = в пиках
suit-n = без козыря
    .gen = без козыря
    .in = без козыря
suit-a = все козыри
    .gen = всех козырей
    .in = при всех козырях

error-no-such-card = «{ $text }» — не карта: напишите достоинство (6 7 8 9 T J Q K A) и масть (c d h s), например Th.
error-no-such-action = Хода «{ $text }» в этой игре нет.
error-no-such-game = Игры «{ $game }» нет: выберите одну из { $games }.
error-cut-out-of-range = Снято { $cut } — в одной из частей останется слишком мало: снимайте от { $least } до { $most }.
error-card-not-of-this-game = Карты { CARD($card) } в колоде этой игры нет.
error-cards-too-often = Столько карт в колоде нет: { CARDS($cards) }.
error-cards-missing = В колоде не хватает: { CARDS($cards) }.
error-wrong-hand-sizes = На руках карт: { $sizes }, а игроков { $players } и каждому нужно { $size }.
error-deal-is-over = Раздача окончена: для «{ $action }» поздно.
error-card-not-held = Карты { CARD($card) } у вас нет.
error-must-follow = Нельзя сыграть { CARD($card) }: вышли с { SUITNAME($suit, form: "gen") }, и эта масть у вас есть.
error-must-beat = Нельзя сыграть { CARD($card) }: у вас есть карта старше { CARD($winning) }, надо перебить.
error-must-trump = Нельзя сыграть { CARD($card) }: { SUITNAME($suit, form: "gen") } у вас нет, надо бить козырем.
error-must-overtrump = Нельзя сыграть { CARD($card) }: у вас есть козырь старше { CARD($winning) }, надо перебить.
error-must-undertrump = Нельзя сыграть { CARD($card) }: { SUITNAME($suit, form: "gen") } у вас нет, надо класть козырь, даже младше { CARD($winning) }.
error-must-discard-or-overtrump = Нельзя сыграть { CARD($card) }: сбросьте другую масть или перебейте { CARD($winning) } старшим козырем.

# Сводки раздачи (atout score).
error-summary-no-object = Сводка — это один объект JSON.
error-summary-field-missing = В сводке нет поля «{ $field }».
error-summary-field-unknown = Поля «{ $field }» эта игра здесь не знает.
error-summary-field-wrong = В «{ $field }» должно стоять одно из: { $allowed }.
error-summary-list-wrong = В «{ $field }» нужен список целых чисел от 0 до { $most }, всего { $count }.
error-summary-sum-wrong = В «{ $field }» сумма { $sum }, а должна быть { $want }.
error-summary-no-trick-no-points = Без взяток нет и очков за карты: { $points } быть не может.

outcome-made = Сыграно
outcome-lost = Проиграно

line-cards = Карты

# JSON that somebody wrote
error-json-not-utf8 = Текст не в UTF-8: байт { $byte }.
error-json-not-json = Текст — не JSON: { $line ->
    [1] столбец { $column }.
   *[other] строка { $line }, столбец { $column }.
}
error-json-too-deep = Списки или объекты вложены слишком глубоко.
error-json-number-too-long = В числе слишком много цифр.
error-json-key-twice = Ключ «{ $key }» стоит в одном объекте дважды.
error-json-no-number = В JSON { $text } — не число.

# Статистика: что заказано и сыграно, чего стоили карты, раздачи за каждым числом.

statistics-title = Статистика
statistics-about = По законченным партиям: раздачи, которые вы сами сыграли от первой карты до последней. Нажмите на число, чтобы увидеть его раздачи.
statistics-none = Таких раздач ещё нет.
statistics-month = Месяц
statistics-all-months = Все месяцы
statistics-line = Удачно { $good } из { $count }: { $share } %
statistics-count = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[many] { $count } раздач
}
statistics-cost-line = Ø { $cost } очка на карту, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
statistics-cost-about = Сколько потеряно против лучшей карты по тому, что вы могли знать, – в разобранных раздачах.
statistics-share = Процент
statistics-plot = { $what }, по месяцам
statistics-of = { $good } из { $count }
statistics-well = удачно
statistics-badly = неудачно
statistics-only-well = только удачные
statistics-earlier = Более ранние раздачи

# Что считается.
statistics-bid = Ваши контракты
statistics-partner = Контракты партнёра
statistics-defence = В защите
statistics-thrown-in = Пересдачи
statistics-soloist = Вы – солист
statistics-opponent = Против солиста
statistics-deal = Раздачи выигранные и проигранные
statistics-drawn = Ничьи
statistics-lead = Ваши ходы
statistics-moskva = Показанные москвы
statistics-molodka = Показанные молодки
statistics-card = Чего стоили карты

# Столбцы.
statistics-by-strain = Козыри
statistics-by-value = Контракт
statistics-by-bid = Заявка
statistics-by-penalties = Штраф
statistics-by-cards = Карт
statistics-by-double = Коэнш
statistics-not-doubled = нет
statistics-group = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
statistics-times = Всего
statistics-times-bid = Заказано
statistics-times-lead = Ходов
statistics-times-card = Карт
statistics-good = Выиграно
statistics-good-bid = Сыграно
statistics-good-partner = Сыграно
statistics-good-defence = Разбито
statistics-good-card = Лучших
statistics-mean = Ø очков
statistics-mean-penalties = Ø штраф
statistics-cost = Ø цена

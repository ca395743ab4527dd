# Какво печелят играчите: ниво, монети, рейтинг, предизвикателства, класации.

earned-pages = За играчите
earned-level = Ниво { $level }
earned-to-next = { $have } от { $need } опит до ниво { $next }
earned-coins = { $count ->
    [one] { $count } монета
   *[other] { $count } монети
}
earned-both = { $coins ->
    [0] +{ $experience } опит
    [one] +{ $experience } опит, +{ $coins } монета
   *[other] +{ $experience } опит, +{ $coins } монети
}
earned-rating = рейтинг { $before } → { $after }
earned-new-level = Стигнахте ниво { $level }!
earned-challenges = { $count ->
    [one] изпълнено предизвикателство
   *[other] изпълнени { $count } предизвикателства
}
earned-title = Какво донесе играта
recent-title = Последни партии
recent-won = победа
recent-lost = загуба
recent-left = напусната

# Рейтинги.
ratings-title = Рейтинги
ratings-none = Игрите ще се появят тук, щом се зачете първата партия.
rating-spread = { $rating } ± { $spread }
rating-about = Истинската сила е в тези граници в 19 от 20 случая.
column-game = Игра
column-rating = Рейтинг
column-matches = Партии
column-won = Победи
column-left = Напуснати

# Предизвикателства.
challenges-day = Предизвикателства за днес
challenges-week = Предизвикателства за седмицата
challenge-progress = { $done } от { $needed }
challenge-done = Изпълнено

# Класации.
board-period = Време
board-period-week = Тази седмица
board-period-month = Този месец
board-period-all = Цялото време
board-place = Място
board-player = Играч
board-you = Вие
board-none = През това време още никой не е играл тази игра за рейтинг.
board-more = Още места
board-not-listed = Нямате място тук: гостите не влизат в класацията.
board-about = Местата са по долната граница на рейтинга – сигурното в него.

# Что получают игроки: опыт, рейтинг, испытания, магазин.

error-no-such-player = Игрока с таким именем нет.
error-page-unknown = Такой страницы у этого рейтинга нет.
error-no-such-item = В магазине такого нет.
error-shop-owned = Это у вас уже есть.
error-shop-not-owned = Сначала купите, потом выбирайте.
error-shop-too-dear = Это стоит монет: { $price }, а у вас { $coins }.

gain-played = Партия доиграна
gain-won = Победа
gain-opponents = Сила соперников
gain-challenge = Испытание пройдено
gain-level = Новый уровень
unrated-unknown-computers = В партии были компьютеры неизвестной силы: рейтинг не меняется.

challenge-contract = Сыграйте объявленные вами контракты: { $needed }
challenge-defence = Сорвите контракты соперников: { $needed }
challenge-belote = Объявите белот: { $needed }
challenge-high = Сыграйте с партнёром контракт от 120: { $needed }
challenge-trumpless = Сыграйте контракт «без козыря» или «все козыри»: { $needed }
challenge-coinched = Сыграйте контракт, на который соперники сказали «коэнш»: { $needed }
challenge-refuted = Скажите «коэнш» и сорвите контракт: { $needed }
challenge-capot = Возьмите с партнёром все восемь взяток: { $needed }
challenge-generale = Возьмите все восемь взяток сами: { $needed }
challenge-soloist = Выиграйте раздачи солистом: { $needed }
challenge-beaten = Обыграйте солиста: { $needed }
challenge-hundred = Выложите за раздачу объявлений на сто очков и больше: { $needed }
challenge-bold = Выиграйте солистом при заявке от 250: { $needed }
challenge-durch = Выиграйте Durch: { $needed }
challenge-tapp-family = Выложите семейство, которое собрал прикуп: { $needed }
challenge-clean = Выиграйте раздачи без штрафа: { $needed }
challenge-takeover = Переймите взятки из двух и больше карт с каждого: { $needed }
challenge-moskva = Покажите москву, зайдите с неё и возьмите взятку: { $needed }
challenge-molodka = Покажите молодку, зайдите с неё и возьмите взятку: { $needed }
challenge-dry = Оставьте соперников без взяток в раздаче: { $needed }
challenge-spotless = Закончите партию без штрафов: { $needed }
challenge-distance = Выиграйте партию, набрав больше чем вдвое против соперников: { $needed }
challenge-won = Выиграйте партии: { $needed }
challenge-reviewed = Откройте разборы сыгранных вами раздач: { $needed }

item-back-plain = Простая рубашка
item-back-lattice = Рубашка «решётка»
item-back-waves = Рубашка «волны»
item-back-stars = Рубашка «звёзды»
item-back-rose = Рубашка «роза»
item-cloth-green = Зелёное сукно
item-cloth-blue = Синее сукно
item-cloth-wine = Винное сукно
item-cloth-wood = Деревянный стол
item-cloth-night = Ночное сукно
item-faces-plain = Простые картинки
item-faces-sepia = Картинки «сепия»
item-faces-ink = Картинки тушью
item-faces-gold = Золотые картинки

# Какво получават играчите: опит, рейтинг, предизвикателства, магазин.

error-no-such-player = Няма играч с такова име.
error-page-unknown = Тази класация няма такава страница.
error-no-such-item = В магазина няма такова нещо.
error-shop-owned = Това вече е ваше.
error-shop-not-owned = Първо го купете, после го изберете.
error-shop-too-dear = Това струва { $price } монети, а имате { $coins }.

gain-played = Играта е доиграна
gain-won = Победа
gain-opponents = Сила на противниците
gain-challenge = Изпълнено предизвикателство
gain-level = Ново ниво
unrated-unknown-computers = Играха компютри с неизвестна сила: рейтингът не се променя.

challenge-contract = Изпълнете договори, които сте обявили: { $needed }
challenge-defence = Провалете договори на противниците: { $needed }
challenge-belote = Обявете белот: { $needed }
challenge-high = Изпълнете с партньора договор от 120 нагоре: { $needed }
challenge-trumpless = Изпълнете договор на без коз или на всичко коз: { $needed }
challenge-coinched = Изпълнете договор, на който противниците са казали coinche: { $needed }
challenge-refuted = Кажете coinche и провалете договора: { $needed }
challenge-capot = Вземете с партньора и осемте взятки: { $needed }
challenge-generale = Вземете сами и осемте взятки: { $needed }
challenge-soloist = Спечелете раздавания като солист: { $needed }
challenge-beaten = Победете солиста: { $needed }
challenge-hundred = Обявете в едно раздаване за сто точки или повече: { $needed }
challenge-bold = Спечелете като солист с обява от 250 нагоре: { $needed }
challenge-durch = Спечелете Durch: { $needed }
challenge-tapp-family = Обявете семейство, допълнено от прикупа: { $needed }
challenge-clean = Спечелете раздавания без наказание: { $needed }
challenge-takeover = Поемете взятки от по две или повече карти: { $needed }
challenge-moskva = Покажете москва, изиграйте я и вземете взятката: { $needed }
challenge-molodka = Покажете молодка, изиграйте я и вземете взятката: { $needed }
challenge-dry = Оставете противниците без взятка в раздаване: { $needed }
challenge-spotless = Завършете игра без наказания: { $needed }
challenge-distance = Спечелете игра с повече от два пъти точките на другите: { $needed }
challenge-won = Спечелете игри: { $needed }
challenge-reviewed = Отворете анализите на свои изиграни раздавания: { $needed }

item-back-plain = Обикновен гръб
item-back-lattice = Гръб „решетка“
item-back-waves = Гръб „вълни“
item-back-stars = Гръб „звезди“
item-back-rose = Гръб „роза“
item-cloth-green = Зелено сукно
item-cloth-blue = Синьо сукно
item-cloth-wine = Виненочервено сукно
item-cloth-wood = Дървена маса
item-cloth-night = Нощно сукно
item-faces-plain = Обикновени лица
item-faces-sepia = Лица „сепия“
item-faces-ink = Лица с туш
item-faces-gold = Златни лица

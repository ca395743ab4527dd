# Статистика: какво е обявено и изпълнено, колко са стрували картите, раздаванията зад всяко число.

statistics-title = Статистика
statistics-about = От завършени партии: раздаванията, които сами сте изиграли от първата карта до последната. Докоснете число, за да видите раздаванията му.
statistics-none = Още няма такива раздавания.
statistics-month = Месец
statistics-all-months = Всички месеци
statistics-line = Успешни { $good } от { $count }: { $share } %
statistics-count = { $count ->
    [one] { $count } раздаване
   *[other] { $count } раздавания
}
statistics-cost-line = Ø { $cost } точки на карта, { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
statistics-cost-about = Колко е загубено спрямо най-добрата карта според това, което сте могли да знаете, в анализираните раздавания.
statistics-share = Процент
statistics-plot = { $what }, по месеци
statistics-of = { $good } от { $count }
statistics-well = успешно
statistics-badly = неуспешно
statistics-only-well = само успешните
statistics-earlier = По-ранни раздавания

# Какво се брои.
statistics-bid = Вашите договори
statistics-partner = Договори на партньора
statistics-defence = В защита
statistics-thrown-in = Всички пас
statistics-soloist = Като солист
statistics-opponent = Срещу солиста
statistics-deal = Спечелени и загубени раздавания
statistics-drawn = Равни раздавания
statistics-lead = Вашите излизания
statistics-moskva = Показани москви
statistics-molodka = Показани молодки
statistics-card = Колко струваха картите

# Колони.
statistics-by-strain = Коз
statistics-by-value = Договор
statistics-by-bid = Заявка
statistics-by-penalties = Наказателни
statistics-by-cards = Карти
statistics-by-double = Coinche
statistics-not-doubled = не
statistics-group = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
statistics-times = Изиграни
statistics-times-bid = Обявени
statistics-times-lead = Излизания
statistics-times-card = Карти
statistics-good = Спечелени
statistics-good-bid = Изпълнени
statistics-good-partner = Изпълнени
statistics-good-defence = Вкарани
statistics-good-card = Най-добри
statistics-mean = Ø точки
statistics-mean-penalties = Ø наказателни
statistics-cost = Ø цена

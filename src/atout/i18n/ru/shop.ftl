# Магазин.

shop-title = Магазин
shop-lead = Монеты дают партии и задания. На них покупается только вид стола, но не игра.
shop-coins = { $count ->
    [one] У вас { $count } монета.
    [few] У вас { $count } монеты.
   *[many] У вас { $count } монет.
}
shop-back = Рубашки
shop-cloth = Скатерти
shop-faces = Лица карт
shop-buy = Купить за { $price }
shop-choose = Выбрать
shop-chosen = На вашем столе
shop-lacking = { $count ->
    [one] Не хватает { $count } монеты
   *[other] Не хватает { $count } монет
}
shop-taken = Теперь на вашем столе: { $name }.

# Магазинът.

shop-title = Магазин
shop-lead = Монети носят партиите и предизвикателствата. С тях се купува само вид на масата, не и предимство в играта.
shop-coins = { $count ->
    [one] Имате { $count } монета.
   *[other] Имате { $count } монети.
}
shop-back = Гръбчета
shop-cloth = Покривки
shop-faces = Лица на картите
shop-buy = Купи за { $price }
shop-choose = Избери
shop-chosen = На вашата маса
shop-lacking = { $count ->
    [one] Не достига { $count } монета
   *[other] Не достигат { $count } монети
}
shop-taken = Сега на вашата маса: { $name }.

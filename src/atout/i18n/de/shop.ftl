# Der Laden.

shop-title = Laden
shop-lead = Münzen kommen aus Partien und Aufgaben. Kaufen lässt sich das Aussehen, und nichts, was spielt.
shop-coins = { $count ->
    [one] Sie haben { $count } Münze.
   *[other] Sie haben { $count } Münzen.
}
shop-back = Kartenrücken
shop-cloth = Tischtücher
shop-faces = Kartenbilder
shop-buy = Für { $price } kaufen
shop-choose = Auflegen
shop-chosen = Auf Ihrem Tisch
shop-lacking = { $count ->
    [one] Es fehlt { $count } Münze
   *[other] Es fehlen { $count } Münzen
}
shop-taken = Jetzt auf Ihrem Tisch: { $name }.

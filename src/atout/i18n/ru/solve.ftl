# Точный решатель: atout solve

solve-title-points = Ходит место { $seat }. Очки за карты в конце сдачи, если все видят все карты: места { $own } и места { $others }.
solve-title-durch = Ходит место { $seat }. Дурх, если все видят все карты: 1 у той стороны, что выигрывает: места { $own } или места { $others }.
solve-own = свои
solve-others = чужие
solve-cost = хуже на
solve-gave-up = Предел достигнут, рассмотрено позиций: { $nodes }. Решено действий: { $done }, остальные нет. Дайте больше через --seconds или --nodes.

error-solve-deal-over = Сдача закончена: решать больше нечего.
error-solve-no-card-now = Сейчас не разыгрывается карта: решить можно только розыгрыш.
error-solve-stock = Карт в колоде: { $count }. Козёл можно решить, когда колода пуста.
error-solve-record-only = Позиции игры { $game } берутся из записи: FILE:DEAL:ACTION.
error-solve-field-missing = Нет поля «{ $field }»: позиции нужны contract, leader и hands.
error-solve-field-unknown = У позиции нет поля «{ $field }».
error-solve-contract-coinche = «{ $text }» здесь не контракт: напишите одно из { $strains }.
error-solve-contract-binokel = «{ $text }» не контракт Бинокля: напишите козырную масть или durch и место играющего, например «s by 2».
error-solve-cards-wrong = Карты не могут лежать так: { $fault }.
error-solve-parts-wrong = Позиция текстом — это не меньше { $least } частей через «/» и не больше чем на одну больше: контракт, кто ходит, каждая рука, лежащие карты. Здесь их { $count }.
error-solve-no-seat = Ходить должно место от 0 до { $most }.
error-solve-field-wrong = «{ $field }» должно быть текстом с картами.
error-solve-list-wrong = «{ $field }» должно быть списком, записей в нём столько, сколько мест: { $count }.
error-solve-other-game = Это запись игры { $game }.

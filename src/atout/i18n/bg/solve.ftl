# Точният решател: atout solve

solve-title-points = На ход е място { $seat }. Точки от карти в края, ако всички виждат всички карти: места { $own } и места { $others }.
solve-title-durch = На ход е място { $seat }. Дурх, ако всички виждат всички карти: 1 за страната, която го печели: места { $own } или места { $others }.
solve-own = свои
solve-others = чужди
solve-cost = по-лошо с
solve-gave-up = Границата е достигната след { $nodes } позиции. Решени действия: { $done }, останалите не са. Дайте повече с --seconds или --nodes.

error-solve-deal-over = Раздаването е приключило: няма какво да се решава.
error-solve-no-card-now = В този момент не се играе карта: решава се само разиграването.
error-solve-stock = В талона има още карти: { $count }. Козел се решава, когато той е празен.
error-solve-record-only = Позициите на { $game } се вземат от запис: FILE:DEAL:ACTION.
error-solve-field-missing = Липсва „{ $field }“: позицията иска contract, leader и hands.
error-solve-field-unknown = Позицията няма поле „{ $field }“.
error-solve-contract-coinche = „{ $text }“ тук не е договор: напишете едно от { $strains }.
error-solve-contract-binokel = „{ $text }“ не е договор в Бинокел: напишете коз или durch и мястото на играещия, например „s by 2“.
error-solve-cards-wrong = Картите не могат да лежат така: { $fault }.
error-solve-parts-wrong = Позиция като текст има поне { $least } части, разделени с „/“, и най-много една повече: договор, кой излиза, всяка ръка, картите на масата. Тук са { $count }.
error-solve-no-seat = Излизащият трябва да е място от 0 до { $most }.
error-solve-field-wrong = „{ $field }“ трябва да е текст с карти.
error-solve-list-wrong = „{ $field }“ трябва да е списък с { $count } елемента, по един за всяко място.
error-solve-other-game = Записът е на { $game }.

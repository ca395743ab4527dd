# Чего стоили решения и какие лучше: разбор на странице.

do-lead-cards = ход { $cards }
do-beat-cards = побить { $cards }
do-hide-cards = { $cards } втёмную
do-discard-cards = снести { $cards }
do-trump-suit = козырь { SUIT($suit) }
do-concede-suit = отказ, { SUIT($suit) }
do-word-pass = пас
do-word-coinche = коэнш
do-word-surcoinche = сюркоэнш
do-word-raise = повысить
do-word-durch = дурх
do-word-moskva = москва
do-word-molodka = молодка
do-word-silent = промолчать

# Причины. Каждая — вычисленный факт; { $percent } — доля раскладов, возможных для этого места.
reason-ruffs-partner = { $points ->
    [0] бить козырем взятку партнёра незачем
   *[other] козырь на взятку партнёра зря тратит { $points }
}
reason-last-trump = вынимает последний козырь
reason-draws-trumps = вынимает козыри: { $left ->
    [one] остался { $left }
   *[other] осталось { $left }
}, у противников примерно { $opponents }
reason-unbeatable = не перебить
reason-suit-safe = { CARD($card) } надёжно: { SUITNAME($suit) } есть у обоих противников в { $percent } % раскладов
reason-suit-ruffed = { CARD($card) } противник может убить козырем в { $percent } % раскладов
reason-takes-points = берёт очки ({ $points }), надёжно в { $percent } % раскладов
reason-gives-partner = подкладывает партнёру очки ({ $points }), надёжно в { $percent } % раскладов
reason-gives-opponents = отдаёт противникам очки ({ $points }) в { $percent } % раскладов
reason-keeps-last-trick = бережёт { CARD($card) } на последнюю взятку и её десять
reason-bares-ten = оставляет { CARD($card) } без прикрытия
reason-contract-made = контракт с этим ходом сыгран в { $percent } % раскладов
reason-contract-beaten = контракт с этим ходом посажен в { $percent } % раскладов
reason-bid-made = такой контракт сыгран в { $percent } % раскладов
reason-bid-stays = никто не говорит больше в { $percent } % раскладов
reason-standing-made = стоящий контракт сыгран в { $percent } % раскладов
reason-coinche-beaten = контракт посажен в { $percent } % раскладов
reason-thrown-in = все пасуют в { $percent } % раскладов
reason-leads-to = тогда чаще всего играют { $number } { SUITNAME($strain, form: "in") }: { $percent } % раскладов
reason-deal-won = сдача с этим ходом выиграна в { $percent } % раскладов
reason-taken-over = противники перебьют и заберут очки ({ $points }) в { $percent } % раскладов
reason-plays-alone = солистом играете вы в { $percent } % раскладов
reason-alone-made = из них заявка сыграна в { $percent } %
reason-others-made = там, где солист не вы, заявка сыграна в { $percent } % раскладов
reason-lays-points = { $points ->
    [0] откладывает карты без очков
   *[other] откладывает в вашу пользу очки ({ $points })
}
reason-melds-with = объявления на { $points }, если козыри — { SUITNAME($suit) }
reason-game-made = заявка сыграна в { $percent } % раскладов
reason-concede-costs = стоит { $points }, проигранная игра — вдвое больше

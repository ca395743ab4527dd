# Какво струват решенията и кои са най-добри: разборът на страницата.

do-lead-cards = излизане с { $cards }
do-beat-cards = вземане с { $cards }
do-hide-cards = { $cards } закрито
do-discard-cards = оставяне на { $cards }
do-trump-suit = коз { SUIT($suit) }
do-concede-suit = предаване, { SUIT($suit) }
do-word-pass = пас
do-word-coinche = coinche
do-word-surcoinche = surcoinche
do-word-raise = вдигане
do-word-durch = дурх
do-word-moskva = москва
do-word-molodka = молодка
do-word-silent = мълчание

# Причини. Всяка е пресметнат факт; { $percent } е дял от раздаванията, възможни за мястото.
reason-ruffs-partner = { $points ->
    [0] цакането на взятката на партньора не носи нищо
   *[other] цакането на взятката на партньора прахосва { $points }
}
reason-last-trump = изтегля последния коз
reason-draws-trumps = тегли козове: { $left ->
    [one] остава { $left }
   *[other] остават { $left }
}, противниците имат около { $opponents }
reason-unbeatable = не може да бъде бита
reason-suit-safe = { CARD($card) } е сигурна: и двамата противници имат { SUITNAME($suit) } в { $percent } % от случаите
reason-suit-ruffed = { CARD($card) } може да бъде цакана от противник в { $percent } % от случаите
reason-takes-points = взема { $points } точки, сигурно в { $percent } % от случаите
reason-gives-partner = дава на партньора { $points } точки, сигурно в { $percent } % от случаите
reason-gives-opponents = дава на противниците { $points } точки в { $percent } % от случаите
reason-keeps-last-trick = пази { CARD($card) } за последната взятка и нейните десет
reason-bares-ten = оставя { CARD($card) } без пазач
reason-contract-made = договорът се изкарва така в { $percent } % от случаите
reason-contract-beaten = договорът пада така в { $percent } % от случаите
reason-bid-made = изкарва договора си в { $percent } % от случаите
reason-bid-stays = никой не вдига в { $percent } % от случаите
reason-standing-made = стоящият договор се изкарва в { $percent } % от случаите
reason-coinche-beaten = договорът пада в { $percent } % от случаите
reason-thrown-in = всички пасуват в { $percent } % от случаите
reason-leads-to = тогава най-често се играе { $number } { SUITNAME($strain) }: { $percent } % от случаите
reason-deal-won = раздаването се печели така в { $percent } % от случаите
reason-taken-over = противниците вземат тези { $points } точки в { $percent } % от случаите
reason-plays-alone = играете сам в { $percent } % от случаите
reason-alone-made = от тях заявката се изкарва в { $percent } %
reason-others-made = когато друг играе сам, изкарва заявката в { $percent } % от случаите
reason-lays-points = { $points ->
    [0] оставя карти без точки
    [one] оставя { $points } точка, която се брои за вас
   *[other] оставя { $points } точки, които се броят за вас
}
reason-melds-with = обявявания за { $points }, ако коз е { SUITNAME($suit) }
reason-game-made = заявката се изкарва в { $percent } % от случаите
reason-concede-costs = струва { $points }, загубената игра — двойно

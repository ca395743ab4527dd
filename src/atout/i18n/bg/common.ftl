# Общото за всички игри: бои, грешки в написаното или изпратеното, задължения при разиграването, край на раздаването.

suit-c = спатия
suit-d = каро
suit-h = купа
suit-s = пика
suit-n = без коз
suit-a = всичко коз

error-no-such-card = „{ $text }“ не е карта: напишете ранга (6 7 8 9 T J Q K A) и боята (c d h s), например Th.
error-no-such-action = В тази игра няма ход „{ $text }“.
error-no-such-game = Няма игра „{ $game }“: изберете една от { $games }.
error-cut-out-of-range = При цепене на { $cut } в една от частите остават твърде малко карти: цепете между { $least } и { $most }.
error-card-not-of-this-game = { CARD($card) } не е в тестето на тази игра.
error-cards-too-often = В тестето няма толкова от тези карти: { CARDS($cards) }.
error-cards-missing = В тестето липсват: { CARDS($cards) }.
error-wrong-hand-sizes = Картите в ръцете са { $sizes }, а играчите са { $players } и на всеки трябват по { $size }.
error-deal-is-over = Раздаването свърши: за „{ $action }“ е късно.
error-card-not-held = Нямате { CARD($card) }.
error-must-follow = Не можете да играете { CARD($card) }: изиграната боя е { SUITNAME($suit) } и вие имате от нея.
error-must-beat = Не можете да играете { CARD($card) }: имате карта, която бие { CARD($winning) }.
error-must-trump = Не можете да играете { CARD($card) }: нямате { SUITNAME($suit) } и трябва да цакате с коз.
error-must-overtrump = Не можете да играете { CARD($card) }: имате коз, който бие { CARD($winning) }.
error-must-undertrump = Не можете да играете { CARD($card) }: нямате { SUITNAME($suit) } и трябва да играете коз, макар и по-нисък от { CARD($winning) }.
error-must-discard-or-overtrump = Не можете да играете { CARD($card) }: хвърлете друга боя или се качете с коз над { CARD($winning) }.

# Обобщения на раздаване (atout score).
error-summary-no-object = Обобщението е един обект JSON.
error-summary-field-missing = В обобщението липсва „{ $field }“.
error-summary-field-unknown = Тази игра не знае тук полето „{ $field }“.
error-summary-field-wrong = „{ $field }“ трябва да е едно от: { $allowed }.
error-summary-list-wrong = „{ $field }“ трябва да е списък от { $count } цели числа от 0 до { $most }.
error-summary-sum-wrong = Сборът на „{ $field }“ е { $sum }, а трябва да е { $want }.
error-summary-no-trick-no-points = Без взятка няма и точки от карти: не може да са { $points }.

outcome-made = Изпълнен договор
outcome-lost = Загубен договор

line-cards = Карти

# JSON that somebody wrote
error-json-not-utf8 = Текстът не е в UTF-8: байт { $byte }.
error-json-not-json = Текстът не е JSON: { $line ->
    [1] колона { $column }.
   *[other] ред { $line }, колона { $column }.
}
error-json-too-deep = Списъците или обектите са вложени твърде дълбоко.
error-json-number-too-long = Има число с твърде много цифри.
error-json-key-twice = Ключът „{ $key }“ стои два пъти в един обект.
error-json-no-number = В JSON { $text } не е число.

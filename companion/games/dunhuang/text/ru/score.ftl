# Merchants of Dunhuang: the score sheet.

dunhuang-line-goods = Товары
dunhuang-line-tokens = Жетоны большинства
dunhuang-line-prestige = Престиж

dunhuang-detail-no-cards = карт нет
dunhuang-detail-then = { $first }; { $second }
dunhuang-detail-each = { $n } × { $each }
dunhuang-cards-counted = в счёт: { $cards }
dunhuang-cards-kept = оставлено, но без жетона: { $cards }
dunhuang-cards-lost = в сброс: { $cards }
dunhuang-card-lost = { $cards } (больше всех — { $most })

## Foot of the score sheet

dunhuang-note-best-cards = За каждый жетон, какого бы товара он ни был, в счёт идёт одна оставленная карта. Взяты самые дорогие.
dunhuang-note-shared = Монет тоже поровну, поэтому победа общая.
dunhuang-note-instant = Мгновенная победа: хватило жетонов и четырёх разных товаров. Очки не считают.

## What decides a tie

dunhuang-decided-coins = большее число монет
dunhuang-question-coins = у кого больше монет: { $names }?

## What cannot be

dunhuang-fault-nobody-of-that-name = Здесь никого так не зовут: { $name }.

## What is odd, and counted all the same

dunhuang-warning-more-cards =
    { $most ->
        [0] { $card }: посчитано { $n }, но при таком числе игроков этот товар не в игре.
       *[other] { $card }: посчитано { $n }, а в коробке таких карт только { $most }.
    }
dunhuang-warning-more-tokens = Жетонов большинства посчитано { $n }, а при таком числе игроков их только { $most }.
dunhuang-warning-more-coins = Монет посчитано { $n }, а в коробке их только { $most }. Если вместо монет взяли что-то другое, всё в порядке.
dunhuang-warning-more-prestige = Престижа посчитано { $n }, а в коробке его только { $most }. Если вместо жетонов взяли что-то другое, всё в порядке.

## What would have turned it

dunhuang-one-card = 1 карта { $good }
dunhuang-one-tokens = 1 жетон большинства
dunhuang-one-prestige = 1 престиж
dunhuang-one-coins = 1 монета
dunhuang-with-share = Ещё доля в товаре { $good }
dunhuang-without-share = Минус доля в товаре { $good }

# Sheriff of Nottingham: the score sheet, inspection and debt.

## Lines of the score sheet and how they came about

sheriff-line-gold = Золото
sheriff-line-promo = Промокарты
sheriff-line-black-market = Чёрный рынок
sheriff-line-apple-king = Король яблок
sheriff-line-apple-queen = Королева яблок
sheriff-line-cheese-king = Король сыров
sheriff-line-cheese-queen = Королева сыров
sheriff-line-bread-king = Король хлеба
sheriff-line-bread-queen = Королева хлеба
sheriff-line-chicken-king = Король куриц
sheriff-line-chicken-queen = Королева куриц

sheriff-detail-goods = { $n } × { $value }
sheriff-detail-cards =
    { $n ->
        [one] { $n } карта: { $values }
        [few] { $n } карты: { $values }
       *[many] { $n } карт: { $values }
    }
sheriff-detail-king = { $goods }, больше всех
sheriff-detail-king-shared =
    { $n ->
        [one] { $goods }, первое место делит { $n } игрок: { $bonus } поровну, с округлением вниз
        [few] { $goods }, первое место делят { $n } игрока: { $bonus } поровну, с округлением вниз
       *[many] { $goods }, первое место делят { $n } игроков: { $bonus } поровну, с округлением вниз
    }
sheriff-detail-queen = { $goods }, второе место
sheriff-detail-queen-shared =
    { $n ->
        [one] { $goods }, второе место делит { $n } игрок: { $bonus } поровну, с округлением вниз
        [few] { $goods }, второе место делят { $n } игрока: { $bonus } поровну, с округлением вниз
       *[many] { $goods }, второе место делят { $n } игроков: { $bonus } поровну, с округлением вниз
    }

sheriff-goods-with = { $goods } (в том числе { $special })
sheriff-promo-cards =
    { $n ->
        [one] { $n } промокарта
        [few] { $n } промокарты
       *[many] { $n } промокарт
    }

## Foot of the score sheet

sheriff-note-no-queen = Эти товары есть только у одного игрока, поэтому королевы нет: { $goods }.
sheriff-note-special-alone = Для титула хватило и этих карт, без обычных: { $special }.
sheriff-note-royal-tie = При ничьей каждая карта королевских товаров считалась одной картой контрабанды.
sheriff-note-black-market-tie = При ничьей карты чёрного рынка не считались контрабандой.
sheriff-note-shared-s1 = Разрешённых товаров и контрабанды тоже поровну. Дальше правила молчат, поэтому победа общая.
sheriff-note-shared-s2 = Разрешённых товаров и контрабанды тоже поровну, поэтому победа общая.

## What cannot be

sheriff-fault-edition = Выберите первое или второе издание.
sheriff-fault-unknown-good = Такого товара в игре нет.
sheriff-fault-not-legal = Здесь подойдут только яблоки, сыр, хлеб или курица.
sheriff-fault-black-market-edition = Чёрный рынок есть только во втором издании.
sheriff-fault-promo-edition = Промокарты есть только в первом издании.
sheriff-fault-bag-size =
    { $n ->
        [one] В мешке бывает от { $fewest } до { $most } карт, а здесь { $n } карта.
        [few] В мешке бывает от { $fewest } до { $most } карт, а здесь { $n } карты.
       *[many] В мешке бывает от { $fewest } до { $most } карт, а здесь { $n } карт.
    }
sheriff-fault-other-count = Число карт называют честно: заявлено { $said }, а в мешке { $n }.

## What is odd, and counted all the same

sheriff-warning-more-cards =
    { $most ->
        [0] { $good }: посчитано { $n }, но при таком числе игроков этих карт в колоде нет.
       *[other] { $good }: посчитано { $n }, но при таком числе игроков в колоде их только { $most }.
    }
sheriff-warning-more-gold = Золота посчитано { $n }, а в коробке его только { $most }.
sheriff-warning-gold-missing = Золото: { $n } из { $dealt }, не хватает { $off }.
sheriff-warning-gold-over = Золота { $n }, а раздали { $dealt }: лишние { $off }.
sheriff-warning-more-black-market = Карт чёрного рынка посчитано { $n }, а в коробке их только { $most }.
sheriff-warning-no-royal = { $good }: посчитано, хотя вы играли без королевских товаров.
sheriff-warning-no-black-market = Карты чёрного рынка посчитаны, хотя вы играли без него.

## Paying with goods

sheriff-debt-gold-suffices = Золота хватает, товары отдавать не нужно.
sheriff-debt-not-on-stand = Этого на прилавке нет: { $missing }.
sheriff-debt-fewer-contraband =
    { $have ->
        [0] На этом прилавке нет контрабанды.
        [one] На этом прилавке только { $have } карта контрабанды.
        [few] На этом прилавке только { $have } карты контрабанды.
       *[many] На этом прилавке только { $have } карт контрабанды.
    }
sheriff-debt-legal-suffices = Разрешённые товары стоят { $have }, этого хватает на долг { $need }: контрабанда остаётся.
sheriff-debt-too-little = Долг { $need }, а эти товары стоят { $have }: добавьте ещё.
sheriff-debt-all-legal-first = Долг { $need }: сначала отдают все разрешённые товары, потом контрабанду. Не хватает: { $missing }.
sheriff-debt-contraband-too-little =
    { $cards ->
        [one] Осталось отдать { $need }, а эта контрабанда стоит { $have }: придётся отдать всю контрабанду, { $cards } карту.
        [few] Осталось отдать { $need }, а эта контрабанда стоит { $have }: добавьте ещё или отдайте всю контрабанду, { $cards } карты.
       *[many] Осталось отдать { $need }, а эта контрабанда стоит { $have }: добавьте ещё или отдайте всю контрабанду, { $cards } карт.
    }

## What decides a tie

sheriff-decided-legal-goods = большее число карт разрешённых товаров
sheriff-decided-contraband = большее число карт контрабанды

## What lines are added up to

sheriff-category-legal = Разрешённые товары
sheriff-category-contraband = Контрабанда
sheriff-category-titles = Короли и королевы

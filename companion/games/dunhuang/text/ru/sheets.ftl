# Merchants of Dunhuang: what only the printed sheets say. The rest they share with the screens.

## At the head

dunhuang-sheet-players = { $n } { $n ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
dunhuang-sheet-in-play = В игре { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} товаров
dunhuang-sheet-figure-tokens = { $n ->
    [one] жетон большинства и …
    [few] жетона большинства и …
   *[many] жетонов большинства и …
}
dunhuang-sheet-figure-kinds = { $n ->
    [one] … товар на складе — сразу победа
    [few] … разных товара на складе — сразу победа
   *[many] … разных товаров на складе — сразу победа
}
dunhuang-sheet-figure-coins = монеты вместо способности
dunhuang-sheet-figure-purse = монет каждому
dunhuang-sheet-figure-deck = { $n ->
    [one] карта товаров в игре
    [few] карты товаров в игре
   *[many] карт товаров в игре
}
dunhuang-sheet-figure-in-play = { $n ->
    [one] жетон большинства в игре
    [few] жетона большинства в игре
   *[many] жетонов большинства в игре
}

## A turn

dunhuang-sheet-turn = Ход
dunhuang-sheet-at-a-glance = Коротко
dunhuang-sheet-move = Ведите общего верблюда от тайла к тайлу.
dunhuang-sheet-take = Возьмите карту товара у тайла, на котором он стоит.
dunhuang-sheet-ability-where = Что умеет каждый персонаж, написано в таблице персонажей.
dunhuang-sheet-next = Потом ходит сосед слева.
dunhuang-sheet-token-from = Возьмите его с рынка или у того, у кого он лежит, и положите числом вверх. Считаются только прилавки, склады — никогда.
dunhuang-sheet-token-swap = Так с каждой картой, что попала на ваш прилавок, и через персонажа тоже.
dunhuang-sheet-token-lost = Карта ушла с прилавка, и теперь у кого-то этого товара больше? Жетон возвращается на рынок. Если больше нет ни у кого, он остаётся у вас.

## The end

dunhuang-sheet-goal = Победите сразу жетонами и товарами или наберите больше всех очков, когда кончится колода.
dunhuang-sheet-end = Место не заполнить, потому что колода кончилась? Играйте, пока не сходит последний игрок, сидящий справа от первого.
dunhuang-sheet-last-turns = В последние ходы там, где карты нет, ничего не берут.
dunhuang-sheet-goods-number = Число товара говорит, сколько у него карт и сколько очков даёт одна карта в конце.
dunhuang-sheet-goods-out = Втроём в коробке: { $three }. Вдвоём ещё { $two }.
dunhuang-sheet-score-show = Все показывают склады.
dunhuang-sheet-score-most = Сравните каждый товар. У кого его карт больше всех, тот оставляет одну, а прочие сбрасывает. Остальные сбрасывают все свои.
dunhuang-sheet-score-tied = Больше всех у нескольких? Каждый из них оставляет одну.
dunhuang-sheet-score-cards = За каждый ваш жетон идёт в счёт одна оставленная карта любого товара. Нет жетонов — не считаются и карты.
dunhuang-sheet-score-points = Карта даёт своё число, жетон — { $token }, престиж — { $prestige }.
dunhuang-sheet-score-winner = Побеждает тот, у кого больше очков. При равенстве — у кого больше монет; если и монет поровну, победа общая.
dunhuang-sheet-score-example = { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}, больше всех этих товаров: { $goods }. В счёт идут: { $counted }. За товары { $goods_points }, за жетоны { $token_points }, за престиж { $prestige_points }: всего { $total }.
dunhuang-sheet-worth = Сколько очков
dunhuang-sheet-piece = За что
dunhuang-sheet-points = Очки
dunhuang-sheet-kept-card = Карта, что идёт в счёт
dunhuang-sheet-its-number = её число
dunhuang-sheet-players-column = Игроки
dunhuang-sheet-each = × { $n }

## The characters

dunhuang-sheet-characters = Персонажи
dunhuang-sheet-character = Персонаж
dunhuang-sheet-does = Что делает
# On the aid, above the table of characters, across the page
dunhuang-sheet-one-tile = { $one } и { $other } — две стороны одного тайла: в игре только кто-то один из них.
dunhuang-sheet-instead = монеты вместо этого

## What is in the box, and the check-list

dunhuang-sheet-deck = В игре { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} товаров и { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
dunhuang-sheet-goods = Карты товаров
dunhuang-sheet-good = Товар
dunhuang-sheet-in-box = В коробке
dunhuang-sheet-in-deck = В игре
dunhuang-sheet-total = Итого
dunhuang-sheet-out = Обратно в коробку
dunhuang-sheet-pieces = Штук
dunhuang-sheet-box = Всё на месте?
dunhuang-sheet-component = Что это
dunhuang-sheet-box-tiles = Тайлы персонажей
dunhuang-sheet-box-cards = Карты товаров
dunhuang-sheet-box-tokens = Жетоны большинства
dunhuang-sheet-box-coins = Монеты
dunhuang-sheet-box-prestige = Жетоны престижа
dunhuang-sheet-box-camel = Верблюд
dunhuang-sheet-box-marker = Фишка первого игрока
dunhuang-sheet-before = Перед первым ходом

## How it stands

dunhuang-sheet-who = Игрок
dunhuang-sheet-coins = Монеты
dunhuang-sheet-stall = Прилавок
dunhuang-sheet-turned = { $token }, знаком вверх
# Только над рисунком партий, сохранённых до того, как их стало два.
dunhuang-sheet-counted = Очки за жетоны и престиж
dunhuang-sheet-now-table = На столе
dunhuang-sheet-now-rules = Важно сейчас
dunhuang-sheet-now-starter = Первый игрок: { $who }
dunhuang-sheet-now-deck = Карт в колоде: { $n }
dunhuang-sheet-now-bank = На рынке монет: { $n }, престижа: { $prestige }
dunhuang-sheet-now-ring = Рынок по часовой стрелке
dunhuang-sheet-now-beside = Рядом
dunhuang-sheet-now-card = карта

## Памятка: несколько слов у каждой картинки

dunhuang-aid-front = Ваш ход: пять шагов вокруг рынка
dunhuang-aid-back-title = Товары, тайлы, очки
dunhuang-aid-back = Число товара — это и число карт, и очки
dunhuang-aid-ride = Путь
dunhuang-aid-ride-line = Первый шаг бесплатно, дальше по монете.
dunhuang-aid-take = Товар
dunhuang-aid-take-line = Карту отсюда на прилавок или склад.
dunhuang-aid-use = Умение
dunhuang-aid-use-line = Способность тайла или монеты: { $n }.
dunhuang-aid-won = Победа?
dunhuang-aid-won-line = Жетонов { $n }, на складе разных товаров { $kinds }.
dunhuang-aid-refill = Рынок
dunhuang-aid-refill-line = Пополнить от верблюда по часовой.
dunhuang-aid-together = Один верблюд на всех, по часовой
dunhuang-aid-you = вы
dunhuang-aid-other = другой
dunhuang-aid-joins = Карта на прилавок
dunhuang-aid-joins-line = Ни у кого не больше? Жетон ваш, и при равенстве тоже.
dunhuang-aid-leaves = Карта с прилавка
dunhuang-aid-leaves-line = Теперь у кого-то больше? Жетон уходит на рынок.
dunhuang-aid-win-title = Победа сразу
dunhuang-aid-out = Не в игре, игроков { $n }
dunhuang-aid-does-painter = Сброс со склада: 3 престижа
dunhuang-aid-does-musician = Сброс с прилавка: 3 престижа
dunhuang-aid-does-princess = За каждый жетон 1 престиж
dunhuang-aid-does-dancer = 2 престижа
dunhuang-aid-does-interpreter = Карт по числу шагов, одна ваша
dunhuang-aid-does-diplomat = Возьмите 2 карты, оставьте 1
dunhuang-aid-does-chinese-merchant = 2 с чужого склада, отдайте 2
dunhuang-aid-does-sogdian-merchant = Вам 2, отдайте 2; 1 престиж
dunhuang-aid-does-soldier = Прилавок ↔ рынок
dunhuang-aid-does-general = Склад ↔ рынок
dunhuang-aid-does-maid = Прилавок ↔ склад, вид разный
dunhuang-aid-does-attendant = 1 карта: прилавок ↔ склад
dunhuang-aid-does-herdsman = Карта у тайла рядом с верблюдом
dunhuang-aid-does-farmer = Карта впереди, в пределах шагов
dunhuang-aid-does-priest = 商: поровну — один раз ваш
dunhuang-aid-does-monk = 商: поровну — вам 2 монеты
dunhuang-aid-end = Пополнить нечем?
dunhuang-aid-end-line = Играйте до последнего игрока.
dunhuang-aid-stalls = Убрать прилавки
dunhuang-aid-stalls-line = Их карты не в счёт.
dunhuang-aid-most = Больше всех?
dunhuang-aid-most-line = Оставьте 1, и поровну тоже. Прочие — в сброс.
dunhuang-aid-cards = Карта за жетон
dunhuang-aid-cards-line = Из оставленных, любой товар.
dunhuang-aid-number = её число
dunhuang-aid-tie = Поровну? У кого больше монет, потом вместе.

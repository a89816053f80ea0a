# Citadels: setting up. Sets, options, check-list, the rules at hand.

## Sets

citadels-set-first-game = Первая партия
citadels-set-ambitious-aristocrats = Амбициозные аристократы
citadels-set-cunning-agents = Хитроумные агенты
citadels-set-illustrious-emissaries = Видные эмиссары
citadels-set-devious-dignitaries = Коварные сановники
citadels-set-tenacious-delegates = Неуступчивые посланники
citadels-set-vicious-nobles = Порочные дворяне

citadels-set-first-game-style = Для первой партии: только эти персонажи и особые кварталы и 54 обычных квартала со значком в углу. Остальное остаётся в коробке.
citadels-set-ambitious-aristocrats-style = Главное здесь стройка: много карт и несколько кварталов за ход.
citadels-set-cunning-agents-style = Прямые удары и странные способности.
citadels-set-illustrious-emissaries-style = Помягче: много способов разбогатеть.
citadels-set-devious-dignitaries-style = Блефуйте и разгадывайте чужой блеф.
citadels-set-tenacious-delegates-style = Для тех, кто любит сочетать персонажей и кварталы.
citadels-set-vicious-nobles-style = Драка, где можно всё. Не для робких.

## Options

citadels-option-set = Набор
citadels-option-cast = Персонажи
citadels-option-ninth = С девятым персонажем
citadels-option-uniques = Особые кварталы
citadels-option-random = Выбрать наугад
citadels-option-own = Выбрать самим
citadels-option-tools = Что делает приложение
citadels-option-purse = Золото
citadels-option-seconds-per-seat = Секунд на выбор персонажа
citadels-option-no-limit = Без ограничения
citadels-option-pace = Темп вызова
citadels-option-cover = Тайны на экране стола
citadels-option-cover-hint = У кого нет телефона, смотрит на экране стола, прикрыв его.
citadels-option-rulings = О чём книга молчит
citadels-option-three-player-discard = Какую карту откладывает третий из трёх?
citadels-option-own-completed-city = Может ли Кондотьер разрушать в своём достроенном городе?
citadels-option-completion-kept = Достроенный город уменьшился: что с наградой?
citadels-option-tie-killed = Считается ли при ничьей убитый персонаж?
citadels-option-unique-counts-for-capitol = Хватит ли Капитолию трёх особых кварталов?
citadels-option-vault-counts-for-map-room = Считать ли Тайное хранилище картой на руке для Коллекции карт?

citadels-tool-caller = Вызов
citadels-tool-selection = Подсказки выбора
citadels-tool-bank = Банк
citadels-tool-cities = Города
citadels-tool-hands = Карты на руках
citadels-tool-caller-hint = Вслух вызывает ранги, показывает, кого назвали Ассасин, Ведьма и Вор, и следит за короной.
citadels-tool-selection-hint = Говорит, кто теперь выбирает персонажа и из скольких карт.
citadels-tool-bank-hint = Считает золото каждого.
citadels-tool-cities-hint = Помнит кварталы каждого: доход, цены и итог считаются сами.
citadels-tool-hands-hint = Помнит, сколько карт на руке у каждого.

citadels-purse-app = Золото в приложении
citadels-purse-coins = Монеты на столе
citadels-pace-slow = Медленно
citadels-pace-steady = Обычно
citadels-pace-brisk = Быстро
citadels-option-calls = Если никто не отозвался
citadels-calls-by-itself = Дальше само
citadels-calls-by-hand = Дальше вручную

## Check-list

citadels-hint-aim =
    { $n ->
        [one] Вы строите лучший город королевства. Когда у кого-то { $n } квартал, раунд доигрывают, и побеждает тот, у кого больше очков.
        [few] Вы строите лучший город королевства. Когда у кого-то { $n } квартала, раунд доигрывают, и побеждает тот, у кого больше очков.
       *[many] Вы строите лучший город королевства. Когда у кого-то { $n } кварталов, раунд доигрывают, и побеждает тот, у кого больше очков.
    }
citadels-hint-experienced = Уже играли? Тогда возьмите готовый набор или составьте свой. Этот список для первой партии.
citadels-hint-set-cards = Возьмите персонажей и особые кварталы этого набора, остальное уберите в коробку: { $set }.
citadels-hint-own-cards = Вы играете своим набором. Лишние особые кварталы уберите в коробку.
citadels-hint-tokens =
    { $n ->
        [one] Положите в середину жетон { $n } персонажа: так все видят, кто в игре.
        [few] Положите в середину по порядку рангов жетоны { $n } персонажей: так все видят, кто в игре.
       *[many] Положите в середину по порядку рангов жетоны { $n } персонажей: так все видят, кто в игре.
    }
citadels-hint-shuffle =
    { $n ->
        [one] Замешайте { $n } особый квартал в 54 обычных.
        [few] Замешайте { $n } особых квартала в 54 обычных.
       *[many] Замешайте { $n } особых кварталов в 54 обычных.
    }
citadels-hint-hand =
    { $n ->
        [one] Раздайте каждому по { $n } карте рубашкой вверх.
        [few] Раздайте каждому по { $n } карты рубашкой вверх.
       *[many] Раздайте каждому по { $n } карт рубашкой вверх.
    }
citadels-hint-bank = Остальное положите в середину рубашкой вверх: это колода. 30 золотых рядом с ней — банк.
citadels-hint-bank-app = Остальное положите в середину рубашкой вверх: это колода. Монеты остаются в коробке: банк — приложение.
citadels-hint-stash =
    { $n ->
        [one] Каждый берёт { $n } золотой и кладёт открыто перед собой: это казна.
        [few] Каждый берёт { $n } золотых и кладёт открыто перед собой: это казна.
       *[many] Каждый берёт { $n } золотых и кладёт открыто перед собой: это казна.
    }
citadels-hint-stash-app = У каждого по { $n } золотых здесь, в приложении: это ваша казна.
citadels-hint-oldest = Кто старше всех, берёт карты персонажей и корону.
citadels-hint-know-first = Перед началом прочитайте, что умеют персонажи. Помогут 6 карт-памяток.

## The selection phase

citadels-hint-selection = { $n ->
    [1] Каждый тайно берёт себе персонажа на этот раунд. У каждого персонажа своя способность.
   *[other] Каждый тайно берёт себе двух персонажей на этот раунд, по одному за раз. У каждого персонажа своя способность.
}
citadels-hint-shuffle-characters = Владелец короны собирает и тасует карты персонажей.
citadels-hint-lay-out = Сначала выложите открыто карт: { $up }, затем рубашкой вверх, не глядя: { $down }. В этом раунде они не участвуют.
citadels-hint-lay-down = Сначала положите { $down } карту рубашкой вверх, не глядя. В этом раунде она не участвует.
citadels-hint-rank4-replaced = Открылся ранг 4? Выложите вместо него другую карту, а его замешайте обратно.
citadels-hint-theater-few = Вдвоём и втроём: отдайте одного из двух своих персонажей и возьмите наугад одного из чужих.
citadels-hint-theater-look = Оба могут посмотреть своего нового персонажа.

## Calling

citadels-hint-action = Теперь ранги вызывают по одному. У кого персонаж, тот открывает карту, берёт ресурсы и строит.
citadels-hint-silent = Вас убили? Промолчите, когда вас вызовут.

## A turn

citadels-hint-turn = Ход состоит из сбора ресурсов и стройки. Сначала обязательно ресурсы, а строить не обязательно.
citadels-hint-gather-cards = Берёте карты: возьмите 2, одну оставьте, другую положите под колоду.
citadels-hint-any-time = Способность персонажа можно применить раз за ход, в любой момент, если не указан другой. Это не обязательно, если не сказано иначе.
citadels-hint-uniques = Особые кварталы тоже кое-что умеют. Применять это не обязательно; «раз в ход» значит раз в свой ход.
citadels-hint-income = Цвет вокруг ранга показывает, какие кварталы приносят доход.
citadels-hint-bewitched = Вы околдованы: из ваших кварталов работают лишь те, что помогают брать ресурсы.
citadels-hint-threatened = Пока вы не ответили на шантаж, работают лишь кварталы, которые помогают брать ресурсы.

## Characters and districts: the fine print

citadels-hint-witch-own-uniques = Работают только ваши особые кварталы, а не кварталы околдованного.
citadels-hint-spy-cards = Карту берут за каждое совпадение, даже если золото кончилось.
citadels-hint-magician-swap = Меняться можно и без карт на руке: тогда вы просто забираете чужие карты.
citadels-hint-magician-redraw = Сначала положите карты под колоду, потом берите новые.
citadels-hint-seer-no-cards = У кого нет карт, тот не даёт и не получает.
citadels-hint-abbot-declare = Скажите заранее, сколько возьмёте золота и сколько карт.
citadels-hint-cardinal-no-refusal = Другой игрок не может отказаться.
citadels-hint-scholar-any-gather = При этом не важно, какие ресурсы вы взяли.
citadels-hint-warlord-under-deck = Разрушенный квартал кладут под колоду.
citadels-hint-artist-leave-gold = Золото остаётся на квартале: видно, что он стоит на 1 больше.
citadels-hint-museum-destroyed = Если его разрушат, карты из-под него кладут рубашкой вверх под колоду.
citadels-hint-park-witch = Не для Ведьмы, чей ход так и остался прерванным в конце раунда.

# Citadels: what is said while it is played. Headlines, to-dos, what may be done, the log.

## Names

citadels-the-bank = банк
citadels-the-table = Стол
citadels-a-district = квартал
citadels-gold = { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}
citadels-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
citadels-n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

## Phases

citadels-phase-free = Свободная игра
citadels-phase-setup = Подготовка
citadels-phase-select = Выбор персонажей
citadels-phase-call = Вызов персонажей
citadels-phase-round-end = Конец раунда
citadels-phase-final = Подсчёт
citadels-phase-over = Итоги

## What lies on characters

citadels-mark-killed = убийство
citadels-mark-bewitched = колдовство
citadels-mark-robbed = цель вора
citadels-mark-was-robbed = кража
citadels-mark-warrants = ордер
citadels-mark-threats = шантаж

## What happens now

citadels-now-free = Банк и города — когда понадобятся.
citadels-now-setup = Подготовьте стол и укажите, у кого корона.
citadels-now-final = Игра окончена. Сосчитайте свои города.
citadels-now-over = Вот и результат.
citadels-now-select = { $who } тасует персонажей, каждый тайно берёт одного.
citadels-now-face-up = Откройте ещё { $n } и отметьте, что лежит.
citadels-now-chooses = { $who } выбирает из { $n } { $n ->
    [one] карты
    [few] карт
   *[many] карт
}.
citadels-now-chooses-first = 1 карту — рубашкой вверх, не глядя, затем { $who } выбирает из { $n } { $n ->
    [one] карты
    [few] карт
   *[many] карт
}.
citadels-now-whose-theater = У кого-нибудь есть Театр?
citadels-now-theater = Театр: { $who } может поменяться персонажем.
citadels-now-calls = { $rank }: { $character }. Кто это?
citadels-now-calls-killed = { $rank }: { $character }. Персонаж убит и молчит.
citadels-now-paused = { $rank }: { $character }. Пауза; нажмите, чтобы продолжить.
citadels-now-missing = Кого-то не хватает.
citadels-now-missing-who = Кого-то не хватает: { $who }?
citadels-now-people-call = Персонажей вызывает { $who }.
citadels-now-turn = { $who }: { $character }
citadels-now-round-over = Раунд { $n } окончен. Верните карты персонажей.
citadels-now-who-crown = Раунд { $n } окончен. У кого корона?
citadels-now-dealt-over = Раунд { $n } окончен.
citadels-now-last-round-over = Раунд { $n } был последним. Пора считать.
citadels-last-round = { $who } достраивает город: это последний раунд.
citadels-speech-call = { $rank }. { $character }.
citadels-speech-call-marked = { $rank }. { $character }, { $marks }.
citadels-speech-marked = есть жетон
citadels-speech-resumed = { $rank }. { $character }. Дальше играет Ведьма.
citadels-event-killed = погибает
citadels-event-bewitched = под чарами
citadels-event-robbed = цель вора
citadels-event-stolen = теряет золото
citadels-event-warrants = подписан
citadels-event-threats = цветок
citadels-speech-killed = { $character } погибает.
citadels-speech-bewitched = { $character } под чарами.
citadels-speech-robbed = { $character } — цель вора.
citadels-speech-stolen = { $character } теряет всё: { citadels-gold } получает { $who }.
citadels-speech-stolen-all = { $character } теряет всё: золото получает { $who }.
citadels-speech-warrants = Ордер подписан: квартал получает { $who }.
citadels-speech-threats = Цветок: всё золото получает { $who }.
citadels-witch-as = Ведьма ({ $character })
citadels-speech-heir-takes = Убитый { $character } открывается и забирает корону.
citadels-speech-heir-gives = Убитый { $character } открывается, отдаёт корону другому и ничего не получает.

## What each person does

citadels-todo-count = Введите, что у вас есть
citadels-todo-counted = Сосчитано
citadels-todo-collect = Соберите карты персонажей
citadels-todo-go-on = Переходите к следующему шагу
citadels-todo-theater = Поменяйтесь персонажем или оставьте своего
citadels-todo-shuffle = Перетасуйте персонажей и начинайте
citadels-todo-face-up = Выложите { $n } открыто, 1 рубашкой вверх
citadels-todo-choose = { $steps }
citadels-todo-call = Вы вызываете персонажей
citadels-todo-missing = Выясните, кого не хватает
citadels-todo-warrant = Открыть ордер?
citadels-todo-threat = Открыть жетон шантажа?
citadels-todo-bewitched = Вы околдованы: только ресурсы
citadels-todo-pay-or-not = Откупитесь или откажитесь
citadels-todo-gather-first = Сначала ресурсы
citadels-todo-wait = Подождите немного
citadels-todo-witch = Назовите, кого околдуете
citadels-todo-turn = Ваш ход: стройте или заканчивайте
citadels-todo-said = Ваш ход: нажмите, когда закончите
citadels-todo-gather = Ваш ход: возьмите ресурсы

## The way of the character cards

citadels-draft-lay-down = Положите { $n } рубашкой вверх, не глядя.
citadels-draft-face-down = Возьмите и карту, лежащую рубашкой вверх.
citadels-draft-keep = Оставьте 1 из { $n }.
citadels-draft-keep-pass = Оставьте 1 из { $n } и передайте { $on }.
citadels-draft-discard = Сбросьте { $n } рубашкой вверх.
citadels-draft-discard-random = Сбросьте { $n } рубашкой вверх наугад, не глядя.
citadels-draft-pass = Передайте { $n }.
citadels-draft-then = { $first } { $second }

## What befalls the character

citadels-befalls-robbed = Всё золото забирает { $who }.
citadels-befalls-bewitched = Вы околдованы: возьмите ресурсы, дальше играет { $who }.
citadels-befalls-threatened = Шантажирует { $who }: возьмите ресурсы и ответьте.
citadels-befalls-warrant = Здесь лежит ордер, его положил игрок { $who }.

## What may be done

citadels-do-seat = { $who }
citadels-do-gather-gold = Взять { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
citadels-do-gather-cards = Взять карты, оставить { $n }
citadels-do-bribe = Откупиться: { citadels-gold }
citadels-do-bribe-half = Откупиться половиной
citadels-do-refuse = Не платить
citadels-do-income = Доход: { citadels-gold }
citadels-do-income-cards = Доход: { citadels-n-cards }
citadels-do-income-mix = Доход: золото { $gold }, карты { $cards }
citadels-do-take-gold = Ещё { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
citadels-do-take-cards = Ещё { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
citadels-do-redraw = Обменяться с колодой
citadels-do-seer = По карте у каждого и обратно
citadels-do-scholar = Посмотреть 7 карт, оставить 1
citadels-do-crown-gold = { $who }, взять 1 золотой
citadels-do-crown-cards = { $who }, взять 1 карту
citadels-do-collect = Забрать с жетона: { citadels-gold }
citadels-do-beautify = Украсить квартал
citadels-do-sacrifice = Разрушить вместо платы: { $district }
citadels-do-build-taken = Построить взятую карту
citadels-do-borrow = { $who }: за карты { citadels-gold }
citadels-do-smithy = Кузница: 3 карты за 2 золотых
citadels-do-laboratory = Лаборатория: 2 золотых за карту
citadels-do-museum = Музей: убрать 1 карту
citadels-do-end-turn = Закончить ход
citadels-do-end-gold = Взять { $n } и закончить
citadels-do-end-cards = Взять { citadels-n-cards } и закончить
citadels-do-call-next = Дальше: { $rank }. { $character }
citadels-do-witch-goes-on = Дальше играет Ведьма
citadels-do-take = Подписан: забрать
citadels-do-let = Пусть стоит
citadels-do-flower = Открыт: цветок
citadels-do-blank = Открыт: пусто
citadels-do-leave = Не открывать
citadels-do-passed-on = Передано
citadels-do-chosen = Все выбрали
citadels-do-keep-character = Не меняться
citadels-do-heir = { $who }, корона: { $whom }
citadels-do-nobody-missing = Все на месте
citadels-do-nobody = Ни у кого
citadels-ask-warrant = { $who } строит: { $district }.
citadels-ask-threat = { $who } не платит.
citadels-ask-heir = Убитый { $character } открывается. У кого он был?
citadels-not-gathered = Ресурсы ещё не взяты.

## The log

citadels-log-then = { $first } { $second }
citadels-log-cast = Персонажи: { $characters }. Особые кварталы: { $districts }.
citadels-log-begin = { $who } берёт корону. Начинается раунд 1.
citadels-log-face-up = Открыт: { $character }.
citadels-log-not-face-up = Всё же не открыт: { $character }.
citadels-log-chosen = { $who } делает выбор.
citadels-log-dealt = Персонажи розданы на телефоны.
citadels-log-dealt-down = Персонажи розданы; рубашкой вверх лежит { $character }.
citadels-log-picked = { $who } оставляет карту: { $character }.
citadels-log-swapped = { $who } меняется с игроком { $whom }: { $gave } на { $got }.
citadels-log-swap = { $who } меняется персонажем с игроком { $whom }.
citadels-log-no-swap = { $who } оставляет своего персонажа.
citadels-log-calls = Раунд { $n }: вызываем персонажей.
citadels-log-time-up = Время на раздумья вышло.
citadels-log-answer = { $who }: { $character }.
citadels-log-answer-robbed = { $who }: { $character }. Кража: { citadels-gold } получает { $thief }.
citadels-log-answer-robbed-all = { $who }: { $character }. Кража: всё золото получает { $thief }.
citadels-log-silence = { $rank }, { $character }: никто не отзывается.
citadels-log-nobody-missing = Все на месте.
citadels-log-passed = { $rank }, { $character }: вызов прошёл.
citadels-log-waits = { $rank }, { $character }: ждём владельца.
citadels-log-pause = Вызовы приостановлены.
citadels-log-resume = Вызовы продолжаются.
citadels-log-back = Снова вызываем: { $character }.
citadels-log-end-turn = { $who } заканчивает ход ({ $character }).
citadels-log-end-turn-gold = { $who } заканчивает ход ({ $character }) и получает { citadels-gold }.
citadels-log-round-over = Вызовы раунда { $n } окончены.
citadels-log-heir = { $who } открывает убитого ({ $character }) и берёт корону.
citadels-log-heir-gives = { $who } открывает убитого ({ $character }). Корону получает { $whom }.
citadels-log-no-heir = Убитого ({ $character }) ни у кого не было.
citadels-log-round = Раунд { $n }. Корона: { $who }.
citadels-log-final = Игра окончена. Пора считать.
citadels-log-count-up = Игра остановлена, считаем.
citadels-log-finish = Подсчёт закончен у всех.
citadels-log-tool-on = Включено: { $tool }.
citadels-log-tool-off = Выключено: { $tool }.
citadels-log-options = Настройки изменены.
citadels-log-pay = Платит { $payer }, получает { $payee }: { citadels-gold }.
citadels-log-gather-gold = { $who } берёт { citadels-gold }.
citadels-log-gather-cards = { $who } берёт карты.
citadels-log-income = { $who }: доход, { citadels-gold }.
citadels-log-income-cards = { $who }: доход, { citadels-gold }, { citadels-cards }.
citadels-log-extra-gold = { $who } берёт ещё { citadels-gold }.
citadels-log-extra-cards = { $who } берёт ещё { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}.
citadels-log-extra-gold-too = И ещё { citadels-gold }.
citadels-log-extra-cards-too = И ещё { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}.
citadels-log-killed = { $who } убивает персонажа: { $character }.
citadels-log-bewitched = { $who } околдовывает персонажа: { $character }.
citadels-log-robbed = { $who } хочет ограбить персонажа: { $character }.
citadels-log-warrants = { $who } кладёт ордера: { $characters }.
citadels-log-threats = { $who } шантажирует: { $characters }.
citadels-log-bribe = { $who } откупается от игрока { $whom }: { citadels-gold }.
citadels-log-bribe-unkept = { $who } откупается от игрока { $whom } половиной золота.
citadels-log-refused = { $who } не платит.
citadels-log-threat-left = { $who } не открывает жетон.
citadels-log-threat-blank = { $who } открывает жетон у игрока { $whom }: пусто.
citadels-log-threat-flower = { $who } открывает цветок. { $whom } теряет { citadels-gold }.
citadels-log-threat-flower-unkept = { $who } открывает цветок. { $whom } теряет всё золото.
citadels-log-confiscated = { $who } открывает подписанный ордер и забирает у игрока { $whom }: { $district }.
citadels-log-warrant-left = { $who } не забирает у игрока { $whom }: { $district }.
citadels-log-spy = { $who } подсматривает карты игрока { $whom } ({ $type }): { citadels-cards }, { citadels-gold }.
citadels-log-spy-unkept = { $who } подсматривает карты игрока { $whom } ({ $type }): { citadels-cards }.
citadels-log-swap-hands = { $who } меняется картами с игроком { $whom }.
citadels-log-redraw = { $who } меняет с колодой { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}.
citadels-log-take-card = { $who } берёт карту у игрока { $whom }.
citadels-log-seer = { $who } берёт у каждого по карте и возвращает по одной.
citadels-log-scholar = { $who } смотрит 7 карт и оставляет одну.
citadels-log-gives-crown = { $who } передаёт корону игроку { $whom }.
citadels-log-gives-crown-gold = { $who } передаёт корону игроку { $whom } и берёт 1 золотой.
citadels-log-gives-crown-cards = { $who } передаёт корону игроку { $whom } и берёт карту.
citadels-log-gift = { $whom } отдаёт 1 золотой игроку { $who }.
citadels-log-built = { $who } строит за { $n }: { $district }.
citadels-log-built-framework = { $who } строит за счёт Каркаса: { $district }.
citadels-log-built-sacrifice = { $who } строит: { $district }. Разрушено взамен: { $given }.
citadels-log-built-borrowed = { $who } строит за { $n }: { $district }. Часть золота за карты даёт { $whom }.
citadels-log-built-cards = { $who } строит: { $district }. Плата: { citadels-gold }, { citadels-cards }.
citadels-log-destroyed = { $who } разрушает за { $n } квартал в городе игрока { $whom }: { $district }.
citadels-log-armory = { $who } жертвует Арсеналом и разрушает квартал в городе игрока { $whom }: { $district }.
citadels-log-exchanged = { $who } меняется с игроком { $whom }: { $mine } на { $theirs }, доплата { $n }.
citadels-log-seized = { $who } забирает за { $n } у игрока { $whom }: { $district }.
citadels-log-beautified = { $who } украшает: { $district }.
citadels-log-collected = { $who } забирает с жетона { citadels-gold }.
citadels-log-smithy = { $who } платит Кузнице 2 золотых за 3 карты.
citadels-log-laboratory = { $who } меняет карту на 2 золотых в Лаборатории.
citadels-log-museum = { $who } убирает карту в Музей.
citadels-log-crown = Корону получает { $who }.
citadels-log-taxed = { $who } платит 1 золотой налога.
citadels-log-first-complete = Первый достроенный город: { $who }. Игра кончится с этим раундом.
citadels-log-complete = { $who } тоже достраивает город.
citadels-log-witch-resumes = Дальше играет Ведьма: { $who }.
citadels-log-counted = { $who }: подсчёт готов.
citadels-log-counted-own = Подсчёт, { $who }: { citadels-gold }, { citadels-cards }; { $districts }.
citadels-log-counted-vault = Подсчёт, { $who }: { citadels-gold }, { citadels-cards } с Тайным хранилищем; { $districts }.
citadels-log-correct-gold-same = Проверено, { $who }: { citadels-gold }.
citadels-log-correct-gold = Исправлено, { $who }: { citadels-gold }, а не { $had }.
citadels-log-correct-tax-same = Проверено: на жетоне Сборщика { citadels-gold }.
citadels-log-correct-tax = Исправлено: на жетоне Сборщика { citadels-gold }, а не { $had }.
citadels-log-correct-beautified = Исправлено, на кварталах игрока { $who }: { citadels-gold }.
citadels-log-correct-city = Исправлено, город игрока { $who }: { $districts }.
citadels-log-correct-hand = Исправлено, { $who }: карт на руке { $n }.
citadels-log-correct-crown = Исправлено: корона у игрока { $who }.
citadels-log-correct-shown = Исправлено, { $who }: { $character }.
citadels-log-correct-not-shown = Исправлено: персонаж не открыт: { $character }.
citadels-log-correct-mark = Исправлено, { $mark }: { $characters }.
citadels-log-correct-round = Исправлено: раунд { $n }, { $phase }.
citadels-log-is-complete = Город достроен: { $who }.
citadels-log-not-complete = Город всё же не достроен: { $who }.

# Citadels: refusals. What is wrong, and what would be right.

## Switched off, settled, out of time

citadels-tool-off-caller = Вызов за этим столом выключен. Сначала включите его в настройках.
citadels-tool-off-selection = Подсказки выбора за этим столом выключены. Сначала включите их в настройках.
citadels-tool-off-bank = Банк за этим столом выключен. Сначала включите его в настройках.
citadels-tool-off-cities = Города за этим столом выключены. Сначала включите их в настройках.
citadels-tool-off-hands = Число карт за этим столом не ведётся. Сначала включите его в настройках.
citadels-nothing-kept = Золото, карты и города за этим столом не ведутся. Сначала включите что-нибудь из этого в настройках.
citadels-over = Игра окончена. Сначала отмените её завершение.
citadels-already = Уже так и есть.
citadels-dealt = В этом раунде персонажи розданы на телефоны.
citadels-not-among = Этой карты у вас нет.
citadels-lays-none = Здесь карту отдельно не кладут.
citadels-lays-one = Одну из остальных карт кладут рубашкой вверх.
citadels-not-your-card = Это не ваша карта.
citadels-waits-by-itself = Карты раздало приложение, дальше всё пойдёт само.
citadels-nobody-lays = В этой игре никто из персонажей так не делает.
citadels-tool-already = { citadels-already }
citadels-other-phase = Не сейчас: идёт фаза «{ $phase }».
citadels-other-round = Это относилось к раунду { $n }, а сейчас раунд { $now }.
citadels-which-call = Укажите, какой вызов пропущен.
citadels-call-over = Этот вызов уже позади. Посмотрите, кого вызывают сейчас.
citadels-turn-over = Этот ход уже окончен.
citadels-turn-first = Сейчас ходит { $who }. Сначала закончите этот ход.
citadels-no-extra = Сейчас больше нечего взять.
citadels-used = В этот ход это уже сделано, а можно один раз.
citadels-gathered = Ресурсы в этот ход уже взяты.
citadels-passed-on = Это уже передано дальше.
citadels-clock-only = Когда время вышло, решает только сам таймер.
citadels-clock-changed = Таймер с тех пор остановили или изменили.
citadels-clock-runs = Время ещё есть.
citadels-calls-stand = Сейчас вызовы не идут сами.
citadels-calls-run = Вызовы уже идут.
citadels-not-silent = Снова вызывают только тех, кто не отозвался.
citadels-no-swap-now = Сейчас персонажами не меняются.
citadels-no-threat = Сейчас никто никого не шантажирует.
citadels-no-warrant = Сейчас ордера никому не грозят.
citadels-nobody-to-show = Убитого ранга 4, которого надо открыть, нет.
citadels-no-card-taken = Взятой карты, которую можно сразу построить, нет.

## Unknown values

citadels-fault-rank = Ранга { $n } в этом составе нет. Выберите из тех, что в ряду.
citadels-fault-rank-twice = Выберите разных персонажей.
citadels-fault-district = Такого квартала нет. Выберите из списка.

## Choosing and calling

citadels-rank4-never-up = Ранг 4 открыто не лежит. Откройте другого, а этого замешайте обратно.
citadels-enough-face-up = За этим столом открыто лежат { $n }, не больше.
citadels-chooses-now = Сейчас выбирает { $who }.
citadels-not-oneself = Себя выбрать нельзя. Выберите другого игрока.
citadels-crown-calls = Корона у игрока { $who }, он и вызывает.
citadels-killed-keeps-quiet = { $character } — жертва Ассасина. Владелец молчит.
citadels-has-shown = { $who }: персонажей открыто уже { $n }, больше здесь ни у кого нет. Если это ошибка, исправьте.
citadels-crown-elsewhere = Корона достаётся кому-то другому, не этим: { $who }, { $holder }.
citadels-its-turn = У этого персонажа сейчас ход. Отмените или сначала закончите ход.
citadels-phase-of-round = Выберите фазу раунда.

## On a turn

citadels-bewitched = Вы околдованы: только ресурсы, дальше играет Ведьма.
citadels-threat-first = Сначала ответьте на шантаж: откупитесь или откажитесь.
citadels-threat-lies = Сначала Шантажист решает, открыть ли жетон.
citadels-warrant-lies = Сначала Магистрат решает, открыть ли ордер.
citadels-witch-waits = Ведьма берёт ресурсы и называет персонажа; всё остальное потом, когда его вызовут.
citadels-witch-must-name = Ведьма должна назвать персонажа, прежде чем прервать ход.
citadels-emperor-must-give = Император сначала должен передать корону.
citadels-gather-first = Сначала возьмите ресурсы: 2 золотых или карты.
citadels-other-character = У персонажа «{ $character }» нет такой способности.
citadels-another-character = Выберите не своего персонажа.
citadels-immune = { $character } под защитой: ранг 1, убитых и околдованных выбирать нельзя.
citadels-so-many-tokens = Жетонов { $n }: выберите столько же разных персонажей.
citadels-no-income = { $character } дохода не приносит.
citadels-income-is = Здесь кварталы приносят { $n }. Если это не так, исправьте город.
citadels-mix = Укажите, сколько из { $n } взять золотом; остальное будет картами.
citadels-abbot-richest = У Аббата больше всех золота, никто ничего не даёт.
citadels-richest-are = Больше всех золота: { $seats }.

## Gold

citadels-too-poor = { $who }: золота { $have }, а нужно { $need }. Если это ошибка, исправьте золото.
citadels-pay-oneself = Платит и получает один и тот же. Выберите двух разных.

## Building

citadels-vault-stays = Тайное хранилище не строят. Держите эту карту на руке до конца.
citadels-navigator-never = Навигатор не строит.
citadels-no-build-left = Строить больше нельзя: предел этого хода — { $n }.
citadels-built-already = В этом городе уже есть { $district }.
citadels-only-one = Такой квартал один, и он уже в городе игрока { $who }.
citadels-monument-late = Монумент не строят, когда кварталов уже { $n }.
citadels-price-is = { $district }: стоимость здесь { $n }.
citadels-price = Это стоит { $n }.
citadels-no-cards = Картами платят только за Логово воров.
citadels-cards-most = Карт вместо золота здесь не больше { $n }.
citadels-only-cardinal = Золото за карты берёт только Кардинал.
citadels-nothing-missing = Золота хватает, брать не надо.
citadels-too-few-cards = Кардинал даёт карту за золотой: кроме той, что строится, нужно ещё { $n }.
citadels-only-necropolis = Кварталом вместо золота платят только за Некрополь.
citadels-sacrifice-which = Укажите, каким кварталом жертвуете.
citadels-not-for-itself = Ради него самого им жертвовать нельзя. Выберите другой.
citadels-which-district = Укажите, какой квартал.
citadels-not-there = В городе игрока { $who } такого нет: { $district }. Если есть, исправьте город.
citadels-nothing-to-use = Так применяют только Кузницу, Лабораторию и Музей.
citadels-beautified = Этот квартал уже украшен.
citadels-beautified-enough = Не больше { $n } за ход.

## Rank 8

citadels-complete = Город игрока { $who } достроен, его не трогают.
citadels-shielded = В этом раунде город игрока { $who } под защитой Епископа.
citadels-keep = Для ранга 8 недоступен: { $district }.
citadels-too-dear = Забрать можно только квартал стоимостью до { $n }.
citadels-twice-there = { $district } уже есть в городе игрока { $who }. Второй такой же так не получить.

## The end

citadels-not-all-entered = Ещё считают: { $seats }.

## What our notes say against it

citadels-by-our-notes = По записям приложения: { $words }
citadels-had-cards = у игрока { $who } карт было только { $n }.
citadels-had-gold = у игрока { $who } золота было только { $n }.
citadels-lie-face-up = открыто карт { $n } из { $most }.
citadels-gathered-before = { $who }: золото или карты в этом ходу уже взяты. Если их взял другой игрок, поправьте золото.
citadels-twice-without-quarry = { $district }: в городе { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
}, без Каменоломни.
citadels-fault-does-not-go = Это не сочетается с остальным.

# What is said while Condottiere is played: headlines, to-dos, check-list, rules at hand, the log,
# refusals. Cards and cities are in cards.ftl, the words of the score in score.ftl.

condottiere-the-table = Стол
condottiere-nothing = ничего

## Phases

condottiere-phase-setup = Подготовка
condottiere-phase-choose = Выбор города
condottiere-phase-battle = Битва
condottiere-phase-round-end = Конец раунда
condottiere-phase-scored = Партия сыграна
condottiere-phase-over = Итоги

## Tools

condottiere-tool-map = Города и Кондотьер
condottiere-tool-battle = Поле битвы
condottiere-tool-strength = Только сила
condottiere-tool-hands = Мои карты

## What happens now

condottiere-now-setup = Разложите игру и укажите, кто младше всех.
condottiere-now-choose = Кондотьер у игрока { $who }, он и выбирает город.
condottiere-now-must-choose = Все отказались. Теперь { $who } обязательно выбирает город.
condottiere-now-decided = Судя по городам, игра решена. Если всё верно, заканчивайте.
condottiere-now-no-map = Можно начинать следующую битву.
condottiere-now-free = Включите нужные инструменты.
condottiere-now-battle = Битва! Город: { $city }.
condottiere-now-battle-open = Битва!
condottiere-now-battle-done = Битва окончена. Проверьте карты и завершите её.
condottiere-now-claim = { $who }: «Моя победа». Верно?
condottiere-now-final = Последняя битва: { $seats }.
condottiere-now-final-deal = Последняя битва: поделившим первое место по { $n } { $n ->
    [one] карте
    [few] карты
   *[many] карт
}.
condottiere-now-round-end = Раунд окончен. Перемешайте все карты и раздайте заново.
condottiere-now-shuffle = Раунд окончен. { $who } тасует все карты и раздаёт заново.
condottiere-now-scored = Партия подсчитана. Освободите поле для следующей.
condottiere-now-over = Вот и результат.

condottiere-todo-choose = Выберите город
condottiere-todo-turn = Сыграйте или пасуйте
condottiere-todo-passed = Пас; армия считается
condottiere-todo-out = Карт нет до конца раунда
condottiere-todo-defend = Можно пасовать и вступить позже
condottiere-todo-watch = Вы не в последней битве
condottiere-todo-shuffle = Тасуйте и сдавайте; вам { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}
condottiere-todo-new-cards = Возьмите { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}

## Check-list before the first battle

condottiere-setup-aim = Вы кондотьеры и боретесь за славные города Италии, красные круги на поле. Королевство из { $n } { $n ->
    [one] соединённого города
    [few] соединённых городов
   *[many] соединённых городов
} побеждает.
condottiere-setup-board = Положите поле в центр: Италия эпохи Возрождения, { $cities } { $cities ->
    [one] столица
    [few] столицы
   *[many] столиц
} и { $borders } { $borders ->
    [one] граница
    [few] границы
   *[many] границ
} между ними.
condottiere-setup-markers = Каждый берёт { $n } { $n ->
    [one] фишку
    [few] фишки
   *[many] фишек
} одного цвета.
condottiere-setup-youngest = Кто младше всех, тот первый кондотьер и берёт деревянную фигурку.
condottiere-setup-deal = Кондотьер тасует { $deck } { $deck ->
    [one] карту
    [few] карты
   *[many] карт
} и сдаёт каждому по { $n } рубашкой вверх.
condottiere-setup-mercenaries = Наёмники — карты со щитом и числом от 1 до 10 в левом верхнем углу.
condottiere-setup-points = Играйте несколько партий. Город — 1 очко, королевство — ещё { $bonus }. Когда кто-то наберёт { $n }, побеждает лидер.
condottiere-setup-bigger = Большие королевства: на один город больше, то есть { $n } { $n ->
    [one] соединённый
    [few] соединённых
   *[many] соединённых
}.
condottiere-setup-capturing = Захват: можно нападать и на чужие города.
condottiere-setup-points-capturing = И очки, и захват? Правила этого не советуют.
condottiere-setup-no-extra = Хотите подольше и посложнее? Есть очки, большие королевства и захват городов.

## Rules at hand

condottiere-hint-battles = Раунд — это битва за битвой, пока карты не останутся лишь у одного.
condottiere-hint-hand-size = Пока у вас есть карты, не обязательно говорить, сколько их.
condottiere-hint-discard-battle = Сбросьте все карты битвы, и после капитуляции или епископа тоже. До нового раунда они не в игре.
condottiere-hint-empty-hand = Карты кончились? Скажите.
condottiere-hint-discard-hand = Нет среди ваших карт наёмников? Можете сбросить все или оставить и играть особые. С наёмником сбрасывать нельзя.
condottiere-hint-may-discard-hand = Нет наёмников? Можете сбросить все карты.
condottiere-hint-capturing = Можно напасть и на чужой город, даже если у хозяина нет карт.
condottiere-hint-leader = Первую карту играет { $who }, дальше по часовой стрелке.
condottiere-hint-defender = Хозяин города: { $who }. До своей первой карты можно пасовать и вступить позже.
condottiere-hint-card-by-card = По очереди кладите перед собой по одной карте или пасуйте. После паса карт больше не играют, но армия считается.
condottiere-hint-not-obliged = Сражаться никто не обязан; даже кондотьер может сразу пасовать.
condottiere-hint-go-on = Остальные сражаются дальше. Без карт: { $seats }.
condottiere-hint-final-deal = Перемешайте все { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}: по { $hand } тем, кто поделил первое место, и последняя битва.
condottiere-hint-hand-over = У кого остались карты, отдаёт их владельцу Кондотьера.
condottiere-hint-shuffle = Он тасует все { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} и сдаёт.
condottiere-hint-markers = { $who }: городов больше { $n }. Если фишки кончились, подойдёт что угодно.
condottiere-hint-near = { $who } может завершить королевство. Города: { $cities }.

## The battle as it stands

condottiere-outcome-strongest = Впереди { $who }: { $n }.
condottiere-outcome-tie = Ничья, сила { $n }: { $seats }. Город не достаётся никому.
condottiere-outcome-no-army = Армий пока нет.
condottiere-outcome-strongest-over = Побеждает { $who }: { $n }.
condottiere-outcome-tie-over = Ничья, сила { $n }: { $seats }. Не побеждает никто.
condottiere-outcome-no-army-over = Армий нет. Не побеждает никто.
condottiere-outcome-bishop = Епископ: город не достаётся никому.
condottiere-doubt-cards = { $card }: за раунд { $n } { $n ->
    [one] штука
    [few] штуки
   *[many] штук
}, больше, чем в коробке. Нет ли ошибки?

## The log

condottiere-log-begin = Кондотьера берёт { $who }. Игра начинается.
condottiere-log-attack = { $who } выбирает город: { $city }.
condottiere-log-battle-begins = Начинается битва { $n }.
condottiere-log-decline = { $who } отказывается. Кондотьера получает { $whom }.
condottiere-log-deal = Новая раздача: раунд { $n }.
condottiere-log-out = { $who }: карт больше нет.
condottiere-log-in = { $who }: карты всё-таки есть.
condottiere-log-lay = { $who }: { $card }.
condottiere-log-lay-back = { $who }: пугало, вернулась карта: { $back }.
condottiere-log-take-off = Исправлено, этой карты перед игроком { $who } нет: { $card }.
condottiere-log-pass = { $who }: пас.
condottiere-log-count = { $who }: сила { $n }.
condottiere-log-wait = { $who }: пас, но вступить ещё можно.
condottiere-log-conquered = { $who } берёт город: { $city }.
condottiere-log-captured = { $who } захватывает город игрока { $whom }: { $city }.
condottiere-log-defended = { $who } защищает город: { $city }.
condottiere-log-held = Победителя нет. Город { $city } остаётся у хозяина: { $who }.
condottiere-log-bishop = Епископ прекращает битву. Город ничей: { $city }.
condottiere-log-nobody = Город не достаётся никому: { $city }.
condottiere-log-won = Битву выигрывает { $who }.
condottiere-log-nobody-won = Победителя в битве нет.
condottiere-log-claim = { $who } заявляет о победе. Кто-то другой должен согласиться.
condottiere-log-claim-back = { $who } берёт слова назад: победы нет.
condottiere-log-claim-refused = { $who }: нет, { $whom } не победитель.
condottiere-log-final = Все города заняты. Последняя битва: { $seats }.
condottiere-log-final-won = Последнюю битву выигрывает { $who }.
condottiere-log-final-nobody = В последней битве победителя нет. Пожмите руки и сыграйте ещё как-нибудь.
condottiere-log-kingdom = Королевство из { $n } { $n ->
    [one] города
    [few] городов
   *[many] городов
}: { $seats }.
condottiere-log-round-over = Раунд { $n } окончен.
condottiere-log-scored = Партия { $n } подсчитана.
condottiere-log-over = Игра окончена.
condottiere-log-finish = За столом подтвердили: всё решено.
condottiere-log-noted = { $who } делает заметку для себя.
condottiere-log-noted-own = { $who } записывает карты на руке: { $n }.
condottiere-log-noted-none = { $who } больше не записывает свои карты.
condottiere-log-correct-city = Исправлено: { $city }, хозяин — { $who }.
condottiere-log-correct-free = Исправлено: { $city }, хозяина нет.
condottiere-log-correct-piece = Исправлено: Кондотьер у игрока { $who }.
condottiere-log-correct-place = Исправлено, битва за город: { $city }.
condottiere-log-called-off = Исправлено: битвы нет, выбирайте снова.
condottiere-log-correct-line = Исправлено. { $who }: { $cards }.
condottiere-log-correct-round = Исправлено: сейчас раунд { $n }.
condottiere-log-correct-points = Исправлено: { $who }, { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
condottiere-log-tool-on = Включено: { $tool }.
condottiere-log-tool-off = Выключено: { $tool }.
condottiere-log-options = Настройки изменены.
condottiere-log-then = { $first } { $second }

## Remarks: what was noted and speaks against it

condottiere-remark-city-taken = По записям приложения этот город уже занят: { $city }, хозяин — { $who }. На занятые города не нападают.
condottiere-remark-own-city = По записям приложения { $city } — и так город игрока { $who }.
condottiere-remark-must-choose = По записям приложения все уже отказались по разу, теперь выбирает { $who }.
condottiere-remark-ended-by-card = По записям приложения битва уже окончена: { $card }.
condottiere-remark-has-passed = По записям приложения у игрока { $who } в этой битве уже пас.
condottiere-remark-no-cards = По записям приложения карт больше нет: { $who }.
condottiere-remark-has-cards = По записям приложения карты ещё есть: { $who }.
condottiere-remark-not-in-line = По записям приложения такой карты перед игроком { $who } нет: { $card }.
condottiere-remark-other-strongest = По отмеченным картам сильнее всех { $who }: { $n }.
condottiere-remark-count = { $n } { $n ->
    [one] наёмник даёт
    [few] наёмника дают
   *[many] наёмников дают
} в сумме от { $least } до { $most }, а не { $total }. Нет ли ошибки?
condottiere-remark-nobody-strongest = По отмеченным картам сильнейшего нет.
condottiere-remark-hand-empty = По вашей заметке карт у вас уже не было.
condottiere-remark-hand-left = По вашей заметке у вас ещё { $n ->
    [one] оставалась { $n } карта
    [few] оставались { $n } карты
   *[many] оставалось { $n } карт
}.

## Refusals: what is wrong, and what would be right

condottiere-tool-off-map = Города за этим столом не ведутся. Сначала включите их в настройках.
condottiere-tool-off-battle = Поле битвы за этим столом выключено. Сначала включите его в настройках.
condottiere-tool-off-strength = Сила армий за этим столом не ведётся. Сначала включите её в настройках.
condottiere-tool-off-hands = Заметки о своих картах за этим столом выключены. Сначала включите их в настройках.
condottiere-tool-already = Уже так и есть.
condottiere-over = Игра окончена. Сначала отмените её завершение.
condottiere-other-phase = Не сейчас: идёт «{ $phase }».
condottiere-other-round = Это относилось к раунду { $n }, а сейчас раунд { $now }.
condottiere-other-battle = Это относилось к другой битве.
condottiere-other-game = Это относилось к другой партии.
condottiere-name-a-city = Нажмите на город, за который будет битва.
condottiere-piece-moved = Кондотьер уже перешёл дальше.
condottiere-holder-chooses = Кондотьер у игрока { $who }, ему и выбирать.
condottiere-only-the-tied = В последней битве участвуют только поделившие первое место.
condottiere-line-full = В коробке всего { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}.
condottiere-only-scarecrow = Вернуть карту может только пугало.
condottiere-only-mercenaries = Пугало возвращает одного своего наёмника или ничего. Нельзя вернуть: { $card }.
condottiere-not-in-line = В этой битве такой карты там нет: { $card }.
condottiere-claimed-already = Вы это уже сказали. Теперь пусть согласится кто-то другой или подтвердят на экране стола.
condottiere-no-claim = Этого уже никто не говорит.
condottiere-cards-say = По картам на столе побеждает { $who }. Если это не так, сначала исправьте карты.
condottiere-cards-say-nobody = По картам на столе не побеждает никто. Если это не так, сначала исправьте карты.
condottiere-not-decided = Ещё ничего не решено: играйте, пока кто-нибудь не победит.
condottiere-final-has-no-city = Последняя битва идёт не за город.
condottiere-no-points = За этим столом играют не на очки.
condottiere-full-board-ends = Без захвата игра всегда кончается, когда все города заняты.

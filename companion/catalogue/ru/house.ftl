# Что дом говорит в любой игре: кому что можно, возврат назад, старые партии.

house-no-such-game = Такой игры здесь нет: { $game }.
house-only-counted = «{ $game }»: здесь эту игру не ведут, а только считают очки. Введите их, когда она закончится.
house-no-such-sitting = Партии с кодом { $code } нет.
house-no-such-seat = Места { $seat } здесь нет: места считаются с нуля, всего их { $seats }.
house-dead-token = Это устройство отключили от партии. Отсканируйте код на столе, чтобы вернуться.
house-seat-taken = Место уже занято телефоном ({ $who }). Освободить его можно на экране стола.
house-seat-asks = Место игрока { $who } освободится, когда согласится другое устройство: сейчас об этом спрашивают все экраны.
house-nothing-to-stop = Останавливать уже нечего. Экраном стола может стать другой телефон: это есть в его меню.
house-id-reused = Под этим id уже отправляли другое. Ничего не изменилось.
house-sitting-too-old = Партию { $code } играли по старым правилам, продолжить её нельзя. Можно посмотреть, что было, и подсчитать очки по тому, что лежит на столе.
house-sitting-unfoldable = Партию { $code } продолжить нельзя: компаньон больше не понимает собственных записей. Можно посмотреть, что было, и подсчитать очки по тому, что лежит на столе.
house-second-server = Другой компаньон уже открыл { $database }. Сначала остановите его или выберите другую папку через --instance.
house-not-your-seat = Это устройство не действует за это место ({ $who }).
house-onlookers-only-look = Зрители могут только смотреть. Сначала займите место.
house-only-the-table = Это можно сделать только на экране стола.

## Назад и вперёд

house-rewind-settled = Тем временем что-то уже сделали. Посмотрите ещё раз, прежде чем отменять.
house-rewind-here = Всё уже так и есть.
house-rewind-no-such-entry = Записи { $entry } нет: последняя — { $last }.
house-rewind-asks-table = С телефона можно отменить только своё последнее действие. Для остального есть экран стола.
house-rewind-before-mend = С тех пор одну запись исправили. Сначала отмените исправление или исправьте и более раннюю запись.

## Исправление записи

house-mend-settled = Тем временем что-то уже сделали. Посмотрите ещё раз, что изменится.
house-mend-not-in-force = Запись { $entry } больше не действует: её отменили или убрали.
house-mend-never = Эта запись остаётся как есть. Исправить можно количество и то, кого оно касается; для остального вернитесь назад или внесите поправку.
house-mend-other-kind = На место записи { $entry } можно поставить только действие того же вида.
house-mend-not-yours = С телефона можно исправить только то, что вы внесли сами. Для остального есть экран стола.
house-mend-asks-table = С тех пор кто-то другой уже сделал следующий шаг. Исправьте это вместе на экране стола.
house-mend-secret = Это пока тайна. Исправить её может только тот, кто её внёс.
house-mend-blocked = { $n ->
    [one] Ничего не изменилось: { $n } более поздняя запись стала бы невозможной.
    [few] Ничего не изменилось: { $n } более поздние записи стали бы невозможными.
    [many] Ничего не изменилось: { $n } более поздних записей стали бы невозможными.
   *[other] Ничего не изменилось: { $n } более поздней записи стали бы невозможными.
}
house-mend-why = Это стало бы невозможным.
house-move-mend = Исправить запись

## Что изменится

house-change-gold = { $who }: золото { $before } → { $after }
house-change-coins = { $who }: монеты { $before } → { $after }
house-change-prestige = { $who }: престиж { $before } → { $after }
house-change-points = { $who }: очки { $before } → { $after }
house-change-cards = { $who }: карт на руке { $before } → { $after }
house-change-face-down = { $who }: карт лицом вниз { $before } → { $after }
house-change-count = { $who }, { $what }: { $before } → { $after }
house-change-result = { $who }, итог: { $before } → { $after }
house-change-winners = Тогда побеждает: { $who }
house-change-open = Игра продолжится.
house-change-over = Игра закончится.
house-change-none = неизвестно
house-change-other = На экране что-то изменится, но не числа.

## Поля записи

house-field-amount = Количество
house-field-gold = Золото
house-field-coins = Монеты
house-field-prestige = Престиж
house-field-points = Очки
house-field-cards = Карты
house-field-tokens = Жетоны
house-field-unknown = Лицом вниз
house-field-price = Цена
house-field-payer = Кто платит
house-field-payee = Кому платят
house-field-lender = Кто одалживает
house-field-whom = Кого это касается
house-field-value = Число
house-field-nobody = никто (банк)

## Журнал

house-the-table = Стол
house-log-took-back = { $who }: отмена — { $what }
house-log-brought-back = { $who }: возвращено — { $what }
house-log-went-back = { $who }: назад к записи { $entry }
house-log-mended = { $who }: исправлено — { $was } → { $now }
house-log-nothing = этого не было
house-log-old-entry = { $who }: нынешние правила уже не могут это прочитать ({ $kind })
house-recording-broken = Запись { $entry } не подходит под правила: { $why }

## Переезд

house-export-running = Эту партию ещё играют. Выгрузить её можно, когда она закончится и всё будет открыто.
house-import-format = Формат этого документа — { $format }, а здесь читают формат { $known }. Его записала другая версия компаньона.
house-import-broken = Документ повреждён или изменён: с этого места контрольные суммы не сходятся.
house-import-code = Такого кода у партии быть не может.
house-import-id-twice = Этот id уже есть у другой записи.
house-import-newer-rules = Играли по более новым правилам, чем здесь. Сначала обновите этот компаньон.
house-import-older-rules = Играли по старым правилам, а нынешние приводят к другому итогу.
house-import-result = Записи приводят к другому итогу.
house-import-too-long = Эта партия слишком длинная для переноса.
house-import-undecided = Не записано, что решил случай или показали часы.
house-import-never = Такого произойти не могло.
house-log-unseen = Действие, отменённое прежде, чем его кто-либо увидел
house-after-unseen = Это следует за тем, чего никто не может знать.
house-rewind-sealed = Карты уже видели: вернитесь к моменту до раздачи.
house-rewind-unseen = Это отменили до переезда партии сюда, и что это было, здесь никто не знает.

## What may be done now

house-move-undo = Отменить: { $what }
house-move-redo = Вернуть: { $what }
house-move-go-back = Вернуться к записи
house-entry = Запись { $n }

## При запуске

house-start-folder = Папкой { $folder } нельзя пользоваться: { $reason }. Разрешите компаньону писать туда или выберите другую через --instance.
house-start-config = Не удалось прочитать настройки в { $file }, строка { $line }: { $reason }. Исправьте эту строку и запустите снова.
house-start-setting = Настройка { $setting } не может быть такой: { $value }. Что в ней может стоять, сказано в README: исправьте и запустите снова.
house-start-newer = Файл { $database } записан более новой версией компаньона. Ничего не изменилось. Обновите эту или выберите другую папку через --instance.
house-start-unversioned = В { $database } есть таблицы, но не указано, какой версии компаньона они принадлежат. Ничего не изменилось. Восстановите резервную копию, перенесите то, что читается, командой `companion salvage { $database } --instance NEW` или выберите другую папку через --instance.
house-start-database = { $reason ->
    [locked] Файл { $database } занят другой программой. Закройте её и запустите снова.
    [full] На диске с { $database } нет места. Освободите место и запустите снова.
    [read-only] В { $database } нельзя писать. Разрешите компаньону писать в этот файл и в его папку и запустите снова.
    [gone] Не удалось открыть { $database }. Проверьте, есть ли эта папка и можно ли в неё писать.
    [damaged] Файл { $database } повреждён или вовсе не база данных. Ничего не изменилось. Проверьте его командой `companion check`, перенесите то, что читается, командой `companion salvage { $database } --instance NEW` или восстановите резервную копию в пустую папку командой `companion restore`.
   *[away] База данных { $database } недоступна: { $detail }
}
house-start-backup = Таблицы в { $database } старые, и перед изменением их надо было скопировать, но это не удалось ({ $reason }). Ничего не изменилось. Освободите место в папке и запустите снова.

## Кто присоединился, ушёл и стал столом

house-trail-joined = Новый телефон за столом: { $who }
house-trail-left = Место свободно: { $who } больше не за столом с телефоном
house-trail-released = Стол освободил место: { $who }
house-trail-took-over = Экраном стола стал телефон игрока { $who }
house-trail-stopped = { $by }: телефон игрока { $who } больше не экран стола
house-trail-asked = Телефон, ставший столом, просит место игрока { $who }
house-trail-agreed = { $by }: место игрока { $who } можно освободить
house-trail-declined = { $by }: место игрока { $who } остаётся как есть
house-trail-handed = { $who }: место передано
house-trail-seated = { $who }: дальше играют со стола

# Вечер сохранён: результаты, люди, статистика.

history-somebody = кто-то
history-no-such-person = Человека с таким именем здесь нет.
history-sat-together = { $one } и { $other } сидели за одним столом, значит, это разные люди.
history-merge-self = Это уже один и тот же человек.
history-correct-seats = { $n ->
    [one] В этом результате { $n } место: укажите именно его.
    [few] В этом результате { $n } места: укажите все.
    [many] В этом результате { $n } мест: укажите все.
   *[other] В этом результате { $n } места: укажите все.
}
history-no-moment = Это не время и не отметка конца страницы.
history-no-day = «{ $day }» — не дата. Напишите так: 2026-05-31.
history-corrected-line = Исправлено позже
history-wrong-key = Это не ключ этого дома.
history-key-needed = Нужен ключ дома. Тот, кто запускает приложение, увидит его по команде «companion key».
history-members-open = Займите место в игре, чтобы открыть чью-то статистику.
history-members-only = Доступно только устройствам, у которых здесь есть место.
cli-key-new = Создан новый ключ. На устройствах со старым ключом придётся ввести новый.
history-not-you = На этом устройстве никогда не было места этого человека.
history-title = История
history-tonight = Сегодня
history-tonight-empty = За этот вечер ещё ничего не доиграли.
history-games = { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[many] { $n } игр
}
history-liar = Лжец вечера
history-liar-why = разоблачений: { $n }
history-briber = Взяткодатель вечера
history-briber-why = взятками отдано золота: { $n }
history-closest = Почти победа
history-closest-why = не хватило: { $n }
history-earlier = Прежние игры: { $n }
history-other-evenings = Другие вечера
history-one-more = Ещё одну
history-more-games = { $n ->
    [one] и ещё { $n } партия до этого
    [few] и ещё { $n } партии до этого
   *[many] и ещё { $n } партий до этого
}
history-share-tonight = Поделиться итогами
# Below the statistics of a person: a button of two to four words, and the one in its dialog.
history-share-person = Поделиться итогами
history-nothing-counted = Под этим именем ещё нет партий для статистики.
history-people = Люди
history-kept = Сохранено в истории
history-not-kept = Результат показан, но не сохранён: история здесь закрыта для этого устройства.
history-empty = Пока пусто. Каждая доигранная или подсчитанная партия сохранится здесь сама.
history-none-found = Ничего не найдено.
history-game = Игра
history-all-games = Все игры
history-person = Кто
history-everybody = Все
history-from = С
history-to = По
history-find-more = Ещё фильтры
history-find = Показать
history-older = Раньше
history-unfinished = Не доиграно
history-let-go = Удалить партию
history-let-go-sure = Удалить партию навсегда? Все её записи пропадут.
history-strangers = { $n ->
    [one] { $n } партию добавили с устройства без места за столом.
    [few] { $n } партии добавили с устройств без места за столом.
   *[many] { $n } партий добавили с устройств без места за столом.
}
history-strangers-look = Просмотреть
history-several = Удалить несколько партий
history-several-delete = Удалить отмеченные
history-several-sure = Удалить отмеченные партии навсегда? Люди, которые есть только в них, тоже исчезнут. Всё останется лишь в резервных копиях и выгруженных файлах.
history-key = Ключ дома
# Заголовок страницы настроек на устройстве хозяина и путь к ней с главной и из истории: до 30 букв.
history-house = Настройки дома
history-key-what = С ключом дома устройство может удалять, объединять и выгружать партии. Тот, кто запускает приложение, увидит ключ по команде «companion key».
history-key-known = На этом устройстве ключ есть.
history-key-forget = Удалить ключ здесь
history-key-bring = Применить ключ
history-corrected = Исправлено позже
history-not-counted = Не считается
history-minutes = { $n } мин
history-moments = О чём поговорить по дороге домой
history-course = Как шла игра
history-course-table = Таблицей
# На странице результата: над тем, кто начинал, и тем, что записали о партии в другом приложении (место, дополнение, комментарий).
history-notes = Заметки
history-began = Первый игрок: { $who }
history-round = Раунд
history-correct = Исправить результат
history-correct-says = В результате будет отмечено, что его исправили позже.
history-won = победа
history-count-not = Не считать
history-count-it = Снова считать
history-delete = Удалить
history-delete-sure = Удалить этот результат везде и навсегда? Он останется только в резервных копиях и выгруженных файлах.
history-plays = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
history-wins-n = { $n ->
    [one] { $n } победа
    [few] { $n } победы
    [many] { $n } побед
   *[other] { $n } победы
}
history-wins-in = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
} в { $plays ->
    [one] { $plays } партии
    [few] { $plays } партиях
   *[many] { $plays } партиях
}
history-wins-of = { $wins } из { $plays }
history-since = Играет с { $day }
history-run = { $n ->
    [one] победа подряд
    [few] победы подряд
   *[many] побед подряд
}
history-run-best = { $n ->
    [one] победа подряд — рекорд
    [few] победы подряд — рекорд
   *[many] побед подряд — рекорд
}
history-places = Места, сначала новые
history-nemesis = Главный соперник
history-nemesis-why = Поражений у игрока { $who }: { $lost }, из них от соперника: { $n }
history-best = Лучший момент, { $day }
history-best-margin = Победа с отрывом в { $n }
history-numbers = Все цифры
history-me = Это я
history-be-me = Это я, на этом устройстве
# Кнопка в истории на телефоне, у которого было место этого человека: одна строка телефона.
history-be-me-as = На этом устройстве я — { $name }
history-nobody = Под именем здесь ещё никто не играл.
history-alike = Это один человек?
history-merge-into = { $one } — это { $into }
history-also = Ещё: { $names }
history-figure-plays = Партии
history-figure-wins = Победы
history-figure-h = H-индекс
history-figure-last = Последняя
history-figure-players = Игроков
history-figure-rate = Доля побед
history-figure-best = Лучший
history-figure-average = В среднем
# Ячейка таблицы: до пяти знаков.
history-percent = { $n } %
# Ячейка таблицы: очки с одним знаком после запятой.
history-average = { $whole },{ $tenths }
history-figure-ahead = Впереди
history-figure-behind = Позади
history-by-game = По игре, изданию и числу игроков
history-edition = Издание
history-edition-first = первое
history-edition-second = второе
history-against = Друг против друга
history-years = По годам
history-year = Год
history-all-of-it = Все люди и все месяцы
history-months = По месяцам
history-month = Месяц
history-firsts = Первая партия
history-their-games = Их партии
history-merge = Тот же человек, что и…
history-merge-who = Кто это на самом деле
history-separate = Это всё-таки двое
history-forget = Удалить это имя
history-forget-sure = Удалить это имя везде и навсегда? Числа останутся, а вместо имени будет «кто-то». Имя останется только в резервных копиях и выгруженных файлах.
history-import-unknown = Такой файл загрузить нельзя: нужен house.json, CSV истории или .bgsplay.
history-import-busy = Сейчас загружается другой файл. Попробуйте, когда загрузка закончится.
history-import-cut-off = Загрузка прервалась, из этого файла ничего не сохранено. Попробуйте ещё раз.
history-import-house-damaged = Этот house.json обрезан или повреждён. Ничего не загружено.
history-import-house-format = Этот house.json от другой версии приложения.
history-out-house = Весь дом (house.json)
history-bring = Загрузить из файла
history-bring-what = house.json, CSV истории или .bgsplay, до 64 МБ. Сначала видно, что прибавится. То, что здесь уже есть, не изменится.
history-bring-file = Файл
history-bring-reading = Чтение…
# On top of history and people while a file comes in: up to two lines of a phone.
history-bringing = Файл загружается. Его партии уже видны, но исчезнут, если загрузка прервётся.
history-bring-would = { $n ->
    [0] Ничего нового в нём нет.
    [one] Прибавится { $n } партия.
    [few] Прибавятся { $n } партии.
   *[many] Прибавится { $n } партий.
}
history-bring-done = { $n ->
    [0] Ничего нового в нём не было.
    [one] Прибавилась { $n } партия.
    [few] Прибавились { $n } партии.
   *[many] Прибавилось { $n } партий.
}
history-bring-known = Уже есть: { $n }.
history-bring-refused = Нельзя загрузить: { $n }.
history-bring-row = В файле, № { $n }:
history-bring-now = Загрузить
history-import-columns = Не хватает столбцов: { $columns }.
history-import-rows = В файле больше строк, чем { $most }.
history-import-row = Эту строку не прочесть.
# Рядом с номером строки прочитанного файла, с названием поля: одна-две строки.
history-import-field = Поля «{ $field }» нет, или его не прочесть.
# Рядом с номером строки прочитанного файла: одна-две строки.
history-import-seats = Не хватает некоторых игроков этой партии: возможно, здесь файл обрезан.
# Под полем для файла: одна строка.
history-import-not-utf8 = Файл сохранён не в UTF-8. Сохраните его как «CSV UTF-8» и выберите снова.
history-import-large = Этот файл больше { $most } МБ.
history-import-game = Неизвестная игра: { $game }
# Ниже: партии игр, которых нет в приложении, с названиями до трёх этих игр и «ещё 12».
history-import-foreign = Партии других игр пропущены: { $n } ({ $games }).
history-import-more = ещё { $n }
history-total-brought = Сумма, как она записана в файле
history-not-scored = { $n }
history-role = { $role }
history-out-csv = Все партии таблицей (CSV)
history-out-bgsplay = Все партии для BG Stats (.bgsplay)
history-bg-names-go = Будут переданы имена:
history-bg-initials-go = Будут переданы только инициалы:
history-bg-open = Сохранить в BG Stats
history-bg-with-names = С именами
history-bg-with-initials = Только инициалы
history-bg-qr = То же QR-кодом, для другого телефона
# На месте кода, если из-за длинных имён он был бы слишком большим.
history-bg-qr-too-long = { $short ->
    [yes] Для кода это слишком длинно. Откройте на этом устройстве.
   *[no] Для кода это слишком длинно. С инициалами может поместиться, иначе откройте на этом устройстве.
}
history-house-name = Название этого дома, для BG Stats
history-closed = История только для устройств с ключом
history-keep-settings = Сохранить
history-key-new = Сменить ключ
history-key-new-sure = Сменить ключ? На остальных устройствах придётся ввести новый.

# Заголовок на странице настроек дома; под ним по строке на игру, за ней переключатели.
history-tools = Инструменты для новой игры
history-tools-what = Новая игра начинается с ними, на любом устройстве. За столом каждый инструмент можно включить и выключить. «{ screen-again }» оставляет инструменты той партии. Что вы переключили, сохраняется сразу.
history-no-such-tool = В этой игре нет инструмента «{ $tool }».
history-no-number = Введите число до девяти цифр или оставьте поле пустым.

# Заголовок на странице настроек дома, только для того, кто держит сервер; за фразами идёт папка или команда.
history-backups = Резервные копии
history-backups-what = Раз в день и перед обновлением копируется вся база данных. Семь последних копий лежат в папке
history-backups-none = Пока нет ни одной: первая появится, когда что-нибудь сыграют.
history-backups-newest = Последняя копия, { $at }:
history-backups-old = Последней копии больше недели ({ $at }), а с тех пор играли:
history-backups-elsewhere = Хранить копии ещё и на другом диске:
history-backups-server = База данных на сервере, у которого свои резервные копии. Копию файлом делает команда
history-backups-restore = В пустую папку копию возвращает команда
history-backups-file = ФАЙЛ
history-backups-folder = ПАПКА
history-back-up = Сделать копию
history-backup-running = Копия делается прямо сейчас.
history-size = { $unit ->
    [mb] { $n } МБ
   *[kb] { $n } КБ
}

# Заголовок на странице настроек дома и пояснение под ним, дальше до трёх составов.
history-favourites = Любимое: { $game }
history-favourites-what = То, что в этом доме последнее время выбирали чаще всего, предлагается при подготовке: до трёх вариантов каждого вида.

# Рядом с любимым, вместе со значком: стоит первым; при подготовке не показывается.
history-favourite-pinned = Предлагается всегда
history-favourite-dropped = Не предлагается
# Кнопки под любимым, до 28 букв: предлагать первым, что бы ни играли, и перестать; не предлагать, предлагать снова.
history-favourite-pin = Предлагать всегда
history-favourite-unpin = Только пока играем часто
history-favourite-drop = Не предлагать
history-favourite-offer = Снова предлагать
# Рядом с любимым, когда его тем временем изменили на другом устройстве.
history-no-such-favourite = Этого среди любимого больше нет.


# Настройки дома: подпись над списком языков и его первая строка.
history-house-language = Язык стола, если на устройстве он не выбран
history-language-browser = Как в браузере

# Printing: the sheets of the house, the print screen, and what can go wrong.

print-document-title = { $sheet }: { $game }

## The result of a sitting

print-result = Итог
print-winner = Победа
print-place = Место
print-player = Игрок
print-total = Итого
print-explained = Подсчёт по пунктам
print-reason = За что
print-good-to-know = К сведению
print-shared = Общая победа

## The sheets that every game has

print-sheet-aid = Памятка
print-sheet-setup = Подготовка к игре
print-sheet-scoring = Подсчёт очков
print-sheet-count = Что в коробке
print-sheet-cards = Карточки-памятки
print-sheet-score-pad = Бланк подсчёта, несколько на листе
print-sheet-score-pad-large = Бланк подсчёта, один на листе
print-tonight = На сегодняшний вечер
print-tents = Таблички с именами
print-resume = Лист для продолжения
print-date = Дата
print-number = { $n }
# At the foot of a sheet on which a sentence that no book has ends with this sign; short
print-ours-means = ° наше решение там, где правила молчат
print-example = Пример:

## What a sitting brings

print-course = Игра по раундам
print-join-code = QR-код, чтобы присоединиться
print-join-how = Наведите камеру и выберите место
print-tents-how = Печатайте с одной стороны, разрежьте, согните и поставьте именем к остальным.
print-cut = Резать здесь
print-fold = Сгибать здесь
print-resume-how = На другом планшете: отсканируйте код или введите его. На бумаге: продолжайте отсюда.
print-resume-type = На другом планшете: введите код. На бумаге: продолжайте отсюда.
print-resume-seats = Что у кого
print-resume-go-on = Продолжайте здесь
print-resume-log = Что было только что

## The print screen

print-screen = Печать
print-screen-intro = По тем же правилам, что и на экранах. Можно сразу печатать.
print-sheet = Лист
print-language = Язык
print-paper = Бумага
print-paper-a4 = A4
print-paper-letter = Letter
print-edition = Издание
print-players = Игроки
print-variants = Варианты
print-more = Другие листы
print-contents = Что печатать
print-pages =
    { $n ->
        [one] { $n } страница
        [few] { $n } страницы
       *[many] { $n } страниц
    }
print-show = Показать
print-drawing = Подготовка страниц…
print-open = Открыть PDF
print-preview = Просмотр
print-page = Страница { $page } из { $pages }
print-beside = Второй язык
print-beside-none = Нет
print-ink = Чернила
print-ink-full = В цвете
print-ink-saving = Экономно
print-letters = Размер шрифта
print-letters-normal = Обычный
print-letters-large = Крупный
print-size = Размер страницы
print-size-whole = Целая страница
print-size-half = По полстраницы, две на листе
print-halves-how = Печатайте с двух сторон с переворотом по короткому краю и разрежьте по линии.
print-cards-how = Печатайте с двух сторон с переворотом по длинному краю и режьте по меткам.
print-of-sitting = Об этой партии
print-back = Назад к столу
print-all-tonight = Для сегодняшней игры

## At the command line

print-printing = Идёт печать
print-printed-all =
    Записано в { $folder }: { $n ->
        [one] { $n } лист
        [few] { $n } листа
       *[many] { $n } листов
    }.

## What can go wrong

print-no-pango = На этой машине нельзя печатать: нет Pango. Debian и Ubuntu: apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0. macOS: brew install pango. Потом запустите приложение снова.
print-too-long = Вёрстка занимает слишком много времени. Напечатайте меньше листов за раз или обычным размером текста.
print-nobody-waits = Этого листа больше никто не ждёт.
print-no-fonts = Листы не напечатать: нет шрифта или значков. Выполните make install и запустите снова.
print-no-preview = На этой машине нет просмотра: не установлен pypdfium2. Сам PDF открыть можно.
print-no-such-page = Страницы { $page } нет, всего их { $pages }.
print-unknown-sheet = Листа «{ $name }» нет. Есть: { $names }.
print-given-twice = «{ $name }» указано несколько раз: { $values }. Укажите один раз.
print-unknown-wish = Такого параметра здесь нет: «{ $name }». Есть: { $names }.
print-unknown-language = На языке «{ $language }» листы не печатаются. Есть: { $languages }.
print-unknown-paper = Бумаги «{ $paper }» нет. Есть: { $papers }.
print-folded-paper = «{ $paper }» — это сложенный a4: выберите бумагу a4 и размер страницы { $size }.
print-player-count = Этот лист — для { $low }–{ $high } игроков, а не для { $n }.
print-no-player-count = «{ $wish }» — не число игроков. Этот лист — для { $low }–{ $high } игроков.
print-unknown-ink = Такого режима чернил нет: «{ $ink }». Есть: { $inks }.
print-unknown-size = Размера страницы «{ $size }» нет. Есть: { $sizes }.
print-only-whole = На полстраницы помещается только памятка; этому листу нужна целая.
print-unknown-letters = Нет такого размера шрифта: «{ $letters }». Есть: { $sizes }.
print-same-language = Второй язык такой же, как первый. Выберите другой.
print-nothing = Для этой игры пока нечего печатать.
print-unknown-edition = Издания «{ $edition }» нет. Есть: { $editions }.
print-one-edition = У этой игры одно издание, поэтому «{ $edition }» выбрать нельзя.
print-unknown-variant = Варианта «{ $variant }» в этом издании нет. Есть: { $variants }.
print-variant-players = «{ $variant }» — для { $low }–{ $high } игроков, а не для { $n }.
print-unknown-content = В набор на вечер не входит «{ $content }». Может входить: { $contents }.
print-no-contents = Из нескольких листов собирается только набор на вечер, а это один лист.
print-all-alone = --all печатает все листы на обычное число игроков: не указывайте с ним лист, издание, игроков, вариант, содержимое и файл.
print-which-sheet = Укажите, какой лист: их называет companion print --list.
print-wants-sitting = Этот лист — об одной партии: напечатайте его с её экрана печати.
problem-unknown-result = Эта партия ещё не закончена, печатать пока нечего.

# Printing: the sheets of the house, the print screen, and what can go wrong.

print-document-title = { $sheet }: { $game }

## The result of a sitting

print-result = Итог
print-winner = Победа
print-place = Место
print-player = Игрок
print-points = Очки
print-total = Итого
print-explained = Каждое очко
print-good-to-know = К сведению
print-shared = Общая победа

## The print screen

print-screen = Печать
print-screen-intro = Из тех же правил, по которым играют экраны. Можно сразу печатать.
print-sheet = Лист
print-language = Язык
print-paper = Бумага
print-paper-a4 = A4
print-paper-letter = Letter
print-edition = Издание
print-players = Игроки
print-variants = Варианты
print-show = Показать
print-open = Открыть PDF
print-preview = Просмотр
print-page = Страница { $page } из { $pages }

## What can go wrong

print-no-pango = На этой машине нельзя печатать: нет Pango. Debian и Ubuntu: apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0. macOS: brew install pango. Потом запустите компаньон снова.
print-no-preview = На этой машине нет просмотра: не установлен pypdfium2. Сам PDF открыть можно.
print-no-such-page = Страницы { $page } нет, всего их { $pages }.
print-unknown-sheet = Листа «{ $name }» нет. Есть: { $names }.
print-unknown-language = На языке «{ $language }» листы не печатаются. Есть: { $languages }.
print-unknown-paper = Бумаги «{ $paper }» нет. Есть: { $papers }.
print-unknown-edition = Издания «{ $edition }» нет. Есть: { $editions }.
print-one-edition = У этой игры одно издание, поэтому «{ $edition }» выбрать нельзя.
print-unknown-variant = Варианта «{ $variant }» в этом издании нет. Есть: { $variants }.
print-wants-sitting = Итог печатают после законченной партии, выбирать для него нечего.
problem-unknown-result = Эта партия ещё не закончена, печатать пока нечего.

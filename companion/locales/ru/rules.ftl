# Rules at hand.

rules-now = Что сейчас?
rules-all = Все правила
rules-search = Поиск
rules-what = Правила, карты, слова
rules-title = Правила, карты и слова
rules-none-now = Сейчас особых правил нет.

## The first game, told in two minutes

rules-first = Впервые? Две минуты
rules-first-next = Дальше
rules-first-back = Назад
rules-first-skip = Пропустить
rules-first-turn = Повернуть
rules-first-turn-to = Повернуть: { $who }
rules-first-whose = Читает { $who }
rules-first-done = Поехали
rules-first-open = Открыть стол

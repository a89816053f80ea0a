# Rules at hand.

rules-now = Что сейчас?
rules-all = Все правила
rules-search = Найти в правилах
rules-what = Правила, карты, слова
rules-title = Правила, карты и слова
rules-none-now = Сейчас никакое правило ничего не требует.

# What may be looked up.

sheriff-topic = { $what } · { $book }
sheriff-topic-setup = Подготовка
sheriff-topic-market = Рынок
sheriff-topic-load = Погрузка товаров
sheriff-topic-declare = Заявление товаров
sheriff-topic-inspect = Досмотр
sheriff-topic-round-end = Конец раунда
sheriff-topic-final = Конец игры
sheriff-topic-deputies = Вшестером: помощники
sheriff-topic-black-market = Чёрный рынок
sheriff-topic-legal = Разрешённый товар. Цена { $value }, штраф { $fine }.
sheriff-topic-contraband = Контрабанда. Цена { $value }, штраф { $fine }.
sheriff-topic-royal = Королевский товар: контрабанда, но для короля и королевы считается как обычный товар своего вида. Цена { $value }, штраф { $fine }.

## When somebody has left

sheriff-absent = { $left ->
    [1] В одиночку не сыграть.
    [2] Правил для двоих нет: пусть кто-то займёт место, или считайте как есть.
   *[other] О пустом месте правила молчат. Мешок пропускайте, должность шерифа передавайте дальше, прилавок сосчитайте в конце.
}

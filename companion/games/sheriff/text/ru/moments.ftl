# О чём вспомнить после игры.

sheriff-moment-smuggled = { $n ->
    [one] { $who } провозит { $n } карту контрабанды. Досмотр: { $sheriff }.
    [few] { $who } провозит в одном мешке { $n } карты контрабанды. Досмотр: { $sheriff }.
   *[many] { $who } провозит в одном мешке { $n } карт контрабанды. Досмотр: { $sheriff }.
}
sheriff-moment-honest = Вскрыт честный мешок: { $sheriff } платит { sheriff-gold }. Получает { $who }.
sheriff-moment-bribe = Взятка: { sheriff-gold }. Даёт { $who }, берёт { $sheriff }.
sheriff-moment-caught = Ложь раскрыта: { $who } платит { sheriff-gold }. Досмотр: { $sheriff }.
sheriff-figure-sheriff-bags = Мешков в роли шерифа
sheriff-figure-sheriff-opened = Вскрыто в роли шерифа
sheriff-figure-sheriff-caught = Лжецов поймано в роли шерифа
sheriff-figure-sheriff-bribes = Золото, полученное взятками
sheriff-figure-merchant-bags = Мешков в роли торговца
sheriff-figure-merchant-opened = Вскрыто в роли торговца
sheriff-figure-merchant-bribes = Золото, отданное на взятки
sheriff-figure-lies = Ложных заявлений
sheriff-figure-lies-passed = Ложь прошла
sheriff-figure-lies-caught = Ложь раскрыта

# О чём вспомнить после игры.

sheriff-moment-smuggled = { $n ->
    [one] { $who } провозит { $n } карту контрабанды. Досмотр: { $sheriff }.
    [few] { $who } провозит в одном мешке { $n } карты контрабанды. Досмотр: { $sheriff }.
   *[many] { $who } провозит в одном мешке { $n } карт контрабанды. Досмотр: { $sheriff }.
}
sheriff-moment-honest = Вскрыт честный мешок: { $sheriff } платит { sheriff-gold }. Получает { $who }.
sheriff-moment-bribe = Взятка: { sheriff-gold }. Даёт { $who }, берёт { $sheriff }.
sheriff-moment-caught = Ложь раскрыта: { $who } платит { sheriff-gold }. Досмотр: { $sheriff }.
sheriff-figure-sheriff-bags = Шерифом: мешков
sheriff-figure-sheriff-opened = Шерифом: вскрыто
sheriff-figure-sheriff-caught = Шерифом: поймано на лжи
sheriff-figure-sheriff-bribes = Взято взяток, золотых
sheriff-figure-merchant-bags = Торговцем: мешков
sheriff-figure-merchant-opened = Торговцем: вскрыто
sheriff-figure-merchant-bribes = Дано взяток, золотых
sheriff-figure-lies = Ложных заявлений
sheriff-figure-lies-passed = Ложь прошла
sheriff-figure-lies-caught = Ложь раскрыта

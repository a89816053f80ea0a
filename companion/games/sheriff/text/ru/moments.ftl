# О чём вспомнить после игры.

sheriff-moment-smuggled = { $n ->
    [one] { $who } проносит { $n } карту контрабанды мимо: { $sheriff }.
    [few] { $who } проносит в одном мешке { $n } карты контрабанды мимо: { $sheriff }.
   *[many] { $who } проносит в одном мешке { $n } карт контрабанды мимо: { $sheriff }.
}
sheriff-moment-honest = Вскрыт честный мешок: { $sheriff } платит { sheriff-gold }. Получает { $who }.
sheriff-moment-bribe = Взятка: { sheriff-gold }. Даёт { $who }, берёт { $sheriff }.
sheriff-moment-caught = Ложь раскрыта: { $who } платит { sheriff-gold }. Вскрыто: { $sheriff }.
sheriff-figure-sheriff-bags = Мешков решено шерифом
sheriff-figure-sheriff-opened = Вскрыто шерифом
sheriff-figure-sheriff-caught = Поймано на лжи шерифом
sheriff-figure-sheriff-bribes = Взято взяток, золотых
sheriff-figure-merchant-bags = Мешков привезено торговцем
sheriff-figure-merchant-opened = Вскрыто у торговца
sheriff-figure-merchant-bribes = Дано взяток, золотых
sheriff-figure-lies = Ложь
sheriff-figure-lies-passed = Ложь прошла
sheriff-figure-lies-caught = Ложь раскрыта

# The first game, told in two minutes.

condottiere-lesson-1-title = Соедините города
condottiere-lesson-1 = Завоёвывайте города Италии. Достаточно соединённых городов — это королевство, а королевство — победа.
condottiere-lesson-2-title = По десять карт
condottiere-lesson-2 = В начале раунда каждый получает десять карт и ещё по две за каждый свой город.
condottiere-lesson-3-title = Выберите, где битва
condottiere-lesson-3 = У кого фигурка Кондотьера, тот выбирает свободный город: там и битва.
condottiere-lesson-4-title = Карта или пас
condottiere-lesson-4 = По очереди кладите перед собой по карте или пасуйте. После паса ваша армия всё равно считается.
condottiere-lesson-5-title = Наёмники и барабан
condottiere-lesson-5 = Сила наёмника — число на его карте. Барабан удваивает ваших наёмников.
condottiere-lesson-6-title = Зима и епископ
condottiere-lesson-6 = Зимой каждый наёмник — только 1. Епископ прекращает битву, и победителя нет.
condottiere-lesson-7-title = Берегите карты
condottiere-lesson-7 = Не нужно выигрывать каждую битву. Берегите карты для городов, которые вам нужны.
condottiere-lesson-8-title = И снова раздача
condottiere-lesson-8 = Когда карты остались лишь у одного, все карты тасуют и раздают заново.

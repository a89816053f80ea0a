# Sheriff of Nottingham: the goods, by name and by number.

sheriff-good-apple = Яблоки
sheriff-good-cheese = Сыр
sheriff-good-bread = Хлеб
sheriff-good-chicken = Курица
sheriff-good-pepper = Перец
sheriff-good-mead = Медовуха
sheriff-good-silk = Шёлк
sheriff-good-crossbow = Арбалет
sheriff-good-green-apples = Зелёные яблоки
sheriff-good-golden-apples = Жёлтые яблоки
sheriff-good-gouda-cheese = Гауда
sheriff-good-bleu-cheese = Голубой сыр
sheriff-good-rye-bread = Ржаной хлеб
sheriff-good-pumpernickel-bread = Пумпер­никель
sheriff-good-royal-rooster = Королев­ский петух

sheriff-goods-apple =
    { $n ->
        [one] { $n } яблоко
        [few] { $n } яблока
       *[many] { $n } яблок
    }
sheriff-goods-cheese =
    { $n ->
        [one] { $n } сыр
        [few] { $n } сыра
       *[many] { $n } сыров
    }
sheriff-goods-bread =
    { $n ->
        [one] { $n } хлеб
        [few] { $n } хлеба
       *[many] { $n } хлебов
    }
sheriff-goods-chicken =
    { $n ->
        [one] { $n } курица
        [few] { $n } курицы
       *[many] { $n } куриц
    }
sheriff-goods-pepper =
    { $n ->
        [one] { $n } перец
        [few] { $n } перца
       *[many] { $n } перцев
    }
sheriff-goods-mead =
    { $n ->
        [one] { $n } медовуха
        [few] { $n } медовухи
       *[many] { $n } медовух
    }
sheriff-goods-silk =
    { $n ->
        [one] { $n } шёлк
        [few] { $n } шёлка
       *[many] { $n } шёлков
    }
sheriff-goods-crossbow =
    { $n ->
        [one] { $n } арбалет
        [few] { $n } арбалета
       *[many] { $n } арбалетов
    }
sheriff-goods-green-apples =
    { $n ->
        [one] { $n } карта зелёных яблок
        [few] { $n } карты зелёных яблок
       *[many] { $n } карт зелёных яблок
    }
sheriff-goods-golden-apples =
    { $n ->
        [one] { $n } карта жёлтых яблок
        [few] { $n } карты жёлтых яблок
       *[many] { $n } карт жёлтых яблок
    }
sheriff-goods-gouda-cheese =
    { $n ->
        [one] { $n } гауда
        [few] { $n } гауды
       *[many] { $n } гауд
    }
sheriff-goods-bleu-cheese =
    { $n ->
        [one] { $n } голубой сыр
        [few] { $n } голубых сыра
       *[many] { $n } голубых сыров
    }
sheriff-goods-rye-bread =
    { $n ->
        [one] { $n } ржаной хлеб
        [few] { $n } ржаных хлеба
       *[many] { $n } ржаных хлебов
    }
sheriff-goods-pumpernickel-bread =
    { $n ->
        [one] { $n } пумперникель
        [few] { $n } пумперникеля
       *[many] { $n } пумперникелей
    }
sheriff-goods-royal-rooster =
    { $n ->
        [one] { $n } королевский петух
        [few] { $n } королевских петуха
       *[many] { $n } королевских петухов
    }

# Sheriff of Nottingham: the goods, by name and by number.

sheriff-good-apple = Apples
sheriff-good-cheese = Cheese
sheriff-good-bread = Bread
sheriff-good-chicken = Chicken
sheriff-good-pepper = Pepper
sheriff-good-mead = Mead
sheriff-good-silk = Silk
sheriff-good-crossbow = Crossbow
sheriff-good-green-apples = Green Apples
sheriff-good-golden-apples = Golden Apples
sheriff-good-gouda-cheese = Gouda Cheese
sheriff-good-bleu-cheese = Bleu Cheese
sheriff-good-rye-bread = Rye Bread
sheriff-good-pumpernickel-bread = Pumper­nickel Bread
sheriff-good-royal-rooster = Royal Rooster

sheriff-goods-apple =
    { $n ->
        [one] { $n } apple
       *[other] { $n } apples
    }
sheriff-goods-cheese = { $n } cheese
sheriff-goods-bread = { $n } bread
sheriff-goods-chicken =
    { $n ->
        [one] { $n } chicken
       *[other] { $n } chickens
    }
sheriff-goods-pepper = { $n } pepper
sheriff-goods-mead = { $n } mead
sheriff-goods-silk = { $n } silk
sheriff-goods-crossbow =
    { $n ->
        [one] { $n } crossbow
       *[other] { $n } crossbows
    }
sheriff-goods-green-apples = { $n ->
        [one] { $n } Green Apples card
       *[other] { $n } Green Apples cards
    }
sheriff-goods-golden-apples = { $n ->
        [one] { $n } Golden Apples card
       *[other] { $n } Golden Apples cards
    }
sheriff-goods-gouda-cheese = { $n } Gouda Cheese
sheriff-goods-bleu-cheese = { $n } Bleu Cheese
sheriff-goods-rye-bread = { $n } Rye Bread
sheriff-goods-pumpernickel-bread = { $n } Pumpernickel Bread
sheriff-goods-royal-rooster =
    { $n ->
        [one] { $n } Royal Rooster
       *[other] { $n } Royal Roosters
    }

# Merchants of Dunhuang: goods and characters, and what the characters do.

dunhuang-good-gold = Gold
dunhuang-good-silver = Silver
dunhuang-good-lapis = Lapis lazuli
dunhuang-good-porcelain = Porcelain
dunhuang-good-glass = Glass
dunhuang-good-bamboo = Bamboo
dunhuang-good-tea = Tea
dunhuang-good-paper = Paper
dunhuang-good-wool = Wool
dunhuang-good-silk = Silk

dunhuang-card = { $good } ({ $n })
dunhuang-cards = { $n } × { $card }

dunhuang-character-painter = Painter
dunhuang-character-musician = Musician
dunhuang-character-princess = Princess
dunhuang-character-dancer = Dancer
dunhuang-character-interpreter = Interpreter
dunhuang-character-diplomat = Diplomat
dunhuang-character-chinese-merchant = Chinese merchant
dunhuang-character-sogdian-merchant = Sogdian merchant
dunhuang-character-soldier = Soldier
dunhuang-character-general = General
dunhuang-character-maid = Maid
dunhuang-character-attendant = Attendant
dunhuang-character-herdsman = Herdsman
dunhuang-character-farmer = Farmer
dunhuang-character-priest = Priest
dunhuang-character-monk = Monk

## What they do

dunhuang-ability-painter = Discard a card from your warehouse for 3 prestige.
dunhuang-ability-musician = Discard a card from your stall for 3 prestige.
dunhuang-ability-discard = A card discarded this way goes back in the box.
dunhuang-ability-princess = Gain 1 prestige for each of your tokens, whichever side is up.
dunhuang-ability-dancer = Gain 2 prestige.
dunhuang-ability-interpreter = Draw one card for each step the camel took this turn. Keep one in your warehouse.
dunhuang-ability-interpreter-rest = Shuffle the others and slip them under the deck.
dunhuang-ability-diplomat = Draw two cards. Keep one in your warehouse, slip the other under the deck.
dunhuang-ability-chinese-merchant = Pick somebody and pull two cards from their warehouse, unseen. Then give two of yours back.
dunhuang-ability-sogdian-merchant = Pick somebody, who hands you two warehouse cards of their choice. Then give two of yours back, and gain 1 prestige.
dunhuang-ability-merchants = You may give back the very cards you got. Got only one? Give only one. Got none? Give none.
dunhuang-ability-soldier = Swap a card from your stall with one in the market.
dunhuang-ability-general = Swap a card from your warehouse with one in the market.
dunhuang-ability-maid = Swap a card from your stall with one from your warehouse. They must be different goods.
dunhuang-ability-attendant = Move one card: from stall to warehouse, or from warehouse to stall.
dunhuang-ability-herdsman = Take the card at one of the two tiles beside the camel’s into your warehouse.
dunhuang-ability-farmer = Take one of the cards ahead of the camel into your warehouse. You reach as many tiles as the camel took steps.
dunhuang-ability-priest = Turn one of your tokens to its sign side. When somebody draws level and would take it, you may turn it back and keep it.
dunhuang-ability-monk = Turn one of your tokens to its sign side. Whoever draws level and wants it pays you 2 coins, or leaves it.
dunhuang-ability-tie-only = The sign only helps against somebody with as many cards as you. Anybody with more takes the token at once.
dunhuang-ability-draw = { $n ->
    [one] This time: { $n } card.
   *[other] This time: { $n } cards.
}

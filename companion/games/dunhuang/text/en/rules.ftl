# Merchants of Dunhuang: where a rule stands in its book.

dunhuang-book-dh = Merchants of Dunhuang

dunhuang-rule-reference = { $book }: { $heading }
dunhuang-rule-reference-page = { $book }: { $heading }, page { $page }

dunhuang-heading-introduction = Introduction
dunhuang-heading-aim-of-the-game = Aim of the game
dunhuang-heading-contents = Contents
dunhuang-heading-set-up = Setup
dunhuang-heading-course-of-the-game = Playing the game
dunhuang-heading-moving-the-camel = 1. Moving the camel
dunhuang-heading-taking-goods = 2. Taking goods
dunhuang-heading-taking-goods-warehouse = 2. Taking goods: warehouse
dunhuang-heading-taking-goods-shop = 2. Taking goods: stall
dunhuang-heading-using-the-ability = 3. Using the ability
dunhuang-heading-checking-for-victory = 4. Checking for victory
dunhuang-heading-refilling-the-market = 5. Refilling the market
dunhuang-heading-end-of-the-game = End of the game
dunhuang-heading-scoring = Scoring
dunhuang-heading-scoring-example = Scoring: example
dunhuang-heading-appendix-character-abilities = Appendix: what the characters do
dunhuang-heading-painter = Painter
dunhuang-heading-musician = Musician
dunhuang-heading-painter-and-musician-note = Painter and musician: note
dunhuang-heading-princess = Princess
dunhuang-heading-dancer = Dancer
dunhuang-heading-interpreter = Interpreter
dunhuang-heading-diplomat = Diplomat
dunhuang-heading-chinese-merchant = Chinese merchant
dunhuang-heading-sogdian-merchant = Sogdian merchant
dunhuang-heading-chinese-merchant-and-sogdian-merchant-note = Chinese and Sogdian merchant: note
dunhuang-heading-soldier = Soldier
dunhuang-heading-general = General
dunhuang-heading-maid = Maid
dunhuang-heading-attendant = Attendant
dunhuang-heading-maid-attendant-and-soldier-important = Maid, attendant and soldier: important
dunhuang-heading-maid-attendant-soldier-and-musician-important = Maid, attendant, soldier and musician: important
dunhuang-heading-herdsman = Herdsman
dunhuang-heading-farmer = Farmer
dunhuang-heading-priest = Priest
dunhuang-heading-monk = Monk
dunhuang-heading-priest-and-monk-important = Priest and monk: important
dunhuang-heading-priest-and-monk-example = Priest and monk: example
dunhuang-heading-ruling = where the rulebook is silent
dunhuang-heading-reading = as we read the book

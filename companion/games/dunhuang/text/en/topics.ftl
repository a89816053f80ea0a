# What may be looked up.

dunhuang-topic-setup = Setup
dunhuang-topic-move = Moving the camel
dunhuang-topic-take = Taking cards
dunhuang-topic-ability = The character’s ability
dunhuang-topic-check = Winning at once
dunhuang-topic-end = The end of the game

## When somebody has left

dunhuang-absent = { $left ->
    [1] This game cannot be played alone.
   *[other] The rulebook doesn’t cover an empty seat. Skip its turns; its stall, tokens and warehouse stay and count.
}

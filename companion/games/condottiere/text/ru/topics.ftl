# What may be looked up.

condottiere-topic-setup = Подготовка
condottiere-topic-between = Между битвами
condottiere-topic-battle = В битве
condottiere-topic-round-end = Конец раунда
condottiere-topic-capturing = Захват городов (дополнение)

## When somebody has left

condottiere-absent = { $left ->
    [1] В одиночку не сыграть.
   *[other] Кто без карт, тот вне игры до следующей раздачи: место пасует в каждой битве. Его города остаются за ним.
}

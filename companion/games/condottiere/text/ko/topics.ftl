# What may be looked up.

condottiere-topic-setup = 준비
condottiere-topic-between = 전투와 전투 사이
condottiere-topic-battle = 전투 중
condottiere-topic-round-end = 라운드 종료
condottiere-topic-capturing = 도시 뺏기(추가 규칙)

## When somebody has left

condottiere-absent = { $left ->
    [1] 혼자서는 할 수 없어요.
   *[other] 카드가 없는 사람은 카드를 다시 나눌 때까지 빠지니, 그 자리는 전투마다 통과해요. 도시는 그대로 그 자리 것이에요.
}

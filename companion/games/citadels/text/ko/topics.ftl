# What may be looked up.

citadels-topic-setup = 준비
citadels-topic-selection = 선택 단계
citadels-topic-call = 행동 단계
citadels-topic-turn = 차례
citadels-topic-sets = 캐릭터 조합

## When somebody has left

citadels-absent = { $left ->
    [1] 혼자서는 할 수 없어요.
   *[other] 규칙서에는 빈자리에 대한 규칙이 없어요. 그 자리에 캐릭터를 보지 않고 한 장 주고, 호명해도 아무 일도 하지 않아요. 도시는 남아서 점수에 들어가요.
}

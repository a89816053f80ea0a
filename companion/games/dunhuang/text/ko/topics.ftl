# What may be looked up.

dunhuang-topic-setup = 준비
dunhuang-topic-move = 낙타 이동
dunhuang-topic-take = 카드 가져오기
dunhuang-topic-ability = 캐릭터 능력
dunhuang-topic-check = 즉시 승리
dunhuang-topic-end = 게임 종료

## When somebody has left

dunhuang-absent = { $left ->
    [1] 혼자서는 할 수 없어요.
   *[other] 규칙서에는 빈자리에 대한 규칙이 없어요. 차례를 넘기고, 가판대와 상품 토큰과 창고는 남아서 점수에 들어가요.
}

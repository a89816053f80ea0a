# What may be looked up.

sheriff-topic = { $what } · { $book }
sheriff-topic-setup = 준비
sheriff-topic-market = 거래
sheriff-topic-load = 주머니 채우기
sheriff-topic-declare = 신고
sheriff-topic-inspect = 검문
sheriff-topic-round-end = 라운드 종료
sheriff-topic-final = 게임 종료
sheriff-topic-deputies = 6명: 부관
sheriff-topic-black-market = 암시장
sheriff-topic-legal = 일반 상품. 가치 { $value }, 벌금 { $fine }.
sheriff-topic-contraband = 밀수품. 가치 { $value }, 벌금 { $fine }.
sheriff-topic-royal = 왕실 진상품: 밀수품이지만 왕과 여왕을 정할 때 같은 종류의 상품으로 세요. 가치 { $value }, 벌금 { $fine }.

## When somebody has left

sheriff-absent = { $left ->
    [1] 혼자서는 할 수 없어요.
    [2] 둘이서 하는 규칙은 없어요. 누군가 자리를 맡거나, 지금 상태로 점수를 세세요.
   *[other] 규칙서에는 빈자리에 대한 규칙이 없어요. 주머니는 빈 채로 통과시키고, 지방관은 다음 사람이 맡고, 가판대는 마지막에 세요.
}

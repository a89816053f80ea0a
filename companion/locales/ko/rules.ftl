# Rules at hand.

rules-now = 지금 규칙
rules-all = 모든 규칙
rules-search = 찾아보기
rules-what = 규칙, 카드, 용어
rules-title = 규칙, 카드, 용어 찾아보기
rules-none-now = 지금은 따로 지킬 규칙이 없어요.

## The first game, told in two minutes

rules-first = 처음인가요? 2분 안내
rules-first-next = 다음
rules-first-back = 이전
rules-first-skip = 건너뛰기
rules-first-turn = 돌리기
rules-first-turn-to = { $who } 쪽으로 돌리기
rules-first-whose = { $who } 읽는 중
rules-first-done = 시작해요
rules-first-open = 테이블 열기

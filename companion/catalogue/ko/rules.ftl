# Rules at hand.

rules-now = 지금은?
rules-all = 모든 규칙
rules-search = 찾아보기
rules-what = 규칙, 카드, 용어
rules-title = 규칙, 카드, 용어 찾아보기
rules-none-now = 지금은 따로 지킬 규칙이 없어요.

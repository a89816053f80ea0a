# Condottiere: where a rule stands in its book.

condottiere-book-co = 콘도띠에레 2판

condottiere-rule-reference = { $book }: { $heading }
condottiere-rule-reference-page = { $book }: { $heading }, { $page }쪽

condottiere-heading-translator-s-preface = 옮긴이의 말
condottiere-heading-introduction = 소개
condottiere-heading-contents = 내용물
condottiere-heading-aim = 목표
condottiere-heading-set-up = 준비
condottiere-heading-how-to-play = 진행
condottiere-heading-battle = 전투
condottiere-heading-ending-a-battle = 전투 끝내기
condottiere-heading-who-holds-the-condottiere = 콘도띠에레는 누가 갖나요?
condottiere-heading-players-without-cards = 카드가 없는 사람
condottiere-heading-discarding-cards = 카드 버리기
condottiere-heading-ending-a-round = 라운드 끝내기
condottiere-heading-dealing-with-each-other = 서로 거래하기
condottiere-heading-ending-the-game = 게임 끝내기
condottiere-heading-extra-rules = 추가 규칙
condottiere-heading-extra-rules-winning-by-points = 추가 규칙: 점수로 겨루기
condottiere-heading-extra-rules-bigger-kingdoms = 추가 규칙: 더 큰 왕국
condottiere-heading-extra-rules-capturing-cities = 추가 규칙: 도시 뺏기
condottiere-heading-the-cards-mercenary = 카드 설명: 용병
condottiere-heading-the-cards-winter = 카드 설명: 겨울
condottiere-heading-the-cards-drum = 카드 설명: 북
condottiere-heading-the-cards-scarecrow = 카드 설명: 허수아비
condottiere-heading-the-cards-heroine = 카드 설명: 여걸
condottiere-heading-the-cards-surrender = 카드 설명: 항복
condottiere-heading-the-cards-bishop = 카드 설명: 주교
condottiere-heading-ruling = 규칙서에 없는 경우
condottiere-heading-reading = 규칙서를 읽은 대로

# Merchants of Dunhuang: where a rule stands in its book.

dunhuang-book-dh = 둔황의 상인

dunhuang-rule-reference = { $book }: { $heading }
dunhuang-rule-reference-page = { $book }: { $heading }, { $page }쪽

dunhuang-heading-introduction = 소개
dunhuang-heading-aim-of-the-game = 게임 목표
dunhuang-heading-contents = 구성품
dunhuang-heading-set-up = 게임 준비
dunhuang-heading-course-of-the-game = 게임 진행
dunhuang-heading-moving-the-camel = 1. 낙타 이동
dunhuang-heading-taking-goods = 2. 상품 획득
dunhuang-heading-taking-goods-warehouse = 2. 상품 획득: 창고
dunhuang-heading-taking-goods-shop = 2. 상품 획득: 가판대
dunhuang-heading-using-the-ability = 3. 능력 사용
dunhuang-heading-checking-for-victory = 4. 승리 조건 확인
dunhuang-heading-refilling-the-market = 5. 상품 보충
dunhuang-heading-end-of-the-game = 게임 종료
dunhuang-heading-scoring = 점수 계산
dunhuang-heading-scoring-example = 점수 계산: 예시
dunhuang-heading-appendix-character-abilities = 부록: 캐릭터의 능력
dunhuang-heading-painter = 화가
dunhuang-heading-musician = 악사
dunhuang-heading-painter-and-musician-note = 화가와 악사: 참고
dunhuang-heading-princess = 공주
dunhuang-heading-dancer = 무희
dunhuang-heading-interpreter = 통역관
dunhuang-heading-diplomat = 외교관
dunhuang-heading-chinese-merchant = 중국 상인
dunhuang-heading-sogdian-merchant = 소그드 상인
dunhuang-heading-chinese-merchant-and-sogdian-merchant-note = 중국 상인과 소그드 상인: 참고
dunhuang-heading-soldier = 병사
dunhuang-heading-general = 장군
dunhuang-heading-maid = 하녀
dunhuang-heading-attendant = 종자
dunhuang-heading-maid-attendant-and-soldier-important = 하녀, 종자, 병사: 중요
dunhuang-heading-maid-attendant-soldier-and-musician-important = 하녀, 종자, 병사, 악사: 중요
dunhuang-heading-herdsman = 목부
dunhuang-heading-farmer = 농부
dunhuang-heading-priest = 사제
dunhuang-heading-monk = 승려
dunhuang-heading-priest-and-monk-important = 사제와 승려: 중요
dunhuang-heading-priest-and-monk-example = 사제와 승려: 예시
dunhuang-heading-ruling = 규칙서에 없는 경우
dunhuang-heading-reading = 규칙서를 읽은 대로

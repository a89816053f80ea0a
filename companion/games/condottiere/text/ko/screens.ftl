# The screens of Condottiere: buttons, titles, states.

## Set-up

condottiere-step-box = 추가 규칙과 도구
condottiere-screen-tools = 도구
condottiere-screen-tool-map-hint = 누가 어느 도시를 가졌는지, 콘도띠에레는 누가 가졌는지, 어디서 싸우는지.
condottiere-screen-tool-battle-hint = 각자 앞에 낸 카드와 병력, 누가 도시를 정복하는지.
condottiere-screen-tool-strength-hint = 전투판보다 간단해요. 각자 자기 군대의 병력을 적어요.
condottiere-screen-tool-hands-hint = 남은 카드 수를 각자 자기 휴대폰에 적어요. 다른 사람은 못 봐요.
condottiere-screen-variants = 추가 규칙
condottiere-screen-points = 여러 판 점수로 겨루기
condottiere-screen-points-hint = 도시 하나에 1점, 왕국을 세우면 점수를 더 받아요.
condottiere-option-points-target = 목표 점수
condottiere-option-points-bonus = 왕국을 세우면 더 받는 점수
condottiere-screen-bigger = 더 큰 왕국
condottiere-screen-bigger-hint = 이기려면 이어진 도시가 하나 더 필요해요.
condottiere-screen-capturing = 도시 뺏기
condottiere-screen-capturing-hint = 다른 사람의 도시도 공격할 수 있어요.
condottiere-screen-points-capturing = 규칙서는 점수로 겨루기와 도시 뺏기를 함께 쓰지 말라고 권해요.
condottiere-option-full-board-ends = 도시가 다 차면 끝내기
condottiere-option-full-board-ends-hint = 도시 뺏기에서 고를 수 있어요. 끄면 왕국을 세워야만 이겨요.
condottiere-screen-settings = 설정
condottiere-screen-tools-and-settings = 도구와 설정
condottiere-option-live-strength = 전투 중에 병력 보여 주기
condottiere-option-live-strength-hint = 끄면 직접 세고, 전투가 끝나면 보여요.
condottiere-option-warnings = 승리가 가까우면 알려 주기
condottiere-option-warnings-hint = 왕국을 완성할 도시를 알려 줘요.
condottiere-option-cover = 테이블에서도 손에 든 카드 수 적기
condottiere-option-cover-hint = 휴대폰이 없는 사람은 화면을 가리고 적을 수 있어요.
condottiere-screen-battle-only = 전투판만
condottiere-screen-checklist = 게임 준비 순서
condottiere-screen-youngest = 내가 가장 어려요
condottiere-screen-begin-next = 다음 판은 내가 먼저
condottiere-screen-who-youngest = 누가 가장 어린가요?
condottiere-screen-who-youngest-how = 가장 어린 사람이 자기 칸을 누르고 콘도띠에레를 가져가세요.
condottiere-screen-who-leads = 시작하는 사람은 자기 이름을 누르세요.

## The map

condottiere-screen-round = { $n }라운드
condottiere-screen-game = { $n }번째 판
condottiere-screen-target = { $n }점까지
condottiere-screen-needed = 이어진 도시 { $n }개면 승리
condottiere-screen-map = 지도
condottiere-screen-cities = 도시
condottiere-screen-cities-of = 도시 { $n }개
condottiere-screen-linked = 이어진 도시 { $n }개
condottiere-screen-city-free = { $city }: 비어 있음
condottiere-screen-city-owned = { $city }: { $who }
condottiere-screen-city-here = { $city }: 전투 중
condottiere-screen-free = 비어 있음
condottiere-screen-here = 여기서 전투
condottiere-screen-condottiere = 콘도띠에레
condottiere-screen-choose = 도시 목록
condottiere-screen-choose-title = 다음 전투는 어디인가요?
condottiere-screen-attack = { $city } 공격
condottiere-screen-attack-anyway = 그래도 { $city } 공격
condottiere-screen-decline = 고르지 않기
condottiere-screen-decline-to = 고르지 않고 조각 넘기기

## Cards and rounds

condottiere-screen-out = 나는 카드가 없어요
condottiere-screen-out-short = 카드 없음
condottiere-screen-in = 아직 카드가 있어요
condottiere-screen-deal = 새로 나누기
condottiere-screen-deal-go = 다 나눴어요: 다음 라운드
condottiere-screen-deal-sure = 카드를 모두 섞어 다시 나눌까요? 카드가 남은 사람이 한 명 이하가 되면 라운드가 끝나요.
condottiere-screen-points-n = { $n }점
condottiere-screen-points-word = 점수
condottiere-screen-finish = 지도대로 게임 끝내기
condottiere-screen-finish-sure = 지금 지도대로 게임을 끝낼까요?

## The battle

condottiere-screen-start = 전투 시작
condottiere-screen-lay = 카드 내기
condottiere-screen-line = { $who } 앞의 카드
condottiere-screen-line-mine = 내 앞의 카드
condottiere-screen-line-empty = 아직 카드가 없어요
condottiere-screen-take-off = 치우기: { $card }
condottiere-screen-pass = 통과
condottiere-screen-passed = 통과함
condottiere-screen-not-passed = 통과하지 않았어요
condottiere-screen-backs = 허수아비로 되찾기
condottiere-screen-back = 허수아비로 되찾기: { $card }
condottiere-screen-back-to-hand = 되찾기
condottiere-screen-back-none = 되찾지 않기
condottiere-screen-stay = 여러 장 이어서 내기
condottiere-screen-before = 먼저 놓여 있던 카드 적기
condottiere-screen-strength = 병력 { $n }
condottiere-screen-strength-word = 병력
condottiere-screen-leads = 가장 강함
condottiere-screen-defends = 방어
condottiere-screen-count = 병력
condottiere-screen-count-of = { $who }: 병력
condottiere-screen-count-as = 직접 센 병력
condottiere-screen-count-note = 병력 적기
condottiere-screen-count-work-out = 계산하기
condottiere-screen-count-total = 용병 숫자의 합
condottiere-screen-count-mercenaries = 용병 수
condottiere-screen-count-heroines = 여걸
condottiere-screen-count-drum = 북
condottiere-screen-count-winter = 겨울이 나왔음
condottiere-screen-lines = 낸 카드
condottiere-screen-lines-title = 모두가 낸 카드
condottiere-screen-winter = 겨울: 용병은 모두 1
condottiere-screen-end-takes = 도시 정복
condottiere-screen-end-wins = 승리
condottiere-screen-end-nobody = 승자 없음
condottiere-screen-end-sure = 지금 전투를 끝낼까요? 아직 카드를 낼 수 있는 사람이 있어요.
condottiere-screen-who-won = 누가 이겼나요?
condottiere-screen-who-won-title = 전투에서 누가 이겼나요?
condottiere-screen-i-won = 내가 이겼어요
condottiere-screen-claim-accept = 인정해요
condottiere-screen-claim-refuse = 아니요
condottiere-screen-claim-back = 취소
condottiere-screen-claim-short = 이겼다고 함
condottiere-screen-claim-waits = 이겼다고 알렸어요. 다른 사람이 인정해야 해요.
condottiere-screen-nobody = 아무도 못 이김
condottiere-screen-past = 지난 전투
condottiere-screen-replay = 전투 { $n }번 다시 보기
condottiere-screen-game-won = 이번 게임은 { $who } 승리!
condottiere-screen-past-none = 이번 라운드에는 아직 전투가 없어요.

## The own hand

condottiere-screen-hand = 손에 든 카드
condottiere-screen-hand-only-you = 나만 볼 수 있어요.
condottiere-screen-hand-cards = 손에 든 카드
condottiere-screen-hand-note = 적어 두기
condottiere-screen-hand-none = 적지 않기
condottiere-screen-hand-empty = 손에 든 카드가 없어요. 알릴까요?

## Put right

# In "More", before what follows in this part and the settings; three words at most.
condottiere-screen-put-right-all = 바로잡기와 설정
condottiere-screen-put-right = 지도와 점수 바로잡기
condottiere-screen-put-right-of = { $who }: 가진 것 바로잡기
condottiere-screen-piece-mine = 콘도띠에레는 나예요
condottiere-screen-piece-really = 콘도띠에레를 가진 사람 바로잡기
condottiere-screen-place-here = 전투는 여기예요
condottiere-screen-place-none = 여기가 아니에요: 다시 고르기
condottiere-screen-place-sure = 이 전투를 그만둘까요? 앞에 낸 카드 기록이 지워져요.
condottiere-screen-cities-mine = 내 도시를 모두 누르세요
condottiere-screen-round-really = 라운드 바로잡기
condottiere-screen-points-really = 지금까지의 점수 바로잡기
condottiere-screen-tool-off-sure = 끌까요? 누르거나 적어 둔 카드가 지워져요.
condottiere-screen-correct = 바로잡기
condottiere-screen-rules = 규칙
condottiere-screen-everybody = 모두
condottiere-screen-others = 다른 사람

## Score without the app

condottiere-screen-player = 플레이어 { $n }
condottiere-screen-total = 합계
condottiere-screen-who-has = 어느 도시가 누구 것인가요?
condottiere-screen-who-has-how = 주인의 기호를 누르세요. 다시 누르면 주인이 없어져요.
condottiere-screen-city-of = { $city }: { $who }
condottiere-screen-final-winner = 마지막 전투의 승자
# The second page of a score: all but the cities. A button of 230 px, two lines at most.
condottiere-screen-score-rules = 규칙과 마지막 전투
condottiere-screen-final-none = 없었거나 아무도 못 이김

## Moves that no button names

condottiere-move-city = { $city }: 실제로 누구 것인가요?
condottiere-screen-take-off-one = 카드 1장 치우기
condottiere-screen-place-really = 전투는 실제로 어디에서 하나요?

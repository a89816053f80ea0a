# The screens of Sheriff: buttons, titles, states.

## The round

sheriff-screen-round = { $of }라운드 중 { $n }라운드
sheriff-screen-last-round = 마지막 라운드
sheriff-screen-sheriff = 지방관
sheriff-screen-steps = 라운드 단계
sheriff-screen-checklist = 게임 준비 순서
sheriff-screen-my-part = 내 준비
sheriff-screen-others-do = 다른 사람이 할 일
sheriff-screen-parts = 각자 맡은 준비를 한꺼번에 시작해요.
sheriff-screen-who-first = 첫 지방관은 누구인가요?
sheriff-screen-most-cash = 내가 현금이 가장 많아요
sheriff-screen-draw = 제비뽑기
sheriff-screen-tie = 현금이 똑같이 많아요
sheriff-screen-tie-how = 현금이 똑같이 가장 많은 사람을 모두 고르면 그중 한 명을 뽑아요.
sheriff-screen-who-begins = 거래는 누가 먼저 시작하나요?
sheriff-screen-first = { JOSA($who, "이/가") } 먼저
sheriff-screen-order = 이 순서로

## The clock

sheriff-screen-start = 시작
sheriff-screen-pause = 멈춤
sheriff-screen-plus-30 = +30초
sheriff-screen-plus-60 = +1분
sheriff-screen-more-time = 시간 더하기 또는 빼기
sheriff-screen-reset = 타이머를 처음으로
sheriff-screen-time-is-up = 시간 끝
sheriff-option-strict-timer = 시간이 끝나면 모두 통과
sheriff-screen-advisory = 타이머는 알려 주기만 해요
sheriff-option-strict-timer-hint = 정하지 못한 주머니는 뇌물 없이 돌아가요.

## Bags

sheriff-screen-bags = 주머니
sheriff-screen-shut = 닫힘
sheriff-screen-agreed = 합의됨
sheriff-screen-must-open = 열기로 함
sheriff-screen-passed = 통과
sheriff-screen-by-time = 시간 초과
sheriff-screen-opened = 열림
sheriff-screen-honest = 정직
sheriff-screen-lie = 거짓
sheriff-screen-let-pass = 통과
sheriff-screen-pass-rest = 모두 통과: { $n }
# Beneath "Let pass", while an offer for it waits: two or three short words.
sheriff-screen-without-deal = 협상 없이
sheriff-screen-deal = 협상…
sheriff-screen-open = 조사…
sheriff-event-caught = 걸렸어요!
sheriff-event-honest = 정직했어요!
sheriff-event-you-pay = { $n }골드를 내요
sheriff-event-you-pay-whom = { $whom }에게 { $n }골드를 내요
sheriff-event-pays-you = { JOSA($who, "이/가") } { $n }골드를 줘요
sheriff-event-owed = 아직 { $n }골드 남음
sheriff-screen-verdict-honest = { JOSA($who, "은/는") } 정직했어요
sheriff-screen-verdict-lie = { JOSA($who, "은/는") } 거짓말했어요
sheriff-screen-pays = { JOSA($payer, "이/가") } { $payee }에게 내요
sheriff-screen-to-stand = 가판대로
sheriff-screen-confiscated = 압류
sheriff-screen-my-bag = 내 주머니
sheriff-screen-you-said = 신고: { $declared }

## Inspecting

sheriff-screen-inspect-title = { $who }의 주머니
sheriff-screen-declared-good = 신고한 상품
sheriff-screen-declared-count = 몇 장
sheriff-screen-which-declared = 무슨 상품이라고 했나요?
sheriff-screen-in-the-bag = 실제로 든 상품
sheriff-screen-count-wrong = 장수가 틀렸어요: 바로잡기
sheriff-screen-count-said = 신고: { $declared }
sheriff-screen-bag-size = 주머니에는 카드가 1장에서 5장까지 들어가요.
sheriff-screen-judge = 누가 내나요?
sheriff-screen-by-hand = 열기만 했어요: 계산은 직접

## Declaring and bringing in

sheriff-screen-declare = 신고
sheriff-screen-declare-again = 다시 신고
sheriff-screen-declare-title = 무엇이라고 신고할까요?
sheriff-screen-unpack = 가판대에 놓기
sheriff-screen-unpack-short = 풀기
sheriff-screen-unpack-title = 주머니에서 무엇이 나왔나요?
sheriff-screen-unpack-legal = 나온 것을 누르세요
sheriff-screen-unpack-unknown = 종류를 밝히지 않은 뒷면 카드
sheriff-screen-face-down = 뒷면
sheriff-screen-covered = 몰래
sheriff-screen-stand = 가판대
sheriff-screen-my-stand = 내 가판대
sheriff-screen-stand-empty = 아직 비었어요
sheriff-screen-only-you = 나만 보여요

## Deals

sheriff-screen-offer = 제안…
sheriff-screen-offer-title = { $who }에게 제안
sheriff-screen-offer-to = { $who }에게 제안
sheriff-screen-offer-more = 상품과 약속…
sheriff-screen-bribe-for = { $who }에게 금화, 내 주머니는 통과
sheriff-screen-offer-late = { JOSA($who, "과/와") } 다른 협상…
sheriff-screen-other = 다른 사람과 협상…
sheriff-screen-other-title = 다른 사람과 협상
sheriff-screen-ask = 이렇게 요구하기
sheriff-screen-ask-title = { $who }에게 요구
sheriff-screen-bribe = 합의: 통과
sheriff-screen-bribe-title = { JOSA($who, "과/와") } 협상
sheriff-screen-bribe-gives = { JOSA($who, "이/가") } 주는 것
sheriff-screen-you-give = 내가 주는 것
sheriff-screen-you-want = 내가 원하는 것
sheriff-screen-more-terms = 상품과 약속
sheriff-screen-from-stand = 가판대에서
sheriff-screen-from-bag = 주머니에서
sheriff-screen-own-words = 직접 쓰기
sheriff-screen-gives = { $who }:
sheriff-screen-agree = 수락
sheriff-screen-decline = 거절
sheriff-screen-take-gold-pass = { $n } 받고 통과
sheriff-screen-take-pass = 받고 통과
sheriff-screen-ask-for = 요구…
sheriff-screen-withdraw = 제안 거두기
sheriff-screen-release = 협상 취소
sheriff-screen-deal-agreed = 합의됨
sheriff-screen-deal-kept = 지킴
sheriff-screen-deal-lapsed = 늦음
sheriff-screen-deal-released = 취소됨
sheriff-screen-in-time = 시간 안에 합의했어요
sheriff-screen-deals = 협상
sheriff-screen-no-deals = 아직 제안이 없어요.
sheriff-screen-promises = 이번 라운드의 약속
sheriff-screen-promised-to = { $who }에게
sheriff-screen-not-binding = 지키지 않아도 돼요
sheriff-screen-proof = { JOSA($who, "이/가") } 보여 줘요
sheriff-screen-proof-missing = 약속했지만 없는 것
sheriff-screen-proof-shown = 가판대에 있는 모든 것

## Bank and debts

sheriff-screen-gold = 금화
sheriff-screen-pay = 금화 내기
sheriff-screen-pay-title = 누구에게 내나요?
sheriff-screen-pay-anybody = 금화 주고받기
sheriff-screen-from = 주는 쪽
sheriff-screen-to = 받는 쪽
sheriff-screen-take = 받기
sheriff-screen-take-title = 은행에서 얼마를 받나요?
sheriff-screen-bank = 은행
sheriff-screen-bank-short = 은행
sheriff-screen-bank-has = 은행 잔액
sheriff-screen-bank-empty = 상자에 든 금화보다 많이 쓰고 있어요
sheriff-screen-coins = 낼 금화
sheriff-screen-owe = { $who }에게 빚 { $n }원
sheriff-screen-owes = { $who }: { $whom }에게 빚 { $n }원
sheriff-screen-debts = 빚
sheriff-screen-debt-title = { $who }에게 남은 빚 { $n }원
sheriff-screen-settle = 상품으로 갚기
sheriff-screen-debt-suggestion = 가장 적게 주는 방법
sheriff-screen-debt-take = 이렇게 주기
sheriff-screen-debt-choose = 또는 직접 고르기
sheriff-screen-debt-own = 고른 대로 주기
sheriff-screen-debt-gold = 뒤늦게 나온 금화
sheriff-screen-debt-how = 일반 상품 먼저, 그다음 밀수품이에요. 그래도 모자라면 나머지는 면제돼요.
sheriff-screen-debt-by-hand = 직접 갚았어요

## Putting right

sheriff-screen-put-right = 라운드 바로잡기
# In "More", before what follows in this part and the settings; three words at most.
sheriff-screen-put-right-all = 바로잡기와 설정
sheriff-screen-put-right-seat = 바로잡기: { $who }
sheriff-screen-put-right-loot = 노획물 타일 바로잡기
sheriff-screen-gold-is = 금화 바로잡기
sheriff-screen-gold-really = 실제 금화
sheriff-screen-stand-is = 가판대 바로잡기
sheriff-screen-stand-unknown = 종류를 밝히지 않은 뒷면 카드
sheriff-screen-stand-really = 실제 가판대
sheriff-screen-bag-back = { $who } 주머니 다시 결정하기
sheriff-screen-correct-round = 라운드, 지방관, 단계
sheriff-screen-which-round = 라운드

## Tools and settings

sheriff-screen-more-rules = 규칙 더 보기
sheriff-screen-rules = 지금 규칙
sheriff-step-box = 판본과 도구
sheriff-screen-edition = 판본
sheriff-screen-tools = 앱이 맡는 것
sheriff-screen-settings = 설정
sheriff-screen-tools-and-settings = 도구와 설정
sheriff-screen-tool-rounds-hint = 지금 누구 차례이고 무엇을 하는지
sheriff-screen-tool-bank-hint = 모두의 금화
sheriff-screen-tool-timer-hint = 검문 시간
sheriff-screen-tool-declarations-hint = 누가 무엇을 신고했는지
sheriff-screen-tool-stands-hint = 가판대의 상품. 마지막 점수 세기에 자동으로 들어가요
sheriff-screen-rounds-off-sure = 라운드 진행을 그만둘까요? 이번 라운드의 협상과 주머니 기록이 지워져요.
sheriff-screen-stands-sure = 켜면 빈 가판대로 시작하고, 끄면 가판대 기록이 지워져요.
sheriff-option-purse = 금화
sheriff-screen-purse-app = 앱에만
sheriff-screen-purse-coins = 실제 금화로
sheriff-option-seconds-per-merchant = 상인 한 명당 시간 (초)
sheriff-option-cover = 테이블 화면에서 비밀 보기
sheriff-option-cover-hint = 휴대폰이 없는 사람은 화면을 가리고 봐요.
sheriff-screen-royal-goods = 왕실 진상품
sheriff-screen-leave-ten-out = 카드 10장 빼기
sheriff-screen-long-hand = 손에 든 카드 7장
sheriff-screen-black-market = 암시장
sheriff-screen-timer-only = 타이머만
sheriff-screen-bank-only = 은행만

## The last count

sheriff-screen-count = 점수 세기
sheriff-screen-count-again = 다시 세기
sheriff-screen-count-enter = 이게 전부예요
sheriff-screen-count-up = 여기서 멈추고 세기
sheriff-screen-count-up-sure = 여기서 게임을 끝내고 점수를 셀까요?
sheriff-screen-counted = 다 셌어요
sheriff-screen-not-counted = 세는 중
sheriff-screen-finish = 결과 보기
sheriff-screen-final-title = { JOSA($who, "이/가") } 가진 것
sheriff-screen-total = 합계
sheriff-screen-legal = 일반 상품
sheriff-screen-contraband = 밀수품
sheriff-screen-royal = 가판대의 왕실 진상품
# The pages of the last count at the table: a button of 90 px each, two lines at most.
sheriff-screen-page-goods = 상품
sheriff-screen-page-royal = 왕실 진상품
sheriff-screen-player = 플레이어 { $n }
sheriff-screen-market-cards = 암시장 카드
sheriff-screen-market-other = 다른 가치
sheriff-screen-promo-cards = 프로모 카드
sheriff-screen-promo-card = 프로모 카드 { $n }
sheriff-screen-promo-value = 가치
sheriff-screen-promo-legal = 일반
sheriff-screen-promo-counts-as = 무엇으로 세나요
sheriff-screen-promo-nothing = 없음
sheriff-screen-promo-how-many = 몇 장
sheriff-screen-everybody = 모두

## How many

sheriff-screen-offers = 제안 { $n }개
sheriff-screen-deals-n = 협상 { $n }건
sheriff-screen-debts-n = 빚 { $n }건

## Six players: two deputies and the loot tile

sheriff-screen-deputy = 부관
sheriff-screen-the-deputies = 부관들
sheriff-screen-first-deputy = 첫째 부관
sheriff-screen-second-deputy = 둘째 부관
sheriff-screen-who-deputies = 부관은 누구인가요?
sheriff-screen-my-card = 내 카드가 나왔어요
sheriff-screen-deputies-cards = 공개한 카드
sheriff-screen-deputies-how = 카드가 공개된 두 사람을 순서대로 누르세요.
sheriff-screen-these-two = 이 두 사람
sheriff-screen-both-deputies = 두 부관
sheriff-screen-both-together = 둘이 함께
sheriff-screen-me-alone = 나 혼자
sheriff-screen-unmark = 아직 안 정함
sheriff-screen-both-pass = 둘 다 통과시켜요
# What a deputy would do with a bag; beside signs, read aloud.
sheriff-screen-marks-pass = { JOSA($who, "은/는") } 통과시키고 싶어 해요
sheriff-screen-marks-open = { JOSA($who, "은/는") } 열어 보고 싶어 해요
sheriff-screen-marks-nothing = { JOSA($who, "은/는") } 아직 정하지 않았어요
sheriff-screen-who-decides = 누가 결정하나요?
sheriff-screen-with-whom = 누구와?
sheriff-screen-by-hand-alone = 나 혼자 열었어요: 계산은 직접
sheriff-screen-both-pay = { JOSA($first, "과/와") } { JOSA($second, "이/가") } 반씩 { $payee }에게 내요
sheriff-screen-deputies-give = 부관들:
sheriff-screen-only-deputies = 종류는 두 부관만 보여요
sheriff-screen-loot = 노획물 타일
sheriff-screen-loot-lies = 타일에:
sheriff-screen-loot-later = 검문이 끝나면 두 부관이 반씩 가져요.
sheriff-screen-loot-share = 남은 것 나누기
sheriff-screen-loot-to = 누구에게?
sheriff-screen-loot-goods = 타일의 상품
sheriff-screen-loot-give = 이만큼 주기
sheriff-screen-loot-rest = 합의가 없으면 다음 라운드를 시작할 때 남은 것을 버려요.
sheriff-screen-correct-round-six = 라운드, 부관, 단계

## The black market

sheriff-screen-trade = 바꾸기
sheriff-screen-trade-title = 암시장에서
sheriff-screen-trade-how = 같은 밀수품 3장을 보여 주고 버리면, 그 종류의 맨 위 카드를 가져가요.
sheriff-screen-trade-card = { $goods } 3장을 { $n }원짜리 카드로
sheriff-screen-trade-after = 조사받은 뒤에도 바꾸기
sheriff-screen-trade-after-hint = 끄면 주머니를 돌려받았을 때만 돼요.
sheriff-screen-sold-out = 없음
sheriff-screen-market-unconfirmed = 확인 안 됨: 카드를 보세요
sheriff-screen-market-values = 카드에 적힌 가치
sheriff-screen-market-stack = 더미 { $n }
sheriff-screen-market-dearer = 위
sheriff-screen-market-lesser = 아래
sheriff-screen-correct-market = 암시장 카드
sheriff-screen-correct-market-who = 실제로 누가 가졌나요?
sheriff-screen-correct-market-stack = 아무도 없음: 더미에
sheriff-screen-market-card = { $goods } { $n }원
sheriff-screen-market-card-of = { $goods } { $n }원: { $who }

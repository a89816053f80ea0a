# The screens of Citadels: buttons, titles, states.

## The home screen and set-up

citadels-step-box = 조합과 도구
citadels-screen-only-caller = 호명만
citadels-screen-only-bank = 은행만
citadels-screen-only-count = 함께 점수 세기
citadels-screen-only-count-how = 게임이 이미 끝났다면, 각자 휴대폰이나 이 화면에서 가진 것을 입력해요.
citadels-screen-who-is-in = 어떤 캐릭터로 할까요?
citadels-screen-by-set = 조합 그대로
citadels-screen-favourites = 우리가 자주 하는 조합
citadels-screen-change-cast = 캐릭터 바꾸기…
citadels-screen-one-per-rank = 순번마다 하나씩
citadels-screen-no-ninth = 없음
citadels-screen-ninth-choice = 4~7명이면 마음대로 정해요.
citadels-screen-ninth-needed = 3명이나 8명이면 9번 캐릭터가 꼭 있어야 해요.
citadels-screen-ninth-never = 2명이면 1번부터 8번까지만 써요.
citadels-screen-which-fourteen = 어떤 { $n }장을 더미에 넣을까요?
citadels-screen-chosen-so-far = 고른 수
citadels-screen-exactly-so-many = 더미에는 딱 { $n }장이 들어가요.
citadels-screen-tools-and-settings = 도구와 설정
citadels-screen-other-cast = 다른 카드로…
citadels-screen-draw-cast = 캐릭터 뽑기
citadels-screen-draw-cast-ninth = 9번까지 캐릭터 뽑기
citadels-screen-draw-uniques = 특수 건물 뽑기
citadels-screen-or-a-set = 아니면 추천 조합으로
citadels-screen-checklist = 게임 준비 순서
citadels-screen-who-crown = 왕관 주인은 누구인가요?
citadels-screen-i-have-crown = 내가 왕관 주인
citadels-screen-draw = 제비뽑기

## The round

citadels-screen-round = { $n }라운드
citadels-screen-rank-name = { $rank }번 { $character }
citadels-moment-round-over = { $n }라운드 끝
citadels-moment-last-round = 마지막 라운드
# Beneath the rank that is called, twice in the middle of the table: one word.
citadels-moment-paused = 멈춤
citadels-moment-count = 점수를 세요
citadels-screen-draft = 누가 몇 장 중에서 고르는지
citadels-screen-what-they-do = 무엇을 할 수 있는지
citadels-screen-show-me = 고르는 순서
citadels-screen-start-calls = 모두 골랐어요
citadels-screen-deal = 휴대폰으로 나눠 주기
citadels-screen-keep-card = 이 카드 갖기
citadels-screen-nobody-looks = 아무도 안 봐요
citadels-screen-hide-cards = 카드 가리기
citadels-screen-keep-which = 어느 카드를 가질까요?
citadels-screen-lay-which = 이제 한 장을 뒷면으로 놓으세요
citadels-screen-keep-this = { JOSA($character, "을/를") } 갖기
citadels-screen-lay-this = { JOSA($character, "을/를") } 뒷면으로 놓기
citadels-screen-keep-another = 다른 카드 갖기
citadels-screen-look-at-phone = { $who }, 휴대폰을 보세요
citadels-screen-phone-away = { $who }에게 태블릿을 건네주세요
citadels-screen-choose-here = 여기서 고르기
citadels-screen-give-card = 이 카드 주기
citadels-screen-swap-characters = 캐릭터 바꾸기
citadels-screen-my-cards = 내 캐릭터
citadels-screen-not-the-same = 한 장은 갖고 다른 한 장을 놓으세요.
citadels-screen-no-phone-yet = 아직 휴대폰이 없는 사람: { $who }
# Buttons, after a draft on phones: two short lines at most.
citadels-screen-have-theater = 내가 극장 주인
citadels-screen-no-theater = 아무도 없어요
citadels-screen-theater-now = 극장: 지금 바꾸기
citadels-screen-laid = 앞면 { $up }장, 뒷면 { $down }장
citadels-screen-start-sure = 모두 캐릭터를 골랐나요?
citadels-screen-time-is-up = 시간 끝
citadels-screen-thats-me = 나예요
citadels-screen-wait-me = 잠깐, 나예요!
citadels-screen-missed-call = 내 호명을 놓쳤어요
citadels-screen-nobody = 아무도 없음
# Buttons while ranks are called by themselves: in the bar, and on phones; one word if it can be.
citadels-screen-pause = 멈춤
citadels-screen-go-on = 계속하기
citadels-screen-round-over-next = 다음: 라운드 끝
citadels-screen-who-goes-on = 대답이 없으면
citadels-screen-caller = 호명
citadels-screen-back-to = “잠깐, 나예요”: 다시 호명하기
citadels-screen-pace = 속도
citadels-screen-end-round = 라운드 끝내기
citadels-screen-end-round-sure = 여기서 라운드를 끝낼까요? 아직 호명하지 않은 캐릭터는 건너뛰어요.
citadels-screen-next-round = 다음 라운드
citadels-screen-to-count = 점수 세기
citadels-screen-out = 제외
citadels-screen-silent = 대답 없음
citadels-screen-shielded = 이번 라운드에는 8번이 건드릴 수 없어요
citadels-screen-has-crown = 왕관 주인
citadels-screen-complete = 완성
citadels-screen-everybody = 다른 사람들
citadels-screen-rules = 규칙
citadels-screen-uniques-short = 특수 건물

## A turn

citadels-screen-turn-title = 내 차례: { $character }
citadels-screen-act = 행동
citadels-screen-cards = 카드
citadels-screen-ability = 캐릭터 능력
citadels-screen-ability-done = 능력을 썼어요
citadels-screen-end-anyway = { $why } 그래도 차례를 끝낼까요?
citadels-screen-why-not = 지금은 안 됨: { $n }
citadels-screen-all-the-same = 그래도 그렇게 했어요
citadels-screen-no-target = 지금은 고를 대상이 없어요.
citadels-screen-who-dies = 누구를 암살할까요?
citadels-screen-whom-bewitch = 누구에게 마법을 걸까요?
citadels-screen-whom-rob = 누구의 금화를 훔칠까요?
citadels-verb-spy = 손 엿보기…
citadels-verb-magician = 손 바꾸기…
citadels-verb-wizard = 손 보기…
citadels-verb-abbot = 최고 부자에게 받기…
citadels-verb-emperor = 왕관 주기…
citadels-verb-artist = 건물 장식하기…
citadels-verb-warlord = 건물 파괴하기…
citadels-verb-marshal = 건물 점령하기…
citadels-verb-diplomat = 건물 교환하기…
citadels-screen-warrants-on = 영장 { $n }장을 어디에 놓았나요?
citadels-screen-threats-on = 협박 토큰 { $n }개를 어디에 놓았나요?
citadels-screen-lay-down = 여기에 놓기
citadels-screen-true-one-unsaid = 어느 것이 진짜인지는 나만 알아요.
citadels-screen-spy = 염탐하기
citadels-screen-spy-whom = 누구의 카드를 볼까요?
citadels-screen-spy-type = 어떤 종류?
citadels-screen-spy-cards = 몇 장 있었나요?
citadels-screen-swap-with = 손에 든 카드를 모두 바꿀 사람
citadels-screen-redraw = 더미와 바꾸기
citadels-screen-redraw-cards = 바꾼 카드 수
citadels-screen-take-card-from = 누구의 손에 든 카드를 가져오나요?
citadels-screen-gift-from = 금화가 가장 많아 1닢을 줄 사람은?
citadels-screen-crown-to = 왕관을 누구에게 주고 무엇을 가져올까요?
citadels-screen-crown-to-whom = 왕관을 누구에게 줄까요?
citadels-screen-crown-for-gold = 금화 1닢 받기
citadels-screen-crown-for-cards = 무작위 카드 1장 받기
citadels-screen-give-crown = 왕관 주기
citadels-screen-destroy = 파괴하기
citadels-screen-destroy-which = 어느 건물을 파괴할까요?
citadels-screen-seize = 점령하기
citadels-screen-seize-which = 어느 건물을 점령할까요?
citadels-screen-exchange = 교환하기
citadels-screen-give-which = 내 건물 중 무엇을 줄까요?
citadels-screen-types-missing = 아직 없는 종류:
citadels-screen-to-destroy = 파괴하는 값
citadels-screen-exchange-which = 어느 건물을 받고 싶나요?
citadels-screen-give = 내줄 건물: { $district }
citadels-screen-in-whose-city = 누구의 도시?
citadels-screen-paid-for-it = 낸 금화
citadels-screen-beautify-which = 어느 건물을 장식할까요?
citadels-screen-armory = 병기고를 파괴하고 다른 건물 파괴하기
citadels-screen-income = 수입
citadels-screen-income-gold = { $type } 금화
citadels-screen-income-cards = { $type } 카드
citadels-screen-gather-mine = 금광이 있으면 금화 3닢

## Building

citadels-screen-build = 건설
citadels-screen-build-open = 건설…
citadels-screen-build-which = 무엇을 지을까요? 남은 횟수: { $n }
citadels-screen-build-paid = 얼마를 냈나요? 남은 횟수: { $n }
citadels-screen-build-with-cards = 카드로 짓기: { $district }
citadels-screen-cards-for-gold = 금화 대신 낸 카드
citadels-screen-other-ways = 다른 방법으로
citadels-screen-exempt = 건설 횟수에 안 들어가요
citadels-screen-taken = 방금 가져온 카드
citadels-screen-is-complete = 내 도시 완성
citadels-screen-not-complete = 아직 완성이 아니에요

## Gold and cities

citadels-screen-gold = 금화
citadels-screen-hand = 손에 든 카드
citadels-screen-pay = 내기
citadels-screen-pay-title = 누구에게 낼까요?
citadels-screen-pay-anybody = 금화 주고받기
citadels-screen-from = 내는 쪽
citadels-screen-to = 받는 쪽
citadels-screen-take = 받기
citadels-screen-take-title = 은행에서 얼마나 받나요?
citadels-screen-bank = 은행
citadels-screen-my-city = 내 도시
citadels-screen-city = 도시
citadels-screen-city-of = { $who }의 도시
citadels-screen-nothing-built = 아직 지은 건물이 없어요.
citadels-screen-asks-gold = { citadels-district-imperial-treasury }: 남은 금화는 몇 닢인가요?
citadels-screen-asks-hand = { citadels-district-map-room }: 손에 남은 카드는 몇 장인가요?
citadels-screen-asks-under = { citadels-district-museum }: 아래에 놓인 카드는 몇 장인가요?
citadels-screen-asks-crown = { citadels-district-statue }: 끝날 때 왕관 주인은 누구인가요?
citadels-screen-crown-elsewhere = 다른 사람에게 있어요
citadels-screen-beautified = 장식한 건물, 금화 1닢
citadels-screen-artist-played = 예술가가 나와서 건물을 장식했어요
citadels-screen-city-by-city = 도시별로
citadels-screen-by-type = 종류별로
citadels-screen-stands-with = { $district }: { $who }
citadels-screen-cards-under = 밑에 놓인 카드
citadels-screen-beautified-really = 장식한 건물 위 금화
citadels-screen-on-token = 세리 토큰 위 금화

## Putting right

citadels-screen-put-right = 바로잡기
citadels-screen-right-title = 바로잡기: { $who }
citadels-screen-gold-really = 금화 바로잡기
citadels-screen-this-is-city = 도시 바로잡기
citadels-screen-this-is-it = 바로잡기
citadels-screen-city-rules = 내 건물의 효과
# In somebody's sheet, a button of one line.
citadels-screen-city-does = 이 건물들의 효과
citadels-screen-city-really = 도시 바로잡기
citadels-screen-crown-really = 왕관을 여기로
citadels-screen-marks-right = 캐릭터 바로잡기
citadels-screen-lies-on = 어디에 놓여 있나요? 최대 { $n }개
citadels-screen-by-whom = 누가 했나요?
citadels-screen-who-was = 누구였나요?
citadels-screen-round-really = 다른 라운드나 단계
citadels-screen-go-there = 그리로 가기
citadels-screen-round-sure = 그리로 갈까요? 캐릭터 위의 표시가 사라질 수 있어요.
citadels-screen-round-number = 라운드
citadels-screen-which-phase = 단계
citadels-screen-which-rank = 호명하는 순번
citadels-screen-which-step = 고르는 사람
citadels-screen-tax-really = 세리 토큰의 금화
citadels-screen-settings = 설정
citadels-screen-keep = 설정 저장

## The count

citadels-screen-count = 점수 세기
citadels-screen-count-again = 다시 세기
# Tabs of a count over one's own side, half a line each: the common districts; characters and what
# certain districts ask for. Between them stand "Unique" and "City".
citadels-screen-page-districts = 건물
citadels-screen-page-rest = 나머지
citadels-screen-count-enter = 이게 전부예요
citadels-screen-count-up = 여기서 멈추고 세기
citadels-screen-count-up-sure = 여기서 게임을 끝내고 점수를 셀까요?
citadels-screen-counted = 다 셌어요
# Title of the dialog in which all cities are counted at once.
citadels-screen-all-by-type = 종류별로 점수 세기
citadels-screen-not-counted = 세는 중
citadels-screen-finish = 결과 보기
citadels-screen-final-title = { $who }: 가진 것
citadels-screen-total = 합계
citadels-screen-player = 플레이어 { $n }
citadels-screen-first-complete = 가장 먼저 완성
citadels-screen-was-complete = 완성했다가 줄었어요
citadels-screen-vault-hint = 손에 든 카드에서 보여 주면 3점
citadels-screen-haunted = 유령 지구의 종류
citadels-screen-haunted-best = 최고 점수로
citadels-screen-haunted-points = 종류 점수 { $n }점
citadels-screen-rank-of-one = 동점일 때: 마지막 라운드 순번
citadels-screen-rank-of-two = 동점일 때: 마지막 라운드의 두 순번
citadels-screen-ranks-of-round = 마지막 라운드의 내 캐릭터
citadels-screen-killed-last = 마지막 라운드에 암살된 순번
citadels-move-against = { $what }: { $words }
citadels-screen-face-up = 앞면으로 놓여 있음
citadels-screen-face-down = 앞면으로 놓여 있지 않음
citadels-screen-rank = { $n }번
citadels-screen-borrow = 나머지는 { $who }에게 받기

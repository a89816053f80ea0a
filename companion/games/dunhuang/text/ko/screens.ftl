# The screens of Merchants of Dunhuang: buttons, titles, states.

## Set-up

dunhuang-step-box = 앱이 기록할 것
dunhuang-screen-tools = 도구
dunhuang-screen-tool-turns-hint = 한 번 눌러 차례를 마쳐요. 다른 것은 기록하지 않아요. 낙타를 기록하면 필요 없어요.
dunhuang-screen-tool-ring-hint = 누구 차례인지, 낙타는 어디 있는지, 이동 비용, 타일의 능력, 마지막 차례.
dunhuang-screen-tool-bank-hint = 모두의 엽전과 명성. 누르는 대로 거의 자동으로 계산돼요.
dunhuang-screen-tool-stalls-hint = 가판대에 놓인 상품. 상품 토큰은 자동으로 계산돼요.
dunhuang-screen-tool-deck-hint = 남은 카드 장수와 마지막 차례의 시작.
dunhuang-screen-settings = 설정
dunhuang-option-purse = 엽전
dunhuang-screen-purse-app = 앱에만
dunhuang-screen-purse-coins = 테이블에도
dunhuang-screen-bank-only = 엽전과 명성만
dunhuang-screen-stalls-only = 가판대와 상품 토큰만
dunhuang-screen-checklist = 게임 준비 순서
dunhuang-screen-draw-tiles = 타일 뽑기
dunhuang-screen-draw-again = 다시 뽑기
dunhuang-screen-draw-sure = 타일 8개를 모두 다시 뽑을까요?
dunhuang-screen-lay = 놓은 타일 입력
dunhuang-screen-lay-title = 어떤 타일이 놓여 있나요?
dunhuang-screen-lay-how = 보이는 면을 시계 방향으로 차례로 누르세요.
dunhuang-screen-lay-so = 이 타일로 하기
dunhuang-screen-lay-again = 다른 타일 입력
dunhuang-screen-other-pairs = 우리 타일은 짝이 달라요
dunhuang-screen-other-pairs-hint = 그러면 아무 타일 8개나 놓을 수 있어요. 사제와 승려만 함께 못 놓아요.
dunhuang-screen-i-start = 내가 시작
dunhuang-screen-draw-starter = 선 뽑기

## The ring

dunhuang-screen-ring = 둥글게 놓인 타일
dunhuang-screen-turn = { $who } 쪽으로 돌리기
dunhuang-screen-tiles = 모든 타일
dunhuang-screen-camel-here = 낙타가 여기 있어요
dunhuang-screen-no-card = 카드 없음
dunhuang-screen-one-step = 한 칸, 무료
dunhuang-screen-cost = { $n ->
    [0] 무료
   *[other] 엽전 { $n }개
}
dunhuang-screen-early = { $n ->
    [0] { JOSA($who, "이/가") } 낙타를 여기로 움직여요: 무료
   *[other] { JOSA($who, "이/가") } 낙타를 여기로 움직여요: 엽전 { $n }개
}
dunhuang-screen-once-round = 한 바퀴 돌기, 엽전 { $n }개: { $character }
dunhuang-screen-deck = 더미에 남은 카드
dunhuang-screen-deck-really = 더미 바로잡기
dunhuang-screen-deck-short = 채울 카드가 모자라나요?
dunhuang-screen-deck-out = 더미가 비었나요?
dunhuang-screen-deck-later = 더미가 모자라면 차례가 끝날 때 여기서 알려 주세요.
dunhuang-screen-starter = 시작 플레이어

## A turn

dunhuang-screen-to-stall = 가판대로: 어떤 상품인가요?
dunhuang-screen-refill = 카드 { $n }장을 채우세요: { $order }.
dunhuang-screen-ends-game = 마지막 차례였어요.
dunhuang-screen-refilled = 채웠어요, 다음
dunhuang-screen-next = 다음
dunhuang-screen-end-turn = 차례 마치기
dunhuang-screen-end-game = 게임 끝내기
dunhuang-screen-missed-sure = { $missed } 그래도 넘어갈까요?
dunhuang-screen-i-win = 내가 이겼어요!
dunhuang-screen-i-win-turn = 지금 내 차례인가요?
dunhuang-screen-i-win-sure = 상품 토큰 { $tokens }개와 창고 상품 { $need }종류 이상이 있고, 지금 보여 줄 건가요?
dunhuang-screen-shown = 네, 이겼어요
dunhuang-screen-not-shown = 아니요, 모자라요
dunhuang-screen-withdraw = 아직 못 이겼어요
dunhuang-screen-claim = 정하기: { $card }

## Stalls and tokens

dunhuang-screen-stall = 가판대
dunhuang-screen-goods = 이번 게임의 상품
dunhuang-screen-stall-of = { $who }의 가판대
dunhuang-screen-stall-by-hand = 가판대에 카드 놓기, 빼기
dunhuang-screen-place = 가판대에 카드 놓기
dunhuang-screen-remove = 가판대에서 카드 빼기
dunhuang-screen-stall-is = 가판대 바로잡기
dunhuang-screen-stall-really = { $who }의 가판대에 실제로 있는 것
dunhuang-screen-stall-really-how = 놓인 카드를 누르세요. 상품 토큰은 움직이지 않아요.
dunhuang-screen-tokens = 상품 토큰
dunhuang-screen-tokens-title = 상품 토큰
# The second page of a score: all but the goods. A button of 140 px, two lines at most.
dunhuang-screen-tokens-really = 상품 토큰 바로잡기
dunhuang-screen-token = 상품 토큰: { $card }
dunhuang-screen-token-where = 실제로 어디에 있나요?
dunhuang-screen-token-side = 어느 면이 위인가요?
dunhuang-screen-token-back = 시장에 돌려놓기
dunhuang-screen-number-up = 숫자
dunhuang-screen-turned = 商 면

## Coins and prestige

dunhuang-screen-coins = 엽전
dunhuang-screen-prestige = 명성
dunhuang-screen-purse-of = { $who }의 엽전과 명성
dunhuang-screen-take-coins = 시장에서 엽전 받기
dunhuang-screen-pay-coins = 엽전 내기
dunhuang-screen-to-whom = 누구에게?
dunhuang-screen-gain-prestige = 명성 받기
dunhuang-screen-coins-really = 엽전 바로잡기
dunhuang-screen-prestige-really = 명성 바로잡기
dunhuang-screen-stock = 시장의 엽전
dunhuang-screen-stock-really = 시장의 엽전 바로잡기

## Put right

# In "More", before what follows in this part and the settings; three words at most.
dunhuang-screen-put-right-all = 바로잡기와 설정
dunhuang-screen-more = 더 보기
dunhuang-screen-more-of = 직접 입력과 바로잡기: { $who }
dunhuang-screen-correct = 바로잡기
# A button on somebody's own sheet: the turn is theirs, whatever the companion thinks.
dunhuang-screen-my-turn = 내 차례예요
dunhuang-screen-turn-really = 차례 바로잡기
dunhuang-screen-turn-of = 지금 차례
dunhuang-screen-last-turns = 이제 마지막 차례예요
dunhuang-screen-tiles-really = 낙타와 카드 바로잡기
dunhuang-screen-card-really = 카드가 있어요
dunhuang-screen-no-card-really = 카드가 없어요
dunhuang-screen-camel-really = 낙타가 여기 있어요
dunhuang-screen-stalls-sure = 여기 적힌 가판대와 상품 토큰을 모두 비우고 새로 시작할까요?
dunhuang-screen-rules = 규칙
dunhuang-screen-others = 다른 사람

## Notes

dunhuang-screen-note = 내 메모
dunhuang-screen-note-write = 적기
dunhuang-screen-note-only-here = 이 휴대폰에만 남아요. 다른 사람은 볼 수 없어요.

## The count

dunhuang-screen-count = 상품 토큰과 명성 세기
dunhuang-screen-count-enter = 이게 전부예요
dunhuang-screen-count-now = 게임 끝내고 세기
dunhuang-screen-run-out = 빈자리가 남아요
dunhuang-screen-has-most = 가장 많아요
dunhuang-screen-count-sure = 게임이 끝났나요?
dunhuang-screen-finish = 누가 이겼나요?
dunhuang-screen-player = 플레이어 { $n }
dunhuang-screen-instant-winner = 즉시 승리한 사람이 있나요?
dunhuang-screen-instant-none = 없어요

## The tiles, short enough for the ring

dunhuang-short-painter = 화가
dunhuang-short-musician = 악사
dunhuang-short-princess = 공주
dunhuang-short-dancer = 무희
dunhuang-short-interpreter = 통역관
dunhuang-short-diplomat = 외교관
dunhuang-short-chinese-merchant = 중국 상인
dunhuang-short-sogdian-merchant = 소그드 상인
dunhuang-short-soldier = 병사
dunhuang-short-general = 장군
dunhuang-short-maid = 하녀
dunhuang-short-attendant = 종자
dunhuang-short-herdsman = 목부
dunhuang-short-farmer = 농부
dunhuang-short-priest = 사제
dunhuang-short-monk = 승려

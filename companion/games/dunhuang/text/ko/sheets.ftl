# Merchants of Dunhuang: what only the printed sheets say. The rest they share with the screens.

## At the head

dunhuang-sheet-players = { $n }명
dunhuang-sheet-in-play = 쓰는 상품 카드 { $n }장
dunhuang-sheet-figure-tokens = 상품 토큰, 그리고
dunhuang-sheet-figure-kinds = 종류 이상의 상품이 창고에 있으면 즉시 승리
dunhuang-sheet-figure-coins = 능력 대신 받는 엽전
dunhuang-sheet-figure-purse = 각자 받는 엽전
dunhuang-sheet-figure-deck = 쓰는 상품 카드
dunhuang-sheet-figure-in-play = 쓰는 상품 토큰

## A turn

dunhuang-sheet-turn = 내 차례
dunhuang-sheet-at-a-glance = 한눈에 보기
dunhuang-sheet-move = 모두가 함께 쓰는 낙타를 타일에서 타일로 움직여요.
dunhuang-sheet-take = 낙타가 선 타일 옆의 상품 카드를 가져와요.
dunhuang-sheet-ability-where = 캐릭터마다 하는 일은 캐릭터 표에 있어요.
dunhuang-sheet-next = 그다음은 왼쪽 사람 차례예요.
dunhuang-sheet-token-from = 시장이나 가지고 있던 사람에게서 가져와 숫자 면으로 놓아요. 가판대만 세고 창고는 세지 않아요.
dunhuang-sheet-token-swap = 캐릭터의 능력으로 가판대에 들어온 카드도 마찬가지예요.
dunhuang-sheet-token-lost = 가판대에서 카드가 나가서 그 상품이 나보다 많은 사람이 생겼나요? 상품 토큰을 시장에 돌려놓아요. 더 많은 사람이 없으면 그대로 가져요.

## The end

dunhuang-sheet-goal = 상품 토큰과 상품을 모아 즉시 이기거나, 더미가 다 떨어졌을 때 점수가 가장 높으면 이겨요.
dunhuang-sheet-end = 더미가 다 떨어져 빈자리를 채울 수 없나요? 시작 플레이어 오른쪽의 마지막 사람 차례까지 하고 끝나요.
dunhuang-sheet-last-turns = 마지막 차례에는 카드가 없는 곳에서 아무것도 가져가지 않아요.
dunhuang-sheet-goods-number = 상품의 숫자는 그 카드의 장수이고, 끝날 때 1장의 점수예요.
dunhuang-sheet-goods-out = 3명이면 빼는 상품: { $three }. 2명이면 { $two }도 빼요.
dunhuang-sheet-score-show = 모두 창고를 보여 줘요.
dunhuang-sheet-score-most = 상품마다 비교해요. 가장 많이 가진 사람은 1장만 남기고 나머지를 버려요. 다른 사람은 그 상품을 모두 버려요.
dunhuang-sheet-score-tied = 가장 많은 사람이 여럿인가요? 그 사람들은 각자 1장씩 남겨요.
dunhuang-sheet-score-cards = 남긴 카드는 내 상품 토큰 수만큼 점수가 돼요. 어느 상품이든 괜찮아요. 토큰이 없으면 카드 점수도 없어요.
dunhuang-sheet-score-points = 카드는 숫자만큼, 상품 토큰은 { $token }점, 명성은 { $prestige }점이에요.
dunhuang-sheet-score-winner = 점수가 가장 높은 사람이 이겨요. 같으면 엽전이 많은 사람, 그것도 같으면 함께 승리해요.
dunhuang-sheet-score-example = 상품 토큰 { $tokens }개, 가장 많이 가진 상품: { $goods }. 점수가 되는 카드: { $counted }. 상품 { $goods_points } + 토큰 { $token_points } + 명성 { $prestige_points } = { $total }점.
dunhuang-sheet-worth = 항목별 점수
dunhuang-sheet-piece = 항목
dunhuang-sheet-points = 점수
dunhuang-sheet-kept-card = 점수가 되는 카드
dunhuang-sheet-its-number = 카드의 숫자
dunhuang-sheet-players-column = 인원
dunhuang-sheet-each = × { $n }

## The characters

dunhuang-sheet-characters = 캐릭터
dunhuang-sheet-character = 캐릭터
dunhuang-sheet-does = 하는 일
# On the aid, above the table of characters, across the page
dunhuang-sheet-one-tile = { JOSA($one, "과/와") } { JOSA($other, "은/는") } 한 타일의 앞뒤예요. 둘 중 하나만 게임에 나와요.
dunhuang-sheet-instead = 대신 받는 엽전

## What is in the box, and the check-list

dunhuang-sheet-deck = 상품 카드 { $n }장과 상품 토큰 { $tokens }개를 써요.
dunhuang-sheet-goods = 상품 카드
dunhuang-sheet-good = 상품
dunhuang-sheet-in-box = 상자에
dunhuang-sheet-in-deck = 쓰는 카드
dunhuang-sheet-total = 합계
dunhuang-sheet-out = 상자에 도로 넣기
dunhuang-sheet-pieces = 개수
dunhuang-sheet-box = 구성품 확인
dunhuang-sheet-component = 구성품
dunhuang-sheet-box-tiles = 캐릭터 타일
dunhuang-sheet-box-cards = 상품 카드
dunhuang-sheet-box-tokens = 상품 토큰
dunhuang-sheet-box-coins = 엽전
dunhuang-sheet-box-prestige = 명성 토큰
dunhuang-sheet-box-camel = 낙타
dunhuang-sheet-box-marker = 시작 플레이어 마커
dunhuang-sheet-before = 첫 차례 전에

## How it stands

dunhuang-sheet-who = 플레이어
dunhuang-sheet-coins = 엽전
dunhuang-sheet-stall = 가판대
dunhuang-sheet-turned = { $token }, 商 면
# 그림이 둘로 나뉘기 전에 남긴 결과에만 나와요.
dunhuang-sheet-counted = 상품 토큰과 명성의 점수
dunhuang-sheet-now-table = 테이블 위
dunhuang-sheet-now-rules = 지금 알아 둘 것
dunhuang-sheet-now-starter = 시작 플레이어: { $who }
dunhuang-sheet-now-deck = 더미에 남은 카드: { $n }장
dunhuang-sheet-now-bank = 시장: 엽전 { $n }개, 명성 { $prestige }개
dunhuang-sheet-now-ring = 시장, 시계 방향으로
dunhuang-sheet-now-beside = 그 옆에
dunhuang-sheet-now-card = 카드 1장

## 참조표: 그림 옆의 짧은 말

dunhuang-aid-front = 내 차례: 시장을 도는 다섯 단계
dunhuang-aid-back-title = 상품, 타일, 점수
dunhuang-aid-back = 상품의 숫자가 장수이고 점수예요
dunhuang-aid-ride = 이동
dunhuang-aid-ride-line = 첫 칸은 무료, 다음부터 엽전 1개씩.
dunhuang-aid-take = 가져오기
dunhuang-aid-take-line = 그 타일의 카드를 가판대나 창고로.
dunhuang-aid-use = 능력
dunhuang-aid-use-line = 타일의 능력, 또는 엽전 { $n }개.
dunhuang-aid-won = 이겼나요?
dunhuang-aid-won-line = 상품 토큰 { $n }개, 창고에 서로 다른 상품 { $kinds }가지.
dunhuang-aid-refill = 채우기
dunhuang-aid-refill-line = 낙타부터 시계 방향으로.
dunhuang-aid-together = 모두의 낙타 하나, 시계 방향
dunhuang-aid-you = 나
dunhuang-aid-other = 남
dunhuang-aid-joins = 내 가판대에 놓으면
dunhuang-aid-joins-line = 더 많은 사람이 없으면 상품 토큰은 내 것. 같아도 돼요.
dunhuang-aid-leaves = 내 가판대에서 빠지면
dunhuang-aid-leaves-line = 더 많은 사람이 생기면 상품 토큰은 시장으로.
dunhuang-aid-win-title = 바로 승리
dunhuang-aid-out = { $n }명일 때는 쓰지 않아요
dunhuang-aid-does-painter = 창고 카드 1장 버리고 명성 3
dunhuang-aid-does-musician = 가판대 카드 1장 버리고 명성 3
dunhuang-aid-does-princess = 상품 토큰마다 명성 1
dunhuang-aid-does-dancer = 명성 2
dunhuang-aid-does-interpreter = 움직인 칸만큼 뽑아 1장 갖기
dunhuang-aid-does-diplomat = 2장 뽑아 1장 갖기
dunhuang-aid-does-chinese-merchant = 남의 창고에서 2장 뽑고 2장 주기
dunhuang-aid-does-sogdian-merchant = 2장 받고 2장 주기, 명성 1
dunhuang-aid-does-soldier = 가판대 카드 ↔ 시장 카드
dunhuang-aid-does-general = 창고 카드 ↔ 시장 카드
dunhuang-aid-does-maid = 가판대 ↔ 창고, 다른 상품끼리
dunhuang-aid-does-attendant = 1장을 가판대 ↔ 창고로 옮기기
dunhuang-aid-does-herdsman = 낙타 옆 타일의 카드
dunhuang-aid-does-farmer = 낙타 앞, 움직인 칸 안의 카드
dunhuang-aid-does-priest = 商 면: 같을 때 한 번 지켜요
dunhuang-aid-does-monk = 商 면: 같을 때 엽전 2개를 받아요
dunhuang-aid-end = 못 채우면
dunhuang-aid-end-line = 마지막 사람까지 해요.
dunhuang-aid-stalls = 가판대 치우기
dunhuang-aid-stalls-line = 그 카드는 세지 않아요.
dunhuang-aid-most = 가장 많나요?
dunhuang-aid-most-line = 같아도 1장만 남겨요. 나머지는 다 버려요.
dunhuang-aid-cards = 상품 토큰마다 한 장
dunhuang-aid-cards-line = 남긴 카드 중 아무 상품이나.
dunhuang-aid-number = 그 숫자
dunhuang-aid-tie = 같나요? 엽전이 많은 사람, 그래도 같으면 함께 승리.

# Printing: the sheets of the house, the print screen, and what can go wrong.

print-document-title = { $sheet }: { $game }

## The result of a sitting

print-result = 결과
print-winner = 승자
print-place = 순위
print-player = 이름
print-points = 점수
print-total = 합계
print-explained = 점수 내역
print-good-to-know = 알아 두기
print-shared = 공동 승리

## The print screen

print-screen = 인쇄
print-screen-intro = 화면과 같은 규칙에서 만든 인쇄물이에요. 바로 인쇄할 수 있어요.
print-sheet = 인쇄물
print-language = 언어
print-paper = 용지
print-paper-a4 = A4
print-paper-letter = 레터
print-edition = 판
print-players = 인원
print-variants = 변형 규칙
print-show = 보기
print-open = PDF 열기
print-preview = 미리 보기
print-page = { $pages }쪽 중 { $page }쪽

## What can go wrong

print-no-pango = 이 컴퓨터에 Pango가 없어 인쇄물을 만들 수 없어요. Debian, Ubuntu: apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0. macOS: brew install pango. 설치한 뒤 다시 시작해 주세요.
print-no-preview = 이 컴퓨터에 pypdfium2가 없어 미리 보기를 만들 수 없어요. PDF는 열 수 있어요.
print-no-such-page = { $page }쪽은 없어요. 모두 { $pages }쪽이에요.
print-unknown-sheet = “{ $name }”라는 인쇄물은 없어요. 있는 것: { $names }.
print-unknown-language = “{ $language }”로는 인쇄할 수 없어요. 쓸 수 있는 언어: { $languages }.
print-unknown-paper = “{ $paper }”라는 용지는 없어요. 있는 것: { $papers }.
print-unknown-edition = “{ $edition }”라는 판은 없어요. 있는 것: { $editions }.
print-one-edition = 이 게임은 판이 하나뿐이라 “{ $edition }”를 고를 수 없어요.
print-unknown-variant = 이 판에는 “{ $variant }”라는 변형 규칙이 없어요. 있는 것: { $variants }.
print-wants-sitting = 결과는 끝난 게임에서 인쇄하므로 고를 것이 없어요.
problem-unknown-result = 아직 끝나지 않은 게임이라 인쇄할 결과가 없어요.

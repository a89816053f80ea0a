# What a device can do, and what to do when nobody answers.

screen-short-name = 테이블

## What works here

device-title = 이 기기에서 쓸 수 있는 기능
device-awake = 화면 유지
device-fills = 전체 화면
device-fills-yes = 화면 전체를 게임에 쓰고 있어요.
device-fills-no = 여기를 누르거나, 브라우저 메뉴에서 홈 화면에 추가한 뒤 거기서 열어 주세요.
device-fill = 화면 채우기
device-install = 홈 화면에 추가
device-voice = 음성
device-voice-yes = 이 기기는 이 언어로 읽어 줄 수 있어요. 버튼을 길게 누르면 읽어 줘요.
device-voice-no = 이 언어의 음성이 없어요. 기기 설정의 음성 또는 텍스트 음성 변환(TTS)에서 추가해 주세요. 읽어 주는 말은 모두 글로도 나와요.
device-say = 소리 내어 읽기
device-say-what = 차례, 판정, 마지막 몇 초, 승자를 알려 줘요. 소리가 켜져 있을 때만요.
device-ten-seconds = 10초 남았어요
device-time-up = 시간이 다 됐어요
device-secure = 보안 연결
device-secure-yes = 네. 화면을 켜 두고, 앱을 홈 화면에 추가할 수 있어요.
device-secure-no = 보안 연결이 아니에요(http). 앱을 운영하는 사람이 “companion serve --https”로 시작하면 나머지를 이 기기에서 안내해요.

## When nobody answers

offline-title = 테이블에 연결할 수 없어요
offline-kept = 게임은 그대로 있어요. 사라진 것은 없고, 멈춘 데서 이어 갈 수 있어요.
offline-wifi = 이 기기가 집 와이파이에 연결되어 있나요? 모바일 데이터로는 연결할 수 없어요.
offline-server = 앱을 실행하는 컴퓨터가 켜져 있고, 앱이 실행 중인가요?
offline-address = 주소가 바뀌었을 수 있어요. 테이블 화면이나 실행 창의 코드를 스캔해 주세요.
offline-paper = 그동안 종이에 적으며 계속해도 돼요. 바뀐 것은 나중에 입력하면 돼요.
offline-again = 다시 시도

## Trusting the house’s own authority

trust-title = 이 테이블 신뢰하기
trust-why = 이 집의 인증서가 있으면 태블릿 화면이 꺼지지 않고, 전체 화면과 홈 화면도 쓸 수 있어요. 한 번, 2분이면 돼요.
trust-limits = 집 안 네트워크의 주소와 .local로 끝나는 이름에만 쓸 수 있어요. 개인 키는 앱을 실행하는 컴퓨터 밖으로 나가지 않아요.
trust-fetch = 인증서 받기
trust-install = 이 기기에 맞게 설치해 주세요.
trust-on-ipad = 아이패드와 아이폰
trust-how-ipad = 설정에서 ‘프로파일이 다운로드됨’을 눌러 설치해요. 그다음 일반, 정보, 인증서 신뢰 설정에서 “Tabletop at home”을 켜요.
trust-on-android = 안드로이드
trust-how-android = 설정, 보안, 암호화 및 사용자 인증 정보, 인증서 설치, CA 인증서에서 tabletop.crt 파일을 골라요.
trust-on-computer = 컴퓨터
trust-how-computer = 파일을 열어요. 윈도우에서는 ‘신뢰할 수 있는 루트 인증 기관’, 맥에서는 키체인 접근의 ‘항상 신뢰’를 골라요. 파이어폭스는 설정의 인증서 목록을 따로 써요.
trust-go = https로 계속하기
trust-phones = 휴대폰에는 필요 없어요. 하던 대로 하면 돼요.
trust-done = 됐어요. 이제 이 기기가 테이블을 신뢰해요.

## Games that play themselves

demo-title = 자동 진행 데모
demo-pause = 멈춤
demo-go = 계속
demo-next = 다음
demo-table = 테이블 화면
# What a table that plays itself shows, in very large letters: up to 35.
demo-condottiere-1 = 전투마다 두 번만 눌러요
demo-condottiere-2 = 누구 도시인지 지도에 보여요
demo-sheriff-1 = 주머니는 진짜 그대로예요
demo-sheriff-2 = 금화와 시간은 앱이 맡아요
demo-citadels-1 = 앱이 순번을 호명해요
demo-citadels-2 = 금화와 도시는 자동으로 계산돼요
demo-dunhuang-1 = 낙타는 화면에서 움직여요
demo-dunhuang-2 = 누가 가장 많은지 보여요
demo-fast = 이렇게 이어져요, 조금 빠르게
demo-end = 누가 왜 이겼을까요?
demo-play = 직접 해 보세요
demo-scan = 찍으면 휴대폰에 진짜 테이블이 열려요.
demo-here = 여기서 해 보기
demo-jump = 끝으로 건너뛰기

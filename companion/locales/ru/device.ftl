# What a device can do, and what to do when nobody answers.

screen-short-name = Стол

## What works here

device-title = Что работает на этом устройстве
device-awake = Экран не гаснет
device-fills = Полный экран
device-fills-yes = Весь экран занят игрой.
device-fills-no = Нажмите здесь или добавьте страницу на домашний экран в меню браузера и откройте её оттуда.
device-fill = На весь экран
device-install = На домашний экран
device-voice = Голос
device-voice-yes = Устройство умеет читать вслух на этом языке. Подержите любую кнопку, чтобы её услышать.
device-voice-no = Голоса для этого языка нет. Добавьте его в настройках устройства, в разделе «Речь» или «Синтез речи». Всё сказанное видно и на экране.
device-say = Говорить вслух
device-say-what = Чей ход, решения, последние секунды и кто победил — пока включён звук.
device-ten-seconds = Осталось десять секунд
device-time-up = Время вышло
device-secure = Защищённое соединение
device-secure-yes = Да: экран не гаснет, приложение можно добавить на домашний экран.
device-secure-no = Соединение не защищено (http). Хозяин может запустить «companion serve --https», а дальше подскажет экран.

## When nobody answers

offline-title = Нет связи со столом
offline-kept = Партия сохранена: ничего не пропало, все продолжат с того же места.
offline-wifi = Устройство в домашней сети Wi-Fi? Через мобильный интернет стол не найти.
offline-server = Не спит ли компьютер, на котором работает приложение, и запущено ли оно?
offline-address = Адрес мог измениться: отсканируйте код с экрана стола или из окна приложения.
offline-paper = Пока играйте с бумагой и ручкой, а изменения введёте потом.
offline-again = Повторить

## Trusting the house’s own authority

trust-title = Доверять этому столу
trust-why = С сертификатом этого дома планшет не гаснет, занимает весь экран и открывается с домашнего экрана. Это займёт две минуты, один раз.
trust-limits = Он годится для адресов домашней сети и имён на .local и ни для чего другого. Его ключ не покидает компьютер с приложением.
trust-fetch = Скачать сертификат
trust-install = Установите его так, как принято на этом устройстве:
trust-on-ipad = iPad и iPhone
trust-how-ipad = Настройки, «Профиль загружен», «Установить». Затем «Основные», «Об этом устройстве», «Доверие сертификатам»: включите «Tabletop at home».
trust-on-android = Android
trust-how-android = Настройки, «Безопасность», «Шифрование и учётные данные», «Установить сертификат», «Сертификат ЦС»: выберите файл tabletop.crt.
trust-on-computer = Компьютер
trust-how-computer = Откройте файл. В Windows выберите «Доверенные корневые центры сертификации», на Mac — «Всегда доверять» в «Связке ключей»; у Firefox свой список в настройках, раздел «Сертификаты».
trust-go = Дальше по https
trust-phones = Телефонам это не нужно: у них всё по-прежнему.
trust-done = Готово: теперь это устройство доверяет столу.

## Games that play themselves

demo-title = Демо: игра идёт сама
demo-pause = Пауза
demo-go = Дальше
demo-next = Шаг
demo-table = Экран стола
# What a table that plays itself shows, in very large letters: up to 35.
demo-condottiere-1 = Два касания на битву
demo-condottiere-2 = Карта помнит, чей город
demo-sheriff-1 = Мешки остаются настоящими
demo-sheriff-2 = Золото и время считает приложение
demo-citadels-1 = Ранги вызывает приложение
demo-citadels-2 = Золото и город считаются сами
demo-dunhuang-1 = Верблюд ходит по экрану
demo-dunhuang-2 = Видно, у кого больше всех
demo-fast = И так далее, чуть быстрее
demo-end = Кто победил и почему
demo-play = Сыграйте сами
demo-scan = Отсканируйте: на телефоне откроется настоящий стол.
demo-here = Играть здесь
demo-jump = Сразу к итогам

# What a device can do, and what to do when nobody answers.

screen-short-name = Tabletop

## What works here

device-title = What works on this device
device-awake = Staying on
device-fills = Full screen
device-fills-yes = The whole screen belongs to the game.
device-fills-no = Tap here, or add this page to the home screen in the browser’s menu and open it from there.
device-fill = Fill the screen
device-install = Put it on the home screen
device-voice = Voice
device-voice-yes = This device can read aloud in this language. Hold any button to hear it.
device-voice-no = No voice for this language. Add one in the settings of this device, under speech or text-to-speech. Everything said is also written.
device-say = Say it aloud
device-say-what = Turns, verdicts, the last seconds and who won, while the sound is on.
device-ten-seconds = Ten seconds left
device-time-up = Time is up
device-secure = Secure connection
device-secure-yes = Yes: staying on and the home screen work as they should.
device-secure-no = Plain http. The host can start the companion with “companion serve --https”; then this device is led through the rest.

## When nobody answers

offline-title = The table does not answer
offline-kept = Your game is kept: nothing is lost, and everybody goes on where you stood.
offline-wifi = Is this device in the Wi-Fi of the house? Mobile data does not lead there.
offline-server = Is the computer awake that the companion runs on, and is the companion started?
offline-address = It may have another address now: scan the code on the table screen, or the one in its window.
offline-paper = You can play on with paper meanwhile, and correct afterwards what has changed.
offline-again = Try again

## Trusting the house’s own authority

trust-title = Trust this table
trust-why = With a certificate of this house, this tablet stays awake, fills the screen and goes on the home screen. It takes two minutes, once.
trust-limits = It is good for addresses in a home network and names that end in .local, and for nothing else. Its key never leaves the computer of the companion.
trust-fetch = Fetch the certificate
trust-install = Install it, as this device does it:
trust-on-ipad = iPad and iPhone
trust-how-ipad = Settings, Profile Downloaded, Install. Then General, About, Certificate Trust Settings: switch on “Tabletop at home”.
trust-on-android = Android
trust-how-android = Settings, Security, Encryption & credentials, Install a certificate, CA certificate: choose the file tabletop.crt.
trust-on-computer = Computer
trust-how-computer = Open the file. On Windows choose “Trusted Root Certification Authorities”, on a Mac “Always Trust” in Keychain Access; Firefox has its own list under Settings, Certificates.
trust-go = Go on by https
trust-phones = Phones need none of this: they go on as before.
trust-done = Done: this device trusts the table.

## Games that play themselves

demo-title = Games that play themselves
demo-pause = Pause
demo-go = Go on
demo-next = Next
demo-table = Table screen
demo-phone = A phone

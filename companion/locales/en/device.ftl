# What a device can do, and what to do when nobody answers.

screen-short-name = Tabletop

## What works here

device-title = What works on this device
device-awake = Screen stays on
device-fills = Full screen
device-fills-yes = The game fills the whole screen.
device-fills-no = Tap here, or add this page to your home screen from the browser’s menu and open it from there.
device-fill = Fill the screen
device-install = Add to home screen
device-voice = Voice
device-voice-yes = This device can read aloud in this language. Hold any button to hear it.
device-voice-no = No voice for this language. Add one in the device’s settings, under speech or text-to-speech. Everything said also appears in writing.
device-say = Read aloud
device-say-what = Turns, verdicts, the last seconds and who won, while the sound is on.
device-ten-seconds = Ten seconds left
device-time-up = Time is up
device-secure = Secure connection
device-secure-yes = Yes: this device can keep the screen on and add the app to its home screen.
device-secure-no = Not secure (http). The host can start the app with “companion serve --https”; this device then guides you through the rest.

## When nobody answers

offline-title = The table isn’t answering
offline-kept = Your game is saved. Nothing is lost, and everybody can carry on from the same point.
offline-wifi = Is this device on the house Wi-Fi? Mobile data won’t reach the table.
offline-server = Is the computer that runs the app awake, and is the app running?
offline-address = The address may have changed: scan the code on the table screen, or the one in the app’s window on the computer.
offline-paper = You can play on with pen and paper for now, and enter the changes later.
offline-again = Try again

## Trusting the house’s own authority

trust-title = Trust this table
trust-why = With this house’s certificate, the tablet can stay awake, fill the screen and go on the home screen. It takes two minutes, and you only do it once.
trust-limits = It only covers addresses on a home network and names ending in .local. Its key never leaves the computer that runs the app.
trust-fetch = Get the certificate
trust-install = Install it on this device:
trust-on-ipad = iPad and iPhone
trust-how-ipad = Settings, Profile Downloaded, Install. Then General, About, Certificate Trust Settings: switch on “Tabletop at home”.
trust-on-android = Android
trust-how-android = Settings, Security, Encryption & credentials, Install a certificate, CA certificate: choose the file tabletop.crt.
trust-on-computer = Computer
trust-how-computer = Open the file. On Windows choose “Trusted Root Certification Authorities”, on a Mac “Always Trust” in Keychain Access; Firefox has its own list under Settings, Certificates.
trust-go = Go to https
trust-phones = Phones don’t need this: they carry on as before.
trust-done = Done: this device trusts the table.

## Games that play themselves

demo-title = Self-playing demo
demo-pause = Pause
demo-go = Go on
demo-next = Next
demo-table = Table screen
# What a table that plays itself shows, in very large letters: up to 35.
demo-condottiere-1 = Two taps a battle
demo-condottiere-2 = The map knows who holds what
demo-sheriff-1 = The bags stay real
demo-sheriff-2 = The app keeps gold and time
demo-citadels-1 = The app calls the ranks
demo-citadels-2 = Gold and cities add up
demo-dunhuang-1 = The camel walks on the screen
demo-dunhuang-2 = You see who has the most
demo-fast = And so on, a little faster
demo-end = Who won, and why
demo-play = Play it yourself
demo-scan = Scan it: a real table opens on your phone.
demo-here = Play it here
demo-jump = Jump to the end

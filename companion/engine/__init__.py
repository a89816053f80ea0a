"""The kernel: values that every game is made of. No game, no web, no SQL, no clock, no dice."""

"""What follows, whoever caused it."""

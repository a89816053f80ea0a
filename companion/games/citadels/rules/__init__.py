"""What follows by the rules, whichever action caused it."""

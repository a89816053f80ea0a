"""What follows by the rules, whatever action it follows from."""

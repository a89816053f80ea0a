"""The history of the tables. `store.migrate` brings a database up to date at every start."""

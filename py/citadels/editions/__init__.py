"""The editions: which cards a box holds and how its tables are set up."""

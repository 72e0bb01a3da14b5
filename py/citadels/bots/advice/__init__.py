"""What a computer player knows of single cards: one file each, a table for plain districts. Cards state the facts."""

"""The table service: JSON text in, JSON text out."""

"""Answers calls about tables: JSON text in, JSON text out."""

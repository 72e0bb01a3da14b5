"""What the engine tells people who play with the box on a real table.

The scores, and how a set is laid out and called.
"""

"""Keeps sealed texts for friends who are far away until the other device fetches them.

`python -m citadels_table mailbox` runs it.

``boxes`` has the two calls, and ``server`` the connections; ``command`` starts both. Only the server needs a library.
"""

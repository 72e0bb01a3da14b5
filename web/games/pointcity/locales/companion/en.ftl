### Texts for people who play with the box. Loaded on first use.

real-points = Points only
real-tokens = Civic tokens
real-ask-cards = Unspent resource cards: { $name }
real-ask-ingenuity = Unspent ingenuity cards: { $name }
real-doubt-copies = { $piece }: { $count } on the table, but the box has { $most }.
real-doubt-not-in-set = { $piece } is a promotional token, and you play without them.
real-doubt-tokens = { $count } tokens, but { $most } buildings that bring one.
real-step-cards = Shuffle each tier by itself and take { $one }, { $two } and { $three } cards of tiers 1, 2 and 3; lay tier 1 on tier 2 on tier 3.
real-step-market = Lay { $count } cards in rows of four, resource side up.
real-step-tokens = Shuffle the { $of } tokens and lay out { $count }.
real-step-hand = Each player takes { $count } ingenuity card to start with.
real-step-rounds = Each player has { $count } turns.
real-step-automa = The automa takes no starting card; you begin.

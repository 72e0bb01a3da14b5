### Rules and help, loaded when the help is opened. Numbered paragraphs may be added: `…-1`, `…-2` and so on.

help-parts = Help sections
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = buy, pay, cost, price / win, won, victor / swap, exchang / city, Point City, Punktestadt / point, score, scoring
help-part-play = How to play
help-part-cards = All cards
help-waiting = The cards appear as soon as they are loaded.

help-goal-title = The goal
help-goal-1 = Everybody builds a city, one pair of cards a turn. Buildings give points, tokens, or resources that pay again every turn. After 17 turns each, the player with the most points wins.

help-cards-title = Cards and resources
help-cards-1 = Every card has two sides: a resource to spend and a building. There are three tiers; buildings of higher tiers cost and give more, and the deck goes from the first to the third.
help-cards-2 = There are five resources. Ingenuity stands for any one of them. Each player begins with one ingenuity card.

help-turn-title = Your turn
help-turn-1 = Flip one: if a row or a column of the market shows resources only, you may first flip one of those cards to its building, once a turn.
help-turn-2 = Take two: take a card from the market and one beside, above, or below it, not diagonally.
help-turn-3 = Or draw: take the top two cards of the deck instead, as resources; only the first is seen.
help-turn-4 = Build: a building must be paid for at once and goes into your city. A resource card goes into your hand.
help-turn-5 = Token: for every civic building, choose one of the face-up tokens.

# Noun, a heading of the help: how a building is paid.
help-build-title = Paying
help-build-1 = You pay with permanent resources in your city, each once a turn, and with resource cards, which you discard. A resource card taken this turn pays too.
help-build-2 = Two buildings taken in one turn are paid for together. You can use a building’s resource from your next turn on. A double card may pay for a single symbol, without change.
help-build-3 = The page proposes a way to pay and lists the others. If there is only one way, the page pays at once.

# Noun, a heading of the help.
help-tokens-title = Tokens
help-tokens-1 = A token says what it counts at the end. The small figure is what it would score for you now. A token may not be declined; when none are left, a civic building still stands.

help-market-title = The market
help-market-1 = After your turn the two gaps are filled from the deck, other side up: a building replaces a resource, and a resource replaces a building.
help-market-2 = The bottom of a building card shows its cost and whether you can afford it: a check mark, or how many symbols you lack.

help-end-title = The end
help-end-1 = Everybody has 17 turns. Points on buildings and tokens are added up. A tie goes to the player with more unspent resource cards; if those are equal too, the victory is shared.
help-end-2 = A player who can take nothing on the last turn passes.

help-alone-title = Alone against the automa
help-alone-1 = The automa takes the card where its markers cross and the one below it (after the last row comes the first), pays nothing, and never flips a card. The page marks what it takes next. Each turn its place moves one column on, and after the last column one row down.
help-alone-2 = It scores printed points, points for its permanent resources, and points for its tokens: more at higher levels, and at the hard level also 1 for each ingenuity card. You win only with more points.

help-table-title = On this screen
help-table-1 = What you can take in the market has a frame: press it. The panel has the rest. Hold a card to read about it.
help-table-2 = Every choice is saved at once. Leave whenever you like and resume later from the lobby. To continue on another device, export the game.

## The guided game, and tips

guide-turn = After 17 turns each, the player with the most points wins. Your turn: take one card from the market, then one above, below, or beside it. So far there are resources only; buildings come soon, and are paid for with them.
guide-second = Now one next to it. A card in a frame can be taken: press it. Hold a card to read about it.
guide-own = Your city is here: the resources that it gives every turn, the resource cards, which are spent once, and your points.
guide-market = The gaps were filled from the deck, other side up: a building replaces a resource, and a resource replaces a building. What you take decides what the next player finds.
guide-cost = The bottom of a building card shows its cost and whether you can pay: a check mark, or how many symbols you lack. Ingenuity stands for any one resource.
guide-build = You can pay for this one. A building scores its points at the end, and most give a resource that pays every turn, beginning with your next.
guide-tokens = A civic building brings you one of these tokens. Each says what it counts at the end; the small figure is what it would score for you now.
guide-goal = After 17 turns each, the player with the most points wins; the points so far are shown beside the names. That is all you need: hold anything to learn what it means, and look up the rest in “Rules & help”.
tip-flip = A row or a column of the market shows resources only: once a turn, before you take, you may flip one of its cards to its building.
tip-payment = There are several ways to pay. Keep the resource cards that you will need soonest.
tip-last = Your last turn. Resource cards you keep bring no points, unless one of your tokens counts them: spend them if that brings more points.
tip-hold = Hold anything for a moment to learn what it means.
tip-hold-keys = By keyboard: move to it and press the question mark.

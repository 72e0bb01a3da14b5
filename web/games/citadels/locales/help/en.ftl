### Rules and help, in English. Loaded when the help is opened. Numbered paragraphs may grow: `…-1`, `…-2` and so on.
### The words of a step up to its first colon or full stop are shown bold.

## The screen

help-parts = Help sections
help-part-play = How to play
help-part-cards = All cards
# Noun, a tab of the help: how unclear rules are read here.
help-part-readings = Rulings
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = kill, murde, assassin, slay / steal, stole, rob, thief, theft, thiev / destroy, burn, demolish, ruin / money, coin, gold / win, won, victor / swap, exchang / point, score, scoring

## How to play

help-goal-title = The goal
help-goal-1 = You build a city. Every round you secretly choose a character to help you: the King, the Thief, the Architect, or another. For that round its abilities are yours.
help-goal-2 = The round in which a player completes a city is the last one. Then the best city wins, which is not always the first one completed.

help-round-title = A round
help-round-1 = Choosing characters. One character is discarded face down; with four or five players, or six with a rank 9, one to three more are discarded face up. Beginning with the owner of the crown, each player secretly takes one of the rest and passes the others on.
help-round-2 = Calling. The owner of the crown calls the characters by rank, lowest first. A player who has the character that is called reveals it and takes a turn. Until then nobody knows who you are.
help-round-3 = After the highest rank all players return their characters. The player who then has the crown begins the next round.

help-turn-title = Your turn
help-turn-1 = Gather: take 2 gold, or draw 2 cards and keep one of them. You must do this every turn, and you cannot build before it.
help-turn-2 = Income: if your character has one, take 1 gold or 1 card, whichever its text says, for each district of its type in your city. You may do this once a turn, at any moment.
help-turn-3 = Ability: once a turn, you may use what your character can do.
help-turn-4 = Building: pay the cost of a district in your hand and build it. Unless a card says otherwise, you may build one district a turn, and none that your city already has.
help-turn-5 = End: you keep the gold and the cards you have left.

help-types-title = Five types of districts
help-types-noble = Noble: income of the King, the Emperor, and the Patrician
help-types-religious = Religious: income of the Bishop, the Abbot, and the Cardinal
help-types-trade = Trade: income of the Merchant and the Trader
help-types-military = Military: income of the Warlord, the Diplomat, and the Marshal
help-types-unique = Unique: no character’s income, but each has an ability of its own

help-crown-title = The crown
help-crown-1 = The owner of the crown chooses a character first and calls the ranks. Rank 4 moves it: the King and the Patrician take it when called, or at the end of the round if they were assassinated; the Emperor gives it to another player. If nobody plays rank 4, the crown stays where it is.

help-end-title = The end and the score
help-end-1 = A city is complete with seven districts; with two or three players, and in the classic edition, with eight. Rank 8 can no longer touch it. The round is played to its end, and then you score:
help-score-districts = the cost of every district in your city, in points
help-score-uniques = what your unique districts bring at the end
help-score-types = 3 points for a city with all five types
help-score-first = 4 points for the first complete city
help-score-completed = 2 points for every other complete city
help-end-2 = If players are tied, the one of them who revealed the highest rank in the last round wins. In the classic edition, the more valuable city wins, then the most gold.

help-few-title = Two or three players
help-few-1 = Each player has two characters a round and takes a turn with each of them, but has only one city, one hand, and one stash of gold. With two players, the first keeps one character and discards none at the first pick; after that, each player in turn keeps one and discards one. With three players, each takes one character, and then each takes one more.

help-classic-title = The classic edition
help-classic-1 = This is the older box with The Dark City. Cities need eight districts, the Tax Collector has rank 2, and there are other unique districts: the University, the Graveyard, the Bell Tower, and more.
help-classic-2 = Some cards work differently, and a few have other names. The text of a card is always that of the edition you play, so read it when in doubt.

help-table-title = On this screen
help-table-1 = The panel lists everything you may do. Press a card to read about it. If it has a frame, press again to choose it.
help-table-2 = Several people can share one device: before it shows anything secret, it asks you to pass it on.
help-table-3 = Every choice is saved at once. Leave whenever you like and resume later from the lobby. To continue on another device, export the game.
help-table-4 = Set the speed of the computer players in the upper corner. Press “Skip to my turn” to go straight to your next decision.

## The guided game, and tips

guide-draft = Seven districts end the game; costly ones score most. Choose a character in secret: for this round its ability is yours. The number is its rank; low ranks play early. You pass the other cards on.
guide-ranks = These are the characters of this game. They are called from left to right, and the player who has the one that is called takes a turn. Until then nobody knows who you are. The pale ones are out: no player has them this round.
guide-others = Now the others play. Their gold, their cards, and their points are shown beside their names, and the log tells what they do.
guide-murder = This character was assassinated. Its player stays silent when it is called and misses the turn, but keeps gold and cards.
guide-theft = The Thief has named this character: when it is called, all its gold goes to the Thief. Gold taken after that is safe.
guide-crown = The player with the crown chooses first and calls the ranks. When the King is called, he takes the crown.
guide-gather = Your turn begins with gathering: take 2 gold, or draw 2 cards and keep one. Take what you lack.
guide-purple = A purple card is a unique district with an ability of its own. Press it to read about it.
guide-build = Now build. A district costs the gold on its badge, and brings as many points at the end. A frame marks what you can build now.
guide-income = Income: the King, the Bishop, the Merchant, and the Warlord take 1 gold for each district of their own type in their city, once a turn.
guide-ability = This is what your character can do, once a turn, whenever you like. It is optional.
guide-end = When you have done what you wanted, end your turn here. The gold and the cards that are left stay yours.
guide-round = One round is over, and everybody chooses again. The game ends with the round in which somebody completes a city, and that takes seven districts.
guide-take-assassin = Take the Assassin this time. He names another character, and you will see how to work out who is who.
guide-take-thief = Take the Thief this time. He names another character, and you will see how to work out who is who.
guide-naming-known = { $fact ->
    [passed] You passed the { $characters } on. Where to look: { $places }.
    [held] You can be sure of the { $characters }. Where to look: { $places }.
    [taken] Somebody took the { $characters } before you chose. Where to look: { $places }.
   *[unseen] Never seen by you: the { $characters }. Where to look: { $places }.
}
guide-naming-facedown = the cards lying face down
guide-naming-out = Out of this round: the { $characters }.
guide-naming-choose = { $kind ->
    [rob] Which one would the richest player have taken? Not sure? Press the light bulb for a hint.
   *[kill] Who is ahead of you, and which one would that player have taken? Not sure? Press the light bulb for a hint.
}
guide-bye = Two rounds are behind you; the rest is yours to play. At the end each district scores its cost; all five types bring 3 points, the first complete city 4, any other complete one 2. Hold anything to learn what it means. You will find the rest, and this guided game, in “Rules & help”.
tip-killed = The character that the Assassin named stays silent when called. Its player misses the turn, but keeps gold and cards.
tip-robbed = When the character that the Thief named is called, all its gold goes to the Thief. Gold taken after that is safe.
tip-bewitched = Your character is bewitched: you only gather, and the Witch plays the rest of that turn with her own city.
tip-blanks = These tokens lie face down, and some are blanks. Only the player who placed them knows which.
tip-destroyed = You lost a district. Cheap ones go first, since it usually takes one gold less than the cost to destroy them. Rank 8 cannot touch a complete city.
tip-swapped = Somebody has swapped hands with you. Whoever holds few cards has little to lose.
tip-crown = The crown is yours: in the next round you choose first and call the ranks.
tip-last = A city is complete, so this is the last round. Build what you can: every gold spent is a point.
tip-special = A purple card is unique, with an ability of its own. Press it to read about it.
tip-hold = Hold anything for a moment to learn what it means.
tip-hold-keys = By keyboard: move to it and press the question mark.

## All cards

# Label of a filter of the help.
help-edition = Edition
# Noun, a heading of the help.
help-characters = Characters
help-uniques = Unique districts
help-basics = Other districts
try-card = Try it
try-card-deal = Try it in a game
help-copies = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
help-waiting = The cards appear as soon as the game engine is ready.

## How we read the rules

reading-lead = The rule books leave some questions open, and groups play differently. This is how the game is played here. The numbers are those of our list of rulings.
readings-table = Not in the rules: our choice
readings-characters = Our choice on characters
readings-districts = Our choice on districts
readings-options = Groups play differently: choose when you set up a game
readings-editions = The two editions differ

reading-17 = The owner of the first complete city keeps the four points even if the city shrinks again. The two points are for other cities that are complete at the end.
reading-18 = Players who are still tied after every rule share their place.
reading-20 = If the deck has too few cards, you get those that are left. When it is empty, abilities that only draw cards are not offered.

reading-44 = A district that the Magistrate takes counts toward the building limit of the player who built it. The Trader’s trade districts and the Stables never count, not even then.
reading-48 = If the Magistrate takes a district built on credit, the builder gets back the borrowed gold with the rest. The cards given for it are not returned.
reading-49 = A district that the Magistrate takes has no effect for the player who paid. It can complete the Magistrate’s city.
reading-55 = The Spy’s cards come from the deck, not from the hand that was seen. A Secret Vault in that hand counts as a unique card.
reading-57 = A threatened King has taken the crown before he answers the Blackmailer: taking it is not optional.
reading-63 = The card that the Wizard takes is paid for like any other, with every discount. Once it is in the hand, it can also be built with the Framework.
reading-70 = A player who has nothing pays the Emperor nothing. A player who has only gold or only cards pays with that.
reading-78 = What the Cardinal lacks is counted after discounts. Cards can pay for the Thieves’ Den directly, without a loan.
reading-81 = Classic: tax comes last, even after the Poor House, so the Alchemist pays it from the gold that came back.
reading-92 = For a Great Wall, the Marshal and the Diplomat pay the bank one gold more. Classic: the owner of the district gets it.
reading-97 = Classic: the Queen is also paid if she sits beside an assassinated King who is revealed thanks to the Hospital.
reading-103 = What the Marshal seizes or the Diplomat exchanges was not built, so nobody is taxed for it. The Magistrate pays tax for what he takes.

reading-104 = Whatever you began can be called off until something has changed. If the Wizard calls off paying for the card he took, he keeps it, but his extra build is over.
reading-106 = A district may be used in the turn in which it is built, and using it costs only what its card says. If it is destroyed and built again in the same turn, it counts as a new one, and may be used again.
reading-107 = The Armory can destroy the Keep, and districts in the Bishop’s city too.
reading-110 = The Framework may be used in a complete city: one district leaves, another comes.
reading-111 = The Great Wall protects itself too; in the classic edition it protects only the other districts.
reading-115 = A Secret Vault in the hand does not count against the Ivory Tower.
reading-117 = The Monument counts as two toward a complete city and as one otherwise, and it cannot be the sixth district, not even the Magistrate’s. A Framework that would be destroyed for it still counts.
reading-124 = The Secret Vault is never built. In every other way it is a card like any other.
reading-129 = You may pay for the Thieves’ Den with any mix of cards and gold, but the card itself cannot be part of the payment. Only gold is ever returned.
reading-136 = A Bell Tower built as the eighth district completes that city first and rings afterwards: other cities of seven then get two points.
reading-138 = A Bell Tower that is exchanged keeps its effect. If it is destroyed, eight districts are needed again, but a last round stays the last.
reading-139 = For the Ball Room you press a button instead of saying a word. If you do not like that, play without the card.

reading-9 = The set of characters, one per rank: a preset, a random set, or your own. Rank 9 is needed with eight players, and with three in the 2016 edition; with two players it is not used.
reading-10 = Classic edition, three players: six of the eight characters are chosen. With a character of rank 9, the choice is as in 2016.
reading-11 = Classic edition, two players: you may split the characters into piles of four and three instead.
reading-16 = How many districts complete a city: 7 or 8; in the classic edition 6, 7, or 8.
reading-140 = The classic edition has nine to fifteen unique cards: three bonus cards in addition to the base set, or more that replace others.

reading-2 = You may use your ability at any moment of your turn. Classic: the Merchant, the Architect, and the Navigator gather first; the Warlord and the Diplomat act at the end of the turn.
reading-67 = An assassinated Emperor still moves the crown when the round ends, unpaid. Classic: it stays.
reading-69 = The Emperor chooses gold or a random card. Classic: he passes the crown when called; the player who gets it chooses what to give, and which card.
reading-75 = The Abbot takes gold or cards for his districts. Classic: gold.
reading-76 = The Abbot chooses among the richest players. Classic: if there is a tie, nobody pays.
reading-101 = Every character except the Tax Collector pays tax for each district it builds, even if nobody plays the Tax Collector. A player without gold pays nothing. Classic: one gold at the end of a turn with a build.
reading-105 = The Armory cannot destroy a district in a complete city. Classic: it can, and the game still ends.
reading-113 = The Haunted Quarter has its effect even if it was built in the last round. Classic: not then.
reading-116 = With both the Library and the Observatory you draw three cards and keep all three. Classic: you keep two.
reading-122 = The Quarry allows any number of a kind. Classic: two.
reading-130 = The Wishing Well counts itself. Classic: only the others.

### Rules and help, in English. Loaded when the help is opened. Numbered paragraphs may grow: `…-1`, `…-2` and so on.
### The words of a step up to its first colon or full stop are shown bold.

## The screen

help-parts = Parts of the help
help-part-play = How to play
help-part-cards = All cards
help-part-readings = How we read the rules

## How to play

help-goal-title = What it is about
help-goal-1 = You raise a city. Every round you choose in secret whose help you want: the King, the Thief, the Architect and the rest. For that round their powers are yours.
help-goal-2 = The round in which somebody completes a city is the last one. Then the best city wins, and not always the one that was first.

help-round-title = A round
help-round-1 = Choosing roles. One character is laid away face down, with few players some more face up. Beginning with the crown, everybody takes one of the rest in secret and passes the others on.
help-round-2 = Calling. The owner of the crown calls the characters by rank, lowest first. Whoever holds the one that is called shows it and takes a turn. Until then nobody knows who you are.
help-round-3 = After the highest rank everybody gives the characters back, and the next round begins with whoever has the crown by then.

help-turn-title = Your turn
help-turn-1 = Gather: take 2 gold, or draw 2 cards and keep one of them. Every turn has to have this, and nothing is built before it.
help-turn-2 = Income: if your character has one, 1 gold or 1 card for each district of its type in your city. Once a turn, at the moment you like.
help-turn-3 = Ability: what your character can do, once a turn. You may, but you need not.
help-turn-4 = Building: pay the cost of a district from your hand and raise it. One a turn, unless your character says otherwise, and never one your city already has.
help-turn-5 = End: gold and cards that are left stay with you.

help-types-title = Five types of districts
help-types-noble = Noble: income of the King, the Emperor and the Patrician
help-types-religious = Religious: income of the Bishop, the Abbot and the Cardinal
help-types-trade = Trade: income of the Merchant and the Trader
help-types-military = Military: income of the Warlord, the Diplomat and the Marshal
help-types-unique = Unique: nobody’s income, but each has a power of its own

help-crown-title = The crown
help-crown-1 = Whoever has it chooses a role first and calls the ranks. It moves when rank 4 is called: King and Patrician take it, the Emperor gives it away. When nobody plays rank 4 it stays where it is.

help-end-title = The end, and the score
help-end-1 = A city is complete with seven districts; with two or three players, and in the classic edition, with eight. Rank 8 cannot touch it any more. The round is played to its end, and then you score:
help-score-districts = the cost of every district in your city, in points
help-score-uniques = what your unique districts bring at the end
help-score-types = 3 points for a city with all five types
help-score-first = 4 points for the first complete city
help-score-completed = 2 points for every other complete city
help-end-2 = If two are level, the one who showed the higher rank in the last round wins. In the classic edition it is the more valuable city, then the more gold.

help-few-title = Two or three players
help-few-1 = Everybody plays two characters a round and has a turn with each, but one city, one hand and one purse for both. Two players take one character to keep and lay one away, in turn. Three take one each, and then one each again.

help-classic-title = The classic edition
help-classic-1 = The older box with The Dark City. Cities need eight districts, the Tax Collector has rank 2, and there are other unique districts: the University, the Graveyard, the Bell Tower and more.
help-classic-2 = Some cards play differently. The text of a card is always that of the edition on the table, so look there when in doubt.

help-table-title = At this table
help-table-1 = What you may do stands in the panel, and what shines in gold on the table does the same when you press it. Every other card tells you about itself.
help-table-2 = Several people can share the tablet: it asks to be passed on before it shows anything secret.
help-table-3 = Every move is saved at once. Leave whenever you like and go on later from the lobby; export a game to take it to another device.
help-table-4 = The speed of the computer players is set in the upper corner, and “Skip to my move” shows you at once where you are needed.

## All cards

help-edition = Edition
help-characters = Characters
help-uniques = Unique districts
help-basics = Other districts
help-copies = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
help-waiting = The cards appear as soon as the rules are ready.

## How we read the rules

reading-lead = The rule books leave some things open, and tables differ. This is what happens here. The numbers are those of our list of rulings.
readings-table = Nothing is written: our choice
readings-characters = Our choice on characters
readings-districts = Our choice on districts
readings-options = Tables differ: choose when you set up a game
readings-editions = The two editions differ

reading-17 = The four points for the first complete city stay with its owner even if the city shrinks again. The two points of the others are for cities that are complete at the end.
reading-18 = Players whom no rule can tell apart share their place.
reading-20 = From a deck that runs short you get what there is. Abilities that would only draw are not offered when it is empty.

reading-44 = A district the Magistrate takes uses up your build. Trade districts of the Trader, and the Stables, never counted, so they use up nothing.
reading-48 = If the Magistrate takes what was built on loan, the borrowed gold goes to the builder with the rest. The cards given for it stay given.
reading-49 = A district the Magistrate takes does nothing for whoever paid. It can complete the Magistrate’s city.
reading-55 = The Spy’s cards come from the deck, not from the hand that was looked at. A Secret Vault there counts as a unique card.
reading-63 = The card the Wizard takes is paid for like any other, with every discount. Once it is in the hand, the Framework can build it too.
reading-70 = To the Emperor, who has nothing pays nothing, and who has only gold or only cards pays that.
reading-78 = What the Cardinal lacks is counted after discounts. The Thieves’ Den may be paid for with cards without him.
reading-81 = Classic edition: tax comes last, after the Poor House too, so the Alchemist pays it from the gold that came back.
reading-92 = For the Great Wall, Marshal and Diplomat pay one gold more to the bank. Classic: the owner of the district gets it.
reading-97 = Classic edition: the Queen is also paid beside a murdered King who shows himself by the Hospital.
reading-103 = Districts that are seized or exchanged were not built, so nobody is taxed for them.

reading-106 = A district that was destroyed and built again in the same turn is another one, and may be used again.
reading-107 = The Armory breaks the Keep, and the Bishop’s city too.
reading-110 = The Framework may be used in a complete city: one district goes, one comes.
reading-111 = The Great Wall protects itself as well; in the classic edition only the others.
reading-115 = A Secret Vault in the hand does not hurt the Ivory Tower.
reading-117 = The Monument weighs two for a complete city and one otherwise, and cannot be the sixth district, for the Magistrate neither. A Framework that would be given up for it still counts.
reading-124 = The Secret Vault is never built; in every other way it is a card like any other.
reading-129 = The Thieves’ Den takes any mix of cards and gold, but not itself. Only the gold ever comes back.
reading-138 = A Bell Tower that is exchanged rings on. Destroyed, it falls silent.
reading-139 = The Ball Room asks for a press of a button instead of a word. Leave the card out if that is not for you.

reading-9 = The set of characters, one a rank: a preset, by lot, or by hand. Rank 9 is needed by eight players, and by three in the 2016 edition; two cannot have it.
reading-10 = Three players of the classic edition draw six of eight. With a character of rank 9 they draw as in 2016.
reading-11 = Two players of the classic edition may split the characters into piles of four and three instead.
reading-16 = How many districts complete a city: 7 or 8, in the classic edition 6, 7 or 8.
reading-140 = The classic edition has nine to fifteen unique cards: three bonus ones beside the base set, or more in place of others.

reading-2 = Abilities come at any moment. Classic: Merchant, Architect and Navigator first gather, Warlord and Diplomat act at the very end.
reading-67 = A murdered Emperor still moves the crown when the round ends, unpaid. Classic: it stays.
reading-69 = The Emperor chooses gold or a random card. Classic: he passes the crown when called; who is crowned chooses, and which card.
reading-75 = The Abbot takes gold or cards for his districts. Classic: gold.
reading-76 = The Abbot chooses among the richest. Classic: any tie pays nothing.
reading-101 = Everybody is taxed after each build, even while nobody plays the Tax Collector. Classic: one gold at the end of a turn that built.
reading-105 = The Armory does not reach into a complete city. Classic: it does, and the game ends all the same.
reading-113 = The Haunted Quarter works even if built in the last round. Classic: not then.
reading-116 = Library and Observatory together keep three of three cards. Classic: two of three.
reading-122 = The Quarry allows any number of a kind. Classic: two.
reading-130 = The Wishing Well counts itself. Classic: only the others.

### English. Every language has the same messages with the same variables; ids come from the engine and the page.

## The page

title = Citadels
subtitle = A card table for a medieval city
pitch = Choose a role in secret, raise your districts, and have the finest city when the last stone is laid.

## Lobby

set = Cards
edition = Edition
edition-2016 = 2016 edition
edition-classic = Classic, with The Dark City
set-first_game = First game
set-ambitious_aristocrats = Ambitious Aristocrats
set-cunning_agents = Cunning Agents
set-illustrious_emissaries = Illustrious Emissaries
set-devious_dignitaries = Devious Dignitaries
set-tenacious_delegates = Tenacious Delegates
set-vicious_nobles = Vicious Nobles
set-ua_illustrious_emissaries = Illustrious Emissaries (Ukrainian edition)
set-ua_devious_dignitaries = Devious Dignitaries (Ukrainian edition)
set-ua_vicious_nobles = Vicious Nobles (Ukrainian edition)
set-base_game = The base game
set-dark_city = The Dark City
set-old_friends = Old Friends
set-high_court = The High Court
set-powder_and_bells = Powder and Bells
set-market_day = Market Day
set-by-lot = Random set
set-by-hand = My own set
set-characters = Characters
set-districts = Unique districts
set-tally = { $count } of { $wanted }
lot-number = Number of the draw
draw-again = Draw again
nobody = Nobody
from-players = from { $count } players
cast = Who is who
option-of-starts = Who has the crown first
option-of-length = Districts that complete a city
length-usual = As in the rules: { $size }
length-of = { $size }
option-of-variant = Choosing roles for two
variant-usual = One to keep, one to lay away
variant-piles = Piles of four and three
save-state = Round { $round }, { $phase }

## Table

round-number = Round { $round }
phase-draft = choosing roles
phase-turns = taking turns
phase-over = the game is over
last-round = last round
ranks = Characters by rank
rank-number = Rank { $rank }
rank-label = { $state ->
    [none] { $rank }, { $name }
   *[other] { $rank }, { $name }: { $state }
}
fate-faceup = out of this round
fate-absent = no answer
fate-mine = yours
mark-kill = Murdered by { $by }
mark-rob = Robbed by { $by }
mark-bewitch = Bewitched by { $by }
mark-warrant = { $real ->
    [yes] Signed warrant of { $by }
    [no] Blank warrant of { $by }
   *[none] Warrant of { $by }
}
mark-threat = { $real ->
    [yes] Real threat of { $by }
    [no] Empty threat of { $by }
   *[none] Threat of { $by }
}
tax-gold = { $count } gold in taxes
has-crown = has the crown
gold-count = { $count } gold
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
points-count = { $count ->
    [one] { $count } point so far
   *[other] { $count } points so far
}
drafted-count = { $count ->
    [one] { $count } hidden role
   *[other] { $count } hidden roles
}
city-label = City: { $built } of { $size } districts
city-complete = Complete
district-label = { $name }, { $type }, cost { $cost }
hand-title = Your hand
hand-empty = No cards in hand
deck-count = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
mine-title = { $count ->
    [one] Your role
   *[other] Your roles
}
mine-none = not chosen yet
passed-title = Passed on:
costs = costs

## End of a game

score-districts = Districts
score-types = Every type of district
score-first = First complete city
score-completed = Complete city

## What the table asks

ask-draft = Choose your character for this round
ask-piles = Take this pile, or pass it on and have the three cards you have not seen?
ask-draft_two = Choose two characters of this pile for the round
ask-draft_discard = Lay one character away, face down
ask-turn = { $stage ->
    [gather] { $source }: take gold or draw cards
    [due] { $source }: your ability comes before the end of the turn
    [build] { $source }: build, or end your turn
    [act] { $source }: use what you have, or end your turn
   *[end] { $source }: nothing is left but to end your turn
}
ask-keep = { $choices ->
    [1] The cards you drew are alike: keep one
   *[other] Keep one of the cards you drew
}
ask-keep_some = Keep { $most } of the cards you drew
ask-payment = { $source }: how will you pay?
ask-payment_cards = { $source }: which card do you give in payment?
ask-kill = Whom do you murder?
ask-rob = Whom do you rob?
ask-swap = Whose hand do you take for yours?
ask-redraw = { $most ->
    [one] Give up a card to draw a new one
   *[other] Give up to { $most } cards to draw as many new ones
}
ask-destroy = Which district do you destroy?
ask-bewitch = Whom do you bewitch?
ask-warrant_signed = Who gets the signed warrant?
ask-warrant_blank = Who gets a blank warrant?
ask-threat_real = Who gets the real threat?
ask-threat_blank = Who gets the empty threat?
ask-confiscate = { $choices ->
    [1] A district was paid for under your blank warrant. Nothing to take, but nobody else can tell
   *[other] A district was paid for under your signed warrant. Do you take it?
}
ask-bribe = You are threatened. Do you pay the bribe?
ask-unmask = No bribe was paid. Do you turn the threat over?
ask-spy = Whose hand do you look at?
ask-spy_type = Which type do you look for?
ask-wizard = Whose hand do you look at?
ask-wizard_card = Which card do you take?
ask-wizard_build = { $choices ->
    [1] This card cannot be built now. Keep it; nobody else can tell
   *[other] Build it at once, or keep it?
}
ask-seer_give = Which card do you give back?
ask-crown = Who gets the crown?
ask-crown_tribute = { $source } gives you the crown. What do you give in return?
ask-crown_price = What do you take for it?
ask-tithe = Who of the richest pays you?
ask-mix = How do you take your income?
ask-loan = What do you build on loan?
ask-loan_from = Who lends you the gold?
ask-loan_cards = { $least ->
    [one] Which card do you give for it?
   *[other] Which { $least } cards do you give for it?
}
ask-study = Which card do you keep?
ask-seize = Which district do you seize?
ask-exchange = Which district do you want?
ask-exchange_for = Which of your districts do you give for it?
ask-beautify = Which district do you beautify?
ask-armory = { $source }: which district do you destroy?
ask-museum = { $source }: which card goes under it?
ask-framework = { $source }: what do you build in its place?
ask-search = { $source }: which card of the deck do you take?
ask-bell = { $source }: do you ring, so that seven districts complete a city?
ask-rescue = { $source }: do you buy the destroyed district for 1 gold into your hand?
ask-thanks = { $source }: do you thank the owner of the crown? Silence costs your turn
ask-theater = { $source }: with whom do you swap roles?
ask-theater_give = { $source }: which of your roles do you give?
ask-laboratory = { $source }: which card do you give up?
ask-other = { $source ->
    [none] Make your choice
   *[other] { $source }: make your choice
}

## Options

option-cancel = Never mind
option-draft = { $character }
option-discard = { $character }
option-gather_gold = Take { $amount } gold
option-gather_cards = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
option-income = Income from { $type } districts: { $amount }
option-build = Build { $card }
option-end_turn = End the turn
option-keep = { $card ->
    [none] Keep it in hand
   *[other] { $card }
}
option-card = { $card }
option-pay = { $cards ->
    [0] Pay { $gold } gold
    [one] Pay { $gold } gold and { $cards } card
   *[other] Pay { $gold } gold and { $cards } cards
}
option-name = { $character }
option-seat = { $seat }
option-destroy = { $card }
option-pile = { $take ->
    [1] Take this pile of four
   *[0] Pass it on, take the three
}
option-ring = Ring: { $size } districts complete a city
option-stay_silent = Stay silent
option-rescue = Buy { $card } back
option-thank = “Thank you, Your Excellency!”
option-sacrifice = Give up { $card }
option-confiscate = Take { $card }
option-let_pass = Let it pass
option-bribe = Pay a bribe of { $gold } gold
option-refuse = Refuse
option-unmask = Turn it over
option-type = { $type }
option-give = { $what ->
    [gold] 1 gold
    [card] { $card }
   *[none] { $card } back to { $seat }
}
option-take = { $what ->
    [gold] 1 gold
   *[card] A random card
}
option-mix = { $cards ->
    [0] { $gold } gold
    [one] { $gold } gold and { $cards } card
   *[other] { $gold } gold and { $cards } cards
}
option-seize = { $card }
option-exchange = { $card }
option-exchange_for = { $card }
option-beautify = { $card }
option-armory = { $card }
ability-bewitch = Bewitch somebody
ability-warrant = Hand out warrants
ability-threaten = Threaten
ability-spy = Spy on a player
ability-take_card = Take a card from a hand
ability-seer = Take a card from everybody
ability-crown = Give the crown away
ability-tithe = Take 1 gold from the richest
ability-loan = Build on loan
ability-four_gold = Take 4 gold
ability-four_cards = Take 4 cards
ability-study = Study seven cards
ability-exchange = Exchange districts
ability-exchange-classic = Exchange districts, and end the turn
ability-seize = Seize a district
ability-court = Visit the court: take 3 gold
ability-beautify = Beautify a district
ability-collect_tax = Collect the taxes
ability-kill = Murder somebody
ability-rob = Rob somebody
ability-swap = Swap hands with a player
ability-redraw = Change cards with the deck
ability-bonus_gold = Take the extra gold
ability-bonus_cards = Take the extra cards
ability-destroy = Destroy a district
ability-destroy-classic = Destroy a district, and end the turn
use-armory = Armory: give it up to destroy a district
use-framework = Framework: give it up to build without paying
use-laboratory = Laboratory: give up a card for gold
use-museum = Museum: put a card under it
use-smithy = Smithy: pay gold for cards

## Types and causes

type-noble = noble
type-religious = religious
type-military = military
type-trade = trade
type-unique = unique
cause-gather = gathering

## Chronicle

event-round_started = Round { $round }: { $crown } has the crown
event-character_removed = { $character } is out of this round
event-character_laid_away = { $named ->
    [yes] { $character } is laid away face down
   *[other] { $count ->
        [one] { $count } character is laid away face down
       *[other] { $count } characters are laid away face down
    }
}
event-character_drafted = { $named ->
    [yes] { $seat } takes { $character }
   *[other] { $seat } takes a character
}
event-characters_swapped = { $named ->
    [yes] { $seat } and { $other } swap roles; you now have { $character }
   *[other] { $seat } and { $other } swap roles
}
event-rank_called = { $by } calls rank { $rank }: { $character }
event-nobody_answered = { $character }: nobody answers
event-character_revealed = { $seat } is { $character }
event-character_named = { $kind ->
    [kill] { $seat } sends a killer to { $character }
    [bewitch] { $seat } bewitches { $character }
    [rob] { $seat } means to rob { $character }
    [warrant] { $seat } lays a warrant on { $character }
    [threat] { $seat } threatens { $character }
   *[other] { $seat } names { $character }
}
event-mark_unmasked = { $real ->
    [yes] The token on { $character } was real
   *[no] The token on { $character } was a blank
}
event-turn_resumed = { $seat } goes on with the turn of { $character }
event-turn_ended = { $seat } ends the turn
event-turn_lost = { $seat } loses the turn
event-gold_gained = { $source ->
    [none] { $seat } takes { $amount } gold
   *[other] { $seat } takes { $amount } gold ({ $source })
}
event-gold_paid = { $source ->
    [none] { $seat } pays { $amount } gold
   *[other] { $seat } pays { $amount } gold ({ $source })
}
event-gold_moved = { $source ->
    [none] { $to } gets { $amount } gold from { $from }
   *[other] { $to } gets { $amount } gold from { $from } ({ $source })
}
event-tax_paid = { $seat } pays { $amount } gold in taxes
event-tax_collected = { $seat } collects { $amount } gold in taxes
event-cards_drawn = { $known ->
    [yes] { $seat } draws { $cards }
   *[other] { $count ->
        [one] { $seat } draws { $count } card
       *[other] { $seat } draws { $count } cards
    }
}
event-cards_discarded = { $known ->
    [yes] { $seat } puts under the deck: { $cards }
   *[other] { $count ->
        [one] { $seat } puts { $count } card under the deck
       *[other] { $seat } puts { $count } cards under the deck
    }
}
event-card_kept = { $known ->
    [yes] { $seat } keeps { $cards }
   *[other] { $count ->
        [one] { $seat } keeps { $count } card
       *[other] { $seat } keeps { $count } cards
    }
}
event-card_rescued = { $seat } buys { $card } back
event-cards_given = { $known ->
    [yes] { $from } gives { $to }: { $cards }
   *[other] { $count ->
        [one] { $from } gives { $to } { $count } card
       *[other] { $from } gives { $to } { $count } cards
    }
}
event-card_tucked = { $known ->
    [yes] { $seat } puts under { $card }: { $cards }
   *[other] { $seat } puts a card under { $card }
}
event-hand_shown = { $known ->
    [yes] { $by } sees the hand of { $seat }: { $cards }
   *[other] { $by } looks at the hand of { $seat }
}
event-hands_swapped = { $known ->
    [yes] { $seat } and { $other } swap hands; the new hand: { $cards }
   *[other] { $seat } and { $other } swap hands
}
event-district_built = { $paid ->
    [0] { $seat } builds { $card } for nothing
   *[other] { $seat } builds { $card } for { $paid } gold
}
event-district_destroyed = { $paid ->
    [0] { $by } destroys { $card } in the city of { $seat }
   *[other] { $by } destroys { $card } in the city of { $seat } for { $paid } gold
}
event-district_confiscated = { $to } takes { $card } under a warrant; { $seat } has the gold back
event-district_seized = { $by } seizes { $card } from { $seat } for { $paid } gold
event-districts_exchanged = { $seat } and { $other } exchange { $card } for { $for }
event-district_beautified = { $seat } beautifies { $card }
event-crown_moved = { $from ->
    [none] { $to } takes the crown
   *[other] The crown passes from { $from } to { $to }
}
event-city_completed = { $first ->
    [yes] { $seat } completes a city first: this round is the last
   *[other] { $seat } completes a city
}
event-city_size_changed = From now on { $size } districts complete a city
event-round_ended = Round { $round } ends
event-game_ended = { $several ->
    [one] The game is over: { $winners } wins
   *[other] The game is over: { $winners } share the victory
}

## What went wrong

error-bad-setup-crown = The crown must go to one of the players.
error-bad-setup-characters = This set of characters cannot be played.
error-bad-setup-needs-nine = { $seats } players need a character of rank 9.
error-bad-setup-too-few = { $character } needs at least { $seats } players.
error-bad-setup-districts = This set of districts cannot be played.
error-bad-setup-length = A city of this size is not in the rules.
error-bad-setup-no-nine = { $seats } players cannot have a character of rank 9.
error-bad-setup-rank-missing = There is no character of rank { $rank }.
error-bad-setup-rank-twice = There are two characters of rank { $rank }.
error-bad-setup-uniques = Not the right number of unique cards: it has to be { $range }.
error-bad-setup-variant = This variant does not suit these players.

## Characters

character-assassin = Assassin
character-assassin-text = Name a character. Whoever plays it loses the turn and stays hidden until the round ends.
character-assassin-classic = Assassin
character-witch = Witch
character-witch-text = Gather resources, name a character and pause. Its player only gathers; you then play the rest of that turn as that character, with your own city, hand and gold.
character-magistrate = Magistrate
character-magistrate-text = Lay three warrants face down on characters; one of them is signed. When the signed one’s player pays for a first district that you too could build, you may take it without paying; the gold goes back.
character-thief = Thief
character-thief-text = Name a character. When it is revealed, all its gold is yours. Rank 1 and whoever was murdered or bewitched are safe.
character-spy = Spy
character-spy-text = Pick a player and a type, and look at that hand. For each card of the type take 1 gold from the player, as far as it goes, and draw 1 card.
character-blackmailer = Blackmailer
character-blackmailer-text = Lay two threats face down on characters; one is real. A threatened player may bribe you with half the gold, or risk losing all of it.
character-magician = Magician
character-magician-text = Either swap your hand with another player’s, or put any of your cards under the deck and draw as many.
character-magician-classic = Magician
character-wizard = Wizard
character-wizard-text = Look at a player’s hand and take one card: keep it, or pay and build it at once beyond your limit. This turn you may build duplicates.
character-seer = Seer
character-seer-text = Take a random card from every other hand, then give each of those players one card back. You may build two districts.
character-king = King
character-king-text = The crown is yours: you call the characters and choose first next round. Noble districts bring you gold.
character-emperor = Emperor
character-emperor-text = Give the crown to another player who does not have it, and take 1 gold or 1 card from that player. Noble districts bring you gold.
character-emperor-text-classic = When called, give the crown to another player who does not have it; that player gives you 1 gold or 1 card, whichever they like. Noble districts bring you gold.
character-patrician = Patrician
character-patrician-text = The crown is yours. Noble districts bring you cards.
character-bishop = Bishop
character-bishop-text = Rank 8 cannot touch your districts this round. Religious districts bring you gold.
character-abbot = Abbot
character-abbot-text = The richest player gives you 1 gold, unless that is you. Religious districts bring you gold or cards, in any mix.
character-abbot-text-classic = If one player alone is the richest, and it is not you, that player gives you 1 gold. Religious districts bring you gold.
character-cardinal = Cardinal
character-cardinal-text = If gold for a district is short, take exactly what is missing from one player and give as many cards. Religious districts bring you cards.
character-merchant = Merchant
character-merchant-text = Take 1 extra gold. Trade districts bring you gold.
character-merchant-classic = Merchant
character-merchant-text-classic = Once you have gathered, take 1 extra gold. Trade districts bring you gold.
character-alchemist = Alchemist
character-alchemist-text = At the end of your turn the gold you paid for districts comes back. You cannot spend more than you have.
character-trader = Trader
character-trader-text = Build any number of trade districts beside your one other. Trade districts bring you gold.
character-architect = Architect
character-architect-text = Take 2 extra cards. You may build three districts.
character-architect-classic = Architect
character-architect-text-classic = Once you have gathered, draw 2 extra cards. You may build three districts.
character-navigator = Navigator
character-navigator-text = Take 4 extra gold or 4 extra cards. You cannot build.
character-navigator-classic = Navigator
character-navigator-text-classic = Once you have gathered, take 4 extra gold or 4 extra cards. You cannot build.
character-scholar = Scholar
character-scholar-text = Draw 7 cards, keep one and shuffle the rest into the deck. You may build two districts.
character-warlord = Warlord
character-warlord-text = Destroy a district for 1 gold less than its cost, in any city that is not complete. Military districts bring you gold.
character-warlord-classic = Warlord
character-warlord-text-classic = As your last deed, destroy a district for 1 gold less than its cost, in any city that is not complete. Military districts bring you gold.
character-diplomat = Diplomat
character-diplomat-text = Exchange one of your districts for another player’s, paying that player the difference if theirs costs more. Military districts bring you gold.
character-diplomat-classic = Diplomat
character-diplomat-text-classic = As your last deed, exchange one of your districts for another player’s, paying that player the difference if theirs costs more. Military districts bring you gold.
character-marshal = Marshal
character-marshal-text = Seize another player’s district of cost 3 or less by paying its cost to the owner. Military districts bring you gold.
character-queen = Queen
character-queen-text = Take 3 gold if you sit next to whoever revealed the character of rank 4.
character-artist = Artist
character-artist-text = Put 1 gold on each of up to two districts of yours: they cost, and score, 1 more for good.
character-artist-classic = Artist
character-tax_collector = Tax Collector
character-tax_collector-text = Everybody else puts 1 gold here after each district they build. In your turn take it all.
character-tax_collector-classic = Tax Collector
character-tax_collector-text-classic = Whoever builds pays you 1 gold at the end of that turn, if there is one left. The Assassin pays when you are revealed.

## Districts

# Where long words of these names may break, on a narrow card.
long-words = Bar-racks, Basi-lica, Battle-field, Cathe-dral, Fort-ress, Frame-work, Grave-yard, Hospi-tal, Impe-rial, Labora-tory, Light-house, Monas-tery, Monu-ment, Necro-polis, Observa-tory, Treas-ury, Univer-sity, Watch-tower

district-manor = Manor
district-manor-text = A noble district: a roof for old names and older debts.
district-castle = Castle
district-castle-text = A noble district: thick walls, thin patience.
district-palace = Palace
district-palace-text = A noble district, and nobody on the square may forget it.
district-palace-classic = Palace
district-temple = Temple
district-temple-text = A religious district: small, quiet, and cheap to raise.
district-church = Church
district-church-text = A religious district: its bell keeps the street on time.
district-monastery = Monastery
district-monastery-text = A religious district of books, bees and good ale.
district-cathedral = Cathedral
district-cathedral-text = A religious district: the work of three generations of masons.
district-watchtower = Watchtower
district-watchtower-text = A military district: somebody up there is awake, most nights.
district-prison = Prison
district-prison-text = A military district that is easier to enter than to leave.
district-barracks = Barracks
district-barracks-text = A military district: boots, soup and dice.
district-barracks-classic = Battlefield
district-barracks-text-classic = A military district where nothing grows but reputations.
district-fortress = Fortress
district-fortress-text = A military district that makes the neighbours polite.
district-tavern = Tavern
district-tavern-text = A trade district: the cheapest roof with the best news.
district-market = Market
district-market-text = A trade district: everything has a price before noon.
district-trading_post = Trading Post
district-trading_post-text = A trade district where the caravans unload.
district-trading_post-classic = Trading Post
district-docks = Docks
district-docks-text = A trade district that smells of tar and cinnamon.
district-docks-classic = Docks
district-harbor = Harbor
district-harbor-text = A trade district with room for deep keels.
district-harbor-classic = Harbor
district-town_hall = Town Hall
district-town_hall-text = A trade district: the guilds vote here, and pay for it.
district-armory = Armory
district-armory-text = In your turn, destroy the Armory to destroy one other district in any city that is not complete.
district-armory-text-classic = In your turn, give up the Armory to destroy one other district in any city, a complete one too.
district-basilica = Basilica
district-basilica-text = At the end, 1 extra point for each district of your city with an odd cost.
district-capitol = Capitol
district-capitol-text = At the end, 3 extra points if three or more of your districts share a type.
district-dragon_gate = Dragon Gate
district-dragon_gate-text = At the end, 2 extra points.
district-factory = Factory
district-factory-text = Your other unique districts cost you 1 gold less.
district-framework = Framework
district-framework-text = Give up the Framework to build a district without paying.
district-gold_mine = Gold Mine
district-gold_mine-text = When you take gold as your resources, take 1 more.
district-great_wall = Great Wall
district-great_wall-text = Rank 8 pays the bank 1 gold more to touch a district of your city.
district-great_wall-text-classic = Rank 8 pays 1 gold more to touch another district of your city; the Wall does not guard itself.
district-haunted_quarter = Haunted Quarter
district-haunted_quarter-text = At the end it counts as the type that suits you best.
district-haunted_quarter-classic = Haunted City
district-haunted_quarter-text-classic = At the end it counts as the type that suits you best, unless you built it in the last round.
district-imperial_treasury = Imperial Treasury
district-imperial_treasury-text = At the end, 1 extra point for each gold you have.
district-ivory_tower = Ivory Tower
district-ivory_tower-text = At the end, 5 extra points if it is the only unique district of your city.
district-keep = Keep
district-keep-text = Rank 8 cannot touch it.
district-laboratory = Laboratory
district-laboratory-text = Once a turn, give up a card from your hand for 2 gold.
district-laboratory-text-classic = Once a turn, give up a card from your hand for 1 gold.
district-library = Library
district-library-text = When you draw cards as your resources, keep all of them.
district-library-text-classic = When you draw cards as your resources, keep two of them.
district-map_room = Map Room
district-map_room-text = At the end, 1 extra point for each card in your hand.
district-map_room-classic = Map Room
district-monument = Monument
district-monument-text = Only for a city of at most four districts. It counts as two towards a complete city.
district-museum = Museum
district-museum-text = Once a turn, put a card from your hand under the Museum. At the end, 1 extra point for each card there.
district-necropolis = Necropolis
district-necropolis-text = Instead of paying for it you may destroy one of your districts.
district-observatory = Observatory
district-observatory-text = When you draw cards as your resources, draw 3 and choose from them.
district-park = Park
district-park-text = If your hand is empty at the end of your turn, draw 2 cards.
district-poor_house = Poor House
district-poor_house-text = If you have no gold at the end of your turn, take 1.
district-quarry = Quarry
district-quarry-text = You may build districts your city already has.
district-quarry-text-classic = You may build districts your city already has, but no third one of a kind.
district-school_of_magic = School of Magic
district-school_of_magic-text = It counts as the type you need when your character collects income.
district-secret_vault = Secret Vault
district-secret_vault-text = It cannot be built. Show it from your hand at the end for 3 extra points.
district-smithy = Smithy
district-smithy-text = Once a turn, pay 2 gold and draw 3 cards.
district-stables = Stables
district-stables-text = Building it does not count towards your limit.
district-statue = Statue
district-statue-text = 5 extra points if you have the crown at the end.
district-theater = Theater
district-theater-text = After the roles are chosen you may swap yours, unseen, with another player’s.
district-thieves_den = Thieves’ Den
district-thieves_den-text = You may pay for it with cards from your hand as well: one card for one gold.
district-wishing_well = Wishing Well
district-wishing_well-text = At the end, 1 extra point for each unique district of your city, this one too.
district-wishing_well-text-classic = At the end, 1 extra point for each other unique district of your city.
district-bell_tower = Bell Tower
district-bell_tower-text = When you build it you may ring: seven districts then complete a city. If it is destroyed, eight are needed again.
district-ball_room = Ball Room
district-ball_room-text = While you have the crown, whoever is called must thank you or lose the turn.
district-graveyard = Graveyard
district-graveyard-text = When the Warlord destroys a district, in any city, you may pay 1 gold to take it into your hand. Not while you play the Warlord; it does not save itself.
district-hospital = Hospital
district-hospital-text = If you are murdered you may still take gold or draw cards in your turn, and nothing else.
district-lighthouse = Lighthouse
district-lighthouse-text = When you build it, look through the deck and take one card; then the deck is shuffled.
district-throne_room = Throne Room
district-throne_room-text = Each time the crown passes to another player, take 1 gold.
district-university = University
district-university-text = At the end, 2 extra points.

## What somebody did, in a few words

deed-district_built = { $card } built
deed-district_destroyed = { $card } destroyed
deed-gold_gained = { $amount } gold taken
deed-character_drafted = { $character } taken
deed-character_named = { $character } named
deed-card_kept = card kept
deed-turn_ended = end of the turn
hand-open = Hand of { $name }

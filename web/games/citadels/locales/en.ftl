### English. Every language has the same messages with the same variables; ids come from the engine and the page.

## The page

# The name of the game.
title = Citadels
subtitle = Build a medieval city
pitch = Choose a character in secret, build your districts, and have the finest city when the last stone is laid.

## Lobby

# Label of the choice of a set of cards, in the form of a new game.
set = Cards
# Label of the choice between the editions of the printed game.
edition = Edition
edition-2016 = 2016 edition
edition-classic = Classic, with The Dark City
set-first_game = First game
set-first_game_three = First game for three
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
count-range = { $least }–{ $most }
set-tally = { $count } of { $wanted }
lot-number = Seed of the set
draw-again = Draw again
# In place of a player's name, where none is meant.
nobody = Nobody
from-players = { $count }+ players
cast = Who is who
option-of-starts = Who starts with the crown
option-of-length = Districts needed to complete a city
length-usual = By the rules: { $size }
length-of = { $size }
option-of-variant = Choosing characters with two players
variant-usual = Keep one, discard one
variant-piles = Piles of four and three
temper-builder = { $rivals ->
    [1] Builder
   *[other] Builders
}
temper-rusher = { $rivals ->
    [1] Rusher
   *[other] Rushers
}
temper-raider = { $rivals ->
    [1] Raider
   *[other] Raiders
}
temper-schemer = { $rivals ->
    [1] Schemer
   *[other] Schemers
}
# A playing style, behind a player's name: "Agnes, builder".
temper-one-builder = builder
# A playing style, behind a player's name.
temper-one-rusher = rusher
# A playing style, behind a player's name.
temper-one-raider = raider
# A playing style, behind a player's name.
temper-one-schemer = schemer
temper-help-builder = Expensive districts and a fine city before all else.
temper-help-rusher = Cheap districts, and the last round as soon as possible.
temper-help-raider = { $rivals ->
    [1] Prefers taking to building: guard your gold and your city.
   *[other] They prefer taking to building: guard your gold and your city.
}
temper-help-schemer = { $rivals ->
    [1] Names, swaps, and kills: hide your intentions.
   *[other] They name, swap, and kill: hide your intentions.
}

## Table

round-number = Round { $round }
quiet-out = The { $characters } are out of this round
quiet-absent = Not taken: { $characters }
turn-gold = { $count } gold taken
turn-lost = { $count } gold lost
turn-cards = { $count ->
    [one] { $count } card taken
   *[other] { $count } cards taken
}
told-gold = +{ $count } gold
told-lost = −{ $count } gold
told-cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
}
told-crown = the crown
told-named = { $kind ->
    [kill] means to assassinate the { $character }
    [bewitch] bewitches the { $character }
    [rob] means to rob the { $character }
    [warrant] places a warrant on the { $character }
    [threat] threatens the { $character }
   *[other] names the { $character }
}
drafted-many = { $count } players take characters
drafted-several = { $names } take characters
phase-draft = choosing characters
phase-turns = taking turns
phase-over = the game is over
last-round = last round
ranks = Characters by rank
rank-number = Rank { $rank }
# The number of a character, read before it: "rank 4".
rank-word = rank
rank-here = { $said } (here: the { $name })
rank-explain = Rank { $rank }: characters are called from the lowest rank to the highest
rank-label = { $state ->
    [none] { $rank }, { $name }
   *[other] { $rank }, { $name }: { $state }
}
fate-faceup = out of this round
fate-absent = nobody answered
# The same where there is room for one word.
fate-faceup-short = out
# On a small card: the character was called, and no one answered.
fate-absent-short = silent
# On a small card: this character is the reader's.
fate-mine = yours
# The name of a character where it has little room: its own short form, if it has one.
rank-name-short = { FORM($character, "short") }
# What you know of a character this round, in a few words on its card.
fact-passed = you passed it on
fact-back = came back to you
fact-laid = you discarded it
fact-held = must be { $seat }
fact-facedown = lies face down
fact-taken = taken before you saw it
fact-unseen = never seen by you
order-before = Chose before you
order-both = Choose both before and after you
order-after = { $when ->
    [now] Choose after you
   *[past] Chose after you
}
suspects = Who could be who?
# Button, noun: the reader's own notes about who has which character.
suspects-button = Notes
suspects-how = An empty box means: still possible. Press a box to mark it as suspected, press again to rule it out, and once more to clear it.
suspects-away = May lie face down
suspects-away-short = face down
suspect-place = { $seat }, { $name }
suspect-no = cannot be
suspect-may = may be
suspect-suspect = suspected by you
suspect-cleared = ruled out by you
mark-kill = Assassinated by { $by }
mark-kill-you = Assassinated by you
mark-rob = To be robbed by { $by }
mark-rob-you = To be robbed by you
mark-bewitch = Bewitched by { $by }
mark-bewitch-you = Bewitched by you
mark-warrant = { $real ->
    [yes] { $by }’s signed warrant
    [no] { $by }’s blank warrant
   *[none] { $by }’s warrant
}
mark-warrant-you = { $real ->
    [yes] Your signed warrant
    [no] Your blank warrant
   *[none] Your warrant
}
mark-threat = { $real ->
    [yes] { $by }’s real threat
    [no] { $by }’s blank threat
   *[none] { $by }’s threat
}
mark-threat-you = { $real ->
    [yes] Your real threat
    [no] Your blank threat
   *[none] Your threat
}
tax-gold = { $count } gold in taxes
has-crown = with the crown
crown-explain = The crown: its owner chooses a character first, and calls the ranks
gold-count = { $count } gold
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
points-untold = The points are not counted yet
points-count = { $count ->
    [one] { $count } point so far
   *[other] { $count } points so far
}
points-at-end = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drafted-count = { $count ->
    [one] { $count } hidden character
   *[other] { $count } hidden characters
}
city-label = City: { $built } of { $size } districts
city-one-short = City: { $built } of { $size } districts; one more completes it
# Adjective on a city: it has all its districts.
city-complete = Complete
district-label = { $name }, { $type }, cost { $cost }
coins-on = { $count } gold lies on it
cards-under = { $count ->
    [one] { $count } card lies under it
   *[other] { $count } cards lie under it
}
tab-city = My city
hand-title = Your hand
hand-empty = No cards in hand
deck-count = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
mine-title = { $count ->
    [one] Your character
   *[other] Your characters
}
mine-none = not chosen yet
passed-title = Passed on:
# Third person, before an amount: "costs 3".
costs = costs

## End of a game

score-districts = Districts
score-types = Every type of district
score-first = First complete city
score-completed = Complete city
tie-rank = { $figure ->
    [0] Tied at { $points }, { $name } finishes above { $other }, who showed no character in the last round.
   *[other] Tied at { $points }, { $name } finishes above { $other } thanks to a higher rank in the last round, { $own } to { $figure }.
}
tie-rank-you = { $you ->
    [name] { $figure ->
        [0] Tied at { $points }, you finish above { $other }, who showed no character in the last round.
       *[other] Tied at { $points }, you finish above { $other } thanks to a higher rank in the last round, { $own } to { $figure }.
    }
   *[other] { $figure ->
        [0] Tied at { $points }, { $name } finishes above you, who showed no character in the last round.
       *[other] Tied at { $points }, { $name } finishes above you thanks to a higher rank in the last round, { $own } to { $figure }.
    }
}
tie-districts = Tied at { $points }, { $name } finishes above { $other } on the value of their districts, { $own } to { $figure }.
tie-districts-you = { $you ->
    [name] Tied at { $points }, you finish above { $other } on the value of their districts, { $own } to { $figure }.
   *[other] Tied at { $points }, { $name } finishes above you on the value of their districts, { $own } to { $figure }.
}
tie-gold = Tied at { $points }, { $name } finishes above { $other } on the gold left, { $own } to { $figure }.
tie-gold-you = { $you ->
    [name] Tied at { $points }, you finish above { $other } on the gold left, { $own } to { $figure }.
   *[other] Tied at { $points }, { $name } finishes above you on the gold left, { $own } to { $figure }.
}
# Noun: title of a curve in the results.
curve-points = Points
# Noun: title of a curve in the results.
curve-gold = Gold
curve-cards = Cards in hand
statistics-characters = By character played
statistics-drafted = By character drafted
statistics-named = Characters you named

## What the table asks

ask-draft = Choose your character for this round
ask-piles = Take this pile, or pass it on and take the three cards you have not seen?
ask-draft_two = Choose two characters from this pile for the round
ask-draft_discard = Discard one character, face down
ask-turn = { $stage ->
    [gather] As the { $source }, take gold or draw cards
    [due] As the { $source }, use your ability before ending your turn
    [build] As the { $source }, build, or end your turn
    [act] As the { $source }, use an ability, or end your turn
   *[end] As the { $source }, end your turn
}
ask-keep = { $choices ->
    [1] The cards you drew are identical: keep one
   *[other] Keep one of the cards you drew
}
ask-keep_some = Keep { $most } of the cards you drew
ask-payment = How will you pay for the { $source }?
ask-payment_cards = Which card pays for the { $source }?
ask-kill = Whom do you assassinate?
ask-rob = Whom do you rob?
ask-swap = With whom do you swap hands?
ask-redraw = { $most ->
    [one] Discard a card to draw a new one
   *[other] Discard up to { $most } cards to draw as many new ones
}
ask-destroy = Which district do you destroy?
ask-bewitch = Whom do you bewitch?
ask-warrant_signed = Who gets the signed warrant?
ask-warrant_blank = Who gets a blank warrant?
ask-threat_real = Who gets the real threat?
ask-threat_blank = Who gets the blank threat?
ask-confiscate = { $choices ->
    [1] The character under your blank warrant has paid for a district. You can’t take it, but only you know that
   *[other] The character under your signed warrant has paid for a district. Do you take it?
}
ask-bribe = You are threatened. Do you pay the bribe?
ask-unmask = No bribe was paid. Do you reveal the threat?
ask-spy = Whose hand do you look at?
ask-spy_type = Which type do you look for?
ask-wizard = Whose hand do you look at?
ask-wizard_card = Which card do you take?
ask-wizard_build = { $choices ->
    [1] This card cannot be built now. Keep it; only you know that
   *[other] Build it at once, or keep it?
}
ask-seer_give = Which card do you give back?
ask-crown = Who gets the crown?
ask-crown_tribute = The { $source } gives you the crown. What do you give in return?
ask-crown_price = What do you take in return?
ask-tithe = Which of the richest players pays you?
ask-mix = How much in gold, how much in cards?
ask-loan = What do you build on credit?
ask-loan_from = Who lends you the gold?
ask-loan_cards = { $least ->
    [one] Which card do you give in return?
   *[other] Which { $least } cards do you give in return?
}
ask-study = Which card do you keep?
ask-seize = Which district do you seize?
ask-exchange = Which district do you want?
ask-exchange_for = Which of your districts do you give in return?
ask-beautify = Which district do you beautify?
ask-armory = Which district does the { $source } destroy?
ask-museum = Which card goes under the { $source }?
ask-framework = What do you build in place of the { $source }?
ask-search = The { $source } shows you the deck. Which card do you take?
ask-bell = Do you ring the { $source }, so that seven districts complete a city?
ask-rescue = The { $source } can recover the destroyed district. Do you pay 1 gold?
ask-thanks = There is a { $source } in the city of the crown’s owner. Do you say thanks? If you stay silent, you lose your turn
ask-theater = The { $source }: with whom do you swap characters?
ask-theater_give = Which of your characters do you give away through the { $source }?
ask-laboratory = Which card do you discard to the { $source }?
ask-other = { $source ->
    [none] Make your choice
   *[other] Make your choice for the { $source }
}

## Options

# Button: takes back the choice that is half made.
option-cancel = Cancel
option-draft = { $character }
option-discard = { $character }
option-gather_gold = Take { $amount } gold
option-gather_cards = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
option-income = Collect { $unit ->
    [cards] { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
    [either] { $amount ->
        [one] { $amount } gold or card
       *[other] { $amount } gold or cards
    }
   *[gold] { $amount } gold
} from { $type } districts
option-build = Build the { $card }
option-end_turn = End your turn
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
   *[0] Pass it on, take the other three
}
option-ring = Ring: { $size } districts complete a city
option-stay_silent = Stay silent
option-rescue = Recover the { $card }
option-thank = “My humble thanks to Your Grace!”
option-sacrifice = Destroy the { $card }
option-confiscate = Take the { $card }
option-let_pass = Let it pass
option-bribe = Pay a bribe of { $gold } gold
# Button: says no to an offer of another player.
option-refuse = Refuse
option-unmask = Reveal the threat
option-type = { $type }
option-give = { $what ->
    [gold] 1 gold
    [card] { $card }
   *[none] Give { $seat } the { $card }
}
option-take = { $what ->
    [gold] Take 1 gold
   *[card] Take a random card
}
option-mix = { $gold ->
    [0] { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
   *[other] { $cards ->
        [0] { $gold } gold
        [one] { $gold } gold and { $cards } card
       *[other] { $gold } gold and { $cards } cards
    }
}
option-seize = { $card }
option-exchange = { $card }
option-exchange_for = { $card }
option-beautify = { $card }
option-armory = { $card }
group-own = Your own
group-out = Out of this round
facedown-count = { $count } face down
# What an option would do; `change` has its sign.
effect-pays = { $gold } gold → { $left } left
effect-gold = { $count ->
   *[other] { $change } gold
}
effect-cards = { $count ->
    [one] { $change } card
   *[other] { $change } cards
}
effect-points = { $points } → { $then } points
effect-score = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
effect-other = { $seat } { $changes }
effect-loses = You lose { $what }
effect-risks = You risk { $what }
end-anyway = End anyway
brings-income = brings { $count } gold now
brings-income-cards = { $count ->
    [one] brings { $count } card now
   *[other] brings { $count } cards now
}
brings-income-either = { $count ->
    [one] brings { $count } gold or card now
   *[other] brings { $count } gold or cards now
}
stake-gold = { $count } gold
stake-turn = your turn
stake-district = the { $card }
stake-income = { $count } gold uncollected
stake-income-cards = { $count ->
    [one] { $count } card uncollected
   *[other] { $count } cards uncollected
}
stake-income-either = { $count ->
    [one] { $count } gold or card uncollected
   *[other] { $count } gold or cards uncollected
}
stake-ability = “{ $name }” unused
stake-use = “{ $name }” unused
stake-build = { $count ->
    [one] you could still build one card
   *[other] you could still build one of { $count } cards
}
# Across a card of the hand, in two words.
strip-short = { $gold } short
strip-duplicate = built already
strip-limit = limit reached
strip-never-built = never built
strip-shielded = { $character }
# Adjective on a district, in few letters: no character may destroy it.
strip-immune = untouchable
# Adjective on a city, in few letters.
strip-complete = complete
strip-too-dear = over { $cost }
strip-doubled = a duplicate
strip-no-give = no exchange
# Adjective on a district that gold was put on, in few letters.
strip-beautified = beautified
# What a button beside a card, a character or a player does.
act-draft = Take
act-draft_discard = Discard
act-kill = Assassinate
act-rob = Rob
act-bewitch = Bewitch
act-warrant_signed = Signed
act-warrant_blank = Blank
act-threat_real = Real
act-threat_blank = Blank
act-pays = { $gold ->
    [0] { $act } · free
   *[other] { $act } · pay { $gold }
}
# On a district that can be chosen: what it costs, and what gold is left.
price-left = −{ $gold } → { $left }
# In place of a price: it costs nothing.
price-free = free
act-destroy = Destroy
act-armory = Destroy
act-payment-sacrifice = Destroy
act-seize = Seize
act-exchange = Take
act-exchange_for = Give
act-beautify = Beautify
act-swap = Swap hands
act-spy = Look
act-wizard = Look
act-crown = Give
act-tithe = Collect
act-loan_from = Borrow
act-theater = Swap characters
act-theater_give = Give
act-keep = Keep
act-keep_some = Keep
act-study = Keep
act-search = Take
act-wizard_card = Take
act-laboratory = Discard
act-redraw = Discard
act-museum = Tuck
act-payment_cards = Pay
act-loan = Build
act-framework = Build
act-build = Build
act-use = Use
act-give = Give
act-loan_cards = Give
act-confiscate = Take
act-rescue = Recover
ability-bewitch = Bewitch a character
ability-warrant = Place warrants
ability-threaten = Place threats
ability-spy = Spy on a player
ability-take_card = Take a card from a hand
ability-seer = Take a card from every player
ability-crown = Give the crown to a player
ability-tithe = Take 1 gold from the richest
ability-loan = Build on credit
ability-four_gold = Take 4 gold
ability-four_cards = Take 4 cards
ability-study = Study seven cards
ability-exchange = Exchange districts
ability-exchange-classic = Exchange districts, and end the turn
ability-seize = Seize a district
ability-court = Visit the court: take 3 gold
ability-beautify = Beautify a district
ability-collect_tax = Collect taxes
ability-kill = Assassinate a character
ability-rob = Rob a character
ability-swap = Swap hands with a player
ability-redraw = Swap cards with the deck
ability-bonus_gold = Take the extra gold
ability-bonus_cards = Take the extra cards
ability-destroy = Destroy a district
ability-destroy-classic = Destroy a district, and end the turn
use-armory = Armory: destroy it to destroy a district
use-framework = Framework: destroy it to build without paying
use-laboratory = Laboratory: discard a card for gold
use-museum = Museum: put a card under it
use-smithy = Smithy: pay gold for cards

## Why something cannot be chosen

reason-silenced = You could lose your turn{ $because ->
    [yes] {": "}you are ahead
   *[no] {""}
  }
reason-robbed = You could be robbed{ $because ->
    [yes] {": "}you are the richest
   *[no] {""}
  }
reason-wrecked = You could lose a district
reason-crowned = The crown could be yours
reason-leaves = On average you end the round with { $built ->
    [one] { $built } new district
   *[other] { $built } new districts
  }, { $gold } gold, and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
reason-ends-points = On average you end the round with { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } instead of { $instead }
reason-ends-districts = On average you end the round with { $mean ->
    [one] { $mean } district
   *[other] { $mean } districts
  } instead of { $instead }
reason-ends-gold = On average you end the round with { $mean } gold instead of { $instead }
reason-ends-cards = On average you end the round with { $mean ->
    [one] { $mean } card
   *[other] { $mean } cards
  } instead of { $instead }
reason-ends-rival-points = On average your strongest rival ends the round with { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } instead of { $instead }
reason-ends-rival-districts = On average your strongest rival ends the round with { $mean ->
    [one] { $mean } district
   *[other] { $mean } districts
  } instead of { $instead }
reason-lets-build = You could build the { $card } this round
reason-keeps-turn = You could lose your turn: the chance is { $share }% instead of { $before }%
reason-keeps-gold = You could be robbed: the chance is { $share }% instead of { $before }%
reason-keeps-city = You could lose a district: the chance is { $share }% instead of { $before }%
reason-stops-rival = { $seat } could lose the turn: the chance is { $share }% instead of { $before }%
reason-robs-rival = { $seat } could be robbed: the chance is { $share }% instead of { $before }%
reason-strikes-rival = { $seat } could lose a district: the chance is { $share }% instead of { $before }%
reason-has-card = You could have the { $card } in your city: the chance is { $share }% instead of { $before }%
reason-all-types = You could have every type of district: the chance is { $share }% instead of { $before }%
reason-finishes = You could complete your city: the chance is { $share }% instead of { $before }%
reason-last-round = This round could be the last: the chance is { $share }% instead of { $before }%
reason-more-bonus = The { $card } could bring you more extra points: { $mean } on average instead of { $instead }
reason-builds-more = You could build more districts this round: { $mean } on average instead of { $instead }
reason-more-gold = You could end the round with more gold: { $mean } on average instead of { $instead }
reason-more-cards = You could end the round with more cards to build: { $mean } on average instead of { $instead }
reason-builds-less = { $seat } could build fewer districts this round: { $mean } on average instead of { $instead }
reason-less-gold = { $seat } could end the round with less gold: { $mean } on average instead of { $instead }
reason-fewer-cards = { $seat } could end the round with fewer cards to build: { $mean } on average instead of { $instead }
reason-stops = One more district completes { $seat }’s city: as the { $character } you could prevent that
reason-shields = Your city needs { $count ->
    [one] one more district
   *[other] { $count } more districts
  }, and rank 8 could not touch it while you are the { $character }
reason-pays = As the { $character } you could collect an income of { $unit ->
    [cards] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [either] { $count ->
        [one] { $count } gold or card
       *[other] { $count } gold or cards
    }
   *[gold] { $count } gold
}
reason-robs = { $seat } has { $gold } gold, which the { $character } could steal
reason-builds = As the { $character } you could build { $count } districts
reason-crowns = The { $character } takes the crown: you could choose first next round
reason-denies = As the { $character }, { $seat } could collect an income of { $unit ->
    [cards] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [either] { $count ->
        [one] { $count } gold or card
       *[other] { $count } gold or cards
    }
   *[gold] { $count } gold
}
reason-passed-on = You passed the { $character } on in the draft: somebody could have it
reason-names-paid = { $seat } could be the { $character } and collect an income of { $unit ->
    [cards] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [either] { $count ->
        [one] { $count } gold or card
       *[other] { $count } gold or cards
    }
   *[gold] { $count } gold
}
reason-holds-gold = { $seat } has { $gold } gold and could be the { $character }
reason-ruins = The { $character } could cost you a district, and you are ahead
reason-completes = { FORM($card, "gender") ->
    [pl] The { $card } complete your city: two points
   *[n] The { $card } completes your city: two points
}
reason-completes-first = With the { $card } your city is the first to be complete: four points, and the last round
reason-fifth-type = { FORM($card, "gender") ->
    [pl] The { $card } are your fifth type: three points
   *[n] The { $card } is your fifth type: three points
}
reason-bonus-ivory_tower = The { $card } { FORM($card, "gender") ->
    [pl] score
   *[n] scores
  } { $count ->
    [one] { $count } extra point
   *[other] { $count } extra points
  } while { FORM($card, "gender") ->
    [pl] they are
   *[n] it is
  } your only unique district
reason-bonus-statue = The { $card } { FORM($card, "gender") ->
    [pl] score
   *[n] scores
  } { $count ->
    [one] { $count } extra point
   *[other] { $count } extra points
  } while you have the crown
reason-bonus-capitol = The { $card } { FORM($card, "gender") ->
    [pl] score
   *[n] scores
  } { $count ->
    [one] { $count } extra point
   *[other] { $count } extra points
  } for three districts of one type
reason-bonus = The { $card } { FORM($card, "gender") ->
    [pl] score
   *[n] scores
  } { $count ->
    [one] { $count } extra point
   *[other] { $count } extra points
  } so far
reason-pays-at-once = { FORM($card, "gender") ->
    [pl] Build the { $card } before you collect your income, so that they count
   *[n] Build the { $card } before you collect your income, so that it counts
}
reason-no-ruin = The { $character } can no longer harm your city this round
reason-spends = Gold spent on a district cannot be stolen next round; gold in your stash could be
reason-affords = It pays for the { $card }
reason-enough-cards = You have { $count ->
    [one] one card
   *[other] { $count } cards
  } to build; what you lack is gold
reason-no-cards = You have nothing in hand to build
reason-enough-gold = You have { $gold } gold, enough for any card in your hand
reason-ready-now = You could build the { $card } this turn
reason-near-end = { $seat } needs { $count ->
    [one] one more district
   *[other] { $count } more districts
  }
reason-strongest = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, more than any other rival
reason-costs-rival = { $seat } loses { $count ->
    [one] one point
   *[other] { $count } points
  }
reason-full-hand = { $seat } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, more than anybody else
reason-draws = The { $character } draws cards, and you have { $cards ->
    [0] none
    [one] only one
   *[other] only { $cards }
  } to build
reason-goes-first = Rank 1 cannot be robbed, and you have { $gold } gold
reason-never-seen = You never saw the { $character } in the draft: somebody could have it
reason-dearest = { FORM($card, "gender") ->
    [pl] The { $card } are the most expensive district you can pay for
   *[n] The { $card } is the most expensive district you can pay for
}
reason-short-of = You would still be { $gold } gold short of the { $card }
reason-pays-now = Your districts bring you { $unit ->
    [cards] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [either] { $count ->
        [one] { $count } gold or card
       *[other] { $count } gold or cards
    }
   *[gold] { $count } gold
} now
reason-one-card = { FORM($card, "gender") ->
    [pl] The { $card } are the only card you have to build
   *[n] The { $card } is the only card you have to build
}
blocked-short = { $gold } gold short
blocked-duplicate = Already in your city
blocked-limit = { $limit ->
    [one] You have built { $limit } district, the limit
   *[other] You have built { $limit } districts, the limit
}
blocked-no-builds = The { $character } cannot build
blocked-city-grown = Only while you have at most four districts
blocked-never-built = Cannot be built
blocked-gather-first = Gather first
blocked-only-gathers = This turn you only gather
blocked-bewitched = You are bewitched: you only gather
blocked-only-ability = You only use your ability this turn
blocked-ability-first = Use your ability first
blocked-used = Already used this turn
blocked-no-income = No { $type } district
blocked-no-target = Nothing it could affect
blocked-no-build = No card you could build
blocked-no-loan = No card to build on credit
blocked-no-richest = Nobody has to pay you
blocked-no-taxes = There are no taxes to collect
blocked-court-afar = You do not sit beside rank 4
blocked-hand-empty = No cards in hand
blocked-hands-empty = Nobody else has cards
blocked-deck-empty = The deck is empty
blocked-own-character = Your own character this turn
blocked-rank-one = Rank 1 is safe from it
blocked-marked = Already marked by the { $character }
blocked-token-laid = Has a token already
blocked-blank = Your warrant is blank
blocked-crowned = Has the crown
blocked-not-richest = Not the richest
blocked-complete = The city is complete
blocked-shielded = Protected by the { $character }
blocked-immune = Cannot be touched
blocked-too-dear = Costs more than { $cost }
blocked-doubled = Would create a duplicate
blocked-no-give = Nothing to exchange
blocked-beautified = Already beautified
blocked-being-built = Is being built
blocked-no-loan-needed = You can pay for it yourself
blocked-no-lender = Nobody could lend { $gold } gold
blocked-few-cards = Too few cards to give for { $gold } gold

## Types and causes

type-noble = noble
type-religious = religious
type-military = military
type-trade = trade
type-unique = unique
## Game log

event-round_started = Round { $round } begins, and { $to } has the crown
event-round_started-you = Round { $round } begins, and you have the crown
event-character_removed = The { $character } is out of this round
event-character_laid_away = { $named ->
    [yes] The { $character } is discarded face down
   *[other] { $count ->
        [one] { $count } character is discarded face down
       *[other] { $count } characters are discarded face down
    }
}
event-character_drafted = { $named ->
    [yes] { $seat } takes the { $character }
   *[other] { $seat } takes a character
}
event-character_drafted-you = { $named ->
    [yes] You take the { $character }
   *[other] You take a character
}
event-characters_swapped = { $named ->
    [yes] { $seat } and { $other } swap characters; you now have the { $character }
   *[other] { $seat } and { $other } swap characters
}
event-characters_swapped-you = { $you ->
    [seat] { $named ->
        [yes] You and { $other } swap characters; you now have the { $character }
       *[other] You and { $other } swap characters
    }
   *[other] { $named ->
        [yes] { $seat } and you swap characters; you now have the { $character }
       *[other] { $seat } and you swap characters
    }
}
event-rank_called = { $by } calls rank { $rank }, the { $character }
event-rank_called-you = You call rank { $rank }, the { $character }
event-nobody_answered = { $source ->
    [none] Nobody answers as the { $character }
   *[other] The assassinated { $character } stays silent
}
event-character_revealed = { $seat } is the { $character }
event-character_revealed-you = You are the { $character }
silence-out = The { $character } is out of this round
silence-murdered = The assassinated { $character } stays silent
silence-absent = Nobody took the { $character }
unmasked-murdered = { $name } was the assassinated { $character }
unmasked-murdered-you = You were the assassinated { $character }
event-character_named = { $kind ->
    [kill] { $seat } sends an assassin after the { $character }
    [bewitch] { $seat } bewitches the { $character }
    [rob] { $seat } plans to rob the { $character }
    [warrant] { $seat } places a warrant on the { $character }
    [threat] { $seat } threatens the { $character }
   *[other] { $seat } names the { $character }
}
event-character_named-you = { $kind ->
    [kill] You send an assassin after the { $character }
    [bewitch] You bewitch the { $character }
    [rob] You plan to rob the { $character }
    [warrant] You place a warrant on the { $character }
    [threat] You threaten the { $character }
   *[other] You name the { $character }
}
event-mark_unmasked = { $real ->
    [yes] The token on the { $character } was real
   *[no] The token on the { $character } was a blank
}
event-turn_resumed = { $seat } resumes the turn as the { $character }
event-turn_resumed-you = You resume your turn as the { $character }
event-turn_ended = { $seat } ends the turn
event-turn_ended-you = You end your turn
event-turn_lost = { $seat } loses the turn
event-turn_lost-you = You lose your turn
event-gold_gained = { $origin ->
    [gather] { $seat } gathers { $amount } gold
    [character] The { $source } brings { $seat } { $amount } gold
    [district] { $seat } takes { $amount } gold from the { $source }
   *[none] { $seat } takes { $amount } gold
}
event-gold_gained-you = { $origin ->
    [gather] You gather { $amount } gold
    [character] The { $source } brings you { $amount } gold
    [district] You take { $amount } gold from the { $source }
   *[none] You take { $amount } gold
}
event-gold_paid = { $origin ->
    [character] { $seat } pays { $amount } gold as the { $source }
    [district] { $seat } pays { $amount } gold for the { $source }
   *[none] { $seat } pays { $amount } gold
}
event-gold_paid-you = { $origin ->
    [character] You pay { $amount } gold as the { $source }
    [district] You pay { $amount } gold for the { $source }
   *[none] You pay { $amount } gold
}
event-gold_moved = { $origin ->
    [character] The { $source } brings { $to } { $amount } gold from { $from }
    [district] The { $source } brings { $to } { $amount } gold from { $from }
   *[none] { $to } gets { $amount } gold from { $from }
}
event-gold_moved-you = { $you ->
    [from] { $origin ->
        [character] The { $source } brings { $to } { $amount } gold from you
        [district] The { $source } brings { $to } { $amount } gold from you
       *[none] { $to } gets { $amount } gold from you
    }
   *[to] { $origin ->
        [character] The { $source } brings you { $amount } gold from { $from }
        [district] The { $source } brings you { $amount } gold from { $from }
       *[none] You get { $amount } gold from { $from }
    }
}
event-tax_paid = { $seat } pays { $amount } gold in taxes
event-tax_paid-you = You pay { $amount } gold in taxes
event-tax_collected = { $seat } collects { $amount } gold in taxes
event-tax_collected-you = You collect { $amount } gold in taxes
event-cards_drawn = { $known ->
    [yes] { $seat } draws { FORM($cards, "a") }
   *[other] { $count ->
        [one] { $seat } draws { $count } card
       *[other] { $seat } draws { $count } cards
    }
}
event-cards_drawn-you = { $known ->
    [yes] You draw { FORM($cards, "a") }
   *[other] { $count ->
        [one] You draw { $count } card
       *[other] You draw { $count } cards
    }
}
event-cards_discarded = { $known ->
    [yes] { $seat } puts { FORM($cards, "a") } under the deck
   *[other] { $count ->
        [one] { $seat } puts { $count } card under the deck
       *[other] { $seat } puts { $count } cards under the deck
    }
}
event-cards_discarded-you = { $known ->
    [yes] You put { FORM($cards, "a") } under the deck
   *[other] { $count ->
        [one] You put { $count } card under the deck
       *[other] You put { $count } cards under the deck
    }
}
event-card_kept = { $known ->
    [yes] { $seat } keeps { FORM($cards, "a") }
   *[other] { $count ->
        [one] { $seat } keeps { $count } card
       *[other] { $seat } keeps { $count } cards
    }
}
event-card_kept-you = { $known ->
    [yes] You keep { FORM($cards, "a") }
   *[other] { $count ->
        [one] You keep { $count } card
       *[other] You keep { $count } cards
    }
}
event-build_given_up = { FORM($card, "gender") ->
    [pl] The { $card } were not paid for and stay in hand: they can no longer be built beyond the limit
   *[n] The { $card } was not paid for and stays in hand: it can no longer be built beyond the limit
}
event-card_rescued = { $seat } recovers the { $card }
event-card_rescued-you = You recover the { $card }
event-cards_given = { $known ->
    [yes] { $from } gives { $to } { FORM($cards, "a") }
   *[other] { $count ->
        [one] { $from } gives { $to } { $count } card
       *[other] { $from } gives { $to } { $count } cards
    }
}
event-cards_given-you = { $you ->
    [from] { $known ->
        [yes] You give { $to } { FORM($cards, "a") }
       *[other] { $count ->
            [one] You give { $to } { $count } card
           *[other] You give { $to } { $count } cards
        }
    }
   *[to] { $known ->
        [yes] { $from } gives you { FORM($cards, "a") }
       *[other] { $count ->
            [one] { $from } gives you { $count } card
           *[other] { $from } gives you { $count } cards
        }
    }
}
event-card_tucked = { $known ->
    [yes] { $seat } puts { FORM($cards, "a") } under the { $card }
   *[other] { $seat } puts a card under the { $card }
}
event-card_tucked-you = { $known ->
    [yes] You put { FORM($cards, "a") } under the { $card }
   *[other] You put a card under the { $card }
}
event-hand_shown = { $known ->
    [yes] { $by } sees { $seat }’s hand: { $cards }
   *[other] { $by } looks at { $seat }’s hand
}
event-hand_shown-you = { $you ->
    [by] { $known ->
        [yes] You see { $seat }’s hand: { $cards }
       *[other] You look at { $seat }’s hand
    }
   *[seat] { $known ->
        [yes] { $by } sees your hand: { $cards }
       *[other] { $by } looks at your hand
    }
}
event-hands_swapped = { $known ->
    [yes] { $seat } and { $other } swap hands; your new hand: { $cards }
   *[other] { $seat } and { $other } swap hands
}
event-hands_swapped-you = { $you ->
    [seat] { $known ->
        [yes] You and { $other } swap hands; your new hand: { $cards }
       *[other] You and { $other } swap hands
    }
   *[other] { $known ->
        [yes] { $seat } and you swap hands; your new hand: { $cards }
       *[other] { $seat } and you swap hands
    }
}
event-district_built = { $paid ->
    [0] { $seat } builds { FORM($card, "a") } for free
   *[other] { $seat } builds { FORM($card, "a") } for { $paid } gold
}
event-district_built-you = { $paid ->
    [0] You build { FORM($card, "a") } for free
   *[other] You build { FORM($card, "a") } for { $paid } gold
}
event-district_destroyed = { $own ->
    [yes] { $paid ->
        [0] { $by } destroys the { $card } in { FORM($by, "gender") ->
            [f] her
            [m] his
           *[other] their
        } own city
       *[other] { $by } destroys the { $card } in { FORM($by, "gender") ->
            [f] her
            [m] his
           *[other] their
        } own city for { $paid } gold
    }
   *[no] { $paid ->
        [0] { $by } destroys the { $card } in { $seat }’s city
       *[other] { $by } destroys the { $card } in { $seat }’s city for { $paid } gold
    }
}
event-district_destroyed-you = { $you ->
    [by] { $paid ->
        [0] You destroy the { $card } in { $seat }’s city
       *[other] You destroy the { $card } in { $seat }’s city for { $paid } gold
    }
    [seat] { $paid ->
        [0] { $by } destroys the { $card } in your city
       *[other] { $by } destroys the { $card } in your city for { $paid } gold
    }
   *[both] { $paid ->
        [0] You destroy the { $card } in your own city
       *[other] You destroy the { $card } in your own city for { $paid } gold
    }
}
event-district_confiscated = { $to } takes the { $card } under a warrant; { $seat } gets the gold back
event-district_confiscated-you = { $you ->
    [to] You take the { $card } under a warrant; { $seat } gets the gold back
   *[seat] { $to } takes your { $card } under a warrant; you get the gold back
}
event-district_seized = { $by } seizes the { $card } from { $seat } for { $paid } gold
event-district_seized-you = { $you ->
    [by] You seize the { $card } from { $seat } for { $paid } gold
   *[seat] { $by } seizes the { $card } from you for { $paid } gold
}
event-districts_exchanged = { $seat } exchanges the { $card } for { $other }’s { $for }
event-districts_exchanged-you = { $you ->
    [seat] You exchange the { $card } for { $other }’s { $for }
   *[other] { $seat } exchanges the { $card } for your { $for }
}
event-district_beautified = { $seat } beautifies the { $card }
event-district_beautified-you = You beautify the { $card }
event-crown_moved = { $from ->
    [none] { $to } takes the crown
   *[other] The crown passes from { $from } to { $to }
}
event-crown_moved-you = { $you ->
    [to] { $from ->
        [none] You take the crown
       *[other] The crown passes from { $from } to you
    }
   *[from] { $from ->
        [none] { $to } takes the crown
       *[other] The crown passes from you to { $to }
    }
}
event-city_completed = { $first ->
    [yes] { $seat } is the first to complete a city: this is the last round
   *[other] { $seat } completes a city
}
event-city_completed-you = { $first ->
    [yes] You are the first to complete a city: this is the last round
   *[other] You complete a city
}
event-city_size_changed = From now on { $size } districts complete a city
event-round_ended = Round { $round } ends
event-game_ended = { $several ->
    [one] The game is over: { $winners } wins
   *[other] The game is over: { $winners } share the victory
}
event-game_ended-you = { $several ->
    [one] The game is over: you win
   *[other] The game is over: { FORM($winners, "inside") } share the victory
}

## What happened, as it is played

round-rose = { $name } built { FORM($cards, "a") }
round-rose-you = You built { FORM($cards, "a") }
round-robbed = { $name } was robbed of { $amount } gold by { $by }
round-robbed-you = { $you ->
    [name] You were robbed of { $amount } gold by { $by }
   *[by] You robbed { $name } of { $amount } gold
}
round-lost = { $name } lost the { $card } to { $by }
round-lost-you = { $you ->
    [name] You lost the { $card } to { $by }
   *[by] { $name } lost the { $card } to you
}
round-short = { $name } is one district short
round-short-you = You are one district short
round-quiet = A quiet round: no building, no loss
last-stone = { $seat } lays the last stone with the { $card }
last-stone-you = You lay the last stone with the { $card }
story-call = { $character }?
story-own-kill = The { $character } you assassinated stays silent
story-own-gold = You steal { $amount } gold from { $name }
story-own-empty = Your robbery fails: the { $character } has no gold
story-own-absent = Your robbery fails: nobody is the { $character }
story-empty = { $by } finds no gold on the { $character }
story-named-kill = Assassinated by { $by }
story-named-kill-line = This turn is lost: your { $character } stays silent.
story-named-bewitch = Bewitched by { $by }
story-named-bewitch-line = You only gather as the { $character }; then { $by } continues in your place.
story-named-rob = { $by } is after your gold
story-named-rob-line = When the { $character } is called, { $by } takes all the gold you have.
story-named-warrant = { $by } puts a warrant on you
story-named-warrant-line = It lies on your { $character }. If it is signed, { $by } may take the first district you pay for.
story-named-threat = { $by } blackmails you
story-named-threat-line = A threat lies on your { $character }. Once you have gathered, pay half your gold, or risk all of it.
story-unmasked = { $by } reveals the threat
story-unmasked-line = { $real ->
    [yes] It was real: you lose all your gold.
   *[no] It was a blank: you keep your gold.
}
story-gold = { $by } takes gold from you
story-gold-line = { $amount } gold
story-gold-thief = Robbed by { $by }
story-gold-thief-line = You lose all your gold ({ $amount }).
story-gold-blackmailer = Blackmailed by { $by }
story-gold-blackmailer-line = It costs you { $amount } gold.
story-cards = { $amount ->
    [1] { $by } takes a card from your hand
   *[other] { $by } takes cards from your hand
}
story-cards-line = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
story-shown = { $by } looks at your hand
story-shown-line = Your cards are no longer a secret.
story-hands = { $by } swaps hands with you
story-hands-line = You now hold the other player’s cards.
story-roles = { $by } swaps characters with you
story-roles-line = You now have the { $character }.
story-destroyed = { $by } destroys your { $card }
story-destroyed-line = The district is gone from your city.
story-confiscated = { $by } confiscates your { $card }
story-confiscated-line = You get back the gold you paid for it.
story-seized = { $by } seizes your { $card }
story-seized-line = The district now stands in another city.
story-exchanged = { $by } takes your { $for }
story-exchanged-line = In exchange you get the { $card }.

## What went wrong

error-bad-setup-crown = The crown must go to one of the players.
error-bad-setup-characters = These characters cannot be played together.
error-bad-setup-needs-nine = { $seats } players need a character of rank 9.
error-bad-setup-too-few = The { $character } needs at least { $seats } players.
error-bad-setup-districts = These districts cannot be played together.
error-bad-setup-length = The rules do not allow a city of this size.
error-bad-setup-no-nine = { $seats } players cannot have a character of rank 9.
error-bad-setup-rank-missing = There is no character of rank { $rank }.
error-bad-setup-rank-twice = There are two characters of rank { $rank }.
error-bad-setup-uniques = Choose { $range } unique cards.
error-bad-setup-variant = This variant is not available with this edition or number of players.

## Characters

character-assassin = Assassin
character-assassin-text = Name a character. Its player loses the turn and stays hidden until the round ends.
character-assassin-classic = Assassin
character-witch = Witch
character-witch-text = Gather resources, name a character, and pause your turn. That character’s player only gathers; you then play the rest of that turn as that character, with your own city, hand, and gold. If nobody has it, your turn is over.
character-magistrate = Magistrate
character-magistrate-text = Place three warrants face down on characters; one of them is signed. When the signed character’s player first pays for a district, you may take that district without paying, unless your city already has it; the gold is returned.
character-thief = Thief
character-thief-text = Name a character. When it is revealed, take all its gold. You cannot rob rank 1, or the character that was assassinated or bewitched.
character-spy = Spy
character-spy-text = Choose a player and a type, and look at that player’s hand. For each card of the type, take 1 gold from the player, if any is left, and draw 1 card from the deck.
character-blackmailer = Blackmailer
character-blackmailer-text = Place two threats face down on characters; one is real. A threatened player may bribe you with half their gold, rounded down, or risk losing all of it. You cannot threaten rank 1, or the character that was assassinated or bewitched.
character-magician = Magician
character-magician-text = Either swap your hand with another player’s, or put any number of your cards under the deck and draw as many.
character-magician-classic = Magician
character-wizard = Wizard
character-wizard-text = Look at another player’s hand and take one card: keep it, or pay and build it at once beyond your limit. This turn you may build duplicates.
character-seer = Seer
character-seer-text = Take a random card from every other hand, then give each of those players one card back. You may build two districts.
character-king = King
character-king-text = The crown is yours: you call the characters and choose first next round. Noble districts bring you gold.
character-emperor = Emperor
character-emperor-text = Give the crown to another player who does not have it, and take 1 gold or 1 random card from that player. Noble districts bring you gold.
character-emperor-text-classic = When called, give the crown to another player who does not have it; that player gives you 1 gold or 1 card, whichever they like. Noble districts bring you gold.
character-patrician = Patrician
character-patrician-text = The crown is yours. Noble districts bring you cards.
character-bishop = Bishop
character-bishop-classic = Bishop
character-bishop-text = Rank 8 cannot touch your districts this round. Religious districts bring you gold.
character-abbot = Abbot
character-abbot-text = If a player is richer than you, the richest gives you 1 gold. Religious districts bring you gold or cards, in any mix.
character-abbot-text-classic = If one player alone is the richest, and it is not you, that player gives you 1 gold. Religious districts bring you gold.
character-cardinal = Cardinal
character-cardinal-text = If you are short of gold for a district, take exactly what is missing from one player and give that player as many cards. Religious districts bring you cards.
character-merchant = Merchant
character-merchant-text = Take 1 extra gold. Trade districts bring you gold.
character-merchant-classic = Merchant
character-merchant-text-classic = Once you have gathered, take 1 extra gold. Trade districts bring you gold.
character-alchemist = Alchemist
character-alchemist-text = At the end of your turn, the gold you paid for districts comes back. You still have to pay each price first.
character-trader = Trader
character-trader-text = Build any number of trade districts plus one other district. Trade districts bring you gold.
character-architect = Architect
character-architect-text = Draw 2 extra cards. You may build three districts.
character-architect-classic = Architect
character-architect-text-classic = Once you have gathered, draw 2 extra cards. You may build three districts.
character-navigator = Navigator
character-navigator-text = Take either 4 extra gold or 4 extra cards. You build nothing this turn.
character-navigator-classic = Navigator
character-navigator-text-classic = Once you have gathered, take either 4 extra gold or 4 extra cards. You build nothing this turn.
character-scholar = Scholar
character-scholar-text = Draw 7 cards and keep one; shuffle the rest back into the deck. You may build two districts.
character-warlord = Warlord
character-warlord-text = In any city that is not complete, destroy a district for 1 gold less than its cost. Military districts bring you gold.
character-warlord-classic = Warlord
character-warlord-text-classic = At the end of your turn, in any city that is not complete, destroy a district for 1 gold less than its cost. Military districts bring you gold.
character-diplomat = Diplomat
character-diplomat-text = Exchange one of your districts for one in another player’s city that is not complete. If theirs costs more, pay that player the difference. Neither city may end up with two alike. Military districts bring you gold.
character-diplomat-classic = Diplomat
character-diplomat-text-classic = At the end of your turn, exchange one of your districts for one in another player’s city that is not complete. If theirs costs more, pay that player the difference. Neither city may end up with two alike. Military districts bring you gold.
character-marshal = Marshal
character-marshal-text = From another player’s city that is not complete, seize a district of cost 3 or less that you do not have, and pay its cost to the owner. Military districts bring you gold.
character-queen = Queen
character-queen-text = Take 3 gold if you sit next to the player who revealed the character of rank 4.
character-artist = Artist
character-artist-text = Put 1 gold on each of up to two of your districts; no district gets a second coin. From then on each of them costs and scores 1 more.
character-artist-classic = Artist
character-tax_collector = Tax Collector
character-tax_collector-text = When another player builds a district, that player puts 1 gold here, if any is left. On your turn, take it all.
character-tax_collector-classic = Tax Collector
character-tax_collector-text-classic = A player who builds pays you 1 gold at the end of that turn, if any is left. An Assassin who has built pays when you are revealed.

## Districts

# Where long words of these names may break, on a narrow card.
long-words = Bar-racks, Basi-lica, Battle-field, Cathe-dral, Fort-ress, Frame-work, Grave-yard, Hospi-tal, Impe-rial, Labora-tory, Light-house, Monas-tery, Monu-ment, Necro-polis, Observa-tory, Treas-ury, Univer-sity, Watch-tower

district-manor = Manor
    .a = a Manor
    .gender = n
district-manor-text = A noble district: a roof for old names and older debts.
district-castle = Castle
    .a = a Castle
    .gender = n
district-castle-text = A noble district: thick walls, thin patience.
district-palace = Palace
    .a = a Palace
    .gender = n
district-palace-text = A noble district, and nobody on the square may forget it.
district-palace-classic = Palace
    .a = a Palace
    .gender = n
district-temple = Temple
    .a = a Temple
    .gender = n
district-temple-text = A religious district: small, quiet, and cheap to build.
district-church = Church
    .a = a Church
    .gender = n
district-church-text = A religious district: its bell keeps the street on time.
district-monastery = Monastery
    .a = a Monastery
    .gender = n
district-monastery-text = A religious district of books, bees, and good ale.
district-cathedral = Cathedral
    .a = a Cathedral
    .gender = n
district-cathedral-text = A religious district: the work of three generations of masons.
district-watchtower = Watchtower
    .a = a Watchtower
    .gender = n
district-watchtower-text = A military district: somebody up there is awake, most nights.
district-prison = Prison
    .a = a Prison
    .gender = n
district-prison-text = A military district that is easier to enter than to leave.
district-barracks = Barracks
    .a = Barracks
    .gender = pl
district-barracks-text = A military district: boots, soup, and dice.
district-barracks-classic = Battlefield
    .a = a Battlefield
    .gender = n
district-barracks-text-classic = A military district where nothing grows but reputations.
district-fortress = Fortress
    .a = a Fortress
    .gender = n
district-fortress-text = A military district that makes the neighbors polite.
district-tavern = Tavern
    .a = a Tavern
    .gender = n
district-tavern-text = A trade district: the cheapest roof with the best news.
district-market = Market
    .a = a Market
    .gender = n
district-market-text = A trade district: everything has a price before noon.
district-trading_post = Trading Post
    .a = a Trading Post
    .gender = n
district-trading_post-text = A trade district where the caravans unload.
district-trading_post-classic = Trading Post
    .a = a Trading Post
    .gender = n
district-docks = Docks
    .a = Docks
    .gender = pl
district-docks-text = A trade district that smells of tar and cinnamon.
district-docks-classic = Docks
    .a = Docks
    .gender = pl
district-harbor = Harbor
    .a = a Harbor
    .gender = n
district-harbor-text = A trade district with room for deep keels.
district-harbor-classic = Harbor
    .a = a Harbor
    .gender = n
district-town_hall = Town Hall
    .a = a Town Hall
    .gender = n
district-town_hall-text = A trade district: the guilds vote here, and pay for it.
district-armory = Armory
    .a = the Armory
    .gender = n
district-armory-text = On your turn, destroy the Armory to destroy one other district in any city that is not complete.
district-armory-text-classic = On your turn, destroy the Armory to destroy one other district in any city, even a complete one.
district-basilica = Basilica
    .a = the Basilica
    .gender = n
district-basilica-text = When the game ends, your districts with an odd cost score 1 point more each.
district-capitol = Capitol
    .a = the Capitol
    .gender = n
district-capitol-text = At the end of the game, score 3 extra points if three or more of your districts share a type.
district-dragon_gate = Dragon Gate
    .a = the Dragon Gate
    .gender = n
district-dragon_gate-text = At the end of the game, score 2 extra points.
district-factory = Factory
    .a = the Factory
    .gender = n
district-factory-text = Your other unique districts cost you 1 gold less.
district-framework = Framework
    .a = the Framework
    .gender = n
district-framework-text = Destroy the Framework to build a district without paying.
district-gold_mine = Gold Mine
    .a = the Gold Mine
    .gender = n
district-gold_mine-text = When you gather gold, take 1 extra gold.
district-great_wall = Great Wall
    .a = the Great Wall
    .gender = n
district-great_wall-text = Rank 8 must pay the bank 1 extra gold to affect a district in your city.
district-great_wall-text-classic = Rank 8 pays 1 gold more to touch another district of your city; the Wall does not guard itself.
district-haunted_quarter = Haunted Quarter
    .a = the Haunted Quarter
    .gender = n
district-haunted_quarter-text = At the end of the game it counts as the type that suits you best.
district-haunted_quarter-classic = Haunted City
    .a = the Haunted City
    .gender = n
district-haunted_quarter-text-classic = At the end of the game it counts as the type that suits you best, unless you built it in the last round.
district-imperial_treasury = Imperial Treasury
    .a = the Imperial Treasury
    .gender = n
district-imperial_treasury-text = At the end of the game, score 1 extra point for each gold you have.
district-ivory_tower = Ivory Tower
    .a = the Ivory Tower
    .gender = n
district-ivory_tower-text = At the end of the game, score 5 extra points if it is the only unique district in your city.
district-keep = Keep
    .a = the Keep
    .gender = n
district-keep-text = Rank 8 cannot touch it.
district-laboratory = Laboratory
    .a = the Laboratory
    .gender = n
district-laboratory-text = Once a turn you may discard a card and take 2 gold.
district-laboratory-text-classic = Once a turn you may discard a card and take 1 gold.
district-library = Library
    .a = the Library
    .gender = n
district-library-text = When you gather cards, keep all the cards you draw.
district-library-text-classic = When you gather cards, keep two of the cards you draw.
district-map_room = Map Room
    .a = the Map Room
    .gender = n
district-map_room-text = When the game ends, the cards in your hand score 1 point each.
district-map_room-classic = Map Room
    .a = the Map Room
    .gender = n
district-monument = Monument
    .a = the Monument
    .gender = n
district-monument-text = You can build it only while you have at most four districts. It counts as two toward a complete city.
district-museum = Museum
    .a = the Museum
    .gender = n
district-museum-text = Once a turn, one card from your hand may go under the Museum. When the game ends, the cards there score 1 point each.
district-necropolis = Necropolis
    .a = the Necropolis
    .gender = n
district-necropolis-text = Instead of paying for it you may destroy one of your districts.
district-observatory = Observatory
    .a = the Observatory
    .gender = n
district-observatory-text = When you gather cards, draw 3 and choose from them.
district-park = Park
    .a = the Park
    .gender = n
district-park-text = When you end your turn with no cards in hand, draw 2 cards.
district-poor_house = Poor House
    .a = the Poor House
    .gender = n
district-poor_house-text = When you end your turn with no gold, take 1 gold.
district-quarry = Quarry
    .a = the Quarry
    .gender = n
district-quarry-text = You may build districts your city already has.
district-quarry-text-classic = You may build districts your city already has, but no third one of a kind.
district-school_of_magic = School of Magic
    .a = the School of Magic
    .gender = n
district-school_of_magic-text = It counts as the type you need when your character collects income.
district-secret_vault = Secret Vault
    .a = the Secret Vault
    .gender = n
district-secret_vault-text = It cannot be built. Reveal it from your hand at the end of the game and score 3 extra points.
district-smithy = Smithy
    .a = the Smithy
    .gender = n
district-smithy-text = Once a turn you may buy 3 cards from the deck for 2 gold.
district-stables = Stables
    .a = the Stables
    .gender = pl
district-stables-text = You may build the Stables beyond your limit for the turn.
district-statue = Statue
    .a = the Statue
    .gender = n
district-statue-text = At the end of the game, score 5 extra points if you have the crown.
district-theater = Theater
    .a = the Theater
    .gender = n
district-theater-text = After the characters are chosen, you may swap yours, unseen, with another player’s.
district-thieves_den = Thieves’ Den
    .a = the Thieves’ Den
    .gender = n
district-thieves_den-text = You may pay for it with cards from your hand as well: one card for one gold.
district-wishing_well = Wishing Well
    .a = the Wishing Well
    .gender = n
district-wishing_well-text = At the end of the game, score 1 extra point for each unique district in your city, including this one.
district-wishing_well-text-classic = At the end of the game, score 1 extra point for each other unique district in your city.
district-bell_tower = Bell Tower
    .a = the Bell Tower
    .gender = n
district-bell_tower-text = When you build it you may ring: seven districts then complete a city. If it is destroyed, eight are needed again.
district-ball_room = Ball Room
    .a = the Ball Room
    .gender = n
district-ball_room-text = While you have the crown, every other player who is called must thank you or lose the turn.
district-graveyard = Graveyard
    .a = the Graveyard
    .gender = n
district-graveyard-text = For 1 gold you may recover a district that the Warlord destroys, in any city: the card goes to your hand. This does not work for the Graveyard itself, or while you are the Warlord.
district-hospital = Hospital
    .a = the Hospital
    .gender = n
district-hospital-text = If you are assassinated, you may still take gold or draw cards on your turn, but nothing else.
district-lighthouse = Lighthouse
    .a = the Lighthouse
    .gender = n
district-lighthouse-text = When you build it, look through the deck and take one card; then the deck is shuffled.
district-throne_room = Throne Room
    .a = the Throne Room
    .gender = n
district-throne_room-text = Each time the crown passes to another player, take 1 gold.
district-university = University
    .a = the University
    .gender = n
district-university-text = At the end of the game, score 2 extra points.

## What somebody did, in a few words

deed-district_built = { $card } built
deed-district_destroyed = { $card } destroyed
deed-gold_gained = { $amount } gold taken
deed-character_drafted = { $character } taken
deed-character_named = { $character } named
deed-card_kept = card kept
deed-turn_ended = end of the turn
hand-open = { $name }’s hand

# What problems are about
problem-theme-draft = Draft
# Noun, a group of puzzles: which character to name.
problem-theme-naming = Naming
problem-theme-gathering = Gold or cards
problem-theme-keeping = Which card to keep
# Noun, a group of puzzles: what to build.
problem-theme-building = Building
# Noun, a group of puzzles: what is destroyed or taken of a city.
problem-theme-destroying = Others’ districts
problem-theme-last-round = Last round
problem-theme-turn = A turn

## House cards
# Texts, questions and events of house cards: in this language alone until somebody translates them.

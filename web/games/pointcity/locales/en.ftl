### English. Every language has the same messages with the same variables; ids come from the engine and the page.

## Pieces

resource-community = community
    .a = a community card
resource-economy = economy
    .a = an economy card
resource-energy = energy
    .a = an energy card
resource-ecology = ecology
    .a = an ecology card
resource-industry = industry
    .a = an industry card
resource-ingenuity = ingenuity
    .a = an ingenuity card
side = { $amount ->
    [1] { $resource }
   *[other] { $resource } × { $amount }
}
    .a = { $amount ->
        [1] { FORM($resource, "a") }
       *[other] a double { $resource } card
    }
spent-cards = { $amount ->
    [1] { $count ->
        [one] { $count } { $resource } card
       *[other] { $count } { $resource } cards
    }
   *[other] { $count ->
        [one] { $count } double { $resource } card
       *[other] { $count } double { $resource } cards
    }
}
cell-place = row { $row }, column { $column }
building-line = { $name } (gives: { $gives }; costs: { $cost })
gives-civic = a civic token
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Buildings

building-cash_machine = Cash machine
    .a = a cash machine
building-mini_golf = Mini golf
    .a = a mini golf course
building-newsstand = Newsstand
    .a = a newsstand
building-market_stall = Market stall
    .a = a market stall
building-bus_stop = Bus stop
    .a = a bus stop
building-post_office = Post office
    .a = a post office
building-pond = Pond
    .a = a pond
building-food_truck = Food truck
    .a = a food truck
building-playground = Playground
    .a = a playground
building-hot_dog_stand = Hot dog stand
    .a = a hot dog stand
building-small_house = Small house
    .a = a small house
building-cabin = Cabin
    .a = a cabin
building-bird_feeder = Bird feeder
    .a = a bird feeder
building-art_gallery = Art gallery
    .a = an art gallery
building-fountain = Fountain
    .a = a fountain
building-cafe = Café
    .a = a café
building-community_garden = Community garden
    .a = a community garden
building-townhouses = Townhouses
    .a = townhouses
building-cell_tower = Cell tower
    .a = a cell tower
building-factory = Factory
    .a = a factory
building-radio_station = Radio station
    .a = a radio station
building-observatory = Observatory
    .a = an observatory
building-supermarket = Supermarket
    .a = a supermarket
building-square = Public garden
    .a = a public garden
building-mansion = Mansion
    .a = a mansion
building-warehouse = Warehouse
    .a = a warehouse
building-funfair = Funfair
    .a = a funfair
building-apartments = Apartments
    .a = apartments
building-data_centre = Data center
    .a = a data center
building-quarry = Quarry
    .a = a quarry
building-train_station = Train station
    .a = a train station
building-dam = Dam
    .a = a dam

## Civic tokens

token-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
token-sets = { $points ->
    [one] { $points } point for each set of permanent { $resources }
   *[other] { $points } points for each set of permanent { $resources }
}
token-single = { $points ->
    [one] { $points } point for each permanent { $resources } symbol
   *[other] { $points } points for each permanent { $resources } symbol
}
token-types = { $points ->
    [one] { $points } point for each type with { $least } or more permanent resources
   *[other] { $points } points for each type with { $least } or more permanent resources
}
token-missing = { $points ->
    [one] { $points } point for each type without a permanent resource
   *[other] { $points } points for each type without a permanent resource
}
token-ingenuity = { $points ->
    [one] { $points } point for each unspent ingenuity card
   *[other] { $points } points for each unspent ingenuity card
}
token-cards = { $points ->
    [one] { $points } point for each unspent resource card
   *[other] { $points } points for each unspent resource card
}
token-plain = { $points ->
    [one] { $points } point for each building that gives a resource and no points
   *[other] { $points } points for each building that gives a resource and no points
}
token-tokens = { $points ->
    [one] { $points } point for each token held, including this one
   *[other] { $points } points for each token held, including this one
}
# The tokens in a few words; the sentence stands below each.
token-brief-pair = { $points } per { $resource } + { $with }
token-brief-all = { $points } per set of all types
token-brief-single = { $points } per { $resource }
token-brief-types = { $points } per type with { $least }
token-brief-missing = { $points } per missing type
token-brief-ingenuity = { $points } per ingenuity card
token-brief-cards = { $points } per resource card
token-brief-plain = { $points } per building that gives only a resource
token-brief-tokens = { $points } per token
# What tokens of a long list have in common, heard behind the number of the first one: those that count one type of resource.
tokens-one = one type
# The same, of tokens that count two types.
tokens-two = two types
# The same, of all other tokens.
tokens-other = other

## The table

round-of = Turn { $round } of { $rounds }
deck-count = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
deck-top = on top: { $side }
# Noun: the cards on the table that may be taken.
market-title = Market
# Adjective: a place of the market without a card.
cell-empty = empty
# Noun, plural: a heading.
tokens-title = Tokens
tab-city = My city
hand-title = Resource cards
permanent-title = Permanent resources
# Noun, plural: a heading before the buildings of a player.
city-title = Buildings
# In place of an empty list.
nothing = none
stack-count = { $side }: { $count }
worth = { $what }: { $points }
# The name of the opponent that cards play, in a game for one.
automa = Automa
level-easy = easy
level-medium = medium
level-hard = hard
automa-next = takes next: { $places }
score-buildings = Buildings
score-resources = Resources
score-tokens = Tokens
score-token-flat = { $points ->
    [one] { $points } point (token)
   *[other] { $points } points (token)
}
score-ingenuity = Ingenuity
tie-cards = Tied at { $points }, { $name } finishes above { $other } on unspent resource cards, { $own } to { $figure }.
tie-cards-you = { $you ->
    [name] Tied at { $points }, you finish above { $other } on unspent resource cards, { $own } to { $figure }.
   *[other] Tied at { $points }, { $name } finishes above you on unspent resource cards, { $own } to { $figure }.
}
tie-automa = Tied at { $points }: to win against the automa, you need more points than it has.
# Noun: title of a curve in the results.
curve-points = Points
# Noun: title of a curve in the results.
curve-city = Buildings
statistics-together = Without the automa
statistics-token = Tokens taken

## Questions

ask-turn = { $stage ->
    [deck] Take two adjacent cards, or draw two
    [market] Take two adjacent cards
   *[none] There is nothing you can take
}
ask-flip = Which resource card do you flip to its building?
ask-second = Which card next to it do you take?
ask-payment = How will you pay?
ask-payment_type = What do you pay this resource with?
ask-token = Which token for { FORM($source, "a") }?

## Answers

option-take = { $what } ({ $place })
option-flip_cell = { $what } ({ $place })
option-flip = Flip a resource card
option-draw = { $side ->
    [none] Draw two cards
   *[other] Draw { FORM($side, "a") } and an unseen card
}
# Button: takes no token.
option-pass = Pass
option-pay = Spend { $sides }
option-pay_type = Pay for { $resource } with { $sides }
option-token = { $token }
act-take = Take
act-draw = Draw
act-flip = Flip

## Why something cannot be chosen

blocked-short = { $count ->
    [one] You lack { $count } symbol
   *[other] You lack { $count } symbols
}
blocked-no-pair = Nothing next to it that you could take with it
blocked-flipped = Already flipped one this turn
blocked-no-line = No row or column has only resources
blocked-deck-empty = The deck is empty
reason-where = Take from the market ({ $places })
reason-wanted = If you leave it, others could build { FORM($card, "a") }
reason-token = A token could be yours
reason-leaves = On average this leads to { $built ->
    [one] { $built } building
   *[other] { $built } buildings
  } and { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason-ends-points = On average this leads to { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } instead of { $instead }
reason-ends-buildings = On average this leads to { $mean ->
    [one] { $mean } building
   *[other] { $mean } buildings
  } instead of { $instead }
reason-ends-resources = On average this leads to { $mean ->
    [one] { $mean } resource card
   *[other] { $mean } resource cards
  } instead of { $instead }
reason-ends-growth = On average your tokens could then still bring { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } instead of { $instead }
reason-ends-rival-points = On average your strongest rival then has { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } instead of { $instead }
reason-own-building = You could build { FORM($card, "a") }: the chance is { $share }% instead of { $before }%
reason-own-token = You could take the token “{ $token }”: the chance is { $share }% instead of { $before }%
reason-own-reach = You could then pay for { FORM($card, "a") }: the chance is { $share }% instead of { $before }%
reason-rival-building = { $seat } could build { FORM($card, "a") }: the chance is { $share }% instead of { $before }%
reason-rival-token = { $seat } could take the token “{ $token }”: the chance is { $share }% instead of { $before }%
reason-rival-reach = { $seat } could then pay for { FORM($card, "a") }: the chance is { $share }% instead of { $before }%
reason-more-points = Your buildings could bring more points: { $mean } on average instead of { $instead }
reason-more-resources = You could have more permanent resources: { $mean } on average instead of { $instead }
reason-more-buildings = You could have more buildings: { $mean } on average instead of { $instead }
reason-more-tokens = Your tokens could bring more points: { $mean } on average instead of { $instead }
reason-more-symbols = You could have more symbols on resource cards: { $mean } on average instead of { $instead }
reason-more-reach = You could pay for more buildings in the market: { $mean } on average instead of { $instead }
reason-fewer-buildings = { $seat } could have fewer buildings: { $mean } on average instead of { $instead }
reason-less-tokens = { $seat } could get fewer points from tokens: { $mean } on average instead of { $instead }
reason-less-reach = { $seat } could pay for fewer buildings in the market: { $mean } on average instead of { $instead }
reason-token-now = It brings a token now
reason-scores = { $points_now ->
    [one] { $points_now } point at once
   *[other] { $points_now } points at once
}
reason-new-type = Your first permanent { $resource } symbol
reason-saves-for = Then you can pay for { FORM($card, "a") }

## What happened

event-turn_started = { $seat } begins turn { $round }
event-turn_started-you = You begin turn { $round }
event-card_flipped = { $seat } flips a card ({ $place }) and reveals { FORM($card, "a") }
event-card_flipped-you = You flip a card ({ $place }) and reveal { FORM($card, "a") }
event-resource_taken = { $seat } takes { FORM($side, "a") }
event-resource_taken-you = You take { FORM($side, "a") }
event-resource_drawn = { $seat } draws { FORM($side, "a") }
event-resource_drawn-you = You draw { FORM($side, "a") }
event-resources_spent = { $seat } spends { $sides }
event-resources_spent-you = You spend { $sides }
event-building_built = { $seat } builds { FORM($card, "a") }
event-building_built-you = You build { FORM($card, "a") }
event-token_taken = { $seat } takes the token “{ $token }”
event-token_taken-you = You take the token “{ $token }”
event-turn_passed = { $seat } can take nothing and passes
event-turn_passed-you = You can take nothing and pass
event-resource_dealt = New: { FORM($side, "a") } ({ $place })
event-building_dealt = New: { FORM($card, "a") } ({ $place })
event-automa_took = The automa takes { FORM($side, "a") }
event-automa_built = The automa builds { FORM($card, "a") }
event-automa_took_token = The automa takes the token “{ $token }”
event-automa_moved = Next, the automa will take these cards ({ $places })
last-stone = { $seat } builds the last building, { FORM($card, "a") }
last-stone-you = You build the last building, { FORM($card, "a") }
event-game_ended = { $several ->
    [0] The game is over: the automa wins
    [1] The game is over: { $winners } wins
   *[other] The game is over: { $winners } share the victory
}
event-game_ended-you = { $several ->
    [0] The game is over: the automa wins
    [1] The game is over: you win
   *[other] The game is over: { FORM($winners, "inside") } share the victory
}

## The page

title = Point City
subtitle = Take two cards, build a city
pitch = Take two adjacent cards: resources to spend, and buildings that help pay for what comes next.
set = In the box
phase-over = the game is over
last-round = last turn
hand-empty = no resource cards
city-empty = no buildings yet
stack-civic = civic buildings
stack-points = buildings for points
automa-takes = the automa takes this next
cell-affordable = you can pay for it
cell-missing = { $count ->
    [one] you lack { $count } symbol
   *[other] you lack { $count } symbols
}
cell-gain = { $count ->
    [one] brings { $count } point
   *[other] brings { $count } points
}
# Noun, singular: title of the sheet about one token.
token-name = Token
token-now = { $count ->
    [one] { $count } point so far
   *[other] { $count } points so far
}
# Adjective on the payment that is chosen if nothing is changed.
payment-proposed = proposed
points-untold = The points are not counted yet
points-now = points so far
city-of = { $count ->
    [one] { $name }: { $count } building
   *[other] { $name }: { $count } buildings
}
automa-tokens = { $count ->
    [one] { $count } token, face down
   *[other] { $count } tokens, face down
}
tier-number = Tier { $tier }
sheet-gives = Gives: { $gives }
sheet-costs = Costs: { $cost }
sheet-second = { $count ->
    [one] { $count } symbol is missing now. The adjacent resource card that you take with this one must supply it.
   *[other] { $count } symbols are missing now. The adjacent resource card that you take with this one must supply them.
}
sheet-joker = Spend it to build, in place of any one resource.
sheet-resource = Spend it to build; it pays for { $amount ->
    [one] { $amount } { $resource } symbol
   *[other] up to { $amount } { $resource } symbols
}. On its other side is a building that nobody knows yet.
automa-level = The automa’s level
option-of-first = Who begins
promo-tokens = Promotional tokens
promo-tokens-help = Four more tokens are shuffled in.
pieces-alone = You against the automa: it takes two cards after each of your turns, pays for nothing, and wins unless you have more points.
pieces-together = { $count } players, 17 turns each, a market of 16 cards. Only the deck and the other sides of the cards are hidden.
resources-title = Resources
told-token = a token
chapter-turn = Turn { $round }
# Behind a token that only a promotional set has.
promo-mark = (promotional)
deed-building_built = { $card }
deed-resource_taken = { $side }
deed-resource_drawn = { $side }
deed-card_flipped = { $card }

# What problems are about
problem-theme-cards = Cards
problem-theme-second-card = Second card
# Noun, a group of puzzles.
problem-theme-tokens = Tokens
problem-theme-last-round = Last turns
# Noun, a group of puzzles: when to turn a card to its building.
problem-theme-turning-over = Flipping

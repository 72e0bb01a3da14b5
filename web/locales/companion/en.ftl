### Texts for people who play with the box. Loaded on first use.

# Noun, read aloud: the parts of the screen for people who play with the printed game.
real-parts = Parts
# Noun, a tab: laying out the printed game.
real-part-set = Setup
# Noun, a tab: the page calls the characters aloud.
real-part-call = Caller
# Noun, a tab: counting points.
real-part-score = Scoring
real-need-box = You need the box to play like this.
# A link beside "You need the box": to a shop that has it.
real-sold = Where it is sold
# Noun, label: how many people play.
real-people = People
real-count = Number of people
real-person = Player { $number }
real-name-of = Name of player { $number }
real-cards = The cards of this set
real-lay-out = Lay out
real-draft = Choosing in each round
real-link = Link to this set
real-link-share = Our set for the game on the table
real-link-note = Other phones at the table open the same set with this link.
# Noun, a heading: who has how many points.
real-result = Result
real-counting = One moment…
real-mine-of = { $name }: { $count }
real-tap = Tap everything in front of this player.
real-remove = Remove { $name }
real-next = Next: { $name }
real-pieces = What can be added
real-find = Type two letters
real-whole = Everything in the box
real-none-found = Nothing is called that.
real-needed = please answer
# Answer to a question about a city.
real-yes = Yes
# Answer to a question about a city.
real-no = No
# Answer to "who?": no player.
real-no-player = Nobody
# Answer to "which rank?": not one.
real-none = None
real-number = { $value }
# In a field for a number that is larger than those on the buttons.
real-more = More
real-still = Not counted yet: please answer
real-winner = { $count ->
    [one] The winner: { $names }
   *[other] The winners: { $names }
}
real-store = Save to “Evenings with friends”
# Adjective: the counted game is kept on this device.
real-stored = Saved
real-again = Next game
real-say = { $number }. { $name }!
# Noun: the number of the character that is called.
real-call-number = Number
real-new-round = New round
real-begin-calls = Begin calling
real-next-call = Call the next
real-round-over = End of the round
real-left = { $seconds } s
real-seconds = { $seconds } s
real-time-over = Time is up
real-call-back = Back one call
real-voice = Speak aloud
# Noun: a clock for each call.
real-timer = Timer
# Adjective in place of seconds: no clock.
real-timer-off = off
real-remind = Remind us who was named
real-named = Named: { $name }
real-part-rules = Can I do this?
# Noun, a tab: a page to print.
real-part-print = Print
real-rules-find = Your question, or the names of cards
real-rules-none = Nothing fits. Try the name of a card.
real-rules-of-set = Rulings for this set
# Noun, label of a field: one printed card.
real-card = Card
real-print-now = Print this page
real-print-sheet = Score sheet
real-print-calls = Order of the calls
real-needs = Who needs what
# Noun, the last row of a table of points.
real-total-word = Total
# Words that stand before the name of a card, as "the" in "the Keep"; - where a language has none.
real-articles = the
# Words of questions that say nothing of what is asked; the search leaves them out.
real-silent-words = the, a, an, and, or, but, if, do, does, did, can, could, may, might, is, are, was, were, be, been, will, would, should, what, which, why, how, my, mine, your, his, her, hers, its, their, our, you, they, them, she, him, have, has, had, this, that, there, then, than, for, from, with, into, onto, about, also, too, any, some, somebody, someone, anyone, still, just, even, really, want, wants, happens, happen, case, possible, allowed, question, game, player, players, round, turn, one, not, get, got, like, instead, exactly
# A heading, folded: people say which character each had in the last round; the history tells with which they won.
real-roles = Who played what at the end
real-role-of = What { $name } played at the end
real-role-none = Not chosen

### Words for those who listen. Loaded on first use.

listen-ask = What you can ask
listen-more = Ask the same again to hear the next part, for example the next player.
listen-again = Say again
listen-options = What may I do?
listen-nothing-new = Nothing new
listen-no-topic = This key has no question in this game.
listen-no-table = Open a game first.
listen-no-question = There is no question for you right now.
listen-answers = { $count ->
    [one] { $count } answer.
   *[other] { $count } answers.
}
listen-sentence = { $text }.
join-semicolons = { $first }; { $last }
listen-watching = You are only watching.
listen-telling = How much is announced
# How much is announced: the least.
telling-short = Short
# How much is announced: as when nothing was chosen.
telling-usual = Usual
# How much is announced: the most.
telling-everything = Everything
listen-voice = The device’s voice
listen-voice-use = Read aloud what happens and what you are asked
listen-no-voice = This device has no voice of its own for this language.
listen-shared = Several people share this device: only what all of them know is read aloud.
# A noun: the voice of the device, above the list of its voices.
listen-voice-name = Voice
# A noun: how fast the voice reads.
listen-rate = Speed
listen-rate-share = { $share }%
# A noun: the heading of the keys that ask.
listen-keys = Keys
listen-keys-how = At the table these keys ask even when this sheet is closed. If you choose a key that is taken, the two swap.
# A key, as it is printed on keyboards.
key-control = Ctrl
# A key, as it is printed on keyboards.
key-shift = Shift
ear-layout = How the table is laid out
ear-layout-text = First comes a bar with the round and the tools, then the main part with the board, then the question, and last the log. Each player has a heading. A new question moves the focus to its first answer.
# A heading: how one answers a question.
ear-answers = Answering
ear-answers-text = A digit moves to the answer with that number, 0 to the tenth. With Shift it moves ten further, and ten more at each press: Shift+5 goes to 15, then to 25. Enter chooses the answer. Tab reaches all answers one by one. Escape closes what is open, and Ctrl+Z undoes a decision.
# A heading: how one asks the page.
ear-ask = Asking
ear-ask-text = Events are announced on their own. At the table these keys ask for more; the sheet “By ear” has a button for each, and lets you change the keys and how much is announced.
ear-voice-text = Without a screen reader the device can read aloud what is announced: switch its voice on in the sheet “By ear”. It uses only voices on the device, and nothing is sent. Any press silences it.
# A heading: how one learns the game.
ear-guided = Learning
ear-guided-text = The guided game explains the first rounds; its notes are read as they appear. You will find it above, and in the lobby.
ear-hands = With one switch
ear-hands-text = Tab and Enter are enough for everything; nothing has to be held, dragged, or pressed twice, and there is no hurry. If the Tab key is set to “Group by group” in the settings, Tab goes from group to group, and Enter opens the outlined one: then even the twentieth answer takes only a few presses.

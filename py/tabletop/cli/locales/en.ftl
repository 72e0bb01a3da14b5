### What only the terminal says. Everything else it reads from the page's own files.

term-welcome = Game { $seed }. Type the number of an option (several with spaces), ? to show the table, q to leave.
term-number = Type a number from 1 to { $most }.
term-count = Choose { $least } to { $most } options.
term-left = You have left the game.
term-line = { $label }: { $items }

### The words of the help.

help-parts = Parts of the help
help-part-play = How to play

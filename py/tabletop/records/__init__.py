"""What a device keeps beside its games: results, deals of the day, problems, evenings, own players.

Their shapes, merging, sums.
"""

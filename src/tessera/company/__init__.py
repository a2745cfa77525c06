"""Who plays with whom: quick matches and tournaments. Pure: what comes in goes out, nothing is asked of anybody.

`matching` finds people who fit together, `tournament` is a tournament from its announcement to its end, `pairing` makes
the tables of a round, and `standings` says who is ahead and why.
"""

"""After the match: everybody's chances, where it was decided, and what was luck.

Nothing here is for a match that goes on: whoever analyses knows more than the players may.
"""

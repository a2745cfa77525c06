"""Notices: who is waited for at a table and is not looking at it is told, on a channel of their own choice.

`waits` notices who is waited for, `courier` delivers what the outbox holds, and there is one module for each kind of
channel. What a notice says (`words`) is what everybody may know: the game, the players, and the way to the table.
"""

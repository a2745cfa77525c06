"""The components: each is one literal, its numbers and its effects, with whatever only it needs written beside it.

A rule chapter never imports this package; it asks a hook. Only `box`, which puts the components together, and
`evaluate`, which judges for bots what single cards are about to do, may.
"""

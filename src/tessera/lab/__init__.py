"""The lab: experiments with games and bots, and numbers that can be trusted.

`tessera.lab.experiment` says what is played, `tessera.lab.run` keeps it in a folder, `tessera.lab.pool` plays it on
one machine or many. What needs packages of the extra ``lab`` imports them where they are used.
"""

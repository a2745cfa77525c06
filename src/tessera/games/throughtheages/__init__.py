"""Through the Ages: A New Story of Civilization, with New Leaders and Wonders.

The chapters of the rules, each beside the numbers of its rules (`texts/rules.en.md`):

========================  ==============================================================================
`setup`, `rules.decks`    what is in the box of a match, the deal and the draft (TA-1, TA-2, TA-30 - TA-34)
`rules.turns`             rounds and turns (TA-3 - TA-5)
`rules.cardrow`           the card row (TA-5.01, TA-8.01 - TA-8.09)
`rules.politics`          political actions (TA-6); `rules.conflicts`, `rules.pacts`, `rules.resigning`
`rules.events`            the events decks and who is meant by an event (TA-6.10, TA-18)
`rules.colonization`      territories and colonies (TA-17)
`rules.actions`           the Action Phase (TA-7); what can be done in it: `rules.population`, `rules.building`,
                          `rules.wonders`, `rules.technologies`, `rules.leaders`, `rules.tactics` (TA-8 - TA-12)
`rules.tokens`            yellow and blue tokens, food and resources (TA-13, TA-14); `rules.means` pays with them
`rules.production`        the End-of-Turn Sequence (TA-15)
`rules.ratings`           culture, science, strength, happiness (TA-0, TA-13); `rules.armies` (TA-16)
`rules.ages`              the end of an age (TA-19); `rules.scoring` the end of the game
`rules.gains`             sentences that cards share; `rules.inplay` cards enter play and leave it
========================  ==============================================================================
"""

from tessera.games.throughtheages.game import AgesGame

game = AgesGame()

__all__ = ["game"]

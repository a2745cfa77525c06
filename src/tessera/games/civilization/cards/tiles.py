"""Map tiles (CV-1.02 - CV-1.04): 14 neutral ones and six homes, square by square."""

from __future__ import annotations

from tessera.games.civilization.content import Tile
from tessera.kernel import Cards

TILES = Cards[Tile]()
card = TILES.add

card(Tile("tile_01", squares="GV G F F / D G Fw F / M W W G / DH Mc W G"))
card(Tile("tile_02", squares="D D GH G / D Fn F G / W W W M / G GH M M"))
card(Tile("tile_03", squares="Fw D M M / M G GH W / F F G W / FH F M F"))
card(Tile("tile_04", squares="D G W W / D GV F Fw / Mo D G F / M M G GH"))
card(Tile("tile_05", squares="W W Ws W / W W G FH / W GV F F / G F F D"))
card(Tile("tile_06", squares="Ms FH W W / G G W F / M M GH F / D D M M"))
card(Tile("tile_07", squares="Mn D D W / M GV M W / M F G W / MH M F W"))
card(Tile("tile_08", squares="M W M Mi / D M W GH / FH D G F / F G F F"))
card(Tile("tile_09", squares="F Wc Fw MV / F W W M / F GH W F / M F W F"))
card(Tile("tile_10", squares="D MH M D / D M D G / Dn D G W / D D GH F"))
card(Tile("tile_11", squares="Mi M G W / D M F GH / DV M M Fc / D M M M"))
card(Tile("tile_12", squares="M D GV G / D M Gc F / Dn G F F / D DH D D"))
card(Tile("tile_13", squares="W W W W / Mi GH M D / M F G DV / W W W Ws"))
card(Tile("tile_14", squares="W G W W / D GH W W / Dc F Ws M / M G GH G"))
card(Tile("home_america", squares="Mi M W G / F Ms G* W / D D Mn F / W D W Fw", home=True))
card(Tile("home_china", squares="D D D Gw / Mi D* G G / M M F F / Mc W F Ws", home=True))
card(Tile("home_egypt", squares="F W M Mn / Dw D* G D / D F D D / D F Ws M", home=True))
card(Tile("home_germany", squares="Ws G W W / G M D* W / F M Mi F / Mo M D Gw", home=True))
card(Tile("home_rome", squares="M Dn M Fs / W M D Mi / F M G* W / Ww F M W", home=True))
card(Tile("home_russia", squares="W W M M / D M G* W / D F M W / Fw D G Mi", home=True))

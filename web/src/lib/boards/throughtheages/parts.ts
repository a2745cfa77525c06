/** What the coach of a guided match can point at. */

import type { Place } from "$lib/boards";

export const parts: Readonly<Record<string, Place>> = {
  row: { at: ".ta-board .the-row", tab: "board" },
  events: { at: ".ta-board .shared", tab: "board" },
  ratings: { at: ".ta-mat .ratings", tab: "mine" },
  blue: { at: ".ta-mat .bb", tab: "mine" },
  yellow: { at: ".ta-mat .yb", tab: "mine" },
  techs: { at: ".ta-mat .techs", tab: "mine" },
  inplay: { at: ".ta-mat .inplay", tab: "mine" },
  hands: { at: ".ta-mat .hands", tab: "mine" },
};

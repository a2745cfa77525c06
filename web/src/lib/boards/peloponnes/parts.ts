/** What the coach of a guided match can point at. */

import type { Place } from "$lib/boards";

export const parts: Readonly<Record<string, Place>> = {
  sums: { at: ".pe-mat .sums", tab: "mine" },
  hand: { at: ".pe-mat .hand-side", tab: "mine" },
  rows: { at: ".pe-board .rows", tab: "board" },
  disasters: { at: ".pe-board .disasters", tab: "board" },
  luxury: { at: ".pe-mat .luxury-track", tab: "mine" },
  tableau: { at: ".pe-mat .tableau", tab: "mine" },
};

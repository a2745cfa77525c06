/** What the coach of a guided match can point at. */

import type { Place } from "$lib/boards";

export const parts: Readonly<Record<string, Place>> = {
  tracks: { at: ".tp-tracks", tab: "board" },
  techs: { at: ".tp-shared", tab: "board" },
  map: { at: ".tp-map", tab: "board" },
  city: { at: ".tp-city", tab: "goals" },
  stock: { at: ".tp-mat .incs", tab: "mine" },
  income: { at: ".tp-mat .incs", tab: "mine" },
  eras: { at: ".tp-mat .cardline", tab: "mine" },
  inventions: { at: ".tp-mat .trows", tab: "mine" },
};

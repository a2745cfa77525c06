/** What the coach of a guided match can point at. */

import type { Place } from "$lib/boards";

export const parts: Readonly<Record<string, Place>> = {
  agendas: { at: ".nd-rail .agendas", tab: "goals" },
  map: { at: ".nd-map", tab: "board" },
  row: { at: ".nd-mat .focus-row", tab: "mine" },
  dial: { at: ".nd-mat .my-dial", tab: "mine" },
  event: { at: ".event-dial", tab: "board" },
};

/** What the coach of a guided match can point at. */

import type { Place } from "$lib/boards";

export const parts: Readonly<Record<string, Place>> = {
  map: { at: ".cv-map", tab: "board" },
  race: { at: ".cv-race", tab: "goals" },
  phases: { at: ".cv-phases", tab: "goals" },
  track: { at: ".cv-track", tab: "goals" },
  trade: { at: ".cv-mat .trade-dial", tab: "mine" },
  cities: { at: ".cv-mat .cv-cities", tab: "mine" },
  events: { at: ".cv-mat .cv-events", tab: "mine" },
  goods: { at: ".cv-mat .cv-goods", tab: "mine" },
  pyramid: { at: ".cv-mat .cv-pyramid", tab: "mine" },
  battle: { at: ".cv-battle", tab: "board" },
};

/** How many options at once stand in the panel. Pure. */

import type { DecisionOut } from "$lib/api/types";
import type { Choice, PanelLayout } from "$lib/boards";
import { asks, is } from "./model";

/** Places in the city have a list of their own, with drawings; everything else is a plain list. */
export function layoutOf(decision: DecisionOut, choices: readonly Choice[]): PanelLayout | null {
  const places = asks(decision, "place-building") && choices.some((choice) => is(choice, "place", "lay"));
  return places ? { groups: [], last: null } : null;
}

/** Civilization: The Board Game at the table. */

import type { View } from "$lib/api/types";
import type { Tab } from "$lib/boards";
import "./styles/index.css";
import { SIDE, squareName, viewOf } from "./model";
import { spokenName } from "./reading";

export { default } from "./Board.svelte";
export { default as Panel } from "./Panel.svelte";
export { outlook } from "./outlook";
export { default as Card } from "./Card.svelte";
export { found } from "./found";
export { layoutOf as layout } from "./options";
export { parts } from "./parts";

/** People name squares with capital letters: E5. */
export const names = Array.from(
  { length: SIDE * SIDE },
  (_, square) => `square-${squareName(square)} = ${spokenName(square)}`,
).join("\n");

export const speakingCards = true;
export const rail = true;

export const tabs: Tab[] = [
  { to: "board", icon: "compass", text: "cv-tab-map" },
  { to: "mine", icon: "pyramid", text: "tab-mine" },
  { to: "others", icon: "people", text: "tab-others" },
  { to: "goals", icon: "trophy", text: "cv-tab-goals" },
  { to: "log", icon: "log", text: "tab-log" },
];

export const targetTabs: Tab["to"][] = ["mine", "goals"];

/** One's phases end when one says so: an end that came at once would tell that no card in hand could have been used. */
export const ownSteps = ["city-menu", "move-menu", "start-menu", "make-offer"];

/** Rounds are called turns. */
export const rounds = { event: "turn", count: "count" };

/** The best of the three measured victories over the turns, in percent. */
export const progress = {
  text: "cv-progress",
  of(view: View): number[] {
    return viewOf(view).nations.map((nation) => Math.max(...nation.progress));
  },
};

export const moments = ["wonder-built", "battle-city", "battle-capital", "city-destroyed", "won"];

export const heard = {
  war: ["battle-field", "battle-city", "battle-capital", "battle-village"],
  gain: ["wonder-built", "person-gained", "event-drawn", "marker-seen", "learned"],
  loss: ["looted", "coin-lost", "marker-lost", "city-destroyed", "armies-lost", "unit-murdered"],
};

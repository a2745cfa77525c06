/** Through the Ages at the table. */

import type { View } from "$lib/api/types";
import type { Tab } from "$lib/boards";
import "./styles/index.css";
import { viewOf } from "./model";
import { thingOf } from "./reading";

export { default } from "./Board.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Card } from "./Card.svelte";
export { parts } from "./parts";
export { default as Facts } from "./Facts.svelte";
export { default as Score } from "./Score.svelte";
export { layoutOf as layout } from "./options";
export { thingOf };

export const speakingCards = true;

export const tabs: Tab[] = [
  { to: "board", icon: "deck", text: "ta-tab-row" },
  { to: "mine", icon: "crown", text: "tab-mine" },
  { to: "others", icon: "people", text: "tab-others" },
  { to: "log", icon: "log", text: "tab-log" },
];

export const targetTabs: Tab["to"][] = ["mine"];

/** One's turn ends when one says so. */
export const ownSteps = ["action-phase"];

/** Culture over the rounds. */
export const progress = {
  text: "ta-progress",
  isScore: true,
  of(view: View): number[] {
    return viewOf(view).players.map((p) => p.culture);
  },
};

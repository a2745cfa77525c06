/** Through the Ages at the table. */

import type { Content, View } from "$lib/api/types";
import type { Tab } from "$lib/boards";
import "./styles/index.css";
import type { Ref, Texts } from "$lib/text/texts";
import { cardByKey, contentOf, viewOf } from "./model";
import { thingOf } from "./reading";
import { effectOf } from "./wording";

export { default } from "./Board.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Card } from "./Card.svelte";
export { parts } from "./parts";
export { default as Facts } from "./Facts.svelte";
export { default as Score } from "./Score.svelte";
export { layoutOf as layout } from "./options";
export { thingOf };

export const speakingCards = true;

/** The symbols in words, then the text. */
export function effect(ref: Ref, content: Content, text: Texts): string {
  const card = cardByKey(contentOf(content), ref.key);
  return card ? effectOf(card, text) : "";
}

export const tabs: Tab[] = [
  { to: "board", icon: "deck", text: "ta-tab-row" },
  { to: "mine", icon: "crown", text: "tab-mine" },
  { to: "others", icon: "people", text: "tab-others" },
  { to: "log", icon: "log", text: "tab-log" },
];

export const targetTabs: Tab["to"][] = ["mine"];

/** One's turn ends when one says so. */
export const ownSteps = ["action-phase"];

/** Every turn says which round it is in. */
export const rounds = { event: "turn-begins", count: "round" };

/** Culture over the rounds. */
export const progress = {
  text: "ta-progress",
  isScore: true,
  of(view: View): number[] {
    return viewOf(view).players.map((p) => p.culture);
  },
};

export const moments = ["age-begins", "completed", "colony", "aggression-won", "war", "last-round"];

export const heard = {
  war: ["attacks", "war"],
  gain: ["gained", "culture", "science", "completed", "colony"],
  loss: [
    "lost",
    "population-lost",
    "culture-lost",
    "science-lost",
    "colony-lost",
    "corruption",
    "famine",
    "uprising",
    "kidnapped",
    "technology-stolen",
  ],
};

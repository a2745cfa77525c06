/** Peloponnes at the table. */

import type { Content, View } from "$lib/api/types";
import type { Playing, Refusable, Tab } from "$lib/boards";
import type { Texts } from "$lib/text/texts";
import "./styles/index.css";
import { contentOf, viewOf } from "./model";
import { triedOn } from "./reading";

export { default } from "./Board.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Facts } from "./Facts.svelte";
export { default as Card } from "./Card.svelte";
export { parts } from "./parts";
export { default as Score } from "./Score.svelte";

export const tabs: Tab[] = [
  { to: "board", icon: "deck", text: "pe-tab-cards" },
  { to: "mine", icon: "cards", text: "tab-mine" },
  { to: "others", icon: "people", text: "tab-others" },
  { to: "log", icon: "log", text: "tab-log" },
];

export const targetTabs: Tab["to"][] = ["mine"];

/** Cards on offer that cannot be bid on now. */
export function refusable(table: Playing, content: Content, text: Texts): Refusable[] {
  const view = viewOf(table.view);
  const legal = new Set(table.decision?.options.map((option) => option.do));
  return [...view.open_row, ...view.conquest_row]
    .map((id) => contentOf(content).power_cards[id]?.key ?? "")
    .flatMap((key): Refusable[] => {
      const tried = key === "" ? null : triedOn(table.decision, key);
      return tried === null || legal.has(tried) ? [] : [{ do: tried, label: text.word("card", key) }];
    });
}

/** The score of each seat if the game ended there, as far as the views tell. */
export const progress = {
  text: "pe-progress",
  isScore: true,
  of: (view: View): number[] => viewOf(view).points.map((points) => points.score),
};

export const heard = {
  war: ["disaster-strikes"],
  gain: ["income", "one-off-income", "gained-luxury", "took"],
  loss: ["lost-luxury", "lost-building", "covered", "unsold"],
};

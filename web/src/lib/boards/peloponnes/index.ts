/** Peloponnes at the table. */

import type { Content, View } from "$lib/api/types";
import type { Playing, Refusable, Tab } from "$lib/boards";
import type { Texts } from "$lib/text/texts";
import styles from "../../../styles/board-peloponnes.css?inline";
import explainDe from "./explain/de.ftl?raw";
import explainEn from "./explain/en.ftl?raw";
import de from "./locale/de.ftl?raw";
import en from "./locale/en.ftl?raw";
import { contentOf, viewOf } from "./model";

export { default } from "./Board.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Facts } from "./Facts.svelte";
export { default as Card } from "./Card.svelte";
export { parts } from "./parts";
export { default as Score } from "./Score.svelte";

export { styles };
export const locale = { en, de };
export const explain = { en: explainEn, de: explainDe };

export const tabs: Tab[] = [
  { to: "board", icon: "deck", text: "pe-tab-cards" },
  { to: "mine", icon: "cards", text: "tab-mine" },
  { to: "others", icon: "people", text: "tab-others" },
  { to: "log", icon: "log", text: "tab-log" },
];

export const targetTabs: Tab["to"][] = ["mine"];

/** Cards on offer that cannot be bid on now. */
export function refusable(table: Playing, content: Content, text: Texts): Refusable[] {
  const step = table.decision?.step;
  const verb = step === "bid" ? "bid" : step === "displaced" ? "move" : null;
  if (verb === null) return [];
  const view = viewOf(table.view);
  const legal = new Set(table.decision?.options.map((option) => option.do));
  return [...view.open_row, ...view.conquest_row]
    .map((id) => contentOf(content).power_cards[id]?.key ?? "")
    .filter((key) => key !== "" && !legal.has(`${verb} ${key}`))
    .map((key) => ({ do: `${verb} ${key}`, label: text.word("card", key) }));
}

/** The score of each seat if the game ended there, as far as the views tell. */
export const progress = {
  text: "pe-progress",
  isScore: true,
  of: (view: View): number[] => viewOf(view).points.map((points) => points.score),
};

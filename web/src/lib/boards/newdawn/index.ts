/** A New Dawn at the table. */

import type { Content, OptionOut, View } from "$lib/api/types";
import type { Playing, Refusable, Tab } from "$lib/boards";
import type { Texts } from "$lib/text/texts";
import "./styles/index.css";
import { NONE, asks, contentOf, keyOf, say, viewOf } from "./model";

export { default } from "./Board.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Card } from "./Card.svelte";
export { parts } from "./parts";
export { default as Score } from "./Score.svelte";

export const rail = true;

export const tabs: Tab[] = [
  { to: "board", icon: "compass", text: "nd-tab-map" },
  { to: "mine", icon: "cards", text: "tab-mine" },
  { to: "others", icon: "people", text: "tab-others" },
  { to: "goals", icon: "agenda", text: "nd-tab-goals" },
  { to: "log", icon: "log", text: "tab-log" },
];

export const targetTabs: Tab["to"][] = ["mine"];

/** Wonders on offer that cannot be built now. */
export function refusable(table: Playing, content: Content, text: Texts): Refusable[] {
  if (!asks(table.decision, "industry")) return [];
  const legal = new Set(table.decision?.options.map((option) => option.do));
  return viewOf(table.view)
    .offer.filter((wonder) => wonder !== NONE)
    .map((wonder) => keyOf(contentOf(content), wonder))
    .filter((key) => key !== "" && !legal.has(say("wonder", key)))
    .map((key) => ({ do: say("wonder", key), label: text.word("card", key) }));
}

/** Spaces are named by column and row. */
export function coordinateOf({ says }: OptionOut): string | null {
  return typeof says.args.at === "string" ? says.args.at : null;
}

/** A seat has the colour that was chosen for it. */
export function colours(view: View): number[] {
  return viewOf(view).players.map((p) => (p.colour === NONE ? p.seat : p.colour));
}

/** How many spaces everybody held. */
export const progress = {
  text: "nd-progress-spaces",
  of(view: View): number[] {
    const game = viewOf(view);
    return game.players.map((_, seat) => game.civilizations[seat]?.spaces ?? 0);
  },
};

export const moments = [
  "agenda-completed",
  "wonder-built",
  "wonder-gained",
  "conquered",
  "capital-defeated",
  "city-destroyed",
];

export const heard = {
  war: ["attacks", "attacks-barbarian", "attacks-city-state"],
  gain: ["resource-gained", "natural-gained", "wonder-built", "wonder-gained", "agenda-completed"],
  loss: [
    "control-destroyed",
    "city-destroyed",
    "wonder-lost",
    "natural-lost",
    "capital-raided",
    "captured-token",
    "caravan-destroyed",
  ],
};

/** Tapestry at the table. */

import type { OptionOut, View } from "$lib/api/types";
import type { Tab } from "$lib/boards";
import "./styles/index.css";
import { viewOf } from "./model";

export { default } from "./Board.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Card } from "./Card.svelte";
export { layoutOf as layout } from "./options";
export { parts } from "./parts";
export { default as Score } from "./Score.svelte";

export const showsChosen = true;

export const tabs: Tab[] = [
  { to: "goals", icon: "tp-city", text: "tp-tab-city" },
  { to: "board", icon: "tp-track-technology", text: "tp-tab-tracks" },
  { to: "mine", icon: "cards", text: "tab-mine" },
  { to: "others", icon: "people", text: "tab-others" },
  { to: "log", icon: "log", text: "tab-log" },
];

export const targetTabs: Tab["to"][] = ["mine", "goals"];

/** Hexes are named by column and row. */
export function coordinateOf({ says }: OptionOut): string | null {
  return typeof says.args.hex === "string" ? says.args.hex : null;
}

export { becauseOf } from "./reading";

/** Everybody plays as many turns as they can. */
export const rounds = null;

/** Victory points over the match. */
export const progress = {
  text: "tp-progress",
  isScore: true,
  of(view: View): number[] {
    const game = viewOf(view);
    return game.players.slice(0, game.seats).map((p) => p.vp);
  },
};

export const deeds = ["advanced", "bonus", "conquers", "conquered"];

export const moments = ["achieved", "landmark"];

export const heard = {
  war: ["conquers", "toppled"],
  gain: ["gained", "scored", "achieved", "invented"],
  loss: ["lost", "lost-vp"],
};

/** The keys of a table: which stroke asks for what. Pure; the page does it. */

import type { Zoom } from "$lib/boards/handles";

export type Stroke =
  | { act: "clear" | "confirm" | "back" | "why" | "undo" | "about" | "replay" | "log" }
  | { act: "amount"; by: 1 | -1 }
  | { act: "zoom"; how: Zoom }
  | { act: "seat"; seat: number }
  | { act: "region"; to: "board" | "mine" }
  | { act: "letter" };

const ZOOMS: Readonly<Record<string, Zoom>> = { "+": "in", "-": "out", "0": "fit" };

/** What a key asks for; on an amount + and − set it, elsewhere they zoom the map. */
export function strokeOf(key: string, amount: boolean): Stroke {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "Escape":
      return { act: "clear" };
    case "Enter":
      return { act: "confirm" };
    case "Backspace":
      return { act: "back" };
    case "?":
      return { act: "why" };
    case "u":
      return { act: "undo" };
    case "i":
      return { act: "about" };
    case ",":
      return { act: "replay" };
    case "l":
      return { act: "log" };
    case "m":
      return { act: "region", to: "board" };
    case "t":
      return { act: "region", to: "mine" };
  }
  if (amount && (key === "+" || key === "-")) return { act: "amount", by: key === "+" ? 1 : -1 };
  const how = ZOOMS[key];
  if (how) return { act: "zoom", how };
  return /^[1-6]$/.test(key) ? { act: "seat", seat: Number(key) - 1 } : { act: "letter" };
}

/** Whether a key is for the table: not while something else is written or read, such as any dialog that is open. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest("dialog, .menu, input:not([type=radio]), textarea, select");
}

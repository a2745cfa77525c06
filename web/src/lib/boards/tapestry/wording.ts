/** What things of Tapestry are called. Pure. */

import type { Texts } from "$lib/text/texts";
import {
  AUTOMA,
  BLOCK,
  BUILDINGS,
  ERAS,
  SHADOW,
  TOKEN,
  pieceOf,
  plotName,
  type TapestryContent,
  type TapestryView,
  type Way,
} from "./model";

const SOFT = "\u00AD";

/** The name of a component. */
export function nameOf(key: string, text: Texts): string {
  return text.word("card", key);
}

/** A name for those who listen, or for titles: without places where it may break. */
export function spoken(name: string): string {
  return name.replaceAll(SOFT, "");
}

export function numberName(content: TapestryContent, number: number | null | undefined, text: Texts): string {
  const piece = pieceOf(content, number);
  return piece ? nameOf(piece.key, text) : "";
}

/** A player by name; bots by what they are. */
export function seatName(game: TapestryView, seat: number, text: Texts): string {
  const kind = game.players[seat]?.kind;
  if (kind === AUTOMA) return text.say("tp-automa");
  if (kind === SHADOW) return text.say("tp-shadow");
  return text.player(seat);
}

/** What stands somewhere: an income building, a token, a landmark. */
export function buildingName(content: TapestryContent, kind: number, text: Texts): string {
  const name = BUILDINGS[kind];
  if (name) return text.say(`tp-building-${name}`);
  if (kind === TOKEN || kind === BLOCK) return text.say("tp-token");
  return numberName(content, kind, text);
}

export function eraName(income: number, text: Texts): string {
  return text.say("tp-era", { era: ERAS[Math.max(0, Math.min(income, 5) - 1)] ?? "I" });
}

/** Where a way lies: d6–g9. */
export function wayName(way: Way, width: number): string {
  const columns = way.plots.map((plot) => plot % width);
  const rows = way.plots.map((plot) => Math.floor(plot / width));
  const from = Math.min(...rows) * width + Math.min(...columns);
  const to = Math.max(...rows) * width + Math.max(...columns);
  return from === to ? plotName(from, width) : `${plotName(from, width)}–${plotName(to, width)}`;
}

/** What a way would complete, in words; empty if nothing. */
export function completes(way: Way, text: Texts): string {
  const lines = [
    ...way.rows.map((row) => text.say("tp-row", { row: row + 1 })),
    ...way.columns.map((column) => text.say("tp-column", { column: String.fromCharCode(97 + column) })),
  ];
  if (way.districts.length > 0) lines.push(text.say("tp-districts-done", { count: way.districts.length }));
  return lines.join(", ");
}

/** What is uncertain about a component, in words; empty if nothing is. */
export function doubtOf(row: { source: string; partly_reconstructed: boolean } | null, text: Texts): string {
  if (row?.partly_reconstructed) return text.sayOr("partly-reconstructed", row.source);
  return row?.source === "reconstructed" ? text.sayOr(`source-${row.source}`, row.source) : "";
}

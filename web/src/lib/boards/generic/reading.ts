/** Reading a view without knowing the game: which numbers are cards, which are counts, which are zones. Pure. */

import type { Content } from "$lib/api/types";
import { kindOf, tablesOf, type Row } from "$lib/table/content";
import { named, words, type Texts } from "$lib/text/texts";

export interface Zone {
  size: number;
  cards: (number | null)[];
}

export function isZone(value: unknown): value is Zone {
  return typeof value === "object" && value !== null && "size" in value && "cards" in value;
}

/** What the view holds for all, apart from the players and what the frame shows anyway. */
const FRAME = new Set([
  "game",
  "seats",
  "settings",
  "ply",
  "waiting",
  "outcome",
  "players",
  "tableaus",
  "order",
  "round",
  "used",
]);

export function shared(view: Record<string, unknown>): [string, unknown][] {
  return Object.entries(view).filter(([name]) => !FRAME.has(name));
}

export function ofPlayer(view: Record<string, unknown>, seat: number): [string, unknown][] {
  const parts = [view.players, view.tableaus].flatMap((list) => {
    const own: unknown = Array.isArray(list) ? list[seat] : undefined;
    return typeof own === "object" && own !== null ? Object.entries(own) : [];
  });
  return parts.filter(([name]) => name !== "seat");
}

/** Plain numbers, worth a counter. */
export function counts(facts: [string, unknown][]): [string, number][] {
  return facts.flatMap(([name, value]): [string, number][] => {
    if (typeof value === "number" && value >= 0) return [[name, value]];
    return isZone(value) ? [[name, value.size]] : [];
  });
}

/** The content table that the numbers of a field count in: `civilization` counts in `civilizations`. */
export function tableFor(field: string, content: Content): Row[] | null {
  const last = stem(field.split("_").at(-1) ?? field);
  const tables = tablesOf(content);
  const exact = tables.find(([name]) => stem(name) === stem(field));
  const near = tables.find(([name]) => stem(name.split("_").at(-1) ?? name) === last);
  const rows = exact ?? near ?? (/row|deck|tableau|offer|market/.test(field) ? tables[0] : undefined);
  return rows?.[1] ?? null;
}

function stem(word: string): string {
  return word.replace(/s$/, "");
}

/** A value of a view in words. */
export function reading(field: string, value: unknown, content: Content, text: Texts): string {
  if (isZone(value)) {
    const known = value.cards.filter((card) => card !== null);
    const names = known.length > 0 ? `: ${known.map((card) => one(field, card, content, text)).join(", ")}` : "";
    return `${String(value.size)}${names}`;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? "–" : value.map((item) => reading(field, item, content, text)).join(", ");
  }
  if (typeof value === "number") return one(field, value, content, text);
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (value === null || value === undefined) return "–";
  if (typeof value === "object") {
    const inner = Object.entries(value);
    return inner.map(([name, item]) => `${words(name)} ${reading(name, item, content, text)}`).join("; ");
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}

function one(field: string, value: number, content: Content, text: Texts): string {
  const row = tableFor(field, content)?.[value];
  if (!row) return String(value);
  const kind = kindOf(row, text);
  return kind ? text.say(named(kind, row.key)) : words(row.key);
}

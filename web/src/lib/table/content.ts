/** Reading a game's content tables without knowing the game: pure. */

import type { Content } from "$lib/api/types";
import { named, words, type Ref, type Texts } from "$lib/text/texts";
import { refOf } from "./elements";
import type { Said, Word } from "./notation";

export type Row = Record<string, unknown> & { key: string };

export interface Entry {
  table: string;
  row: Row;
}

/** What components may be called in messages. */
const KINDS = [
  "card",
  "civ",
  "disaster",
  "leader",
  "wonder",
  "natural",
  "agenda",
  "victory",
  "tech",
  "tile",
  "event",
  "focus",
  "government",
  "person",
];

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && typeof (value as { key?: unknown }).key === "string";
}

/** The tables whose rows are components with keys; not those that only name components of an earlier table. */
export function tablesOf(content: Content): [string, Row[]][] {
  const known = new Set<string>();
  return Object.entries(content).flatMap(([name, rows]: [string, unknown]): [string, Row[]][] => {
    if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isRow)) return [];
    if (rows.every((row) => known.has(row.key))) return [];
    for (const row of rows) known.add(row.key);
    return [[name, rows]];
  });
}

/** A component of a game that numbers all of them in one sequence. */
export interface Numbered {
  number: number;
  kind: string;
  /** How options name it: `tech:currency`. */
  element: string;
  row: { key: string };
}

const numbered = new WeakMap<object, readonly Numbered[]>();

/** All components by number. The server sends what the game declares, so a board may say of which kinds they are. */
export function numberedOf<C extends Numbered>(content: { elements: readonly string[] }): readonly C[] {
  const known = numbered.get(content);
  if (known) return known as readonly C[];
  const tables = Object.values(content).filter((rows: unknown) => Array.isArray(rows)) as unknown[][];
  const rows = new Map(tables.flat().flatMap((row) => (isRow(row) ? [[row.key, row] as const] : [])));
  const cards = content.elements.map((element, number) => {
    const { kind, key } = refOf(element);
    return { number, kind, element, row: rows.get(key) ?? { key } };
  });
  numbered.set(content, cards);
  return cards as unknown as readonly C[];
}

/** The row a reference means. */
export function entryOf(content: Content, ref: Ref): Entry | null {
  for (const [table, rows] of tablesOf(content)) {
    const row = rows.find((each) => each.key === ref.key);
    if (row) return { table, row };
  }
  return null;
}

/** How messages call a component: `card` for one whose name is `card-<key>`. */
export function kindOf(row: Row, text: Texts): string | null {
  return KINDS.find((kind) => text.has(named(kind, row.key))) ?? null;
}

/** An answer in plain words, where its description is gone: `bid elis_plain` is bid Elis Plain. */
export function plainText(said: readonly Said[], text: Texts): string {
  const read = (word: Word) => {
    const kind = [...KINDS, "symbol"].find((each) => text.has(named(each, String(word))));
    return kind ? text.say(named(kind, String(word))) : words(String(word));
  };
  return said.map(({ verb, args }) => [words(verb), ...args.map(read)].join(" ")).join(" · ");
}

/** A line of an explanation: a component by its name, anything else by what the game calls it. */
export function partText(what: string, text: Texts): string {
  const { kind, key } = refOf(what);
  const found = key && [kind, ...KINDS].find((each) => text.has(named(each, key)));
  return found ? text.say(named(found, key)) : text.sayOr(`part-${kind}`, words(key || kind));
}

/** The facts of a row that are worth a line: what is neither zero, false nor empty. */
export function factsOf(row: Row): [string, unknown][] {
  return Object.entries(row).filter(([name, value]) => {
    if (name === "key" || name === "sources" || name === "source") return false;
    return value !== 0 && value !== false && value !== "" && !(Array.isArray(value) && value.length === 0);
  });
}

/** Where the facts of a row come from, by fact. */
export function sourcesOf(row: Row): [string, string][] {
  const sources = row.sources;
  if (typeof row.source === "string") return [["all", row.source]];
  if (typeof sources !== "object" || sources === null) return [];
  return Object.entries(sources).filter((pair): pair is [string, string] => typeof pair[1] === "string");
}

/** How certain a row is, as a message. */
export function sureness(row: Row): string | null {
  const source = weakest(row);
  if (row.partly_reconstructed === true) return "partly-reconstructed";
  return source === null ? null : `source-${source}`;
}

/** The least certain source of a row. */
export function weakest(row: Row): string | null {
  const order = ["rulebook", "public", "memory", "reconstructed"];
  const ranks = sourcesOf(row).map(([, source]) => order.indexOf(source));
  return ranks.length === 0 ? null : (order[Math.max(...ranks)] ?? null);
}

/**
 * How the options of a question stand in the panel: what says most first, equal ones folded, many in groups, and what
 * ends the choice apart. From what every game sends: keys, arguments and elements. Pure.
 */

import type { Content, OptionOut } from "$lib/api/types";
import type { Choice, OptionGroup, OptionThing, PanelLayout } from "$lib/boards";
import type { Texts } from "$lib/text/texts";
import { entryOf } from "./content";
import { refOf } from "./elements";
import { amountOf, stemOf } from "./notation";

/** More options than this are ranked and folded. */
const FEW = 9;
/** Of so many that differ only in where they are, all but the chosen one are folded. */
const ALIKE = 7;
/** So many rows are read at a glance; more are grouped. */
export const ROWS = 12;
/** A list as long as this has its end beside the confirm button. */
const SHORT = 3;

/** Amounts of one thing: a row that is set with less and more. */
export interface AmountRow {
  /** The notation without its number: `give trade`. */
  stem: string;
  /** From the least to the most. */
  choices: readonly Choice[];
}

export interface Listing {
  /** Options and amounts in the order in which they stand. */
  rows: readonly (Choice | AmountRow)[];
  /** Of rows that stand for several equal options, such as two copies of a card: all of these. */
  equal: ReadonlyMap<string, readonly Choice[]>;
  /** By notation what is there, or what tells a row from another that is said in the same words: village, Age II. */
  notes: ReadonlyMap<string, string>;
  /** Spaces alike: chosen on the map, listed when asked for. */
  folded: readonly Choice[];
  /** Many things that are not on a map stand in groups instead. */
  groups: readonly OptionGroup[] | null;
  /** What ends it all; beside the confirm button. */
  last: Choice | null;
}

/** Many options in the order of their weight: what there is little of says most, as many of a kind as spaces least. */
export function ranked<T extends OptionOut>(options: readonly T[]): T[] {
  if (options.length <= FEW) return [...options];
  const many = countBy(options);
  const ending = endingOf(options);
  const weight = (option: T) => (option === ending ? Infinity : (many.get(option.says.key) ?? 0));
  return options.toSorted((a, b) => weight(a) - weight(b));
}

/** Options that are all alike and stand on the board: a list tells nothing more about them. */
export function foldable(choices: readonly Choice[]): Choice[] {
  if (choices.length <= FEW) return [];
  const alike = [...countBy(choices)].filter(([, many]) => many >= ALIKE).map(([key]) => key);
  const on = choices.filter((choice) => alike.includes(choice.says.key) && choice.place !== null);
  const places = new Set(on.map((choice) => choice.place));
  return on.length >= ALIKE && places.size === on.length ? on : []; // a tap tells them apart
}

/**
 * The option that stands beside the confirm button unless the list is short: what ends things in every game, or else the
 * last answer if it is a single word about nothing on the board, such as keeping something in reserve.
 */
export function endingOf<T extends OptionOut>(options: readonly T[]): T | null {
  if (options.length <= SHORT) return null;
  const ending = options.find((option) => option.final && option.whole);
  if (ending) return ending;
  const words = options.filter((option) => option.whole && isWord(option) && option.elements.length === 0);
  const [word = null] = words;
  return words.length === 1 && word === options.at(-1) ? word : null;
}

/** What is found at the place that an option is about, in a few words; nothing where it is empty. */
export type Found = (choice: Choice) => string;

export function listingOf(choices: readonly Choice[], content: Content, text: Texts, found: Found = () => ""): Listing {
  const last = endingOf(choices);
  const listed = choices.filter((choice) => choice !== last);
  const alike = foldable(listed);
  const there = new Map(alike.map((choice) => [choice.do, found(choice)]));
  const room = Math.max(0, ROWS - 1 - (listed.length - alike.length));
  const worth = alike.filter((choice) => there.get(choice.do)).slice(0, room);
  const folded = alike.filter((choice) => !worth.includes(choice));
  const { first, equal } = withoutCopies(listed.filter((choice) => !folded.includes(choice)));
  const rows = withAmounts(first);
  const single = rows.filter((row): row is Choice => !isAmountRow(row));
  const groups = rows.length > ROWS && single.length === rows.length ? grouped(single, content, text) : null;
  const notes = new Map([...there, ...notesFor(first, content, text)].filter(([, note]) => note));
  return { rows: groups ? [] : rows, equal, notes, folded, groups, last };
}

/** Where two options are said in the same words, the first field of their components that differs and has a title. */
function notesFor(choices: readonly Choice[], content: Content, text: Texts): Map<string, string> {
  const said = new Map<string, Choice[]>();
  for (const choice of choices) {
    const words = text.description(choice.says);
    said.set(words, [...(said.get(words) ?? []), choice]);
  }
  const same = [...said.values()].filter((each) => each.length > 1);
  return new Map(
    same.flatMap((each) => {
      const differs = [...fieldsOf(each, content, text)].find(({ of }) => new Set(each.map(of)).size > 1);
      return differs ? each.map((choice): [string, string] => [choice.do, differs.title(choice)]) : [];
    }),
  );
}

/** Options that are said in the same words and come to the same are read once; of some, the one that is chosen. */
function withoutCopies(choices: readonly Choice[]): { first: Choice[]; equal: Map<string, readonly Choice[]> } {
  const alike = new Map<string, Choice[]>();
  for (const choice of choices) {
    const said = JSON.stringify([choice.says, choice.whole, choice.place]); // elsewhere is something else
    alike.set(said, [...(alike.get(said) ?? []), choice]);
  }
  const shown = (each: readonly Choice[]) => each.find((choice) => choice.chosen) ?? each[0];
  const first = [...alike.values()].flatMap((each) => shown(each) ?? []);
  const several = [...alike.values()].filter((each) => each.length > 1);
  return { first, equal: new Map(several.map((each) => [shown(each)?.do ?? "", each])) };
}

/** The panel as a game's own layout has it; null if a plain list will do. */
export function layoutOfListing(listing: Listing): PanelLayout | null {
  return listing.groups ? { groups: listing.groups, last: listing.last } : null;
}

export function isAmountRow(row: Choice | AmountRow): row is AmountRow {
  return "stem" in row;
}

/** In short how far the amounts of a row go: Give 1–25 trade. */
export function rangeOf({ choices }: AmountRow): { key: string; args: Record<string, unknown> } {
  const [least, most] = [choices[0], choices.at(-1)];
  const count = `${String(least?.says.args.count ?? "")}–${String(most?.says.args.count ?? "")}`;
  return { key: least?.says.key ?? "", args: { ...least?.says.args, count } };
}

/** Options that differ in a count alone become one row, where there are more than can be read. */
function withAmounts(choices: readonly Choice[]): (Choice | AmountRow)[] {
  if (choices.length <= FEW) return [...choices];
  const stems = new Map<string, Choice[]>();
  for (const choice of choices) {
    const stem = choice.says.args.count === amountOf(choice) ? stemOf(choice) : null;
    const name = stem === null ? choice.do : `${stem} #`;
    stems.set(name, [...(stems.get(name) ?? []), choice]);
  }
  return [...stems].flatMap(([, each]): (Choice | AmountRow)[] => {
    const [first] = each;
    if (!first || each.length < 3) return each;
    return [{ stem: stemOf(first) ?? "", choices: each.toSorted((a, b) => amountOf(a) - amountOf(b)) }];
  });
}

/**
 * Things in groups: by what they are done for (`do-build`, `do-free`), by whose they are, or by a field of the component
 * for which the board has a title (`group-level`), whichever leaves the largest group smallest.
 */
function grouped(choices: readonly Choice[], content: Content, text: Texts): OptionGroup[] {
  const ways = [...featuresOf(choices, content, text)].map((feature) => partition(choices, feature));
  const good = ways.filter((way) => way.length > 1 && way.length <= ROWS);
  const [best] = good.toSorted((a, b) => largest(a) - largest(b));
  const parts = (best ?? [{ title: text.say("options-all"), choices }]).flatMap((part) => byName(part, text));
  return parts.map((part, at): OptionGroup => ({
    key: `group-${String(at)}`,
    title: part.title,
    tab: "board",
    things: part.choices.map((choice) => thingFor(choice, text)),
  }));
}

interface Feature {
  /** What the option has, to be told apart by; empty where it has none. */
  of: (choice: Choice) => string;
  title: (choice: Choice) => string;
}

function* featuresOf(choices: readonly Choice[], content: Content, text: Texts): Generator<Feature> {
  for (const name of ["seat", "other_seat"]) {
    const seatOf = ({ says }: Choice) => (typeof says.args[name] === "number" ? says.args[name] : null);
    if (choices.some((choice) => seatOf(choice) !== null))
      yield {
        of: (choice) => String(seatOf(choice) ?? ""),
        title: (choice) => {
          const seat = seatOf(choice);
          return seat === null ? rest(text) : text.player(seat);
        },
      };
  }
  const titled = ({ says }: Choice) => text.has(`group-${says.key}`);
  if (choices.some(titled))
    yield {
      of: (choice) => (titled(choice) ? choice.says.key : ""),
      title: (choice) => (titled(choice) ? text.say(`group-${choice.says.key}`, choice.says.args) : rest(text)),
    };
  yield* fieldsOf(choices, content, text);
}

/** The fields of the components that options are about, as far as the board has a title for them. */
function* fieldsOf(choices: readonly Choice[], content: Content, text: Texts): Generator<Feature> {
  const rows = new Map(choices.map((choice) => [choice, rowOf(choice, content)]));
  const fields = new Set([...rows.values()].flatMap((row) => Object.keys(row ?? {})));
  for (const field of [...fields].filter((name) => text.has(`group-${name.replaceAll("_", "-")}`))) {
    const value = (choice: Choice) => rows.get(choice)?.[field];
    yield {
      of: (choice) => JSON.stringify(value(choice) ?? ""),
      title: (choice) =>
        value(choice) === undefined
          ? rest(text)
          : text.say(`group-${field.replaceAll("_", "-")}`, { [field]: value(choice) }),
    };
  }
}

function rest(text: Texts): string {
  return text.say("options-rest");
}

/** The row of the component that an option is about. */
function rowOf(choice: Choice, content: Content): Record<string, unknown> | null {
  for (const element of choice.elements) {
    const entry = entryOf(content, refOf(element));
    if (entry) return entry.row as Record<string, unknown>;
  }
  return null;
}

interface Portion {
  title: string;
  choices: readonly Choice[];
}

function partition(choices: readonly Choice[], feature: Feature): Portion[] {
  const parts = new Map<string, Choice[]>();
  for (const choice of choices) {
    const value = feature.of(choice);
    parts.set(value, [...(parts.get(value) ?? []), choice]);
  }
  return [...parts.values()].map((each) => ({ title: each[0] ? feature.title(each[0]) : "", choices: each }));
}

/** More than two columns can show are told apart by the first letters of their names: A–H, I–Z. */
function byName(part: Portion, text: Texts): Portion[] {
  const many = part.choices.length;
  if (many <= 2 * ROWS) return [part];
  const names = new Map(part.choices.map((choice) => [choice, thingFor(choice, text).name]));
  const sorted = part.choices.toSorted((a, b) => (names.get(a) ?? "").localeCompare(names.get(b) ?? "", text.lang));
  const size = Math.ceil(many / Math.ceil(many / ROWS));
  return Array.from({ length: Math.ceil(many / size) }, (_, at) => {
    const choices = sorted.slice(at * size, (at + 1) * size);
    const ends = [choices[0], choices.at(-1)].map((choice) => (choice ? (names.get(choice) ?? "").slice(0, 2) : ""));
    return { title: [part.title, ends.join("–")].join(": "), choices };
  });
}

function largest(parts: readonly Portion[]): number {
  return Math.max(...parts.map((part) => part.choices.length));
}

/** An option as a thing of a group, said as short as the game can. */
function thingFor(choice: Choice, text: Texts): OptionThing {
  const { key, args } = choice.says;
  const chip = `chip-${key}`;
  return {
    name: text.has(chip) ? text.say(chip, args) : text.description(choice.says),
    gain: text.has(`${chip}.gain`) ? text.say(`${chip}.gain`, args) : "",
    unit: "",
    choices: [choice],
  };
}

function isWord(option: OptionOut): boolean {
  return option.args.length === 0 && option.under.length === 0;
}

function countBy(options: readonly OptionOut[]): Map<string, number> {
  const many = new Map<string, number>();
  for (const {
    says: { key },
  } of options)
    many.set(key, (many.get(key) ?? 0) + 1);
  return many;
}

/**
 * What anything on the table is: pure functions over messages, components and the page.
 *
 * A thing says what it is with `data-explain`. `card:agora` is a component, told by its own messages. Any other word is a
 * message of the board: `explain-luxury` is its name, `.text` what it does and `.rule` the rule behind it. What this one
 * is just now ("luxury 5 of 8") stands in `data-tip` or `aria-label`. Icons name themselves, so that a game which explains
 * an icon once has it explained wherever it is drawn. A word that nobody explains is passed over.
 */

import type { Content } from "$lib/api/types";
import { named, type Ref, type Texts } from "$lib/text/texts";
import { entryOf, kindOf } from "./content";
import { refOf } from "./elements";

export interface Explanation {
  title: string;
  /** What kind of thing it is, where the title is a name. */
  kind: string;
  /** What this one is just now. */
  now: string;
  text: string;
  rule: string;
  /** The component, if it is one. */
  ref: Ref | null;
}

/** Where things say what they are. */
const SAYS = "[data-explain], [data-tip]";

/** What a word stands for; null if nobody says. */
export function explained(word: string, content: Content, text: Texts): Explanation | null {
  const { kind, key } = refOf(word);
  if (key === "") return general(word, text);
  const entry = entryOf(content, { kind, key });
  const called = text.has(named(kind, key)) ? kind : entry ? kindOf(entry.row, text) : null;
  if (called === null) return general(kind, text);
  const kinds = [kind === "card" ? "" : kind, elementOf(content, key), kind, called]; // many call anything a card
  const about = kinds.reduce<Explanation | null>((found, each) => found ?? general(each, text), null);
  const words = `${named(called, key)}.text`;
  return {
    title: text.say(named(called, key)),
    kind: about?.title ?? "",
    now: "",
    text: text.has(words) ? text.say(words, entry?.row ?? {}) : (about?.text ?? ""),
    rule: about?.rule ?? "",
    ref: entry || text.has(words) ? { kind: called, key } : null,
  };
}

/** What the rules call the kind of a component. */
function elementOf(content: Content, key: string): string {
  const elements: unknown = content.elements;
  if (!Array.isArray(elements)) return "";
  const found: unknown = elements.find((each) => typeof each === "string" && each.endsWith(`:${key}`));
  return typeof found === "string" ? refOf(found).kind : "";
}

function general(word: string, text: Texts): Explanation | null {
  const key = `explain-${word.replaceAll("_", "-")}`;
  if (!text.has(key)) return null;
  return {
    title: text.say(key),
    kind: "",
    now: "",
    text: text.sayOr(`${key}.text`, ""),
    rule: text.sayOr(`${key}.rule`, ""),
    ref: null,
  };
}

/** What an element is, said by itself or by what it is part of; with the element that says so. */
export function explanationOf(
  element: Element | null,
  content: Content,
  text: Texts,
): { holder: Element; explanation: Explanation } | null {
  let tip = "";
  for (let holder = element?.closest(SAYS); holder; holder = holder.parentElement?.closest(SAYS)) {
    tip ||= holder.getAttribute("data-tip") ?? "";
    const word = holder.getAttribute("data-explain");
    const found = word === null ? null : explained(word, content, text);
    if (!found) continue;
    const now = tip || tipOf(holder, word ?? "") || spokenOf(holder);
    return { holder, explanation: { ...found, now: beside(now, found.title) } };
  }
  return null;
}

/** What is said of the whole that an icon is the sign of. */
function tipOf(holder: Element, word: string): string {
  const whole = holder.closest(`[data-tip][data-explain="${CSS.escape(word)}"]`);
  return whole?.getAttribute("data-tip") ?? "";
}

/** What those hear who cannot see a thing. */
function spokenOf(holder: Element): string {
  return holder.getAttribute("aria-label") ?? holder.querySelector(":scope > .press")?.getAttribute("aria-label") ?? "";
}

/** What is said of a thing without its name, which stands above. */
function beside(now: string, title: string): string {
  const rest = now.startsWith(title) ? now.slice(title.length).replace(/^[\s,.:;]+/, "") : now;
  return rest === title ? "" : rest;
}

/** The smallest thing at a point of the screen that says what it is, also under a button that lies over it. */
export function thingAt(x: number, y: number): Element | null {
  const [top, ...below] = document.elementsFromPoint(x, y);
  if (!top) return null;
  const cover = top instanceof HTMLButtonElement && top.childElementCount === 0 ? top.parentElement : null;
  const holders = [top, ...below.filter((each) => cover?.contains(each))].flatMap((each) => each.closest(SAYS) ?? []);
  const size = (each: Element) => {
    const { width, height } = each.getBoundingClientRect();
    return width * height;
  };
  return holders.reduce<Element | null>((least, each) => (least && size(least) <= size(each) ? least : each), null);
}

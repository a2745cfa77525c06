/** Why an answer is better than another, in the terms of the game's evaluation. */

import type { Texts } from "$lib/text/texts";
import { t } from "$lib/text/ui.svelte";

/** What weighs less than this part of the heaviest is not worth a word. */
const NOTED = 0.1;

export interface Reason {
  /** A text of the game. */
  key: string;
  /** By how much there is more of it, or less. */
  gain: number;
}

/** Which things speak for an answer, and which against it, each beginning with the weightiest. */
export function weighed(why: readonly Reason[]): { more: Reason[]; less: Reason[] } {
  const heaviest = Math.max(0, ...why.map(({ gain }) => Math.abs(gain)));
  const noted = why
    .filter(({ gain }) => Math.abs(gain) >= NOTED * heaviest)
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
  return { more: noted.filter(({ gain }) => gain > 0), less: noted.filter(({ gain }) => gain < 0) };
}

/** The same in sentences of the game, as far as it has some. */
export function sentences(why: readonly Reason[], text: Texts): { more: string[]; less: string[] } {
  const { more, less } = weighed(why);
  const said = (of: readonly Reason[], which: "more" | "less") =>
    of.map(({ key }) => text.sayOr(`${key}.${which}`, "")).filter(Boolean);
  return { more: said(more, "more"), less: said(less, "less") };
}

/** The same where a game names things only. */
export function reasons(why: readonly Reason[], text: Texts): string {
  const { more, less } = weighed(why);
  const things = (of: readonly Reason[]) => of.map(({ key }) => text.say(key));
  const said: string[] = [];
  if (more.length > 0) said.push(t("hint-more", { things: things(more) }));
  if (less.length > 0) said.push(t(more.length > 0 ? "hint-but-less" : "hint-less", { things: things(less) }));
  return said.join(" ");
}

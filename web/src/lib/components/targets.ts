/** How a thing on the board knows what can be done with it: pure functions over the legal options by element. */

import type { Choice, Targets } from "$lib/boards";

/** What is drawn on a thing that is a target: its letter, and whether the chosen option is one of its ways. */
export interface Mark {
  letter: string;
  selected: boolean;
  /** The option a tap chooses. */
  do: string;
  choices: readonly Choice[];
}

/** The mark of an element, or null if nothing can be done with it. */
export function markOf(targets: Targets, element: string, selected: string | null): Mark | null {
  const choices = targets.get(element);
  if (!choices || choices.length === 0) return null;
  const chosen = choices.find((choice) => choice.chosen || choice.do === selected);
  return {
    letter: chosen?.letter ?? lettersOf(choices),
    selected: chosen !== undefined,
    do: pick(targets, element, selected) ?? "",
    choices,
  };
}

/** One letter for one way; A–C for ways that stand together in the panel; A… for others. */
export function lettersOf(choices: readonly Choice[]): string {
  const first = choices[0]?.letter ?? "";
  const last = choices.at(-1)?.letter ?? "";
  if (choices.length <= 1) return first;
  return first.length === 1 && last.length === 1 ? `${first}–${last}` : `${first}…`;
}

/**
 * The option that a tap on an element means. With several ways it is the one that fits what is chosen already, so that
 * a tap on a card and one on a coin together name "cover this card with that coin"; another tap takes the next way.
 */
export function pick(targets: Targets, element: string, selected: string | null): string | null {
  const choices = targets.get(element) ?? [];
  const at = choices.findIndex((choice) => choice.do === selected);
  if (at >= 0) return choices[(at + 1) % choices.length]?.do ?? null;
  const chosen = chosenOf(targets, selected);
  const fit = (choice: Choice) => choice.elements.filter((each) => chosen?.elements.includes(each)).length;
  const best = choices.reduce<Choice | null>((most, each) => (most && fit(most) >= fit(each) ? most : each), null);
  return best?.do ?? null;
}

function chosenOf(targets: Targets, selected: string | null): Choice | null {
  if (selected === null) return null;
  for (const choices of targets.values()) {
    const found = choices.find((choice) => choice.do === selected);
    if (found) return found;
  }
  return null;
}

/** The ways of an element that differ in a number only, smallest first: give 0, give 1, give 2. */
export function amounts(choices: readonly Choice[], name = "count"): Map<number, Choice> {
  const found = choices.flatMap((choice): [number, Choice][] => {
    const amount = choice.says.args[name];
    return typeof amount === "number" ? [[amount, choice]] : [];
  });
  return found.length === choices.length ? new Map(found.sort(([a], [b]) => a - b)) : new Map();
}

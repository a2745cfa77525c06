/**
 * How an option is said on its chip. A game may say it shorter than its sentence: `chip-do-bid`, with a note behind and a
 * gain at the right.
 */

import type { Message, Texts } from "$lib/text/texts";

function said(text: Texts, option: Message, part = ""): string | null {
  const key = `chip-${option.key}${part}`;
  return text.has(key) ? text.say(key, option.args) : null;
}

/** The short words of the game, if it has any. */
export function shortText(text: Texts, option: Message): string | null {
  return said(text, option);
}

export function chipText(text: Texts, option: Message): string {
  return said(text, option) ?? text.description(option);
}

export function chipNote(text: Texts, option: Message): string | null {
  return said(text, option, ".note");
}

export function chipGain(text: Texts, option: Message): string | null {
  return said(text, option, ".gain");
}

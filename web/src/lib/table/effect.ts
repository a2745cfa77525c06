/** What components do, in words, whoever asks: the panel, its options, the question. Pure. */

import type { BoardModule, Choice } from "$lib/boards";
import type { Content } from "$lib/api/types";
import { named, type Ref, type Texts } from "$lib/text/texts";
import { entryOf, kindOf } from "./content";
import { refOf } from "./elements";

/** What is known of a game where a component is to be explained. */
export interface Known {
  content: Content;
  board: Pick<BoardModule, "effect">;
}

/** What a component does: as its board says it, else its own text; empty if it does nothing. */
export function effectOf(ref: Ref, { board, content }: Known, text: Texts): string {
  const own = board.effect?.(ref, content, text);
  if (own !== undefined) return own;
  const entry = entryOf(content, ref);
  const kind = entry ? kindOf(entry.row, text) : null;
  const key = kind ? `${named(kind, ref.key)}.text` : "";
  return kind && text.has(key) ? text.say(key, entry?.row ?? {}) : "";
}

/** What an option names does; nothing that the question says already, and nothing of amounts. */
export function effectOfOption(choice: Choice, about: Ref | null, known: Known, text: Texts): string {
  const refs = choice.elements.map(refOf).filter((ref) => ref.key !== about?.key);
  return [...new Set(refs.map((ref) => effectOf(ref, known, text)))].filter(Boolean).join(" ");
}

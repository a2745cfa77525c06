/** Why an answer is better than another, in the terms of the game's evaluation. */

import type { Texts } from "$lib/text/texts";
import { t } from "$lib/text/ui.svelte";

/** What speaks for an answer and what against it, as sentences of the game; terms that it has none for are left out. */
export function sentences(
  why: readonly { key: string; gain: number }[],
  text: Texts,
): Record<"more" | "less", string[]> {
  const said = (which: "more" | "less", found: typeof why) =>
    found.map(({ key }) => text.sayOr(`${key}.${which}`, "")).filter(Boolean);
  return {
    more: said(
      "more",
      why.filter(({ gain }) => gain > 0),
    ),
    less: said(
      "less",
      why.filter(({ gain }) => gain < 0),
    ),
  };
}

/** Terms with by how much there is more of them, or less; `key` is that of a text of the game. */
export function reasons(why: readonly { key: string; gain: number }[], text: Texts): string {
  return why
    .map(({ key, gain }) => {
      const what = text.say(key);
      return gain > 0 ? t("hint-more", { what, gain }) : t("hint-less", { what, loss: -gain });
    })
    .join("; ");
}

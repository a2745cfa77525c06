/** What is said neither at first nor at a table: fetched when the first of it is shown. */

import { preferences } from "$lib/state/preferences.svelte";
import { Catalog } from "$lib/text/catalog.svelte";
import { Texts, bundle, type Args } from "$lib/text/texts";
import { explain as explained, source } from "$lib/text/ui.svelte";

const files = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

/** These words and those of every page. */
const words = new Catalog(async (lang) => {
  const own = await files[`./locale/${lang}.ftl`]?.();
  return new Texts(lang, [bundle(lang, await source(lang), own ?? "")]);
});

await words.load(preferences.lang);

/** All messages that can be said here. Reading it in a template follows the language. */
export function ui(): Texts {
  return words[preferences.lang];
}

export function t(key: string, args?: Args): string {
  return ui().say(key, args);
}

export function explain(error: unknown): string {
  return explained(error, ui());
}

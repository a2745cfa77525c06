/** The page's own words, in the language of the reader. */

import { Refusal } from "$lib/api/client";
import type { Problem } from "$lib/api/types";
import { preferences } from "$lib/state/preferences.svelte";
import { Catalog } from "./catalog.svelte";
import { Texts, bundle, type Args, type Lang } from "./texts";

/** What the page says, and what every table says: the latter is the server's own catalog. */
const files = {
  ...import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../../src/tessera/texts/*.ftl", { query: "?raw", import: "default" }),
};

/** The page's messages as they are written. */
export async function source(lang: Lang): Promise<string> {
  const parts = Object.keys(files).filter((path) => path.endsWith(`/${lang}.ftl`));
  return (await Promise.all(parts.map((path) => files[path]?.()))).join("\n");
}

/** The page's messages; whoever starts it loads the reader's language first. */
export const words = new Catalog(async (lang) => new Texts(lang, [bundle(lang, await source(lang))]));

/** The page's messages. Reading it in a template follows the language. */
export function ui(): Texts {
  return words[preferences.lang];
}

/** One of the page's messages. */
export function t(key: string, args?: Args): string {
  return ui().say(key, args);
}

/** A refusal as a sentence. Errors are message keys, of the page or of the game. */
export function explain(error: unknown, words: Texts = ui()): string {
  if (!(error instanceof Refusal)) return words.say("problem-unknown");
  return explainProblem(error.status, error.problem, words);
}

export function explainProblem(status: number, problem: Problem, words: Texts = ui()): string {
  if (words.has(problem.error)) return words.say(problem.error, problem.args);
  const general = `problem-${String(status)}`; // not our server: a proxy in between
  return words.has(general) ? words.say(general) : words.say("problem-status", { status });
}

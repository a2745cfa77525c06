/** The page's own words, in the language of the reader. */

import de from "$lib/locale/de.ftl?raw";
import en from "$lib/locale/en.ftl?raw";
import { Refusal } from "$lib/api/client";
import type { Problem } from "$lib/api/types";
import { preferences } from "$lib/state/preferences.svelte";
import { Texts, bundle, type Args, type Lang } from "./texts";

export const sources: Record<Lang, string> = { en, de };

const english = bundle("en", en);
const texts: Record<Lang, Texts> = {
  en: new Texts("en", [english]),
  de: new Texts("de", [bundle("de", de), english]),
};

/** The page's messages. Reading it in a template follows the language. */
export function ui(): Texts {
  return texts[preferences.lang];
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

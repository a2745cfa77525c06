/** The many options of the Action Phase, by what they are about. Pure. */

import type { Content, DecisionOut } from "$lib/api/types";
import type { Choice, OptionGroup, OptionThing, PanelLayout } from "$lib/boards";
import type { Texts } from "$lib/text/texts";
import { refOf } from "$lib/table/elements";
import { INFANTRY, asks, cardByKey, contentOf, is, isTechnology, type AgesContent, type Card } from "./model";
import type { Verbs } from "./notation";
import { thingOf } from "./reading";
import { nameOf } from "./wording";

export const GROUPS = ["row", "build", "hand", "units", "more"] as const;
export type GroupKey = (typeof GROUPS)[number];

const UNITS: Partial<Record<keyof Verbs, string>> = {
  take: "k-ca",
  build: "i-res",
  from: "i-res",
  stage: "i-res",
  grow: "i-grain",
  develop: "i-science",
  revolt: "i-science",
};

/** The card that an option does something with. */
export function aboutOf(choice: Choice, tables: AgesContent): Card | null {
  if (is(choice, "take")) return cardByKey(tables, String(choice.says.args.card ?? ""));
  if (is(choice, "stage", "copy")) return cardByKey(tables, refOf(choice.elements[0] ?? "").key);
  return cardByKey(tables, String(choice.args.at(-1) ?? ""));
}

function groupOf(choice: Choice, tables: AgesContent): GroupKey {
  switch (choice.verb as keyof Verbs) {
    case "take":
      return "row";
    case "grow":
    case "stage":
      return "build";
    case "build":
    case "from":
      return isUnit(aboutOf(choice, tables)) ? "units" : "build";
    case "develop":
    case "revolt":
    case "lead":
    case "play":
      return "hand";
    case "tactic":
    case "copy":
      return "units";
    default:
      return "more";
  }
}

function isUnit(card: Card | null): boolean {
  return card !== null && isTechnology(card) && card.row.type >= INFANTRY;
}

/** What a way costs, as the option says it. */
export function priceOf(choice: Choice): number | null {
  const price = choice.says.args.price ?? choice.says.args.count;
  return typeof price === "number" ? price : null;
}

/** 3, or 3–5 where the ways differ. */
export function priceRange(choices: readonly Choice[]): string {
  const prices = choices.flatMap((choice) => priceOf(choice) ?? []);
  if (prices.length === 0) return "";
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? String(least) : `${String(least)}–${String(most)}`;
}

function thing(choices: readonly Choice[], tables: AgesContent, text: Texts): OptionThing {
  const first = choices[0];
  const card = first ? aboutOf(first, tables) : null;
  const name = nameOf(card, text);
  const named = is(first, "grow")
    ? text.say("ta-grow")
    : is(first, "on", "copy")
      ? text.say(`ta-thing-${first.verb}`, { name })
      : name;
  const unit = first ? UNITS[first.verb as keyof Verbs] : undefined;
  return {
    name: named || (first ? text.description(first.says) : ""),
    gain: unit ? priceRange(choices) : "",
    unit: unit ?? "",
    choices,
  };
}

/** Everything that can be done in groups, and the end of the phase apart. */
export function layoutOf(
  decision: DecisionOut,
  choices: readonly Choice[],
  content: Content,
  text: Texts,
): PanelLayout | null {
  const tables = contentOf(content);
  if (asks(decision, "bid-for-territory")) {
    return { groups: [], last: choices.find((choice) => is(choice, "pass")) ?? null };
  }
  if (!asks(decision, "action-phase")) return null;
  if (choices.length === 1) return { groups: [], last: null }; // ending the turn is all that is left: the button says it
  const groups = GROUPS.map((key): OptionGroup => {
    const inside = choices.filter((choice) => !is(choice, "end") && groupOf(choice, tables) === key);
    const byThing = new Map<string, Choice[]>();
    for (const choice of inside) byThing.set(thingOf(choice), [...(byThing.get(thingOf(choice)) ?? []), choice]);
    return {
      key,
      title: text.say(`ta-group-${key}`),
      tab: key === "row" ? "board" : "mine",
      things: [...byThing.values()].map((each) => thing(each, tables, text)),
    };
  });
  return { groups, last: choices.find((choice) => is(choice, "end")) ?? null };
}

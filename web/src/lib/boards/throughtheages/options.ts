/** The many options of the Action Phase, by what they are about. Pure. */

import type { Content, DecisionOut } from "$lib/api/types";
import type { Choice, OptionGroup, OptionThing, PanelLayout } from "$lib/boards";
import type { Texts } from "$lib/text/texts";
import { INFANTRY, cardByKey, contentOf, isTechnology, type AgesContent, type Card } from "./model";
import { thingOf, wordsOf } from "./reading";
import { nameOf } from "./wording";

export const GROUPS = ["row", "build", "hand", "units", "more"] as const;
export type GroupKey = (typeof GROUPS)[number];

const UNITS: Record<string, string> = {
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
  const [verb = "", ...keys] = wordsOf(choice.do);
  if (verb === "take") return cardByKey(tables, String(choice.args.card ?? ""));
  if (verb === "stage") return cardByKey(tables, (choice.elements[0] ?? "").split(":")[1] ?? "");
  return cardByKey(tables, (keys.at(-1) ?? "").replace(/\+$/, ""));
}

function groupOf(choice: Choice, tables: AgesContent): GroupKey {
  const [verb = ""] = wordsOf(choice.do);
  switch (verb) {
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
  const price = choice.args.price ?? choice.args.count;
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
  const [verb = ""] = first ? wordsOf(first.do) : [];
  const card = first ? aboutOf(first, tables) : null;
  const name = nameOf(card, text);
  const named =
    verb === "grow"
      ? text.say("ta-grow")
      : verb === "on" || verb === "copy"
        ? text.say(`ta-thing-${verb}`, { name })
        : name;
  const unit = UNITS[verb];
  return {
    name: named || (first ? text.description(first) : ""),
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
  if (decision.step === "bid-for-territory") {
    return { groups: [], last: choices.find((choice) => choice.do === "pass") ?? null };
  }
  if (decision.step !== "action-phase") return null;
  const groups = GROUPS.map((key): OptionGroup => {
    const inside = choices.filter((choice) => choice.do !== "end" && groupOf(choice, tables) === key);
    const byThing = new Map<string, Choice[]>();
    for (const choice of inside) byThing.set(thingOf(choice), [...(byThing.get(thingOf(choice)) ?? []), choice]);
    return {
      key,
      title: text.say(`ta-group-${key}`),
      tab: key === "row" ? "board" : "mine",
      things: [...byThing.values()].map((each) => thing(each, tables, text)),
    };
  });
  return { groups, last: choices.find((choice) => choice.do === "end") ?? null };
}

/** The many options of City Management and of the other menus, by what they are about. Pure. */

import type { Content, DecisionOut } from "$lib/api/types";
import type { Choice, OptionGroup, OptionThing, PanelLayout } from "$lib/boards";
import type { Texts } from "$lib/text/texts";
import { UNITS, asks, cardByKey, contentOf, is, squareNumber, type CivilizationContent } from "./model";
import type { Verbs } from "./notation";
import { cityOf, spokenName } from "./reading";
import { nameOf } from "./wording";

/** What a city does, in the order in which groups list it. */
const ORDER: readonly string[] = [
  "devote",
  "harvest",
  "army",
  "scout",
  "train",
  "build",
  "free",
  "wonder",
  "skip",
] satisfies (keyof Verbs)[];
const endsIt = (choice: Choice) => is(choice, "end", "pass", "none");

/** An option in short, with what it costs. */
export function thingFor(choice: Choice, content: CivilizationContent, text: Texts): OptionThing {
  const verb = choice.verb as keyof Verbs;
  const key = String(choice.args[0] ?? "");
  const { count } = choice.says.args;
  const cost = typeof count === "number" ? String(count) : "";
  const card = cardByKey(content, key);
  const plain = { gain: "", unit: "", choices: [choice] };
  switch (verb) {
    case "devote":
      return { ...plain, name: text.say("cv-do-devote"), gain: `+${cost}`, unit: "y-c" };
    case "harvest":
      return { ...plain, name: text.say(`cv-resource-${key}`), gain: "+1", unit: `r-${key}` };
    case "army":
    case "scout":
      return { ...plain, name: text.say(`cv-do-${verb}`), gain: cost, unit: "y-p" };
    case "train":
      return {
        ...plain,
        name: text.say(`cv-unit-${UNITS.find((unit) => unit === key) ?? "infantry"}`),
        gain: cost,
        unit: "y-p",
      };
    case "build":
    case "wonder":
      return { ...plain, name: nameOf(card, text), gain: cost, unit: "y-p" };
    case "free":
      return { ...plain, name: text.say("cv-do-free", { name: nameOf(card, text) }) };
    case "skip":
      return { ...plain, name: text.say("cv-do-skip") };
    case "use":
    case "play":
      return { ...plain, name: nameOf(card, text) };
    default:
      return { ...plain, name: text.description(choice.says) };
  }
}

/** Cities with all they can do, then cards and the rest; what ends the phase stands apart. */
export function layoutOf(
  decision: DecisionOut,
  choices: readonly Choice[],
  content: Content,
  text: Texts,
): PanelLayout | null {
  if (!asks(decision, "city-menu")) return null;
  const tables = contentOf(content);
  const rank = (choice: Choice) => ORDER.indexOf(choice.verb);
  const cities = [...new Set(choices.flatMap((choice) => cityOf(choice) ?? []))];
  const groups = cities.map((city): OptionGroup => {
    const inside = choices.filter((choice) => cityOf(choice) === city).sort((a, b) => rank(a) - rank(b));
    return {
      key: `city-${city}`,
      title: text.say("cv-group-city", { name: spokenName(squareNumber(city)) }),
      tab: "mine",
      things: inside.map((choice) => thingFor(choice, tables, text)),
    };
  });
  const rest = choices.filter((choice) => cityOf(choice) === null && !endsIt(choice));
  groups.push({
    key: "more",
    title: text.say("cv-group-more"),
    tab: "mine",
    things: rest.map((choice) => thingFor(choice, tables, text)),
  });
  const last = choices.find(endsIt) ?? null;
  return { groups: groups.flatMap((group) => withFreeApart(group, text)), last };
}

/** What is built for nothing stands apart: otherwise every building would stand there twice. */
function withFreeApart(group: OptionGroup, text: Texts): OptionGroup[] {
  const isFree = (thing: OptionThing) => thing.choices.every((choice) => is(choice, "free"));
  const free = group.things.filter(isFree);
  if (free.length === 0) return [group];
  const title = text.say("cv-group-free", { group: group.title });
  return [
    { ...group, things: group.things.filter((thing) => !isFree(thing)) },
    { ...group, key: `free-${group.key}`, title, things: free },
  ];
}

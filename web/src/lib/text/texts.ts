/**
 * Text for people: keys and arguments become sentences in the reader's language.
 *
 * The same rules as `src/tessera/text.py`: an argument that is a key itself (`card="temple_of_apollo"`) is put into the
 * sentence as the message `card-temple-of-apollo`, lists are joined, an argument called `seat` becomes a name, and what
 * lies within an argument is one itself (`gains_food` of `gains`, `pays_0` and `pays_count` of `pays`). A
 * reader who sits at the table is spoken to: with the attribute `you` of an event's message, or `to-you` if theirs is
 * the other seat.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const FALLBACK: Lang = "en";

export type Args = Record<string, unknown>;

/** A message and its arguments, as the server sends them. */
export interface Message {
  key: string;
  args: Args;
}

/** A piece of a sentence; with `ref` it names a component of the game. */
export interface Fragment {
  text: string;
  ref?: Ref;
}

/** A component of a game: `card` `agora`. */
export interface Ref {
  kind: string;
  key: string;
}

const ORDINAL = /_?\d+$/;
/** What a message needs and was not given. Numbers within a row that are 0 are not sent. */
const UNTOLD = /^Unknown variable: \$(\w+)$/;
const STEP_CHOICES = new Set(["do-do", "do-pay", "do-next", "do-choose", "ask-may", "ask-pay-then"]);

/** All messages of one language; a game may say a message of all games in its own words. */
export function bundle(lang: Lang, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** The messages of a game and of the page in one language, with the names of the players at the table. */
export class Texts {
  constructor(
    readonly lang: Lang,
    private readonly bundles: readonly FluentBundle[],
    private readonly names: readonly string[] = [],
    /** The seat of whoever reads this; null for somebody who only watches. */
    readonly reader: number | null = null,
  ) {}

  /** The same messages at a table with other players, for one of them. */
  named(names: readonly string[], reader: number | null = null): Texts {
    return new Texts(this.lang, this.bundles, names, reader);
  }

  /** Whether there is such a message, in this language or in English. */
  has(key: string): boolean {
    return this.find(key) !== null;
  }

  /** A message with its arguments; `key.attribute` is an attribute of a message. */
  say(key: string, args: Args = {}): string {
    const found = this.find(key);
    if (found === null) return `<${key}>`;
    const [where, pattern] = found;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of spread(args)) given[name] = this.argument(name, value);
    const errors: Error[] = [];
    const text = where.formatPattern(pattern, given, errors);
    const left = errors.flatMap((error) => UNTOLD.exec(error.message)?.[1] ?? []);
    const nothing = left.filter((name) => Object.keys(args).some((within) => name.startsWith(`${within}_`)));
    if (nothing.length === 0) return text;
    return where.formatPattern(pattern, { ...given, ...Object.fromEntries(nothing.map((name) => [name, 0])) }, []);
  }

  /** A message if there is one, otherwise the other text. */
  sayOr(key: string, otherwise: string, args: Args = {}): string {
    return this.has(key) ? this.say(key, args) : otherwise;
  }

  /** What an option or a question means. */
  description(described: Message): string {
    return this.say(described.key, this.withStep(described));
  }

  /** A message as the board says it itself (`own-<key>`), or else as everybody does. */
  sayOwn(key: string, args: Args = {}): string {
    return this.say(this.has(`own-${key}`) ? `own-${key}` : key, args);
  }

  /** What happened. */
  event(event: Message): string {
    return this.say(this.addressed(`event-${event.key}`, event.args), event.args);
  }

  /** The headline of an event with which something new begins; null for all others. */
  banner(event: Message): string | null {
    const key = `event-${event.key}.banner`;
    return this.has(key) ? this.say(key, event.args) : null;
  }

  /** The same in pieces, so that components it names can be linked. */
  eventParts(event: Message): Fragment[] {
    return this.linked(this.event(event), event.args);
  }

  /** A described option in pieces. */
  descriptionParts(described: Message): Fragment[] {
    return this.linked(this.description(described), described.args);
  }

  /** Why something is not legal. */
  refusal(refusal: Message): string {
    return this.say(refusal.key, refusal.args);
  }

  /** The name of the player on a seat. */
  player(seat: number): string {
    return this.names[seat] ?? this.say("seat-name", { number: seat + 1 });
  }

  /** The name of a thing, `card-agora` for a card called agora, or its key as words. */
  word(kind: string, key: string): string {
    return this.sayOr(named(kind, key), words(key));
  }

  private find(key: string): [FluentBundle, Parameters<FluentBundle["formatPattern"]>[0]] | null {
    const [name = "", attribute] = key.split(".", 2);
    for (const where of this.bundles) {
      const message = where.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern != null) return [where, pattern];
    }
    return null;
  }

  /** The message, or its attribute that speaks to the reader. */
  private addressed(key: string, args: Args): string {
    if (this.reader === null) return key;
    if (args.seat === this.reader && this.has(`${key}.you`)) return `${key}.you`;
    return args.other_seat === this.reader && this.has(`${key}.to-you`) ? `${key}.to-you` : key;
  }

  private argument(name: string, value: unknown): FluentVariable {
    const kind = name.replace(ORDINAL, ""); // two cards in one sentence are card and card2
    if (Array.isArray(value)) {
      const each = kind.endsWith("s") ? kind.slice(0, -1) : kind;
      return value.map((item) => this.argument(each, item)).join(", ");
    }
    if (typeof value === "boolean" || value == null) return value == null ? "none" : String(value);
    if (typeof value === "number") return kind === "seat" || kind.endsWith("_seat") ? this.player(value) : value;
    const last = kind.slice(kind.lastIndexOf("_") + 1); // by_city is a city
    return this.sayOr(named(kind, String(value)), this.sayOr(named(last, String(value)), String(value)));
  }

  private withStep(described: Message): Args {
    const step = described.args.arg1;
    if (!STEP_CHOICES.has(described.key) || step === undefined) return described.args;
    return { ...described.args, arg1: this.word("step", String(step)) };
  }

  private linked(sentence: string, args: Args): Fragment[] {
    let parts: Fragment[] = [{ text: sentence }];
    for (const ref of refsIn(args)) {
      const name = named(ref.kind, ref.key);
      if (this.has(name)) parts = parts.flatMap((part) => split(part, this.say(name), ref));
    }
    return parts;
  }
}

/** The id of the message that names a thing. */
export function named(kind: string, key: string): string {
  return `${kind}-${key.replaceAll("_", "-")}`;
}

/** A key as words, for things nobody has named. */
export function words(key: string): string {
  return key.replaceAll("_", " ").replaceAll("-", " ");
}

/** Arguments, and whatever lies within them. */
function spread(args: Args, under = ""): [string, unknown][] {
  return Object.entries(args).flatMap(([key, value]): [string, unknown][] => {
    const name = `${under}${key}`;
    if (Array.isArray(value)) return [[name, value], ...spread({ count: value.length, ...value }, `${name}_`)];
    return value !== null && typeof value === "object" ? spread(value as Args, `${name}_`) : [[name, value]];
  });
}

function refsIn(args: Args): Ref[] {
  return Object.entries(args).flatMap(([name, value]) => {
    const kind = name.replace(ORDINAL, "");
    if (typeof value === "string") return [{ kind, key: value }];
    if (!Array.isArray(value)) return [];
    const each = kind.endsWith("s") ? kind.slice(0, -1) : kind;
    return value.filter((item) => typeof item === "string").map((key) => ({ kind: each, key }));
  });
}

function split(part: Fragment, name: string, ref: Ref): Fragment[] {
  const at = part.ref ? -1 : part.text.indexOf(name);
  if (at < 0 || name === "") return [part];
  const pieces: Fragment[] = [
    { text: part.text.slice(0, at) },
    { text: name, ref },
    { text: part.text.slice(at + name.length) },
  ];
  return pieces.filter((piece) => piece.text !== "");
}

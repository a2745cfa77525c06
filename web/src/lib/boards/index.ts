/**
 * The seam between the table and the games.
 *
 * The table page owns the frame: top bar, decision panel, log, chat, clocks, tabs, dialogs. A game owns what lies
 * between: `boards/<game id>/index.ts` exports a `BoardModule` and is found and loaded by itself. A game without one
 * is drawn by `GenericBoard`.
 *
 * The board component renders, side by side and without a wrapper, the regions of the table grid (see `styles/frame/table.css`):
 *
 *     <section class="board">   what lies in the middle
 *     <section class="mat">     one's own things; absent for a spectator
 *     <section class="strips">  the opponents; for a spectator (`eyes === null`) everybody
 *     <section class="rail">    optional, with `rail: true` in the module
 *
 * in this order, in which the tab key goes through them; where they stand is a matter of the grid.
 *
 * How a thing on the board becomes clickable: look up its element string, such as `card:agora`, in `targets`.
 *   - Some options: it is legal. Show `letter`, add the class `legal`, call `onselect(option.do)` on a tap. An option
 *     that is `chosen` is drawn so (`is-selected`). A second tap on it confirms; the frame sees to that. Where an answer
 *     is made of parts, the frame asks the server what follows and shows it; a board marks elements, and knows no order.
 *   - None, but somebody could try: `is-refused`, and `onrefused(notation)` on a tap. The frame asks the server why and
 *     shows the bubble beside the element that was tapped. Give such elements `data-do={notation}`, so that the
 *     key ? works on them.
 *   - Neither: a tap shows the detail, `ondetail({ kind: "card", key: "agora" })`.
 *
 * How a thing explains itself: `data-explain="card:agora"` or a word of `explain`, and what it is just now in `data-tip`.
 * See `table/explain.ts`. Nothing on a board may be mute; a browser test walks over all of it.
 */

import type { Component } from "svelte";
import type { Content, DecisionOut, LogRow, OptionOut, TableOut, View } from "$lib/api/types";
import type { Rounds } from "$lib/table/rounds";
import type { Lang, Message, Ref, Texts } from "$lib/text/texts";

/** A legal option with the letter that links panel and board. */
export interface Choice extends OptionOut {
  letter: string;
  /** It is chosen at its part of the answer, though not yet sent. */
  chosen: boolean;
}

/** One part of the answer in the making; most answers have only one. */
export interface AnswerPart {
  decision: DecisionOut;
  choices: readonly Choice[];
  chosen: Choice | null;
}

/** The legal options by the board element they refer to: `card:agora`, `coin:wood`, `hex:17`. */
export type Targets = ReadonlyMap<string, readonly Choice[]>;

/** A table whose match has begun. Looking back, everything in it is as it was then and `decision` is null. */
export interface Playing extends TableOut {
  view: View;
}

export interface BoardProps {
  table: Playing;
  /** All components of the game: `GET /api/games/<id>/content`. */
  content: Content;
  /** Messages of the game, of the page and of the module's own `locale`, with the players' names. */
  text: Texts;
  targets: Targets;
  /** The answer in the making, part by part; empty if this seat is not asked. */
  parts: readonly AnswerPart[];
  /** The notation of the option that is chosen at the open part but not yet confirmed. */
  selected: string | null;
  onselect: (notation: string) => void;
  onrefused: (notation: string) => void;
  ondetail: (ref: Ref) => void;
  /** Say something to everybody at the table; missing where nobody would hear it. */
  onsay?: (text: string) => void;
  /** What has been told so far, where the match is being played. */
  log?: readonly LogRow[];
  /** Through which seat's eyes the board is seen; null for a spectator. */
  eyes: number | null;
  /** The board as it was when this seat last answered, to mark what changed since; null if unknown. */
  before: View | null;
}

/** A thing that options are about, with the ways to do something with it; the letter belongs to the thing. */
export interface OptionThing {
  name: string;
  /** What it costs or brings, short. */
  gain: string;
  /** A drawing of the sprite that stands behind it. */
  unit: string;
  choices: readonly Choice[];
}

/** Things that stand together in the panel. One group is open, the others show their letters only. */
export interface OptionGroup {
  key: string;
  title: string;
  things: readonly OptionThing[];
  /** The tab on which they lie. */
  tab: Tab["to"];
}

/** How many options at once are laid out. */
export interface PanelLayout {
  groups: readonly OptionGroup[];
  /** What ends it all; stands beside the confirm button. */
  last: Choice | null;
}

/** Something that could be tried but is refused now; shown in the panel with "why?". */
export interface Refusable {
  do: string;
  label: string;
}

/** What stands in the decision panel between the options and the confirm button: a preview. */
export interface PanelProps extends BoardProps {
  decision: DecisionOut;
  /** What an answer, or the beginning of one, would lead to, as the game shows it; null if it does not. */
  preview: (answer: string) => Promise<unknown>;
}

/** An option of the panel, with what the board shows behind its words. */
export interface OutlookProps extends BoardProps {
  choice: Choice;
}

/** One component of the game, in the card browser and in details. */
export interface CardProps {
  ref: Ref;
  content: Content;
  text: Texts;
}

/** Short facts in the top bar: decks left and the like. */
export interface FactsProps {
  table: Playing;
  content: Content;
  text: Texts;
}

/** The score table of the result page, if the general one is not good enough. A message `score-note` stands above. */
export interface ScoreProps {
  table: Playing;
  content: Content;
  text: Texts;
}

/** Events that are heard, by their keys: battles, and what one gains or loses. */
export interface Heard {
  war: readonly string[];
  gain: readonly string[];
  loss: readonly string[];
}

/** A part of the table below 1140 px. `text` is a message key. */
export interface Tab {
  to: "board" | "mine" | "others" | "goals" | "log";
  icon: string;
  text: string;
}

/** Something the coach of a guided match can point at: where it is drawn, and on which tab. */
export interface Place {
  at: string;
  tab: Tab["to"];
}

export interface BoardModule {
  default: Component<BoardProps>;
  Panel?: Component<PanelProps>;
  /** What an option would come to, on its chip in the panel: the square it is about, the change, the fight. */
  outlook?: { on: (choice: Choice) => boolean; Outlook: Component<OutlookProps> };
  Facts?: Component<FactsProps>;
  Card?: Component<CardProps>;
  /** What a card does stands on the card itself. */
  speakingCards?: boolean;
  /** What a component does, where its message leaves out what its symbols say; empty if it does nothing. */
  effect?: (ref: Ref, content: Content, text: Texts) => string;
  /** Its panel shows what the chosen component does; the frame need not. */
  showsChosen?: boolean;
  Score?: Component<ScoreProps>;
  /** Questions that are never answered by themselves, even if there is only one answer: the end of a turn. */
  ownSteps?: readonly string[];
  /** Which thing an option is about: options about one thing share its letter. */
  thingOf?: (option: OptionOut, decision: DecisionOut) => string;
  /** Where on the map an option lies (B3): such options have their letters, and stand in lists, in reading order. */
  coordinateOf?: (option: OptionOut) => string | null;
  /** Groups for a question with many options; null: a plain list. */
  layout?: (decision: DecisionOut, choices: readonly Choice[], content: Content, text: Texts) => PanelLayout | null;
  /**
   * What is found at the place that an option is about, in a few words, and nothing where it is empty: in long lists
   * such options stand first, and all the others are folded.
   */
  found?: (choice: Choice, table: Playing, content: Content, text: Texts) => string;
  /** What could be tried in this position but is refused. */
  refusable?: (table: Playing, content: Content, text: Texts) => Refusable[];
  /**
   * For each seat what the result page draws over the rounds; what this is called (a message key); and whether it is
   * the score, so that the curve ends with the final one.
   */
  progress?: { text: string; isScore?: boolean; of: (view: View, content: Content) => number[] };
  /** Events that say what was done: the log puts them before what was paid for it. */
  deeds?: readonly string[];
  /** Where no component asks: which event something is asked for, if any. */
  becauseOf?: (log: readonly LogRow[], decision: DecisionOut) => Message | null;
  /** Which events the page of a result puts forward, by their keys; without them, those that have a banner. */
  moments?: readonly string[];
  /** Which event tells that a round begins, and which of its arguments counts; null: the game has no rounds. */
  rounds?: Rounds | null;
  /** Where players choose their colours: by seat the number of the colour. Everything on the page follows. */
  colours?: (view: View) => number[];
  /** Tabs where options can be chosen, so that the decision panel stays open there. The board always is one. */
  targetTabs?: Tab["to"][];
  tabs?: Tab[];
  rail?: boolean;
  /** Which events come with a sound of their own. */
  heard?: Heard;
  /** Messages that are the same in every language, as Fluent text; all others stand in `locale/<language>.ftl`. */
  names?: string;
  /** Parts of the board that a guided match points at, by name: `part:market` in `texts/lesson.toml`. */
  parts?: Readonly<Record<string, Place>>;
}

const modules = import.meta.glob<BoardModule>("./*/index.ts");

/**
 * Further messages of a board: `locale/<language>.ftl`. What the things on it are is said by the game (`explain-<word>`).
 *
 * `chip-<key of an option>` says an option shorter in the panel, with the attributes `.note` (small, behind)
 * and `.gain` (at the right); `dots-<key of a question>` says which of how many a question is about that counts down;
 * `group-<field>` says what a field of a component comes to, by which long lists are grouped and equal names told apart
 * (`group-level = Level { $level }`); `score-note` explains the score table; `own-<key>` says a message of the frame or a
 * question of the game in the board's own words.
 */
const messages = import.meta.glob<string>("./*/locale/*.ftl", { query: "?raw", import: "default" });

/** What a board says in one language; nothing, if the game has no board of its own. */
export async function boardTexts(game: string, lang: Lang): Promise<string> {
  return (await messages[`./${game}/locale/${lang}.ftl`]?.()) ?? "";
}

/** The board of a game. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = modules[`./${game}/index.ts`] ?? modules["./generic/index.ts"];
  if (!load) throw new Error(`no board for ${game}`);
  return load();
}

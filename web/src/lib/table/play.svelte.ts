/** Answering: choosing options part by part, confirming the whole, undo, looking back, asking why not. */

import { api, Refusal } from "$lib/api/client";
import type { DecisionOut, Moment, TableOut, View } from "$lib/api/types";
import type { AnswerPart } from "$lib/boards";
import { preferences } from "$lib/state/preferences.svelte";
import { toasts } from "$lib/state/toasts.svelte";
import type { Message, Texts } from "$lib/text/texts";
import { explain, t, ui } from "$lib/text/ui.svelte";
import type { CommonVerbs } from "./common";
import { plainText } from "./content";
import type { LiveTable } from "./live.svelte";
import { choicesOf, stepsOf, targetsOf, undoReach, type ThingOf, type UndoReach } from "./sheet";
import { begun, isWhole, nextOpen, notationOf, optionOf, stepped, walked, type Part } from "./walk";

/** Why something is refused, beside the thing it concerns. */
export interface WhyBubble {
  title: string;
  reason: string;
  rule: string;
  /** Where the refused thing stands on the screen. */
  at: DOMRect | null;
}

/** An answer already given to a question that is asked in steps. */
export interface Step {
  move: number;
  text: string;
  forced: boolean;
}

/** What was answered, to be able to say it again part by part. */
interface Given {
  do: string;
  said: Message[];
  /** Given by itself because there was no other answer. */
  forced: boolean;
}

const DOUBLE_TAP = 300;
const RESIGN: keyof CommonVerbs = "resign";

/** Which of how many of a kind a question is about: token 2 of 3. */
export interface Turn {
  number: number;
  of: number;
}

export class Play {
  sending = $state(false);
  /** What follows the parts chosen so far is on its way. */
  asking = $state(false);
  /** The part of the answer that is looked at. */
  open = $state(0);
  why = $state.raw<WhyBubble | null>(null);
  /** What the panel says about an answer that was refused. */
  notice = $state.raw<{ text: string; rule: string } | null>(null);
  /** A board of the past that is shown instead of the present one. */
  past = $state.raw<{ move: number; moment: Moment } | null>(null);
  /** This seat leaves for good as soon as it is asked something that the rules let it answer so. */
  leaving = $state(false);
  /** The wish to undo that has just gone was this player's own to take back. */
  cancelled = false;
  /** The board after this seat's last answer. */
  before = $state.raw<View | null>(null);
  /** Messages of the game; the page's own until they are there. */
  words = $state.raw<Texts>(ui());

  /** How the game tells which thing an option is about. */
  thingOf = $state.raw<ThingOf | undefined>(undefined);
  /** Questions that are never answered for the player, even if there is only one answer. */
  private ownSteps: readonly string[] | null = null; // until the board is there, nothing is answered for anybody
  /** The group of options that is open in the panel. */
  group = $state("");

  /** The answer in the making. */
  private path = $state.raw<readonly Part[]>([]);
  private readonly all = $derived.by(() => choicesOf(this.path, this.thingOf));
  readonly parts = $derived.by((): AnswerPart[] =>
    this.path.map(({ decision }, place) => {
      const choices = this.all[place] ?? [];
      return { decision, choices, chosen: choices.find((choice) => choice.chosen) ?? null };
    }),
  );
  readonly choices = $derived.by(() => this.all[this.open] ?? []);
  readonly targets = $derived.by(() => targetsOf(this.all, this.open));
  readonly chosen = $derived.by(() => this.choices.find((choice) => choice.chosen) ?? null);
  readonly selected = $derived.by(() => this.chosen?.do ?? null);
  /** Nothing is missing: the answer can be sent. */
  readonly whole = $derived.by(() => !this.asking && isWhole(this.path));

  /** Which of several the open question is about, where its message says that it counts down. */
  turn = $state.raw<Turn | null>(null);

  private counted = { key: "", left: 0, of: 0 };
  private question = ""; // what the answer in the making belongs to
  private walks = 0;
  private walking: Promise<void> = Promise.resolve();
  private readonly followed = new Map<string, Promise<readonly DecisionOut[]>>();
  private readonly previews = new Map<string, Promise<unknown>>();
  private given = $state.raw<ReadonlyMap<number, Given>>(new Map());
  private handled = -1; // the ply of the question that was last looked at
  private patient = false; // after an undo, a question with one answer is shown all the same
  private acted = false;
  private selectedAt = 0;

  constructor(readonly live: LiveTable) {
    this.given = remembered(live.id);
    live.listen((sheet, before) => {
      this.attend(sheet, before);
    });
  }

  // --- what is shown --------------------------------------------------------------------------------------------

  /** The answer in the making as it would be sent. */
  get answer(): readonly Part[] {
    return this.path;
  }

  get steps(): Step[] {
    const table = this.live.table;
    if (!table) return [];
    return stepsOf(table, this.live.log).map((row) => {
      const given = this.given.get(row.move);
      const text =
        given?.do === row.do && given
          ? given.said.map((part) => this.words.description(part)).join(", ")
          : plainText(row.said, this.words);
      return { move: row.move, text, forced: given?.forced ?? false };
    });
  }

  get undo(): UndoReach | null {
    const table = this.live.table;
    return table ? undoReach(table, this.live.log, this.given) : null;
  }

  // --- choosing -------------------------------------------------------------------------------------------------

  /**
   * A tap on a thing of the board: the first chooses, a second one on the same thing gives it up again. On the last of
   * several parts, and for those who like taps to act, the second confirms.
   */
  tap(notation: string): void {
    const place = this.all.findLastIndex((part) => part.some((choice) => choice.chosen && choice.do === notation));
    if (place < 0 || Date.now() - this.selectedAt <= DOUBLE_TAP) {
      this.choose(notation, true);
      return;
    }
    const last = place > 0 && place === this.path.length - 1;
    if (this.whole && (last || preferences.current.act_on_first_tap)) void this.confirm();
    else if (this.path[place]?.own) this.choose(null);
    else this.choose(notation, true);
  }

  /** A click on an option of the panel: a second one gives it up again. */
  press(notation: string): void {
    const [first] = this.path;
    const again = this.open === 0 && first?.own === true && first.chosen === notation;
    if (!again || Date.now() - this.selectedAt <= DOUBLE_TAP) this.choose(notation, true);
    else if (preferences.current.act_on_first_tap) void this.confirm();
    else this.choose(null);
  }

  /** Choose an option; `act` if this was meant as a tap and the player likes taps to act. Null begins anew. */
  choose(notation: string | null, act = false): void {
    this.why = null;
    this.notice = null;
    this.selectedAt = Date.now();
    if (notation === null) {
      this.begin();
      return;
    }
    const place = this.placeOf(notation);
    const option = optionOf(this.path[place], notation);
    if (!option) return;
    if (this.path[place]?.chosen !== notation) this.walk(place, notation);
    else this.open = nextOpen(this.path, place);
    if (act && option.whole && preferences.current.act_on_first_tap && !option.final) void this.confirm();
  }

  /** Choose a whole answer part by part, as far as it is offered; sending it is left to the person. */
  async follow(answer: readonly string[]): Promise<void> {
    this.choose(null);
    for (const [place, notation] of answer.entries()) {
      await this.walking;
      if (!optionOf(this.path[place], notation)) return;
      if (this.path[place]?.chosen !== notation || !this.path[place].own) this.walk(place, notation);
    }
    await this.walking;
  }

  /** Look at a part again, to change it. */
  reopen(place: number): void {
    this.open = Math.max(0, Math.min(place, this.path.length - 1));
  }

  /** Less or more at a part that is an amount. */
  step(place: number, by: 1 | -1): void {
    const part = this.path[place];
    const next = part ? stepped(part, by) : null;
    if (next !== null) this.walk(place, next);
  }

  /** Ask ahead what follows an option that somebody is about to choose. */
  consider(notation: string): void {
    const place = this.placeOf(notation);
    const part = this.path[place];
    if (!part || (optionOf(part, notation)?.whole ?? true)) return;
    void this.ask(notationOf([...this.path.slice(0, place), { ...part, chosen: notation }])).catch(() => undefined);
  }

  /** The part an option belongs to: the open one, else the last that offers it. */
  private placeOf(notation: string): number {
    if (optionOf(this.path[this.open], notation)) return this.open;
    return this.path.findLastIndex((part) => optionOf(part, notation) !== null);
  }

  /** Begin the answer anew, with what the game suggests. */
  private begin(): void {
    const decision = this.live.table?.decision;
    this.walks++;
    this.asking = false;
    this.open = 0;
    this.path = decision ? [begun(decision)] : [];
    const only = decision?.options.length === 1 ? decision.options[0] : undefined;
    if (decision?.suggested != null) this.walk(0, decision.suggested, false);
    else if (only?.whole) this.walk(0, only.do, false); // all that is left is a button
  }

  private walk(place: number, notation: string, own = true): void {
    this.walking = this.walkOn(place, notation, own);
  }

  private async walkOn(place: number, notation: string, own: boolean): Promise<void> {
    const before = this.path;
    const part = before[place];
    if (!part) return;
    const walk = ++this.walks;
    const first = [...before.slice(0, place), { ...part, chosen: notation, own }];
    this.path = first;
    this.open = place;
    this.asking = !isWhole(first);
    try {
      const parts = await walked(first, before, (after) => this.ask(after));
      if (walk !== this.walks) return;
      this.path = parts;
      this.open = own
        ? nextOpen(parts, place)
        : Math.max(
            0,
            parts.findIndex((each) => each.chosen === null),
          );
    } catch (error) {
      if (walk === this.walks) this.refused(error);
    } finally {
      if (walk === this.walks) this.asking = false;
    }
  }

  /** What follows some parts; asked once. */
  private ask(after: string): Promise<readonly DecisionOut[]> {
    const ply = this.live.table?.decision?.ply ?? 0;
    const known = this.followed.get(after);
    if (known) return known;
    const asked = api.following(this.live.id, ply, after).then((following) => following.decisions);
    asked.catch(() => this.followed.delete(after));
    this.followed.set(after, asked);
    return asked;
  }

  /** What an answer would lead to; asked once. */
  preview(answer: string): Promise<unknown> {
    const ply = this.live.table?.decision?.ply ?? 0;
    const known = this.previews.get(answer);
    if (known) return known;
    const asked = api.preview(this.live.id, ply, answer).then((found) => found.preview);
    asked.catch(() => this.previews.delete(answer));
    this.previews.set(answer, asked);
    return asked;
  }

  async confirm(): Promise<void> {
    if (this.asking) await this.walking; // somebody is faster than what follows
    if (!this.whole) return;
    await this.send(this.path, false);
  }

  private async send(parts: readonly Part[], forced: boolean): Promise<void> {
    const table = this.live.table;
    if (this.sending || !table?.decision) return;
    this.sending = true;
    const notation = notationOf(parts);
    const said = parts.flatMap((part) => optionOf(part)?.says ?? []);
    this.remember(table.moves, { do: notation, said, forced });
    this.acted = true;
    try {
      const moved = await api.move(table.id, table.decision.ply, notation);
      this.past = null;
      this.notice = null;
      if (this.live.link !== "live") await this.live.refetch();
      await this.reached(moved.entries);
    } catch (error) {
      this.acted = false;
      this.refused(error);
    } finally {
      this.sending = false;
    }
    this.next();
  }

  /** The answer is stored; wait until the table shows it. */
  private async reached(entries: number): Promise<void> {
    for (let waited = 0; waited < 20; waited++) {
      if ((this.live.table?.entries ?? 0) >= entries) return;
      await new Promise((resolve) => setTimeout(resolve, 75));
    }
    await this.live.refetch();
  }

  private refused(error: unknown): void {
    const rule = error instanceof Refusal ? error.problem.rule : "";
    this.notice = { text: explain(error, this.words), rule: rule ?? "" };
    this.begin();
    if (error instanceof Refusal && error.status === 409) void this.live.refetch();
  }

  // --- being asked ----------------------------------------------------------------------------------------------

  private attend(sheet: TableOut, before: TableOut | null): void {
    if (this.acted && before && sheet.moves > before.moves) {
      this.acted = false;
      this.before = sheet.view;
    }
    if (before && sheet.moves < before.moves) this.handled = -1; // the match went back
    const question = sheet.decision ? JSON.stringify([sheet.moves, sheet.decision]) : "";
    if (question !== this.question) {
      this.question = question;
      this.followed.clear();
      this.previews.clear();
      this.why = null;
      this.begin();
      this.countOn(sheet.decision);
    }
    if (!this.sending) this.next();
  }

  /** A question that is asked again with one less is the next of as many as there were at first. */
  private countOn(decision: DecisionOut | null | undefined): void {
    const key = decision?.prompt.key ?? "";
    const left = Number(decision?.prompt.args.count ?? 0);
    const goesOn = key === this.counted.key && left === this.counted.left - 1;
    this.counted = { key, left, of: goesOn ? this.counted.of : left };
    this.turn = left > 0 && this.counted.of > 1 ? { number: this.counted.of - left + 1, of: this.counted.of } : null;
  }

  /** Go on by itself where there is only one answer. */
  private next(): void {
    const decision = this.live.table?.decision;
    if (!decision || this.sending || decision.ply === this.handled || this.ownSteps === null) return;
    this.handled = decision.ply;
    if (this.leaving && decision.resigns && this.mayAct()) {
      this.leaving = false;
      void this.send([{ decision, chosen: RESIGN, own: true }], false);
      return;
    }
    const only = decision.options.length === 1 ? decision.options[0] : undefined;
    const own = this.ownSteps.includes(decision.step);
    if (only?.whole && !own && !this.patient && this.mayAct())
      void this.send([{ decision, chosen: only.do, own: false }], true);
    else this.patient = false;
  }

  /** The board is there and says what it never answers by itself. */
  knows(ownSteps: readonly string[]): void {
    this.ownSteps = ownSteps;
    this.next();
  }

  /** Leave for good: now, or when this seat is next asked so. */
  resign(): void {
    this.leaving = true;
    this.handled = -1;
    if (!this.sending) this.next();
  }

  private mayAct(): boolean {
    const table = this.live.table;
    return table !== null && table.you != null && !table.seats[table.you]?.away;
  }

  private remember(move: number, given: Given): void {
    const known = new Map([...this.given].filter(([number]) => number < move));
    known.set(move, given);
    this.given = known;
    try {
      sessionStorage.setItem(`tessera.answers.${this.live.id}`, JSON.stringify([...known].slice(-40)));
    } catch {
      // then steps are named by their notation after a reload
    }
  }

  // --- asking why not -------------------------------------------------------------------------------------------

  /** Ask why something cannot be chosen: after the parts that come before those of its kind. */
  async askWhy(notation: string, at: DOMRect | null, title = ""): Promise<void> {
    const heading = title || t("why-title");
    try {
      const chosen = this.path.flatMap((part) => part.chosen ?? []);
      const answer = await api.why(this.live.id, notation, chosen, this.open);
      const reason = answer.reason ? this.words.refusal(answer.reason) : t("why-legal");
      this.why = { title: heading, reason, rule: answer.rule, at };
    } catch (error) {
      this.why = { title: heading, reason: explain(error, this.words), rule: "", at };
    }
  }

  // --- going back -----------------------------------------------------------------------------------------------

  async undoTo(to: number): Promise<void> {
    const table = this.live.table;
    if (!table || this.sending) return;
    this.sending = true;
    this.patient = true;
    try {
      const moved = await api.undo(table.id, to);
      this.past = null;
      await this.reached(moved.entries);
    } catch (error) {
      toasts.show(explain(error, this.words), { tone: "bad" });
    } finally {
      this.sending = false;
    }
    this.next();
  }

  async answerUndo(agree: boolean): Promise<void> {
    try {
      await api.answerUndo(this.live.id, agree);
    } catch (error) {
      toasts.show(explain(error, this.words), { tone: "bad" });
    }
  }

  /** Take the own wish to undo back. */
  async cancelUndo(): Promise<void> {
    this.cancelled = true;
    try {
      await api.cancelUndo(this.live.id);
    } catch (error) {
      this.cancelled = false;
      toasts.show(explain(error, this.words), { tone: "bad" });
    }
  }

  /** Show the board after a number of moves. */
  async lookBack(move: number): Promise<void> {
    const table = this.live.table;
    if (!table || move >= table.moves) {
      this.past = null;
      return;
    }
    try {
      this.past = { move, moment: await api.at(table.id, move) };
    } catch (error) {
      toasts.show(explain(error, this.words), { tone: "bad" });
    }
  }
}

function remembered(table: string): ReadonlyMap<number, Given> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(`tessera.answers.${table}`) ?? "[]") as [number, Given][]);
  } catch {
    return new Map();
  }
}

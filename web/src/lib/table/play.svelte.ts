/** Answering: confirming the whole, being asked, going on by itself, undo, looking back, asking why not. */

import { api, Refusal } from "$lib/api/client";
import type { DecisionOut, TableThen, TableOut, View } from "$lib/api/types";
import { preferences } from "$lib/state/preferences.svelte";
import { toasts } from "$lib/state/toasts.svelte";
import type { Texts } from "$lib/text/texts";
import { explain, t, ui } from "$lib/text/ui.svelte";
import { Choosing } from "./choosing.svelte";
import type { CommonVerbs } from "./common";
import { plainText } from "./content";
import { remember, remembered, type Given } from "./given";
import type { LiveTable } from "./live.svelte";
import { stepsOf, undoReach, type UndoReach } from "./sheet";
import { ends, notationOf, optionOf, type Part } from "./walk";

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

const RESIGN: keyof CommonVerbs = "resign";

/** Which of how many of a kind a question is about: token 2 of 3. */
export interface Turn {
  number: number;
  of: number;
}

export class Play extends Choosing {
  sending = $state(false);
  why = $state.raw<WhyBubble | null>(null);
  /** What the panel says about an answer that was refused. */
  notice = $state.raw<{ text: string; rule: string } | null>(null);
  /** A board of the past that is shown instead of the present one. */
  past = $state.raw<{ move: number; moment: TableThen } | null>(null);
  /** This seat leaves for good as soon as it is asked something that the rules let it answer so. */
  leaving = $state(false);
  /** The wish to undo that has just gone was this player's own to take back. */
  cancelled = false;
  /** The board after this seat's last answer. */
  before = $state.raw<View | null>(null);
  /** Messages of the game; the page's own until they are there. */
  words = $state.raw<Texts>(ui());
  /** Questions that are never answered for the player, even if there is only one answer. */
  private ownSteps: readonly string[] | null = null; // until the board is there, nothing is answered for anybody
  /** Which of several the open question is about, where its message says that it counts down. */
  turn = $state.raw<Turn | null>(null);

  private counted = { key: "", left: 0, of: 0 };
  private question = ""; // what the answer in the making belongs to
  private given = $state.raw<ReadonlyMap<number, Given>>(new Map());
  private handled = -1; // the ply of the question that was last looked at
  private patient = false; // after an undo, a question with one answer is shown all the same
  private acted = false;
  /** What was chosen together with the answer just sent, for the questions that follow it. */
  private waiting: { step: string; answers: readonly string[] } | null = null;

  constructor(live: LiveTable) {
    super(live);
    this.given = remembered(live.id);
    live.listen((sheet, before) => {
      this.attend(sheet, before);
    });
  }

  // --- what is shown --------------------------------------------------------------------------------------------

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

  // --- sending --------------------------------------------------------------------------------------------------

  async confirm(): Promise<void> {
    if (this.asking) await this.walking; // somebody is faster than what follows
    if (!this.whole) return;
    const decision = this.live.table?.decision;
    if (this.picked.length > 0 && decision) await this.sendAll(decision, this.picked);
    else await this.send(this.path, false);
  }

  /** Several answers to a question that comes again for each: one gesture, and one step back. */
  private async sendAll(decision: DecisionOut, picked: readonly string[]): Promise<void> {
    const [first = "", ...others] = picked;
    const stop = picked.length < decision.several ? decision.options.find(ends)?.do : undefined;
    this.waiting = { step: decision.step, answers: stop === undefined ? others : [...others, stop] };
    await this.send([{ decision, chosen: first, own: true }], false);
  }

  private async send(parts: readonly Part[], forced: boolean): Promise<void> {
    const table = this.live.table;
    if (this.sending || !table?.decision) return;
    this.sending = true;
    const notation = notationOf(parts);
    const answered = parts.flatMap((part) => optionOf(part)?.says ?? []);
    // what was done for somebody is told with its question
    const said = parts[0]?.own ? answered : [table.decision.prompt, ...answered];
    this.given = remember(table.id, this.given, table.moves, { do: notation, said, forced });
    this.acted = true;
    try {
      await this.live.move(table.decision.ply, notation);
      this.past = null;
      this.notice = null;
    } catch (error) {
      this.acted = false;
      this.waiting = null;
      this.refused(error);
    } finally {
      this.sending = false;
    }
    this.next();
  }

  protected unsay(): void {
    this.why = null;
    this.notice = null;
  }

  protected refused(error: unknown): void {
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
      this.why = null;
      this.renew();
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
    if (this.goesOn(decision)) return;
    if (!this.answers(decision, this.ownSteps)) this.patient = false;
  }

  /** Answer what needs no asking: with the only answer there is, or with one that nobody would decline. */
  private answers(decision: DecisionOut, ownSteps: readonly string[]): boolean {
    if (preferences.current.ask_anyway || this.patient || !this.mayAct()) return false;
    const [only, another] = decision.options;
    const single = only?.whole && !another && !ownSteps.includes(decision.step) ? only.do : null;
    const chosen = single ?? decision.obvious;
    // going back skips what left no choice; what was obvious can be answered otherwise
    if (chosen !== null) void this.send([{ decision, chosen, own: false }], single !== null);
    return chosen !== null;
  }

  /** Give the next of the answers that were chosen together, if that is still asked. */
  private goesOn(decision: DecisionOut): boolean {
    const [next, ...answers] = this.waiting?.step === decision.step ? this.waiting.answers : [];
    this.waiting = answers.length > 0 ? { step: decision.step, answers } : null;
    if (next === undefined || !this.mayAct()) return false;
    const part = { decision, chosen: next, own: true };
    if (!optionOf(part)) {
      this.waiting = null;
      return false;
    }
    void this.send([part], true);
    return true;
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
      await this.live.shows(moved.entries);
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

/** Answering: choosing and confirming options, steps, undo, looking back, asking why not. */

import { api, Refusal } from "$lib/api/client";
import type { Moment, OptionOut, TableOut, View } from "$lib/api/types";
import type { Choice, MainAction } from "$lib/boards";
import { preferences } from "$lib/state/preferences.svelte";
import { toasts } from "$lib/state/toasts.svelte";
import type { Texts } from "$lib/text/texts";
import { explain, t, ui } from "$lib/text/ui.svelte";
import { notationText } from "./content";
import type { LiveTable } from "./live.svelte";
import { choicesOf, stepsOf, targetsOf, undoReach, type Gesture, type UndoReach } from "./sheet";

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

/** What was answered, to be able to say it again. */
type Given = Pick<OptionOut, "key" | "args" | "do"> & Gesture;

const DOUBLE_TAP = 300;

export class Play {
  selected = $state<string | null>(null);
  sending = $state(false);
  why = $state.raw<WhyBubble | null>(null);
  /** What the game's own panel has put on the confirm button. */
  main = $state.raw<MainAction | null>(null);
  /** What the panel says about an answer that was refused. */
  notice = $state.raw<{ text: string; rule: string } | null>(null);
  /** A board of the past that is shown instead of the present one. */
  past = $state.raw<{ move: number; moment: Moment } | null>(null);
  /** The wish to undo that has just gone was this player's own to take back. */
  cancelled = false;
  /** The board after this seat's last answer. */
  before = $state.raw<View | null>(null);
  /** Messages of the game; the page's own until they are there. */
  words = $state.raw<Texts>(ui());

  readonly choices = $derived.by(() => choicesOf(this.live.table));
  readonly targets = $derived.by(() => targetsOf(this.choices));
  readonly chosen = $derived.by(() => this.choices.find((choice) => choice.do === this.selected) ?? null);

  private given = $state.raw<ReadonlyMap<number, Given>>(new Map());
  /** The number of the last gesture: answers that were given with one action of the player have the same. */
  private gesture = 0;
  private queue: string[] = [];
  private handled = -1; // the ply of the question that was last looked at
  private patient = false; // after an undo, a question with one answer is shown all the same
  private acted = false;
  private selectedAt = 0;

  constructor(readonly live: LiveTable) {
    this.given = remembered(live.id);
    this.gesture = Math.max(0, ...[...this.given.values()].map((given) => given.gesture));
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
        given?.do === row.do && given ? this.words.description(given) : notationText(row.do ?? "", this.words);
      return { move: row.move, text, forced: given?.forced ?? false };
    });
  }

  get undo(): UndoReach | null {
    const table = this.live.table;
    return table ? undoReach(table, this.live.log, this.given) : null;
  }

  // --- choosing -------------------------------------------------------------------------------------------------

  /** A tap on a thing of the board: the first chooses, a second one on the same thing confirms. */
  tap(notation: string): void {
    if (this.selected === notation && Date.now() - this.selectedAt > DOUBLE_TAP) void this.confirm();
    else this.choose(notation, true);
  }

  /** Choose an option; `act` if this was meant as a tap and the player likes taps to act. */
  choose(notation: string | null, act = false): void {
    this.why = null;
    this.notice = null;
    this.selected = notation;
    this.selectedAt = Date.now();
    if (act && notation !== null && preferences.current.act_on_first_tap) void this.confirm();
  }

  async confirm(): Promise<void> {
    if (this.main) {
      if (this.main.ready) this.main.run();
      return;
    }
    const choice = this.chosen;
    if (!choice) return;
    this.gesture++;
    await this.answer(choice, false);
  }

  /** Answer this question and the next ones. */
  async run(notations: string[]): Promise<void> {
    const [first, ...rest] = notations;
    const choice = this.choices.find((each) => each.do === first);
    if (!choice) return;
    this.queue = rest;
    this.gesture++;
    await this.answer(choice, false);
  }

  private async answer(choice: Choice, forced: boolean): Promise<void> {
    const table = this.live.table;
    if (this.sending || !table?.decision) return;
    this.sending = true;
    const { key, args, do: notation } = choice;
    this.remember(table.moves, { key, args, do: notation, forced, gesture: this.gesture });
    this.acted = true;
    try {
      const moved = await api.move(table.id, table.decision.ply, choice.do);
      this.past = null;
      this.notice = null;
      if (this.live.link !== "live") await this.live.refetch();
      await this.reached(moved.entries);
    } catch (error) {
      this.queue = [];
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
    this.selected = null;
    if (error instanceof Refusal && error.status === 409) void this.live.refetch();
  }

  // --- being asked ----------------------------------------------------------------------------------------------

  private attend(sheet: TableOut, before: TableOut | null): void {
    if (this.acted && before && sheet.moves > before.moves) {
      this.acted = false;
      this.before = sheet.view;
    }
    const ply = sheet.decision?.ply ?? -1;
    if (before && sheet.moves < before.moves) this.handled = -1; // the match went back
    if (!sheet.decision || ply !== before?.decision?.ply) {
      this.selected = null;
      this.why = null;
      this.main = null;
    }
    if (!this.sending) this.next();
  }

  /** Go on by itself: with what was planned, or because there is only one answer. */
  private next(): void {
    const decision = this.live.table?.decision;
    if (!decision || this.sending || decision.ply === this.handled) return;
    this.handled = decision.ply;
    const planned = this.queue.shift();
    if (planned !== undefined) {
      const choice = this.choices.find((each) => each.do === planned);
      if (choice) void this.answer(choice, false);
      else this.queue = [];
      return;
    }
    const only = this.choices.length === 1 ? this.choices[0] : undefined;
    if (only && !this.patient && this.mayAct()) void this.answer(only, true);
    else this.patient = false;
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
      sessionStorage.setItem(`tessera.given.${this.live.id}`, JSON.stringify([...known].slice(-40)));
    } catch {
      // then steps are named by their notation after a reload
    }
  }

  // --- asking why not -------------------------------------------------------------------------------------------

  async askWhy(notation: string, at: DOMRect | null, title = ""): Promise<void> {
    const heading = title || t("why-title");
    try {
      const answer = await api.why(this.live.id, notation);
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
    this.queue = [];
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
    return new Map(JSON.parse(sessionStorage.getItem(`tessera.given.${table}`) ?? "[]") as [number, Given][]);
  } catch {
    return new Map();
  }
}

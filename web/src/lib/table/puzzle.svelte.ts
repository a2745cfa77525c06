/** The table at which a puzzle is put: nobody else sits there, and an answer brings a verdict instead of a move. */

import { api } from "$lib/api/client";
import type { DecisionOut, PuzzleOut, VerdictOut } from "$lib/api/types";
import { session } from "$lib/state/session.svelte";
import { LiveTable } from "./live.svelte";

export class PuzzleTable extends LiveTable {
  puzzle = $state.raw<PuzzleOut | null>(null);
  verdict = $state.raw<VerdictOut | null>(null);

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    super(`puzzle.${game}.${name}`);
  }

  override async open(): Promise<void> {
    const found = await api.puzzle(this.game, this.name);
    this.puzzle = found;
    this.link = "live";
    // one answer is judged, and nothing is answered for whoever solves it
    const { decision } = found.table;
    this.take({ ...found.table, decision: decision && { ...decision, several: 1, obvious: null } }, []);
  }

  override async refetch(): Promise<void> {
    // nothing changes here but by answering
  }

  /** Whoever answers is somebody, so that the answer counts; a guest is enough. */
  override async move(_ply: number, option: string): Promise<void> {
    await session.needed();
    this.verdict = await api.answerPuzzle(this.game, this.name, option);
  }

  override async following(ply: number, after: string): Promise<readonly DecisionOut[]> {
    return (await api.following(this.id, ply, after)).decisions;
  }
}

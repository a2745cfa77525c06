/**
 * What is said over the table's socket, and what answers it: each frame has a number, and its answer names it (`ack`).
 *
 * An answer may come with a table (the push that shows a move) or alone. A refusal is thrown as `Refusal`, in the words
 * of HTTP. Whoever waits when the connection is lost is told so (`Lost`): nobody knows whether the frame arrived.
 */

import { Refusal } from "$lib/api/client";
import type { Problem } from "$lib/api/types";

/** The connection was lost, or there was none, before anything was answered. */
export class Lost extends Error {}

/** Whatever comes over the socket, as far as it concerns whoever waits. */
export interface Frame {
  ack?: number;
  error?: string;
  code?: number;
  retry_after?: number;
}

interface Waiting {
  done: (frame: Frame) => void;
  failed: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Milliseconds after which nobody waits any longer for an answer. */
export const PATIENCE = 15_000;

export class Line {
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** `send` says whether there is a connection to send something by. */
  constructor(private readonly send: (text: string) => boolean) {}

  /** Say something; what answers it. */
  async ask<T>(said: Readonly<Record<string, unknown>>): Promise<T> {
    const id = ++this.number;
    if (!this.send(JSON.stringify({ ...said, id }))) throw new Lost();
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new Lost());
      }, PATIENCE);
      this.waiting.set(id, { done: (frame) => resolve(frame as T), failed: reject, timer });
    });
  }

  /** Something has come: whoever waits for it is told. */
  heard(frame: Frame): void {
    const waiting = frame.ack === undefined ? undefined : this.waiting.get(frame.ack);
    if (frame.ack === undefined || !waiting) return;
    this.waiting.delete(frame.ack);
    clearTimeout(waiting.timer);
    if (frame.error === undefined) waiting.done(frame);
    else waiting.failed(new Refusal(frame.code ?? 0, frame as Problem, frame.retry_after ?? 0));
  }

  /** The connection is gone. */
  lost(): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of all) {
      clearTimeout(each.timer);
      each.failed(new Lost());
    }
  }
}

/**
 * A table that is being watched: fetched once, then pushed; moves and look-ups go over the same socket.
 *
 * A lost connection is taken up again where it ended (`since` moves of the log, `entries` of the journal). After a
 * sleep, or when the page comes back into sight, the table is fetched anew before the socket is trusted again. Where
 * there is no socket just now, requests say the same.
 */

import { api, patiently, problem, Refusal } from "$lib/api/client";
import type { DecisionOut, Following, LogRow, Remark, TableOut } from "$lib/api/types";
import { now } from "$lib/state/now.svelte";
import { Line, Lost, type Frame } from "./line";
import { backoff, continued, heard } from "./sheet";

export type Link = "connecting" | "live" | "lost" | "closed";

const NO_SUCH_TABLE = 4404;
const SLEEP = 20_000;
const HIDDEN_SLEEP = 150_000; // browsers let hidden pages beat once a minute
const SHOWN_SOON = 1500; // a push that takes longer is lost

export class LiveTable {
  table = $state.raw<TableOut | null>(null);
  log = $state.raw<LogRow[]>([]);
  link = $state<Link>("connecting");
  /** Why the table cannot be shown at all. */
  failure = $state.raw<Refusal | null>(null);

  private socket: WebSocket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private awake = Date.now();
  private readonly ears: ((sheet: TableOut, before: TableOut | null) => void)[] = [];
  private readonly line = new Line((text) => this.say(text));

  constructor(readonly id: string) {}

  /** Be told of each new state, with the one before. */
  listen(ear: (sheet: TableOut, before: TableOut | null) => void): void {
    this.ears.push(ear);
  }

  async open(): Promise<void> {
    addEventListener("online", this.wake);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.look);
    this.pulse = setInterval(this.beat, 5000);
    await this.refetch();
    this.connect();
  }

  close(): void {
    this.link = "closed";
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.look);
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    this.drop();
  }

  /** The whole table, by request. Also after signing in, because then more is seen. */
  async refetch(): Promise<void> {
    try {
      const sheet = await api.look(this.id);
      this.failure = null;
      this.take(sheet, []);
    } catch (error) {
      if (error instanceof Refusal && error.status !== 0 && !this.table) this.failure = error;
      else if (!(error instanceof Refusal)) throw error;
      else if (this.link !== "closed") this.link = "lost";
    }
  }

  /** Watch as somebody else: the socket was opened with the old cookie. */
  async again(): Promise<void> {
    this.drop();
    await this.refetch();
    this.connect();
  }

  // --- answering ------------------------------------------------------------------------------------------------

  /** Answer the question of a ply; when this returns, the answer is stored and the table shows it. */
  async move(ply: number, option: string): Promise<void> {
    try {
      await patiently(() => this.line.ask({ move: option, ply }));
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      await this.moveByRequest(ply, option);
    }
  }

  /** Nobody knows whether the answer has arrived: if the question is still open, it has not. */
  private async moveByRequest(ply: number, option: string): Promise<void> {
    await this.refetch();
    if (this.table?.decision?.ply !== ply) return;
    await api.move(this.id, ply, option);
    await this.refetch();
  }

  /** What is asked after some parts of an answer. */
  async following(ply: number, after: string): Promise<readonly DecisionOut[]> {
    try {
      return (await this.line.ask<Following>({ after, ply })).decisions;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      return (await api.following(this.id, ply, after)).decisions;
    }
  }

  /** Something is stored that a request has brought about; wait until the table shows it. */
  async shows(entries: number): Promise<void> {
    const isShown = () => (this.table?.entries ?? 0) >= entries;
    if (this.link === "live" && !isShown()) {
      await new Promise<void>((resolve) => {
        const ear = () => {
          if (isShown()) done();
        };
        const timer = setTimeout(() => done(), SHOWN_SOON);
        const done = () => {
          clearTimeout(timer);
          this.ears.splice(this.ears.indexOf(ear), 1);
          resolve();
        };
        this.ears.push(ear);
      });
    }
    if (!isShown()) await this.refetch();
  }

  // --- the socket -----------------------------------------------------------------------------------------------

  private connect(): void {
    if (this.link === "closed" || this.failure || this.socket) return;
    clearTimeout(this.retry);
    const address = new URL(`/api/tables/${this.id}/live`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (this.table) {
      address.searchParams.set("since", String(this.log.length));
      address.searchParams.set("entries", String(this.table.entries));
    }
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.link = "live";
      if (document.visibilityState === "hidden") this.gaze();
    };
    socket.onmessage = (message: MessageEvent<ArrayBuffer | string>) => {
      const text = typeof message.data === "string" ? message.data : new TextDecoder().decode(message.data);
      const frame = JSON.parse(text) as Frame & Partial<TableOut>;
      if (frame.seats !== undefined) this.take(frame as TableOut);
      this.line.heard(frame);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.line.lost();
      if (event.code === NO_SUCH_TABLE) {
        this.failure = new Refusal(404, problem("error-no-such-table"));
        return;
      }
      if (this.link === "closed") return;
      this.link = "lost";
      this.retry = setTimeout(() => {
        this.connect();
      }, backoff(this.attempt++));
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.retry);
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
      this.line.lost();
    }
  }

  private say(text: string): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(text);
    return true;
  }

  /** Take a sheet in; `said` is what was said before its remarks. */
  protected take(sheet: TableOut, said: readonly Remark[] = this.table?.chat ?? []): void {
    if (this.link === "closed") return;
    const before = this.table;
    if (before && sheet.entries < before.entries) return; // overtaken on the way
    const log = continued(this.log, sheet);
    now.heard(sheet.now);
    if (log === null) {
      void this.refetch();
      return;
    }
    this.log = log;
    this.table = { ...sheet, log, log_from: 0, chat: heard(said, sheet.chat) };
    for (const ear of [...this.ears]) ear(this.table, before);
    // When the match is over, the answers of all seats are public: read the log again.
    if (before && before.status !== "finished" && sheet.status === "finished") void this.refetch();
  }

  // --- sleep ----------------------------------------------------------------------------------------------------

  private readonly wake = (): void => {
    this.attempt = 0;
    this.awake = Date.now();
    void this.again();
  };

  private readonly lose = (): void => {
    this.drop();
    if (this.link !== "closed") this.link = "lost";
  };

  /** Whoever has the page somewhere in the background is told elsewhere that it is their turn. */
  private gaze(): void {
    this.say(JSON.stringify({ looking: document.visibilityState === "visible" }));
  }

  private readonly look = (): void => {
    this.gaze();
    if (document.visibilityState === "visible" && (this.slept() || !this.socket)) this.wake();
  };

  private readonly beat = (): void => {
    if (this.slept()) this.wake();
    this.awake = Date.now();
  };

  private slept(): boolean {
    return Date.now() - this.awake > (document.visibilityState === "hidden" ? HIDDEN_SLEEP : SLEEP);
  }
}

/** The typed client. A refusal is thrown as `Refusal`; the page makes a sentence of it. */

import type {
  Acknowledged,
  AnalysisPage,
  BanIn,
  BanOut,
  BlockedOut,
  ChannelIn,
  ChannelName,
  ChannelOut,
  ChapterOut,
  Content,
  DeedOut,
  Following,
  Foreseen,
  GameOut,
  HintOut,
  LessonOut,
  Me,
  TableThen,
  NewChannel,
  NewToken,
  NoticesOut,
  OrderIn,
  PartOut,
  Preferences,
  Preview,
  Problem,
  Profile,
  PuzzleId,
  PuzzleOut,
  PuzzlesOut,
  QuietOut,
  Ranked,
  RematchOut,
  ReportOut,
  SessionOut,
  Summary,
  TableId,
  TableIn,
  TableOut,
  Token,
  TrainingOut,
  VerdictOut,
  WhyNot,
  Wish,
} from "./types";
import type { Lang } from "$lib/text/texts";

/** A request the server refused, or that did not reach it (status 0). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    /** In how many seconds it may be tried again, if the server says so. */
    readonly retryAfter = 0,
  ) {
    super(problem.error);
  }
}

/** A refusal that says no more than why. */
export function problem(error: string): Problem {
  return { error, args: {}, rule: "", part: 0 };
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch(() => null);
  if (response === null) throw new Refusal(0, problem("problem-unreached"));
  if (!response.ok) {
    const seconds = Number(response.headers.get("retry-after") ?? 0);
    throw new Refusal(response.status, await problemOf(response), seconds);
  }
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return { ...problem(""), ...((await response.json()) as Partial<Problem>) };
  } catch {
    return problem(""); // a proxy in between
  }
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const CANNOT_STORE = 503;
const ATTEMPTS = 8;

/** Whoever wants to know that something could not be stored and is tried again. */
export const patience = {
  told: (refusal: Refusal): void => void refusal,
};

/** Try again what the server could not store; it has changed nothing, and names the question it answers. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== CANNOT_STORE || attempt >= ATTEMPTS) throw error;
      patience.told(error);
      const seconds = Math.min(15, Math.max(1, error.retryAfter));
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

export const get = <T>(path: string) => json<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => json<T>("POST", path, body);
/** A table, or the one at which a puzzle is put: it answers the same questions. */
const table = (id: string) => {
  const [kind, game, puzzle] = id.split(".");
  return kind === "puzzle" && game && puzzle ? `/puzzles/${game}/${puzzle}` : `/tables/${encodeURIComponent(id)}`;
};
const analysisOf = (id: string, eyes: number | null) =>
  `${table(id)}/analysis${eyes === null ? "" : `?seat=${String(eyes)}`}`;
const moment = (id: string, move: number) => `${table(id)}/at/${String(move)}`;
const through = (eyes?: number | null) => (eyes == null ? "" : `?eyes=${String(eyes)}`);

export const api = {
  // people
  me: () => get<Me | null>("/me"),
  changeMe: (change: { name?: string; preferences?: Preferences }) => json<Me>("PATCH", "/me", change),
  guest: (name: string) => post<Me>("/session/guest", { name }),
  register: (name: string, password: string) => post<Me>("/session/register", { name, password }),
  signIn: (name: string, password: string) => post<Me>("/session/login", { name, password }),
  signOut: () => post<undefined>("/session/logout"),
  signOutEverywhere: () => post<undefined>("/session/logout-everywhere"),
  changePassword: (old: string, fresh: string, endTokens: boolean) =>
    json<undefined>("PUT", "/me/password", { old, new: fresh, end_tokens: endTokens }),
  sessions: () => get<SessionOut[]>("/me/sessions"),
  endSession: (id: string) => json<undefined>("DELETE", `/me/sessions/${id}`),
  deleteMe: (password: string) => post<undefined>("/me/delete", { password }),
  tokens: () => get<Token[]>("/tokens"),
  makeToken: (label: string) => post<NewToken>("/tokens", { label }),
  dropToken: (id: string) => json<undefined>("DELETE", `/tokens/${id}`),

  // notices
  notices: () => get<NoticesOut>("/me/channels"),
  addChannel: (wish: ChannelIn) => post<NewChannel>("/me/channels", wish),
  switchChannel: (id: string, active: boolean) => json<ChannelOut>("PATCH", `/me/channels/${id}`, { active }),
  dropChannel: (id: string) => json<undefined>("DELETE", `/me/channels/${id}`),
  tryChannel: (id: string) => post<undefined>(`/me/channels/${id}/test`),
  followNoticeLink: (what: "confirm" | "leave", token: string) =>
    post<ChannelName>(`/notices/${what}/${encodeURIComponent(token)}`),
  quiet: (id: string) => get<QuietOut>(`${table(id)}/notices`),
  setQuiet: (id: string, quiet: boolean) => json<QuietOut>("PUT", `${table(id)}/notices`, { quiet }),

  // keeping apart, and keeping order
  blocks: () => get<BlockedOut[]>("/me/blocks"),
  block: (person: string) => json<undefined>("PUT", `/me/blocks/${encodeURIComponent(person)}`),
  unblock: (person: string) => json<undefined>("DELETE", `/me/blocks/${encodeURIComponent(person)}`),
  renamePerson: (person: string, name: string) =>
    json<undefined>("PUT", `/people/${encodeURIComponent(person)}/name`, { name }),
  ban: (wish: BanIn) => post<undefined>("/bans", wish),
  bans: () => get<BanOut[]>("/bans"),
  liftBan: (id: string) => json<undefined>("DELETE", `/bans/${id}`),
  reports: () => get<ReportOut[]>("/reports"),
  settleReport: (id: string) => post<undefined>(`/reports/${id}/done`),
  reportRemark: (id: string, number: number) => post<undefined>(`${table(id)}/chat/${String(number)}/report`),
  deeds: () => get<DeedOut[]>("/deeds"),

  leaderboard: (game: string) => get<Ranked[]>(`/ratings/${game}`),
  person: (id: string) => get<Profile>(`/people/${encodeURIComponent(id)}`),

  // games
  games: () => get<GameOut[]>("/games"),
  content: (game: string) => get<Content>(`/games/${game}/content`),
  rules: (game: string, lang: Lang) => get<ChapterOut[]>(`/games/${game}/rules?lang=${lang}`),
  guide: async (game: string, lang: Lang) => (await send("GET", `/games/${game}/guide/${lang}`)).text(),
  lesson: (game: string) => get<LessonOut>(`/games/${game}/lesson`),
  beginLesson: (game: string) => post<TableId>(`/games/${game}/lesson`),
  texts: async (game: string, lang: Lang) => (await send("GET", `/games/${game}/texts/${lang}`)).text(),

  // puzzles
  puzzles: () => get<PuzzlesOut>("/puzzles"),
  puzzle: (game: string, id: string) => get<PuzzleOut>(`/puzzles/${game}/${id}`),
  nextPuzzle: (game: string, after: string, theme = "") =>
    get<PuzzleId>(`/puzzles/${game}/next?after=${after}&theme=${theme}`),
  training: () => get<TrainingOut>("/me/training"),
  answerPuzzle: (game: string, id: string, option: string) =>
    post<VerdictOut>(`/puzzles/${game}/${id}/answer`, { option }),

  // tables
  tables: (show: "open" | "running" | "mine" | "finished") => get<Summary[]>(`/tables?show=${show}`),
  open: (wish: TableIn) => post<TableId>("/tables", wish),
  look: (id: string) => get<TableOut>(table(id)),
  contentOf: (id: string) => get<Content>(`${table(id)}/content`),
  sit: (id: string, seat?: number) => post<Acknowledged>(`${table(id)}/sit`, { seat: seat ?? null }),
  setSeat: (id: string, seat: number, bot: string | null) =>
    json<Acknowledged>("PUT", `${table(id)}/seats/${String(seat)}`, { bot }),
  start: (id: string) => post<Acknowledged>(`${table(id)}/start`),
  close: (id: string) => post<Acknowledged>(`${table(id)}/close`),
  leave: (id: string) => post<Acknowledged>(`${table(id)}/leave`),
  comeBack: (id: string) => post<Acknowledged>(`${table(id)}/return`),
  move: (id: string, ply: number, option: string) =>
    patiently(() => post<Acknowledged>(`${table(id)}/moves`, { ply, option })),
  following: (id: string, ply: number, after: string) =>
    get<Following>(`${table(id)}/decision?${new URLSearchParams({ ply: String(ply), after }).toString()}`),
  preview: (id: string, ply: number, after: string) =>
    get<Preview>(`${table(id)}/preview?${new URLSearchParams({ ply: String(ply), after }).toString()}`),
  explain: (id: string, seat: number, value: string, at: number) =>
    get<PartOut[]>(
      `${table(id)}/explain?${new URLSearchParams({ seat: String(seat), value, at: String(at) }).toString()}`,
    ),
  analysis: (id: string, eyes: number | null) => get<AnalysisPage>(analysisOf(id, eyes)),
  analyse: (id: string, eyes: number | null) => post<AnalysisPage>(analysisOf(id, eyes)),
  hint: (id: string) => post<HintOut>(`${table(id)}/hint`),
  askForHints: (id: string) => post<Acknowledged>(`${table(id)}/hints`),
  answerHints: (id: string, agree: boolean) => post<Acknowledged>(`${table(id)}/hints/answer`, { agree }),
  foreseen: (id: string) => get<Foreseen>(`${table(id)}/foreseen`),
  giveOrder: (id: string, order: OrderIn) => json<Acknowledged>("PUT", `${table(id)}/order`, order),
  dropOrder: (id: string) => json<Acknowledged>("DELETE", `${table(id)}/order`),
  removeTable: (id: string) => json<undefined>("DELETE", table(id)),
  why: (id: string, option: string, after: readonly string[] = [], open = 0) =>
    post<WhyNot>(`${table(id)}/why`, { option, after, open }),
  wish: (id: string, kind: string, wish: Wish) => json<Acknowledged>("PUT", `${table(id)}/wishes`, { kind, wish }),
  undo: (id: string, to: number) => post<Acknowledged>(`${table(id)}/undo`, { to }),
  answerUndo: (id: string, agree: boolean) => post<Acknowledged>(`${table(id)}/undo/answer`, { agree }),
  cancelUndo: (id: string) => post<Acknowledged>(`${table(id)}/undo/cancel`),
  chat: (id: string, text: string) => post<Acknowledged>(`${table(id)}/chat`, { text }),
  removeRemark: (id: string, number: number) => json<Acknowledged>("DELETE", `${table(id)}/chat/${String(number)}`),
  mute: (id: string, number: number, muted: boolean) =>
    post<Acknowledged>(`${table(id)}/chat/${String(number)}/mute`, { muted }),
  resign: (id: string) => post<Acknowledged>(`${table(id)}/resign`),
  end: (id: string, how: "drawn" | "aborted") => post<Acknowledged>(`${table(id)}/end`, { how }),
  answerEnd: (id: string, agree: boolean) => post<Acknowledged>(`${table(id)}/end/answer`, { agree }),
  rematch: (id: string) => post<RematchOut>(`${table(id)}/rematch`),
  declineRematch: (id: string) => post<Acknowledged>(`${table(id)}/rematch/decline`),
  at: (id: string, move: number, eyes?: number | null) => get<TableThen>(`${moment(id, move)}${through(eyes)}`),
  continueFrom: (id: string, move: number, seat: number | null) =>
    post<TableId>(`${moment(id, move)}/continue`, { seat }),
  scenario: async (id: string, move: number, eyes: number | null) =>
    (await send("GET", `${moment(id, move)}/scenario${through(eyes)}`)).text(),
  report: (id: string, text: string, move: number | null) => post<TableId>(`${table(id)}/problem`, { text, move }),
  recordAddress: (id: string) => `/api${table(id)}/record`,
};

/** The wire, with names. The types are made from the server's OpenAPI document: see web/README.md. */

import type {
  LessonOut,
  DecisionOut,
  TableThen as SentTableThen,
  Origin,
  Present,
  PuzzleOut as SentPuzzle,
  TableOut as Sheet,
  Text,
  WindowOut,
} from "./schema";

export type {
  AccountOut,
  Acknowledged,
  AnalysisOut,
  AnalysisPage,
  BanIn,
  BanOut,
  BlockedOut,
  BoutOut,
  ChannelIn,
  ChannelName,
  ChannelOut,
  ChapterOut,
  ClockIn,
  DecidedOut,
  DecisionOut,
  DeedOut,
  Following,
  Foreseen,
  FriendOut,
  FriendsOut,
  GameOut,
  GameRecord,
  InvitationOut,
  InvitedOut,
  LogRow,
  Me,
  TurningPointOut,
  NewChannel,
  NewsOut,
  NewToken,
  NoticesOut,
  OptionOut,
  OrderIn,
  OrderOut,
  PartOut,
  PhaseOut,
  Preferences,
  Preview,
  Problem,
  Profile,
  PuzzleId,
  PuzzlesOut,
  QuietOut,
  Ranked,
  Remark,
  RematchOut,
  ReportOut,
  ResponsesIn,
  RuleOut,
  SaidOut,
  SeatIn,
  SeekIn,
  SeekOut,
  SeatOut,
  SessionOut,
  StrokeOut,
  HintOut,
  LessonOut,
  SettingOut,
  StandingOut,
  Summary,
  TableId,
  TableIn,
  Token,
  GameTrainingOut,
  TrainingOut,
  TournamentIn,
  TournamentLine,
  TournamentOut,
  UndoRequestOut,
  UndoRule,
  VerdictOut,
  WhyNot,
  WindowOut,
  Wish,
} from "./schema";

/** What a seat sees: plain data in a shape that only the game knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

/** The components of a game, by table; a row's position is its id. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Content = Record<string, any>;

export type LessonStep = LessonOut["steps"][number];

export interface ScoreLine {
  key: string;
  amount: number;
}

export interface Outcome {
  ranks: number[];
  scores: number[];
  reason: string;
  breakdown: ScoreLine[][];
}

export type TableOut = Omit<
  Sheet,
  "view" | "outcome" | "decision" | "window" | "stage" | "origin" | "present" | "common"
> & {
  view: View | null;
  outcome: Outcome | null;
  decision: DecisionOut | null;
  window: WindowOut | null;
  stage: Text | null;
  origin: Origin | null;
  present: Present | null;
  common: number | null;
};

/** A puzzle at its table. */
export type PuzzleOut = Omit<SentPuzzle, "table"> & { table: TableOut };

/** A table as it was after a number of moves. */
export type TableThen = Omit<SentTableThen, "view" | "stage"> & {
  view: View;
  stage: Text | null;
};

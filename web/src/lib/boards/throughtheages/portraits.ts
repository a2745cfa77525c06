/**
 * Faces of leaders, composed of parts: hair, beard, what is worn on the head and body, and what somebody is known by. Each
 * face is a line of data. The tones are those of all drawings: `a` darker, `b` lighter, `c` accent, `l` the line.
 */

import type { Shape } from "$lib/components/drawings";

const HEAD = "M49 20c0-9 5-13 11-13s11 4 11 13-4 17-11 17-11-8-11-17z";
const FACE = "M55 21v.1M65 21v.1M60 22l-1 5h2M57 31c2 1.200 4 1.200 6 0";

/** What is worn: behind the head, and its line. */
const DRESS = {
  toga: ["M34 60c2-14 10-18 19-20v-5h14v5c9 2 17 6 19 20z", "M36 54c12-10 30-10 46 6M42 48c12-4 24 0 32 12"],
  robe: ["M32 60c3-15 12-19 21-20v-5h14v5c9 1 18 5 21 20z", "M53 40l7 20 7-20M44 46v14M76 46v14"],
  armour: ["M32 60c0-12 8-19 21-20v-5h14v5c13 1 21 8 21 20z", "M60 42v18M40 50h40M46 44l-4 16M74 44l4 16"],
  coat: ["M33 60c2-14 11-18 20-20v-5h14v5c9 2 18 6 20 20z", "M53 40l7 9 7-9M60 49v11M50 42l-2 18M70 42l2 18"],
  uniform: [
    "M33 60c2-14 11-18 20-20v-5h14v5c9 2 18 6 20 20z",
    "M60 40v20M36 48l10-4M84 48l-10-4M64 46v.1M64 52v.1M56 46v.1M56 52v.1",
  ],
  suit: ["M34 60c2-14 10-18 19-20v-5h14v5c9 2 17 6 19 20z", "M53 40l7 14 7-14M60 45l-2 4 2 8 2-8zM56 40h8"],
  gown: [
    "M30 60c4-12 13-15 23-18v-7h14v7c10 3 19 6 23 18z",
    "M46 46c8 8 20 8 28 0M38 60c4-6 8-9 12-10M82 60c-4-6-8-9-12-10",
  ],
  shirt: ["M36 60c2-13 9-17 17-20v-5h14v5c8 3 15 7 17 20z", "M53 40c2 4 12 4 14 0M46 50v10M74 50v10"],
  ruff: [
    "M34 60c2-12 10-16 19-18v-7h14v7c9 2 17 6 19 18z",
    "M44 40l4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5M44 40c8-4 24-4 32 0",
  ],
} as const;

/** Hair: its tone is the darker one, around the head. */
const HAIR = {
  none: ["", ""],
  short: ["M48 20c-1-10 5-15 12-15s13 5 12 15c-2-5-5-8-12-8s-10 3-12 8z", "M48 20c2-5 5-8 12-8s10 3 12 8"],
  curls: [
    "M46 22c-3-4 0-8 1-10 1-5 5-7 8-7 3-3 8-2 10 0 5 0 7 4 8 7 2 2 3 7 1 10-2-5-6-10-14-10s-12 5-14 10z",
    "M47 13c2-1 4 0 4 2M55 6c1 1 1 3 0 4M65 6c-1 2 0 3 1 4M73 14c-2-1-4 0-4 2",
  ],
  long: [
    "M46 38c-3-8-4-17-1-24 3-7 9-9 15-9s12 2 15 9c3 7 2 16-1 24-2-3-2-8-2-16-2-6-6-9-12-9s-10 3-12 9c0 8 0 13-2 16z",
    "M48 14c3-4 7-6 12-6s9 2 12 6M46 30v6M74 30v6",
  ],
  bun: [
    "M47 22c-2-10 4-15 9-16-2-5 10-5 8 0 5 1 11 6 9 16-3-6-6-9-13-9s-10 3-13 9z",
    "M56 6c2 2 6 2 8 0M48 20c2-5 6-8 12-8s10 3 12 8",
  ],
  wig: [
    "M44 40c-5-4-2-8-3-12-2-4 1-8 2-12 2-8 9-12 17-12s15 4 17 12c1 4 4 8 2 12-1 4 2 8-3 12-3-4-4-10-4-18-3-7-7-9-12-9s-9 2-12 9c0 8-1 14-4 18z",
    "M43 18c3 1 4 3 3 5M42 28c3 0 4 2 3 4M77 18c-3 1-4 3-3 5M78 28c-3 0-4 2-3 4M46 36c2-1 2 2 1 3",
  ],
  wild: [
    "M44 22c-4-3 0-5-1-8 3 0 2-4 4-6 3 1 3-3 7-4 2 2 4-1 7-1 2 3 5 0 8 3 1 3 5 2 6 5-1 4 3 6 0 10-3-6-7-9-15-9s-13 4-16 10z",
    "M44 14l4 2M49 7l3 4M60 3v5M70 6l-3 4M76 13l-5 3",
  ],
  parted: [
    "M48 21c-2-10 4-15 11-15 8-1 14 4 13 15-3-4-5-7-14-8-4 1-8 3-10 8z",
    "M58 13c2-2 3-4 3-7M48 21c2-5 6-7 10-8",
  ],
  fringe: ["M47 26c-2-13 4-20 13-20s15 7 13 20c-2-2-2-6-2-8H49c0 2 0 6-2 8z", "M52 12v6M57 10v8M63 10v8M68 12v6"],
  braids: [
    "M47 24c-2-12 4-18 13-18s15 6 13 18l3 20-6 2-1-24c-3-5-6-7-9-7s-6 2-9 7l-1 24-6-2z",
    "M47 28l4 2M46 34l5 2M46 40l4 2M73 28l-4 2M74 34l-5 2M74 40l-4 2",
  ],
} as const;

const BEARD = {
  none: ["", ""],
  full: ["M49 24c1 12 5 18 11 18s10-6 11-18c-2 4-5 5-11 5s-9-1-11-5z", "M54 34v4M60 35v5M66 34v4"],
  long: ["M49 24c0 14 4 28 11 30 7-2 11-16 11-30-2 4-5 5-11 5s-9-1-11-5z", "M55 34v10M60 34v16M65 34v10"],
  goatee: ["M56 33c0 5 2 8 4 9 2-1 4-4 4-9-2 1-6 1-8 0z", "M55 28c3-2 7-2 10 0"],
  moustache: ["M52 30c2-4 6-4 8-2 2-2 6-2 8 2-3 0-6-1-8-1s-5 1-8 1z", ""],
  small: ["M58 28h4v3h-4z", ""],
  whiskers: ["M49 20c-1 8 1 14 4 16l2-6c-3-2-4-5-4-10zM71 20c1 8-1 14-4 16l-2-6c3-2 4-5 4-10z", ""],
} as const;

/** On the head, in the accent. */
const HAT = {
  none: ["", ""],
  laurel: ["M46 17c2-7 7-11 14-11s12 4 14 11c-3-4-8-6-14-6s-11 2-14 6z", "M50 11l3 3M56 8l1 4M64 8l-1 4M70 11l-3 3"],
  crown: ["M46 15 44 3l8 5 8-7 8 7 8-5-2 12z", "M46 15h28"],
  diadem: ["M48 14c4-4 20-4 24 0l-2 3c-6-3-14-3-20 0z", "M60 12V7M60 6v.1"],
  helmet: ["M47 20c-1-12 5-17 13-17s14 5 13 17l-4-2V14H51v4z", "M60 3v-2M60 2c8-1 14 2 17 8M51 14h18"],
  plume: ["M47 20c-1-11 5-16 13-16s14 5 13 16l-4 12-2-15H53l-2 15z", "M56 4C60-1 76 0 80 14c-4-4-10-8-20-8"],
  turban: ["M45 18c-2-10 6-15 15-15s17 5 15 15c-6-4-24-4-30 0z", "M46 16c8-8 18-10 26-10M50 18c6-6 14-9 24-8M60 4l2 6"],
  nemes: [
    "M44 40c0-14-1-36 16-37 17 1 16 23 16 37l-6-2V16H50v22z",
    "M50 16h20M46 22l4 1M45 28l5 1M45 34l5 1M74 22l-4 1M75 28l-5 1M75 34l-5 1M60 8v6",
  ],
  fur: [
    "M45 18c0-5 4-7 6-7 1-6 17-6 18 0 2 0 6 2 6 7-8-3-22-3-30 0z",
    "M48 15l2-3M54 14l1-3M60 13v-3M66 14l-1-3M72 15l-2-3",
  ],
  beret: ["M44 16c0-8 8-12 17-12 10 0 18 5 16 11-10-3-22-3-33 1z", "M62 4l2-2"],
  cap: ["M47 17c-1-9 5-13 13-13s14 4 13 13z", "M47 17c8-3 18-3 26 0l4 2"],
  bicorne: ["M30 22C42 18 46 4 60 4s18 14 30 18c-18 4-42 4-60 0z", "M60 8v8"],
  tricorne: ["M36 17C44 15 50 4 60 4s16 11 24 13c-8 2-12-1-24-1s-16 3-24 1z", "M60 4v6"],
  tophat: ["M49 17V1h22v16zM42 17h36v3H42z", "M49 13h22"],
  bowler: ["M50 17c0-9 4-13 10-13s10 4 10 13zM43 17h34v3H43z", ""],
  homburg: ["M48 16c0-8 3-12 6-12l6 2 6-2c3 0 6 4 6 12zM41 16c10-2 28-2 38 0l-2 3c-10-2-24-2-34 0z", "M48 14h24"],
  veil: ["M44 44C40 20 46 4 60 4s20 16 16 40c-3-6-4-14-5-24-4-6-18-6-22 0-1 10-2 18-5 24z", "M49 18c4-5 18-5 22 0"],
  miner: ["M46 17c-1-8 5-13 14-13s15 5 14 13l3 2H43z", "M60 4v13"],
  topknot: ["M53 9c0-4 3-5 7-5s7 1 7 5l2 4H51zM57 4c-2-4 8-4 6 0", "M51 13h18M44 7l32 0"],
} as const;

/** What somebody is known by, beside the head. */
const WITH = {
  nothing: "",
  book: "M84 40h14v16H84zM91 40v16M86 44h3M93 44h3",
  scroll: "M86 34h12v20H86zM84 34a2 2 0 0 1 4 0M98 54a2 2 0 0 0 2-3M89 39h6M89 43h6M89 47h6",
  tablets: "M84 38c0-5 7-5 7 0v16h-7zM92 38c0-5 7-5 7 0v16h-7zM86 42h3M86 46h3M94 42h3M94 46h3",
  lyre: "M86 36c-4 8 0 18 5 18s9-10 5-18M86 38h10M89 38v14M91 38v15M93 38v14",
  sword: "M94 20v28M90 44h8M94 48v6M92 54h4",
  bow: "M88 24c10 8 10 22 0 30M88 24v30M84 39h14M95 36l3 3-3 3",
  compass: "M92 30l-6 22M92 30l6 22M88 44h8M92 27v.1",
  brush: "M90 50c4-2 4-6 8-22M88 54c-2-2 0-6 3-5M98 28l2 1",
  quill: "M86 54c2-12 6-22 14-28-1 10-6 18-12 22M88 48l8-14",
  globe: "M102 42a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM84 42h18M93 33c-5 5-5 13 0 18M93 33c5 5 5 13 0 18",
  notes: "M88 50V34l10-3v16M88 38l10-3M88 50a3 2 0 1 1-4 0 3 2 0 0 1 4 0zM98 47a3 2 0 1 1-4 0 3 2 0 0 1 4 0z",
  flask: "M90 30v8l-6 14h16l-6-14v-8M88 30h8M87 46h10",
  spectacles: "M52 21a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM62 21a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM58 21h4",
  cigar: "M64 32l10 2M76 33l1-4M79 32l1-5",
  cane: "M94 56V34c0-6-8-6-8 0",
  mouse: "M86 44c0-10 12-10 12 0v4c0 8-12 8-12 0zM92 37v7M92 37c0-6 6-4 6-10",
  die: "M86 38h12v12H86zM89 41v.1M95 47v.1M92 44v.1M95 41v.1M89 47v.1",
  spinning: "M102 42a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM93 33v18M84 42h18M87 36l12 12M99 36 87 48",
  cross: "M92 28v26M86 36h12",
  crescent: "M98 32a9 9 0 1 0 0 16 7 7 0 1 1 0-16z",
  flail: "M88 56V34l8-4M96 30v6M94 36h4v6h-4z",
  apple: "M92 38c-8-4-10 12-3 16 2 0 4 0 6 0 7-4 5-20-3-16zM92 38c0-4 2-6 5-6",
  rings: "M88 38a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM84 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM92 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0z",
  wheel: "M84 44a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM92 36v16M84 44h16M86 38l12 12M98 38 86 50",
  tower: "M92 28c1 8 3 16 6 26H86c3-10 5-18 6-26zM88 46h8",
  finch: "M84 44c4-6 10-6 12 0l4-1-4 4c-4 5-10 3-12-3zM86 50l-2 4M92 36v.1",
  star: "M92 32l3 7 7 .5-5.500 5 2 7-6.500-4-6.500 4 2-7-5.500-5 7-.5z",
  staff: "M92 24v34M92 30c-5 2-5 6 0 8s5 6 0 8",
  steam: "M84 52h16v-8H84zM88 44v-8h4v8M90 32c-2-2 2-3 0-6M96 40a3 3 0 1 0 .1 0",
  microphone: "M92 42v14M88 56h8M89 32a3 5 0 0 1 6 0v5a3 5 0 0 1-6 0z",
} as const;

export interface Portrait {
  dress: keyof typeof DRESS;
  hair: keyof typeof HAIR;
  beard?: keyof typeof BEARD;
  hat?: keyof typeof HAT;
  with: keyof typeof WITH;
}

/** By leader; the adjusted card shows the same face. */
export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  alexander_the_great: { dress: "armour", hair: "curls", hat: "diadem", with: "sword" },
  aristotle: { dress: "toga", hair: "short", beard: "full", with: "scroll" },
  hammurabi: { dress: "robe", hair: "long", beard: "long", hat: "cap", with: "tablets" },
  homer: { dress: "toga", hair: "curls", beard: "long", with: "lyre" },
  julius_caesar: { dress: "toga", hair: "short", hat: "laurel", with: "sword" },
  moses: { dress: "robe", hair: "long", beard: "long", with: "tablets" },
  boudica: { dress: "armour", hair: "braids", with: "wheel" },
  cleopatra: { dress: "gown", hair: "fringe", hat: "nemes", with: "staff" },
  hippocrates: { dress: "toga", hair: "none", beard: "full", with: "staff" },
  confucius: { dress: "robe", hair: "none", beard: "goatee", hat: "topknot", with: "scroll" },
  sun_tzu: { dress: "armour", hair: "short", beard: "goatee", hat: "topknot", with: "sword" },
  ashoka: { dress: "robe", hair: "curls", beard: "moustache", hat: "diadem", with: "wheel" },
  christopher_columbus: { dress: "coat", hair: "long", hat: "beret", with: "compass" },
  frederick_barbarossa: { dress: "armour", hair: "curls", beard: "full", hat: "crown", with: "cross" },
  genghis_khan: { dress: "robe", hair: "braids", beard: "goatee", hat: "fur", with: "bow" },
  joan_of_arc: { dress: "armour", hair: "fringe", with: "sword" },
  leonardo_da_vinci: { dress: "coat", hair: "long", beard: "long", hat: "beret", with: "compass" },
  michelangelo: { dress: "shirt", hair: "curls", beard: "full", with: "brush" },
  isabella_of_castile: { dress: "gown", hair: "long", hat: "crown", with: "cross" },
  eleanor_of_aquitaine: { dress: "gown", hair: "none", hat: "veil", with: "lyre" },
  jan_zizka: { dress: "armour", hair: "none", beard: "moustache", hat: "helmet", with: "flail" },
  nostradamus: { dress: "robe", hair: "none", beard: "long", hat: "cap", with: "star" },
  johannes_gutenberg: { dress: "coat", hair: "none", beard: "full", hat: "fur", with: "book" },
  saladin: { dress: "robe", hair: "none", beard: "full", hat: "turban", with: "crescent" },
  william_shakespeare: { dress: "ruff", hair: "long", beard: "goatee", with: "quill" },
  isaac_newton: { dress: "coat", hair: "wig", with: "apple" },
  james_cook: { dress: "uniform", hair: "wig", hat: "tricorne", with: "globe" },
  js_bach: { dress: "coat", hair: "wig", with: "notes" },
  maximilien_robespierre: { dress: "ruff", hair: "wig", with: "scroll" },
  napoleon_bonaparte: { dress: "uniform", hair: "short", hat: "bicorne", with: "star" },
  catherine_the_great: { dress: "gown", hair: "bun", hat: "crown", with: "star" },
  maria_theresa: { dress: "gown", hair: "wig", hat: "diadem", with: "cross" },
  james_watt: { dress: "coat", hair: "parted", with: "steam" },
  alfred_nobel: { dress: "suit", hair: "parted", beard: "full", with: "flask" },
  antoni_gaudi: { dress: "suit", hair: "short", beard: "full", hat: "homburg", with: "tower" },
  charles_darwin: { dress: "suit", hair: "none", beard: "long", with: "finch" },
  winston_churchill: { dress: "suit", hair: "none", hat: "homburg", with: "cigar" },
  albert_einstein: { dress: "shirt", hair: "wild", beard: "moustache", with: "nothing" },
  charlie_chaplin: { dress: "suit", hair: "curls", beard: "small", hat: "bowler", with: "cane" },
  sid_meier: { dress: "shirt", hair: "parted", with: "die" },
  mahatma_gandhi: { dress: "toga", hair: "none", beard: "moustache", with: "spectacles" },
  bill_gates: { dress: "suit", hair: "parted", with: "mouse" },
  marie_curie_sklodowska: { dress: "gown", hair: "bun", with: "flask" },
  marlene_dietrich: { dress: "suit", hair: "long", hat: "tophat", with: "microphone" },
  steve_jobs: { dress: "shirt", hair: "short", beard: "goatee", with: "spectacles" },
  nelson_mandela: { dress: "shirt", hair: "curls", with: "star" },
  pierre_de_coubertin: { dress: "suit", hair: "parted", beard: "moustache", with: "rings" },
  ian_fleming: { dress: "suit", hair: "short", with: "cigar" },
};

/** The shapes of a face, from behind to the front. */
export function portraitOf({ dress, hair, beard = "none", hat = "none", with: known }: Portrait): Shape[] {
  const [body, folds] = DRESS[dress];
  const [locks, strands] = HAIR[hair];
  const [chin, hairs] = BEARD[beard];
  const [cover, trim] = HAT[hat];
  const shapes: Shape[] = [
    ["a", body],
    ["l", `${body}${folds}`],
    ["b", HEAD],
    ["l", `${HEAD}${FACE}`],
    ["a", chin],
    ["l", `${chin}${hairs}`],
    ["a", locks],
    ["l", `${locks}${strands}`],
    ["c", cover],
    ["l", `${cover}${trim}`],
    ["l", WITH[known]],
  ];
  return shapes.filter(([, path]) => path !== "");
}

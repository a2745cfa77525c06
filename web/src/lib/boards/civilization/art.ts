/**
 * Drawings of the wonders, 120 x 60, in the style of the shared vignettes: two flat tones (`a` darker, `b` lighter), one
 * accent (`c`), and the line (`l`).
 */

import type { Shape } from "$lib/components/drawings";
import type { Kind } from "./model";

const GROUND: Shape = ["b", "M0 50c30-5 90-5 120 0v10H0z"];

export const ART: Record<string, readonly Shape[]> = {
  stonehenge: [
    GROUND,
    ["a", "M26 22h30v7H26zM30 29h7v25h-7zM46 29h7v25h-7zM64 18h32v7H64zM68 25h8v30h-8zM86 25h8v30h-8z"],
    [
      "l",
      "M26 22h30v7H26zM30 29v25M37 29v25M46 29v25M53 29v25M64 18h32v7H64zM68 25v30M76 25v30M86 25v30M94 25v30M8 54h104",
    ],
  ],
  the_oracle: [
    GROUND,
    ["a", "M34 24h52v6H34zM38 30h6v22h-6zM57 30h6v22h-6zM76 30h6v22h-6z"],
    ["c", "M34 24 60 8l26 16z"],
    [
      "l",
      "M34 24 60 8l26 16zM34 24v6h52v-6M38 30v22M44 30v22M57 30v22M63 30v22M76 30v22M82 30v22M28 52h64M24 57h72M60 14v5",
    ],
  ],
  the_colossus: [
    ["b", "M0 48c20-4 40 4 60 0s40 4 60 0v12H0z"],
    ["a", "M55 8h10v8l6 6v14l-4 14h-5l-2-14-2 14h-5l-4-14V22l6-6zM40 50h16v8H40zM64 50h16v8H64z"],
    ["c", "M76 4c3 3 4 6 0 9-4-3-3-6 0-9z"],
    [
      "l",
      "M55 8h10v8l6 6 5-9M55 8v8l-6 6v14l4 14M71 22v14l-4 14M60 36l-2 14M60 36l2 14M40 50h16v8H40zM64 50h16v8H64zM76 4c3 3 4 6 0 9-4-3-3-6 0-9z",
    ],
  ],
  the_hanging_gardens: [
    ["a", "M20 56V44h80v12zM30 44V32h60v12zM42 32V20h36v12z"],
    ["c", "M24 44c4-6 8-6 10 0zM84 44c4-6 8-6 10 0zM34 32c4-6 8-6 10 0zM74 32c4-6 8-6 10 0zM50 20c6-10 14-10 20 0z"],
    [
      "l",
      "M20 56V44h80v12M30 44V32h60v12M42 32V20h36v12M50 20c6-10 14-10 20 0M24 44c4-6 8-6 10 0M84 44c4-6 8-6 10 0M34 32c4-6 8-6 10 0M74 32c4-6 8-6 10 0M12 56h96M56 56V48h8v8",
    ],
  ],
  angkor_wat: [
    GROUND,
    [
      "a",
      "M14 54V42h92v12zM52 42c0-16 4-26 8-36 4 10 8 20 8 36zM26 42c0-10 3-16 6-22 3 6 6 12 6 22zM82 42c0-10 3-16 6-22 3 6 6 12 6 22z",
    ],
    [
      "l",
      "M14 54V42h92v12M52 42c0-16 4-26 8-36 4 10 8 20 8 36M26 42c0-10 3-16 6-22 3 6 6 12 6 22M82 42c0-10 3-16 6-22 3 6 6 12 6 22M54 32h12M56 22h8M6 54h108M56 54v-7h8v7",
    ],
  ],
  himeji_samurai_castle: [
    GROUND,
    ["b", "M36 56 42 42h36l6 14z"],
    ["a", "M34 42c6-2 8-4 10-8h32c2 4 4 6 10 8zM42 30c5-2 6-4 8-7h20c2 3 3 5 8 7zM50 19c4-2 6-5 10-11 4 6 6 9 10 11z"],
    [
      "l",
      "M34 42c6-2 8-4 10-8h32c2 4 4 6 10 8zM42 30c5-2 6-4 8-7h20c2 3 3 5 8 7zM50 19c4-2 6-5 10-11 4 6 6 9 10 11zM46 30v4M74 30v4M53 19v4M67 19v4M36 56l6-14M84 56l-6-14M28 56h64",
    ],
  ],
  porcelain_tower: [
    GROUND,
    ["a", "M52 54h16V12H52z"],
    ["c", "M44 44h32l-4-5H48zM46 34h28l-4-5H50zM48 24h24l-4-5H52zM52 12h16l-8-8z"],
    [
      "l",
      "M52 54V12M68 54V12M44 44h32l-4-5H48zM46 34h28l-4-5H50zM48 24h24l-4-5H52zM52 12h16l-8-8zM36 54h48M57 54v-6h6v6",
    ],
  ],
  the_louvre: [
    ["b", "M8 56V30h104v26z"],
    ["a", "M8 30 16 18h18l6 12zM80 30l6-12h18l8 12z"],
    ["c", "m60 22 24 34H36z"],
    [
      "l",
      "M8 56V30l8-12h18l6 12M80 30l6-12h18l8 12v26M40 30h14M66 30h14M60 22l24 34H36zM60 22v34M48 39h24M42 48h36M14 38v6M24 38v6M96 38v6M106 38v6M4 56h112",
    ],
  ],
  statue_of_liberty: [
    ["b", "M0 50c20-4 40 4 60 0s40 4 60 0v10H0z"],
    ["a", "M46 56h28l-4-12H50zM53 44l3-22h10l3 22zM60 12a5 5 0 1 1 0 10 5 5 0 1 1 0-10z"],
    ["c", "M72 2c3 3 3 6 0 8-3-2-3-5 0-8z"],
    [
      "l",
      "M46 56h28l-4-12H50zM53 44l3-22h8l8-12M69 44l-3-22M55 14l-3-4M60 12V7M65 14l3-4M72 2c3 3 3 6 0 8-3-2-3-5 0-8zM57 30l-6 6h8",
    ],
  ],
  panama_canal: [
    ["b", "M0 36h120v24H0z"],
    ["a", "M20 20h10v40H20zM90 20h10v40H90zM44 40h36l-5 10H49z"],
    ["c", "M54 30h6v10h-6zM64 30h6v10h-6z"],
    [
      "l",
      "M20 60V20h10v40M90 60V20h10v40M30 30 42 36M90 30l-12 6M44 40h36l-5 10H49zM54 40V30h6v10M64 40V30h6v10M0 54c8-2 12 2 20 0M100 54c8-2 12 2 20 0M36 56c8-2 12 2 20 0s12 2 20 0",
    ],
  ],
  sydney_opera_house: [
    ["b", "M0 48c20-3 40 3 60 0s40 3 60 0v12H0z"],
    [
      "a",
      "M20 48c0-16 8-26 22-32 2 14 0 24-6 32zM42 48c0-20 10-32 28-40 2 18-1 30-10 40zM68 48c2-14 10-22 24-27 1 12-2 20-8 27z",
    ],
    [
      "l",
      "M20 48c0-16 8-26 22-32 2 14 0 24-6 32M42 48c0-20 10-32 28-40 2 18-1 30-10 40M68 48c2-14 10-22 24-27 1 12-2 20-8 27M10 48h100M14 53h92",
    ],
  ],
  united_nations: [
    GROUND,
    ["a", "M66 8h22v48H66z"],
    ["c", "M24 56c0-12 6-20 18-20h24v20z"],
    [
      "l",
      "M66 56V8h22v48M71 14h12M71 20h12M71 26h12M71 32h12M71 38h12M71 44h12M24 56c0-12 6-20 18-20h24M14 56h92M34 56V46M44 56V44M54 56V44M98 56V22l8 3-8 3",
    ],
  ],
};

/** For kinds without drawings of their own: a vignette of the table. */
export const SHARED: Record<Kind, string> = {
  civilization: "palace",
  government: "stoa",
  tech: "amphora",
  wonder: "temple",
  building: "market",
  person: "palace",
  event: "well",
  unit: "warrior",
  hut: "plain",
  village: "hillside",
  tile: "mountain",
};

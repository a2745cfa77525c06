/**
 * Drawings of cards, 120 x 60, in the style of the shared vignettes: two flat tones (`a` darker, `b` lighter), one
 * accent (`c`), and the line (`l`). Small cards show only the middle band, so the subject lies there.
 */

import type { Shape } from "$lib/components/drawings";
import { TYPES, type Card } from "./model";
import { PORTRAITS, portraitOf } from "./portraits";

const eiffel: Shape[] = [
  ["b", "M0 50c30-6 90-6 120 0v10H0z"],
  ["a", "M60 2c2 18 6 32 20 54H68c-2-7-5-10-8-10s-6 3-8 10H40C54 34 58 20 60 2z"],
  [
    "l",
    "M60 2c2 18 6 32 20 54H68c-2-7-5-10-8-10s-6 3-8 10H40C54 34 58 20 60 2zM54 26h12M49 40h22M56 18h8M52 40l12-14M68 40 56 26M0 50c12-3 26-4 42-5M78 45c16 1 30 2 42 5",
  ],
];

const kremlin: Shape[] = [
  ["b", "M12 34h96v24H12z"],
  [
    "a",
    "M50 58V24h20v34zM52 24c-4-6 3-10 8-16 5 6 12 10 8 16zM22 34c-3-5 2-8 6-12 4 4 9 7 6 12zM86 34c-3-5 2-8 6-12 4 4 9 7 6 12z",
  ],
  [
    "l",
    "M50 58V24h20v34M52 24c-4-6 3-10 8-16 5 6 12 10 8 16M60 8V2M57 4h6M22 34c-3-5 2-8 6-12 4 4 9 7 6 12M28 22v-5M86 34c-3-5 2-8 6-12 4 4 9 7 6 12M92 22v-5M12 34h38M70 34h38M12 34v24M108 34v24M56 58V46a4 4 0 0 1 8 0v12M4 58h112M20 44v6M36 44v6M84 44v6M100 44v6",
  ],
];

const liner: Shape[] = [
  ["b", "M0 46c20-4 40 4 60 0s40 4 60 0v14H0z"],
  ["a", "M14 34h92l-10 16H24zM34 24h52v10H34z"],
  ["c", "M42 8h9v16h-9zM58 8h9v16h-9zM74 8h9v16h-9z"],
  [
    "l",
    "M14 34h92l-10 16H24zM34 34V24h52v10M42 24V8h9v16M58 24V8h9v16M74 24V8h9v16M42 13h9M58 13h9M74 13h9M30 40v.1M42 40v.1M54 40v.1M66 40v.1M78 40v.1M90 40v.1M0 52c10-3 16 2 26 0M96 52c8-2 16 2 24 0",
  ],
];

const cannon: Shape[] = [
  ["b", "M0 50h120v10H0z"],
  ["a", "m30 36 56-20 6 13-44 17z"],
  ["l", "m30 36 56-20 6 13-50 19M86 16l3-3 8 17-5-1M0 54h120M34 42l-18 12"],
  ["b", "M38 42a14 14 0 1 1 28 0 14 14 0 1 1-28 0z"],
  ["l", "M66 42a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM52 28v28M38 42h28M42 32l20 20M62 32 42 52"],
];

const press: Shape[] = [
  ["b", "M26 12h68v44H26z"],
  ["a", "M34 26h24v16H34z"],
  ["l", "M26 12h68v44H26zM34 20h52M64 28h22M64 34h22M64 40h22M34 26h24v16H34zM34 48h52M94 20h6v30a6 6 0 0 1-6 6"],
];

const senate: Shape[] = [
  ["b", "M16 50c0-22 20-38 44-38s44 16 44 38z"],
  ["a", "M48 50h24V34H48z"],
  [
    "l",
    "M16 50c0-22 20-38 44-38s44 16 44 38M28 50c0-16 14-27 32-27s32 11 32 27M40 50c0-9 8-16 20-16s20 7 20 16M52 50h16v-8H52zM8 56h104M60 12V4l8 3-8 3",
  ],
];

const gears: Shape[] = [
  ["a", "M30 32a16 16 0 1 1 32 0 16 16 0 1 1-32 0z"],
  ["b", "M69 38a11 11 0 1 1 22 0 11 11 0 1 1-22 0z"],
  [
    "l",
    "M62 32a16 16 0 1 1-32 0 16 16 0 0 1 32 0zM52 32a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM46 16v-5M46 48v5M30 32h-5M35 21l-4-4M57 21l4-4M35 43l-4 4M57 43l3 3M91 38a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM80 27v-4M80 49v4M91 38h4M88 30l3-3M88 46l3 3M84 38a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  ],
];

const rifle: Shape[] = [
  ["b", "M0 52h120v8H0z"],
  ["a", "M30 58V36c0-5 3-8 8-8s8 3 8 8v22zM54 58V36c0-5 3-8 8-8s8 3 8 8v22zM78 58V36c0-5 3-8 8-8s8 3 8 8v22z"],
  [
    "l",
    "M30 58V36c0-5 3-8 8-8s8 3 8 8v22M54 58V36c0-5 3-8 8-8s8 3 8 8v22M78 58V36c0-5 3-8 8-8s8 3 8 8v22M34 27v-9h8v9M58 27v-9h8v9M82 27v-9h8v9M32 18h12M56 18h12M80 18h12M49 58 50 8M73 58 74 8M97 58 98 8M30 40l16 10M54 40l16 10M78 40l16 10",
  ],
];

const plan: Shape[] = [
  ["b", "M18 8h84v46H18z"],
  ["a", "M26 40h12v8H26zM44 40h12v8H44zM70 14h12v8H70z"],
  [
    "l",
    "M18 8h84v46H18zM26 40h12v8H26zM44 40h12v8H44zM70 14h12v8H70zM32 38c0-14 10-20 32-20M60 15l5 3-5 3M50 38c2-8 8-12 22-12M88 30l10 10M98 30 88 40",
  ],
];

const cow: Shape[] = [
  ["b", "M0 46c30-5 90-5 120 0v14H0z"],
  ["a", "M34 22h44c8 0 12-6 18-6l4 4-3 10-8 2-5 10v10h-6V42H50v10h-6V42c-6-2-10-8-10-20z"],
  [
    "l",
    "M34 22h44c8 0 12-6 18-6l4 4-3 10-8 2-5 10v10h-6V42H50v10h-6V42c-6-2-10-8-10-20zM34 22c-4 3-5 10-4 16M92 16l-2-5M97 17l3-5M48 24c2 6 8 8 12 4M0 46c10-2 20-3 30-3M104 43c6 1 11 2 16 3",
  ],
];

const mine: Shape[] = [
  ["a", "M0 58 28 20l16 10L62 8l26 26 12-8 20 32z"],
  ["b", "M44 58V42c0-8 6-13 15-13s15 5 15 13v16z"],
  ["c", "M84 58c0-5 4-9 9-9s9 4 9 9z"],
  [
    "l",
    "M0 58 28 20l16 10L62 8l26 26 12-8 20 32M44 58V42c0-8 6-13 15-13s15 5 15 13v16M50 58V43c0-5 3-8 9-8s9 3 9 8v15M44 44h6M68 44h6M84 58c0-5 4-9 9-9s9 4 9 9zM88 55l3-4M95 53l3 2M0 58h120M56 58h6M54 54h10",
  ],
];

const flasks: Shape[] = [
  ["b", "M38 8h12v14l16 28c2 4 0 7-4 7H26c-4 0-6-3-4-7l16-28z"],
  ["c", "M31 40h26l7 11c1 3 0 4-2 4H26c-2 0-3-1-2-4z"],
  ["a", "M82 20h16v30a8 8 0 0 1-16 0z"],
  [
    "l",
    "M36 8h16M40 8v14L22 50c-2 4 0 7 4 7h36c4 0 6-3 4-7L48 22V8M31 38h26M40 46h.1M50 50h.1M46 43h.1M80 20h20M82 20v30a8 8 0 0 0 16 0V20M82 36h16M88 42h.1M92 48h.1M8 58h104",
  ],
];

const library: Shape[] = [
  ["b", "M14 6h92v50H14z"],
  ["a", "M20 12h8v16h-8zM36 10h7v18h-7zM62 12h9v16h-9zM86 10h8v18h-8zM26 36h9v16h-9zM52 34h7v18h-7zM76 36h9v16h-9z"],
  ["c", "M46 14h6v14h-6zM66 38h6v14h-6z"],
  [
    "l",
    "M14 6h92v50H14zM14 30h92M20 30V12h8v18M28 14h5v16M36 30V10h7v20M46 30V14h6v16M55 16l5 14M62 30V12h9v18M74 30V16h7v14M86 30V10h8v20M97 30V14h4v16M20 54V38M26 54V36h9v18M40 54V40h7v14M52 54V34h7v20M66 54V38h6v16M76 54V36h9v18M90 54V38M97 54V36",
  ],
];

const stage: Shape[] = [
  ["b", "M18 8h84v46H18z"],
  ["a", "M18 8c14 8 16 26 6 46h-6zM102 8c-14 8-16 26-6 46h6z"],
  ["c", "M14 4h92v8H14z"],
  [
    "l",
    "M14 4h92v8H14zM18 12v44M102 12v44M28 12c8 12 7 28-4 42M92 12c-8 12-7 28 4 42M8 56h104M36 12c4 8 4 14 0 20M84 12c-4 8-4 14 0 20M50 26c3-2 7-2 10 0 0 8-1 12-5 15-4-3-5-7-5-15zM64 32c3-2 6-2 9 0 0 7-1 10-4 13-4-3-5-6-5-13zM53 32h.1M57 32h.1M53 36c1 1 3 1 4 0M67 37h.1M70 37h.1M67 41c1-1 2-1 3 0",
  ],
];

const arena: Shape[] = [
  ["b", "M8 30c0-12 24-20 52-20s52 8 52 20v16c0 8-24 12-52 12S8 54 8 46z"],
  ["a", "M24 30c0-6 16-11 36-11s36 5 36 11-16 9-36 9-36-3-36-9z"],
  [
    "l",
    "M8 30c0-12 24-20 52-20s52 8 52 20-24 16-52 16S8 42 8 30zM24 30c0-6 16-11 36-11s36 5 36 11-16 9-36 9-36-3-36-9zM8 30v16c0 8 24 12 52 12s52-4 52-12V30M18 40v12M30 44v12M44 46v12M60 46v12M76 46v12M90 44v12M102 40v12M60 29v-5M58 24h5M52 31h16",
  ],
];

const horse: Shape[] = [
  ["b", "M0 50h120v10H0z"],
  ["a", "M44 58c-2-14 0-24 6-32-4 2-8 6-14 6-4 0-6-4-3-7l16-15 3-6 5 5c14 2 24 12 27 28 1 8 1 14 2 21z"],
  [
    "l",
    "M44 58c-2-14 0-24 6-32-4 2-8 6-14 6-4 0-6-4-3-7l16-15 3-6 5 5c14 2 24 12 27 28 1 8 1 14 2 21M47 17h.1M37 26l3 2M60 12c6 4 10 10 11 18M66 13c6 5 10 13 10 22M72 18c5 6 7 14 7 24M0 54h40M90 54h30",
  ],
];

const swords: Shape[] = [
  ["b", "M40 14h40v24c0 10-10 16-20 20-10-4-20-10-20-20z"],
  ["a", "M60 14h20v24c0 10-10 16-20 20z"],
  ["c", "m22 8 34 30-4 4L18 12zM98 8 64 38l4 4 34-30z"],
  [
    "l",
    "M40 14h40v24c0 10-10 16-20 20-10-4-20-10-20-20zM60 14v44M18 8l4-1 36 32-4 4L18 12zM102 8l-4-1-36 32 4 4 36-31zM48 47l10-10M72 47 62 37M46 50l-4 4M74 50l4 4",
  ],
];

const plane: Shape[] = [
  ["b", "M0 44c14-8 26-6 34-2 10-6 24-4 32 2 12-5 34-5 54 4v12H0z"],
  [
    "a",
    "M20 30c22-6 50-8 76-8 6 0 10 2 10 4s-4 4-10 4c-8 1-16 2-24 2L48 48h-8l10-15c-12 0-20 0-26-1L14 40H8l4-12-4-10h6z",
  ],
  [
    "l",
    "M20 28c22-5 50-7 76-7 6 0 10 2 10 4s-4 4-10 5c-8 1-16 2-24 2L48 48h-8l10-15c-12 0-20 0-26-1L14 40H8l4-12-4-10h6zM58 23 46 12h7l18 10M86 22v4M78 23v3M70 23v3M0 44c14-8 26-6 34-2M66 44c12-5 34-5 54 4",
  ],
];

const tank: Shape[] = [
  ["b", "M0 52h120v8H0z"],
  ["a", "M20 36h80l8 8-8 12H22l-10-10zM42 22h32l6 14H36z"],
  [
    "l",
    "M20 36h80l8 8-8 12H22l-10-10zM42 22h32l6 14H36zM78 28h34v4H80M28 46a4 4 0 1 0 .1 0M44 46a4 4 0 1 0 .1 0M60 46a4 4 0 1 0 .1 0M76 46a4 4 0 1 0 .1 0M92 46a4 4 0 1 0 .1 0M54 22v-5h8v5M0 58h120",
  ],
];

const scales: Shape[] = [
  ["b", "M20 32h28c-2 10-8 14-14 14s-12-4-14-14zM72 32h28c-2 10-8 14-14 14s-12-4-14-14z"],
  ["a", "M46 56c0-4 6-6 14-6s14 2 14 6z"],
  [
    "l",
    "M60 6v44M34 12h52M60 6a3 3 0 1 0 .1 0M34 12 20 32h28zM86 12 72 32h28zM20 32c2 10 8 14 14 14s12-4 14-14M72 32c2 10 8 14 14 14s12-4 14-14M46 56c0-4 6-6 14-6s14 2 14 6zM30 56h60",
  ],
];

const ship: Shape[] = [
  ["b", "M0 44c20-4 40 4 60 0s40 4 60 0v16H0z"],
  ["a", "M24 40h72c-2 8-6 12-12 14H40c-8-2-14-6-16-14z"],
  ["c", "M60 6c16 4 24 14 24 28H60zM56 10c-12 4-18 12-20 24h20z"],
  [
    "l",
    "M24 40h72c-2 8-6 12-12 14H40c-8-2-14-6-16-14zM60 40V4M60 6c16 4 24 14 24 28H60M56 40V10c-12 4-18 12-20 24h20M60 4h-8M0 50c8-3 14 2 22 0M98 50c8-3 14 3 22 0M32 46h56",
  ],
];

const crane: Shape[] = [
  ["b", "M16 58V38h34v20zM56 58V28h30v30z"],
  ["a", "M20 30h24v8H20z"],
  [
    "l",
    "M16 58V38h34v20M56 58V28h30v30M16 44h34M16 51h34M26 38v6M38 44v7M30 51v7M56 36h30M56 44h30M56 51h30M66 28v8M76 36v8M98 58V8M92 8h12M98 8 40 16M98 12 40 16v6M36 22h8v6h-8zM94 58h8M8 58h104M98 20l-4 4M98 30l-4 4M98 40l-4 4",
  ],
];

const bolt: Shape[] = [
  ["b", "M24 14h52v40H24z"],
  ["a", "M36 8h52v40H36z"],
  ["c", "M66 12 48 32h12l-4 14 20-22H63z"],
  ["l", "M24 48V14h12M24 54h52V48M24 48v6M36 8h52v40H36zM66 12 48 32h12l-4 14 20-22H63z"],
];

const island: Shape[] = [
  ["b", "M0 42c20-4 40 4 60 0s40 4 60 0v18H0z"],
  ["a", "M18 44c8-12 30-18 46-16 20 2 34 8 40 16-20 6-66 6-86 0z"],
  [
    "l",
    "M18 44c8-12 30-18 46-16 20 2 34 8 40 16M64 30c0-8 2-14 5-20M69 10c-6-4-12-2-14 3M69 10c6-5 12-3 15 2M69 10c-5 1-8 5-7 10M69 10c5 0 9 4 8 10M30 40l6-8 6 8M0 50c10-3 16 2 26 0M96 50c8-2 16 2 24 0M40 54c8-2 14 2 22 0",
  ],
];

const garden: Shape[] = [
  ["b", "M8 56V46h104v10zM34 36v-9h52v9z"],
  ["a", "M20 46V36h80v10zM47 27v-9h26v9z"],
  [
    "c",
    "M10 46c1-5 7-5 8 0zM96 46c1-6 8-6 9 0zM22 36c1-5 7-5 8 0zM88 36c1-5 8-5 9 0zM52 18c0-7 4-9 8-11 4 2 8 4 8 11z",
  ],
  [
    "l",
    "M8 56V46h104v10M20 46V36h80v10M34 36v-9h52v9M47 27v-9h26v9M2 56h116M52 18c0-7 4-9 8-11 4 2 8 4 8 11M60 18V9M14 46v6M101 46v5M26 36v6M92 36v6M30 56v-4a4 4 0 0 1 8 0v4M56 56v-4a4 4 0 0 1 8 0v4M82 56v-4a4 4 0 0 1 8 0v4",
  ],
];

const wall: Shape[] = [
  ["b", "M0 34 20 22l16 8 24-18 22 16 16-8 22 14v26H0z"],
  [
    "a",
    "M0 44c14-6 24-8 36-4 14 4 26-6 38-6 18 0 30 6 46 2v10c-16 4-28-2-46-2-12 0-24 10-38 6-12-4-22-2-36 4zM50 44V22h20v18z",
  ],
  [
    "l",
    "M0 44c14-6 24-8 36-4 6 2 10 1 14 0M70 35c18-2 34 5 50 1M0 54c14-6 24-8 36-4 14 4 26-6 38-6 18 0 30 6 46 2M50 44V24h-2v-4h4v3h4v-3h8v3h4v-3h4v4h-2v16M56 32h8v6h-8zM8 42v6M20 38v6M32 39v6M84 36v6M96 38v6M108 39v6M0 34 20 22l16 8M82 28l16-8 22 14",
  ],
];

const dome: Shape[] = [
  ["b", "M16 56V40h88v16z"],
  ["a", "M38 40c0-16 9-25 22-25s22 9 22 25z"],
  ["c", "M57 15V9h6v6z"],
  [
    "l",
    "M16 56V40h88v16M38 40c0-16 9-25 22-25s22 9 22 25M57 15V9h6v6M60 9V3M57 5h6M48 40c0-12 4-21 12-25M72 40c0-12-4-21-12-25M60 15v25M22 56V46M32 56V46M42 56V46M54 56v-8a6 6 0 0 1 12 0v8M78 56V46M88 56V46M98 56V46M8 56h104M16 44h88",
  ],
];

const taj: Shape[] = [
  ["b", "M34 56V32h52v24zM14 56V16h6v40zM100 56V16h6v40z"],
  ["a", "M44 32c-6-8 2-16 16-22 14 6 22 14 16 22z"],
  ["c", "M52 56V44c0-5 3-8 8-10 5 2 8 5 8 10v12z"],
  [
    "l",
    "M34 56V32h52v24M44 32c-6-8 2-16 16-22 14 6 22 14 16 22M60 10V4M52 56V44c0-5 3-8 8-10 5 2 8 5 8 10v12M14 56V16h6v40M100 56V16h6v40M13 16c0-4 8-4 8 0M99 16c0-4 8-4 8 0M14 28h6M14 40h6M100 28h6M100 40h6M40 56V42c2-3 6-3 8 0v14M72 56V42c2-3 6-3 8 0v14M6 56h108",
  ],
];

const rail: Shape[] = [
  ["b", "M0 48h120v12H0z"],
  ["a", "M22 20h44v22H22zM66 28h30v14H66zM70 14h8v14h-8z"],
  [
    "l",
    "M22 20h44v22H22zM66 28h30v14H66zM68 14h12M70 14v14M78 28V14M84 28v-4h6v4M28 26h10v8H28zM46 26h10v8H46zM32 46a5 5 0 1 0 .1 0M52 46a5 5 0 1 0 .1 0M76 45a6 6 0 1 0 .1 0M92 47a4 4 0 1 0 .1 0M0 54h120M96 42l8 8M74 8c4-6 12-4 14-8M8 54v6M24 54v6M40 54v6M56 54v6M72 54v6M88 54v6M104 54v6",
  ],
];

const rocket: Shape[] = [
  ["b", "M0 52h120v8H0z"],
  ["a", "M52 46V24c0-10 4-16 8-20 4 4 8 10 8 20v22z"],
  ["c", "M52 34 44 48h8zM68 34l8 14h-8zM56 46h8l-4 12z"],
  [
    "l",
    "M52 46V24c0-10 4-16 8-20 4 4 8 10 8 20v22zM52 34 44 48h8M68 34l8 14h-8M56 46l4 12 4-12M60 18a4 4 0 1 0 .1 0M52 40h16M36 56V16h-8v40M28 24h8M28 34h8M28 44h8M28 24l8 10M28 34l8 10M16 10h.1M96 14h.1M88 26h.1M104 34h.1M20 30h.1",
  ],
];

const tower: Shape[] = [
  ["b", "M8 58V36h18v22zM94 58V32h18v26zM30 58V26h14v32z"],
  ["a", "M50 58V14h20v44z"],
  [
    "l",
    "M8 58V36h18v22M94 58V32h18v26M30 58V26h14v32M50 58V14h20v44M54 14V8h12v6M60 8V1M56 22h2M62 22h2M56 30h2M62 30h2M56 38h2M62 38h2M56 46h2M62 46h2M76 58V22h12v36M80 30h4M80 38h4M80 46h4M35 34h4M35 42h4M35 50h4M14 44h6M100 40h6M0 58h120",
  ],
];

const film: Shape[] = [
  ["b", "M22 26h76v30H22z"],
  ["a", "M22 14h76v10H22z"],
  ["c", "M52 34l18 8-18 8z"],
  ["l", "M22 26h76v30H22zM20 22l74-12 2 8-74 12zM32 20l8 8M46 18l8 8M60 16l8 8M74 13l8 8M52 34l18 8-18 8z"],
];

const globe: Shape[] = [
  ["b", "M36 30a24 24 0 1 1 48 0 24 24 0 1 1-48 0z"],
  ["a", "M48 12c6 4 10 2 14 6s-4 8-2 12-6 6-12 4-8-8-10-12zM70 34c6 0 10 2 12 6-4 6-8 10-14 12-2-6-2-14 2-18z"],
  [
    "l",
    "M36 30a24 24 0 1 1 48 0 24 24 0 1 1-48 0zM36 30h48M60 6v48M60 6c-18 12-18 36 0 48M60 6c18 12 18 36 0 48M20 14l10 6M20 46l10-6M100 14l-10 6M100 46l-10-6M16 12a3 3 0 1 0 .1 0M16 44a3 3 0 1 0 .1 0M104 12a3 3 0 1 0 .1 0M104 44a3 3 0 1 0 .1 0",
  ],
];

const burger: Shape[] = [
  ["b", "M14 20h92v38H14z"],
  ["a", "M8 20 18 6h84l10 14z"],
  ["c", "M46 44c0-8 28-8 28 0z"],
  [
    "l",
    "M8 20 18 6h84l10 14zM14 20v38M106 20v38M28 6l-6 14M46 6l-3 14M60 6v14M74 6l3 14M92 6l6 14M46 44c0-8 28-8 28 0zM44 46h32M46 49c4 2 6-1 10 1s6-1 10 1 6 0 8-1M46 52h28c0 4-28 4-28 0M4 58h112M24 30h12v20H24zM84 30h12v28H84z",
  ],
];

export const ART: Readonly<Record<string, readonly Shape[]>> = {
  arena, bolt, burger, cannon, cow, crane, dome, eiffel, film, flasks, garden, gears, globe,
  horse, island, kremlin, library, liner, mine, plan, plane, press, rail, rifle, rocket, scales, senate, ship,
  stage, swords, taj, tank, tower, wall,
}; // prettier-ignore

/** The drawing of single cards: one of ours, of the shared drawings, or of the sprite. */
const DRAWN: Readonly<Record<string, string>> = {
  agriculture: "plough",
  irrigation: "furrows",
  selective_breeding: "cow",
  mechanized_agriculture: "sheaves",
  bronze: "mine",
  iron: "quarry",
  religion: "temple",
  theology: "dome",
  organized_religion: "dome",
  printing_press: "press",
  journalism: "press",
  computers: "globe",
  multimedia: "globe",
  drama: "theatre",
  movies: "film",
  warriors: "hoplites",
  swordsmen: "swords",
  riflemen: "rifle",
  tanks: "tank",
  cannon: "cannon",
  rockets: "rocket",
  theocracy: "dome",
  monarchy: "palace",
  constitutional_monarchy: "palace",
  rich_land: "plain",
  frugality: "granary",
  stockpile: "market",
  reserves: "amphora",
  engineering_genius: "crane",
  efficient_upgrade: "gears",
  urban_growth: "tower",
  patriotism: "swords",
  wave_of_nationalism: "rifle",
  military_build_up: "tank",
  cultural_heritage: "statue",
  endowment_for_the_arts: "stage",
  breakthrough: "flasks",
  pyramids: "pyramid",
  hanging_gardens: "garden",
  library_of_alexandria: "library",
  colossus: "statue",
  great_wall: "wall",
  st_peters_basilica: "dome",
  taj_mahal: "taj",
  universitas_carolina: "palace",
  eiffel_tower: "eiffel",
  kremlin: "kremlin",
  ocean_liner_service: "liner",
  transcontinental_railroad: "rail",
  fast_food_chains: "burger",
  first_space_flight: "rocket",
  hollywood: "film",
  internet: "globe",
  colosseum: "arena",
  roman_roads: "street",
  stonehenge: "stones",
  acropolis: "acropolis",
  machu_picchu: "range",
  himeji_castle: "pagoda",
  forbidden_city: "palace",
  silk_road: "market",
  harvard_college: "senate",
  statue_of_liberty: "lighthouse",
  louvre_museum: "pyramid",
  suez_canal: "ship",
  empire_state_building: "tower",
  united_nations: "globe",
  international_red_cross: "shield",
  manhattan_project: "flasks",
};

const TYPE_ART: Readonly<Record<(typeof TYPES)[number], string>> = {
  farm: "furrows",
  mine: "mine",
  lab: "flasks",
  temple: "temple",
  library: "library",
  theater: "stage",
  arena: "arena",
  infantry: "rifle",
  cavalry: "horse",
  artillery: "cannon",
  air_force: "plane",
};

const FIELD_ART = ["scales", "plan", "ship", "crane"] as const;

/** The drawing of a card, where it is one of ours: a leader's is a face. */
export function shapesOf(card: Card): readonly Shape[] | undefined {
  const portrait = card.kind === "leader" ? PORTRAITS[artOf(card)] : undefined;
  return portrait ? portraitOf(portrait) : ART[artOf(card)];
}

/** The name of the drawing of a card. */
export function artOf(card: Card): string {
  const own = DRAWN[card.row.key.replace(/_adj$/, "")] ?? (card.kind === "action" ? DRAWN[card.row.name] : undefined);
  if (own) return own;
  switch (card.kind) {
    case "technology":
      return TYPE_ART[TYPES[card.row.type] ?? "farm"];
    case "special":
      return FIELD_ART[card.row.type] ?? "scales";
    case "leader":
      return card.row.key.replace(/_adj$/, "");
    case "government":
      return "senate";
    case "wonder":
      return "temple";
    case "territory":
      return "island";
    case "tactic":
    case "aggression":
    case "war":
      return "swords";
    case "pact":
      return "scales";
    default:
      return "bolt";
  }
}

/**
 * Drawings of the world wonders, 120 x 60, in the style of the shared vignettes: two flat tones (`a` darker, `b`
 * lighter), one accent (`c`), and the line (`l`). Small cards show only the middle band, so the subject lies there.
 */

import type { Shape } from "$lib/components/drawings";

/** Wonders that a shared vignette fits. */
export const SHARED: Record<string, string> = {
  stonehenge: "stones",
  forbidden_city: "palace",
  oracle: "temple",
  pyramids: "pyramid",
  porcelain_tower: "pagoda",
  great_lighthouse: "lighthouse",
  terracotta_army: "warrior",
};

const hanging_gardens: Shape[] = [
  ["b", "M8 56V46h104v10zM34 36v-9h52v9z"],
  ["a", "M20 46V36h80v10zM47 27v-9h26v9z"],
  [
    "c",
    "M10 46c1-5 7-5 8 0zM96 46c1-6 8-6 9 0zM22 36c1-5 7-5 8 0zM88 36c1-5 8-5 9 0zM36 27c1-5 7-5 8 0zM75 27c1-5 8-5 9 0zM52 18c0-7 4-9 8-11 4 2 8 4 8 11z",
  ],
  [
    "l",
    "M8 56V46h104v10M20 46V36h80v10M34 36v-9h52v9M47 27v-9h26v9M2 56h116M52 18c0-7 4-9 8-11 4 2 8 4 8 11M60 18V9M10 46c1-5 7-5 8 0M96 46c1-6 8-6 9 0M22 36c1-5 7-5 8 0M88 36c1-5 8-5 9 0M36 27c1-5 7-5 8 0M75 27c1-5 8-5 9 0M14 46v6M101 46v5M26 36v6M92 36v6M40 27v5M80 27v5M30 56v-4a4 4 0 0 1 8 0v4M56 56v-4a4 4 0 0 1 8 0v4M82 56v-4a4 4 0 0 1 8 0v4",
  ],
];

const chichen_itza: Shape[] = [
  ["a", "M10 56 20 46h80l10 10zM30 36h60l9 9H21zM40 26h40l9 9H31z"],
  ["b", "M54 56V26h12v30zM46 25V14h28v11z"],
  [
    "l",
    "M10 56 20 46h80l10 10zM21 45l9-9h60l9 9zM31 35l9-9h40l9 9zM54 56V26M66 56V26M54 51h12M54 46h12M54 41h12M54 36h12M54 31h12M46 25V14h28v11zM43 14h34M56 25v-6h8v6M50 17h2M68 17h2M2 56h116",
  ],
];

const sydney_opera_house: Shape[] = [
  ["c", "M0 50c20-3 40 3 60 0s40 3 60 0v10H0z"],
  [
    "b",
    "M30 46c0-16 10-26 24-30 4 10 2 22-4 30zM52 46c0-18 10-28 26-34 3 12 1 25-6 34zM76 46c1-11 7-17 18-21 3 8 1 15-4 21z",
  ],
  ["a", "M22 50v-4h78l4 4zM14 46c1-9 7-14 16-17 2 7 1 12-3 17z"],
  [
    "l",
    "M22 50v-4h78l4 4M30 46c0-16 10-26 24-30 4 10 2 22-4 30M52 46c0-18 10-28 26-34 3 12 1 25-6 34M76 46c1-11 7-17 18-21 3 8 1 15-4 21M14 46c1-9 7-14 16-17 2 7 1 12-3 17zM36 46c2-12 8-21 18-30M58 46c2-14 9-25 20-34M81 46c1-8 5-14 13-21M0 50c20-3 40 3 60 0s40 3 60 0",
  ],
];

const eiffel_tower: Shape[] = [
  ["b", "M30 58c14-8 22-22 25-40l3-16h4l3 16c3 18 11 32 25 40H78c-8-4-12-9-14-14h-8c-2 5-6 10-14 14z"],
  ["a", "M44 44h32v5H44zM51 28h18v4H51z"],
  [
    "l",
    "M30 58c14-8 22-22 25-40l3-16h4l3 16c3 18 11 32 25 40M42 58c8-4 12-9 14-14h8c2 5 6 10 14 14M44 44h32v5H44zM51 28h18v4H51zM60 2v-1M50 36l12-4M70 36l-12-4M46 44l16-12M74 44 58 32M36 54l10-5M84 54l-10-5M56 22l8 6M64 22l-8 6M6 58h108",
  ],
];

const potala_palace: Shape[] = [
  ["a", "M0 60c16-12 34-16 60-16s44 4 60 16z"],
  ["b", "M18 48 24 30h22l-3 18zM102 48l-6-18H74l3 18zM43 46l4-28h26l4 28z"],
  ["c", "M45 18l5-6h20l5 6z"],
  [
    "l",
    "M0 60c16-12 34-16 60-16s44 4 60 16M18 49l6-19h22M102 49l-6-19H74M43 46l4-28h26l4 28M45 18l5-6h20l5 6zM52 12l4-4h8l4 4M22 30h26M72 30h26M29 35h3M37 35h3M27 41h3M36 41h3M80 35h3M88 35h3M82 41h3M91 41h3M52 24h3M58.5 24h3M65 24h3M51 31h3M58.500 31h3M66 31h3M50 38h3M58.500 38h3M67 38h3M60 46c-10 3-18 8-22 14",
  ],
];

const oxford_university: Shape[] = [
  ["b", "M8 56V34h104v22z"],
  ["a", "M44 56V20h32v36zM12 34V24h14v10zM94 34V24h14v10z"],
  ["c", "M52 56V44a8 8 0 0 1 16 0v12z"],
  [
    "l",
    "M8 56V34h36M76 34h36v22M44 56V20h32v36M52 56V44a8 8 0 0 1 16 0v12M44 20l4-9 4 9M68 20l4-9 4 9M56 20l4-8 4 8M12 34V24h14v10M94 34V24h14v10M12 24l7-9 7 9M94 24l7-9 7 9M30 34v-4h4v4M38 34v-4h4v4M78 34v-4h4v4M86 34v-4h4v4M16 50v-8a3 3 0 0 1 6 0v8zM30 50v-8a3 3 0 0 1 6 0v8zM84 50v-8a3 3 0 0 1 6 0v8zM98 50v-8a3 3 0 0 1 6 0v8zM55 32v-4a5 5 0 0 1 10 0v4zM2 56h116",
  ],
];

const kremlin: Shape[] = [
  ["b", "M4 56V40h112v16z"],
  ["a", "M24 56V22h20v34zM76 56V30h18v26z"],
  ["c", "M27 22l7-16 7 16zM77 30c-3-6 2-9 8-15 6 6 11 9 8 15z"],
  [
    "l",
    "M4 40h20M44 40h32M94 40h22M4 56V40M116 56V40M24 56V22h20v34M76 56V30h18v26M27 22l7-16 7 16zM34 6V2M32 4h4M77 30c-3-6 2-9 8-15 6 6 11 9 8 15M85 15V9M81 30c-1-6 1-10 4-15 3 5 5 9 4 15M8 40v-4h5v4M16 40v-4h5v4M48 40v-4h5v4M57 40v-4h5v4M66 40v-4h5v4M98 40v-4h5v4M106 40v-4h5v4M31 56V46a3 3 0 0 1 6 0v10M29 28h10v8H29zM81 44v-6a4 4 0 0 1 8 0v6zM0 56h120",
  ],
];

const colossus: Shape[] = [
  ["c", "M0 50c20-4 40 4 60 0s40 4 60 0v10H0z"],
  ["a", "M38 52v-6h14v6zM68 52v-6h14v6z"],
  ["b", "M52 46 47 30l7-9h12l7 9-5 16h-6l-2-12-2 12z"],
  [
    "l",
    "M38 52v-6h14v6M68 52v-6h14v6M44 46l6-16M52 46l7-13h2l7 13M76 46l-6-16M50 30l-2-4 6-6h12l7-8M70 30l2-5-4-3M55 14a5 5 0 0 1 10 0 5 5 0 0 1-10 0M52 11l2-3M60 9V6M66 8l2-2M73 12v-5M70 7h6M71 7c0-3 2-4 2-6 1 2 2 3 2 6M48 26l-6 8-1-2M50 32h20M0 50c20-4 40 4 60 0s40 4 60 0M18 48l4-8 4 8zM94 48l4-9 4 9z",
  ],
];

const machu_picchu: Shape[] = [
  ["b", "M0 60V44l20-14 12 8L60 4l14 26 14-6 32 22v14z"],
  ["a", "M0 60c20-12 40-16 60-14s44 2 60 8v6z"],
  [
    "l",
    "M0 44l20-14 12 8M26 48 60 4l22 40M74 30l14-6 32 22M60 4l3 12-5 10 4 8M88 24l2 8M20 30l2 8M0 60c20-12 40-16 60-14s44 2 60 8M10 58c18-8 34-10 50-9s36 2 52 6M24 59c14-5 24-6 36-5s28 1 40 3M34 46v-6l5-3 5 3v5M48 45v-5l5-3 5 3v6M66 46v-5l5-3 5 3v6M84 48v-5h8v6",
  ],
];

const great_zimbabwe: Shape[] = [
  ["b", "M0 58V42c20-8 34-10 46-10v26z"],
  ["a", "M48 58 54 14c4-5 16-5 20 0l6 44z"],
  ["b", "M80 58V38c14 0 26 2 40 6v14z"],
  [
    "l",
    "M0 42c20-8 34-10 46-10v26M80 38c14 0 26 2 40 6M48 58 54 14c4-5 16-5 20 0l6 44M53 22h22M52 30h24M51 38h26M50 46h28M49 53h30M60 22v8M68 22v8M56 30v8M64 30v8M72 30v8M60 38v8M69 38v8M55 46v7M64 46v7M73 46v7M8 46l12-4M30 38l14-2M4 54h40M14 50v4M26 46v8M38 43v11M20 50h18M84 50h36M90 42v8M102 44v6M112 46v4M96 50v8M108 50v8M0 58h120",
  ],
];

const estadio_do_maracana: Shape[] = [
  ["a", "M6 34c0-12 24-20 54-20s54 8 54 20v10c0 8-24 13-54 13S6 52 6 44z"],
  ["b", "M20 33c0-8 18-13 40-13s40 5 40 13-18 12-40 12-40-4-40-12z"],
  ["c", "M36 34c0-5 11-8 24-8s24 3 24 8-11 7-24 7-24-2-24-7z"],
  [
    "l",
    "M6 34c0-12 24-20 54-20s54 8 54 20v10c0 8-24 13-54 13S6 52 6 44zM6 34c0 8 24 15 54 15s54-7 54-15M20 33c0-8 18-13 40-13s40 5 40 13-18 12-40 12-40-4-40-12zM36 34c0-5 11-8 24-8s24 3 24 8-11 7-24 7-24-2-24-7zM60 26v15M14 42v8M24 46v8M36 48v8M48 49v8M60 49v8M72 49v8M84 48v8M96 46v8M106 42v8",
  ],
];

const big_ben: Shape[] = [
  ["b", "M0 58V42h46v16zM74 58V44h46v14z"],
  ["a", "M48 58V16h24v42z"],
  ["c", "M50 16 60 1l10 15z"],
  ["b", "M52 27a8 8 0 1 1 16 0 8 8 0 1 1-16 0z"],
  [
    "l",
    "M48 58V16h24v42M50 16 60 1l10 15zM52 27a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM60 22v5l4 2M48 38h24M54 38v20M60 38v20M66 38v20M0 42h48M72 44h48M6 42l3-6 3 6M20 42l3-6 3 6M34 42l3-6 3 6M82 44l3-6 3 6M96 44l3-6 3 6M110 44l3-6 3 6M8 58V48h4v10M20 58V48h4v10M32 58V48h4v10M84 58V50h4v8M96 58V50h4v8M108 58V50h4v8M0 58h120",
  ],
];

const petra: Shape[] = [
  ["a", "M0 0h26l8 60H0zM120 0H94l-8 60h34z"],
  ["b", "M36 58V32h48v26zM40 30 60 20l20 10zM50 20v-8l10-6 10 6v8z"],
  [
    "l",
    "M26 0l6 18-3 16 5 26M94 0l-6 18 3 16-5 26M12 4l4 18-5 14 4 20M108 4l-4 18 5 14-4 20M36 58V32h48v26M34 32h52M40 30 60 20l20 10zM50 20v-8l10-6 10 6v8M60 6V2M56 19v-6M64 19v-6M40 58V34M46 58V34M53 58V34M67 58V34M74 58V34M80 58V34M56 58V42h8v16M34 58h52",
  ],
];

const alhambra: Shape[] = [
  ["a", "M8 56V20h22v36zM90 56V24h22v32z"],
  ["b", "M30 56V32h60v24z"],
  ["c", "M36 56V46a6 6 0 0 1 12 0v10zM54 56V46a6 6 0 0 1 12 0v10zM72 56V46a6 6 0 0 1 12 0v10z"],
  [
    "l",
    "M8 56V16h5v4h4v-4h5v4h3v-4h5v40M90 56V20h5v4h4v-4h5v4h3v-4h5v36M30 32h60M36 56V46a6 6 0 0 1 12 0v10M54 56V46a6 6 0 0 1 12 0v10M72 56V46a6 6 0 0 1 12 0v10M16 32v-4a3 3 0 0 1 6 0v4zM98 36v-4a3 3 0 0 1 6 0v4zM34 32v-4h5v4M46 32v-4h5v4M58 32v-4h5v4M70 32v-4h5v4M81 32v-4h5v4M14 44h10M96 46h10M2 56h116",
  ],
];

const venetian_arsenal: Shape[] = [
  ["c", "M0 48c20-4 40 4 60 0s40 4 60 0v12H0z"],
  ["a", "M10 48V18h18v30zM92 48V18h18v30z"],
  ["b", "M34 46c4 6 10 8 18 8h20c8 0 14-3 18-9zM44 42c0-12 6-22 18-28v28z"],
  [
    "l",
    "M10 48V18h18v30M92 48V18h18v30M8 18h22M90 18h22M12 18v-4h4v4M22 18v-4h4v4M94 18v-4h4v4M104 18v-4h4v4M16 30v-5h6v5zM98 30v-5h6v5zM28 26h18M74 26h18M34 46c4 6 10 8 18 8h20c8 0 14-3 18-9M32 46h58M62 46V8M62 10l10 3-10 3M44 42c0-12 6-22 18-28M44 42h18M66 42c6-6 8-14 6-22M66 42h8M0 48c10-2 20 0 30 1M94 49c10 1 18 1 26-1M44 50h.01M54 51h.01M64 51h.01M74 50h.01",
  ],
];

const pentagon: Shape[] = [
  ["b", "M60 8l50 18-18 28H28L10 26z"],
  ["a", "M60 16l36 13-13 19H37L24 29z"],
  ["b", "M60 24l22 8-8 10H46l-8-10z"],
  ["c", "M60 29l11 4-4 5H53l-4-5z"],
  [
    "l",
    "M60 8l50 18-18 28H28L10 26zM60 16l36 13-13 19H37L24 29zM60 24l22 8-8 10H46l-8-10zM60 29l11 4-4 5H53l-4-5zM60 8v8M110 26l-14 3M92 54l-9-6M28 54l9-6M10 26l14 3M60 20l29 10-10 14H41L31 30z",
  ],
];

const ruhr_valley: Shape[] = [
  ["b", "M4 56V42l14-8v8l14-8v8l14-8v22z"],
  ["a", "M72 56l8-36h6l8 36zM54 56V20h7v36zM100 56V26h7v30z"],
  ["c", "M48 18c0-4 4-5 6-4 1-5 9-6 10-1 5-1 6 5 2 6z"],
  [
    "l",
    "M4 56V42l14-8v8l14-8v8l14-8v22M54 56V20h7v36M100 56V26h7v30M72 56l8-36h6l8 36M74 46h18M76 36h14M78 28h10M77 46l12-10M89 46 77 36M79 36l8-8M83 20a6 6 0 1 1 .1 0M83 14v-6M77 14h12M48 18c0-4 4-5 6-4 1-5 9-6 10-1 5-1 6 5 2 6zM98 24c0-4 4-5 6-3 2-5 9-4 9 1M10 50h4M20 50h4M34 50h4M54 30h7M54 40h7M100 36h7M100 46h7M0 56h120",
  ],
];

export const ART: Record<string, readonly Shape[]> = {
  hanging_gardens,
  chichen_itza,
  sydney_opera_house,
  eiffel_tower,
  potala_palace,
  oxford_university,
  kremlin,
  colossus,
  machu_picchu,
  great_zimbabwe,
  estadio_do_maracana,
  big_ben,
  petra,
  alhambra,
  venetian_arsenal,
  pentagon,
  ruhr_valley,
};

/** Line drawings of the landmarks on a grid of 24, made by hand. */

export const LANDMARKS: Record<string, string> = {
  landmark_forge: "M4 9h11c0 3-2 4-4 4.5V17h4v3.5H5V17h3v-3.5C5.5 13 4 11.5 4 9zM18 4l3 3M19.5 5.5 15 10",
  landmark_rubber_works: "M3 21V12l5 3v-3l5 3V5h3l1 16zM18 21V9h3v12zM3 21h18",
  landmark_tech_hub: "M5 21V8h6v13M11 21V4h8v17M3 21h18M7 11h2M7 14h2M7 17h2M13.5 7.5h3M13.5 11h3M13.5 14.5h3",
  landmark_barracks: "M3 21V10l9-6 9 6v11zM9 21v-6h6v6M12 4V1.5h4l-1 1.5 1 1.5h-4M6 12.5h2M16 12.5h2",
  landmark_tank_factory: "M2 21V10l6 3v-3l6 3V7h8v14zM5 17h3M11 17h3M17 11h2M17 15h2",
  landmark_fusion_reactor:
    "M5 21c0-7 2-9 2-14h10c0 5 2 7 2 14zM6.5 12h11M12 14.5a2 2 0 1 0 .01 0M8 4c1-1.5 3-1.5 4 0s3 1.5 4 0",
  landmark_lighthouse:
    "M9.5 21 10.5 8h3L14.5 21zM9 8h6M10.5 8V5l1.5-1.5L13.5 5v3M10 13h4M9.8 17h4.5M7 5.5 4 4.5M17 5.5l3-1M7 21h10",
  landmark_train_station: "M3 21V9l9-5 9 5v12M3 9h18M8 21v-6a4 4 0 0 1 8 0v6M12 6.5v.01M5.5 12.5h1.5M17 12.5h1.5",
  landmark_launch_pad:
    "M12 2c2.5 3 3 6 3 9v5H9v-5c0-3 .5-6 3-9zM9 12l-3 3v3h3M15 12l3 3v3h-3M10 19l-1 3M14 19l1 3M12 8v.01M4 22h16",
  landmark_apothecary: "M9 3h6v4l3 4v10H6V11l3-4zM9 7h6M9 15h6M12 12v6",
  landmark_academy: "M2 9l10-5 10 5zM4 20h16M6 9v11M10 9v11M14 9v11M18 9v11M3 22.5h18",
  landmark_laboratory: "M9 3h6M10 3v6L4.5 19.5h15L14 9V3M7.5 14.5h9M10 17v.01M13.5 16.5v.01",
  landmark_bakery: "M4 12a4 4 0 0 1 2-7h12a4 4 0 0 1 2 7v9H4zM9 21v-5a3 3 0 0 1 6 0v5M8 8.5l2 2M12 8l2 2.5",
  landmark_barn: "M3 21V11l4-6h10l4 6v10zM3 11h18M8 21v-7h8v7M8 14l8 7M16 14l-8 7M11 8h2",
  landmark_com_tower:
    "M12 8v13M8 21l4-13 4 13M9.5 16h5M10.5 12.5h3M8 8a4.5 4.5 0 0 1 0-6M16 8a4.5 4.5 0 0 0 0-6M5 10a8 8 0 0 1 0-9M19 10a8 8 0 0 0 0-9",
  landmark_library: "M3 20V5l4-1 1 15.5zM8 19.5V5h4v15M12 20V7l4-1 2 13.5zM2 21.5h20",
  landmark_stock_market: "M3 21V4M3 21h18M6 17l4-5 3 3 6-8M15.5 7H19v3.5",
  landmark_treasury: "M4 20V8h16v12zM8 8V5h8v3M12 11.5a2.5 2.5 0 1 0 .01 0M12 16.5v1.5M4 12h3M17 12h3",
  landmark_digital_studio: "M3 5h18v11H3zM9 20h6M12 16v4M10 8l5 2.5-5 2.5z",
  landmark_game_store: "M4 10v11h16V10M3 10l2-6h14l2 6zM9 15.5h2M10 14.5v2M14 15v.01M15.5 16.5v.01M9 4l-.5 6M15 4l.5 6",
  landmark_skyscraper: "M8 21V6l4-4 4 4v15M5 21V12h3M19 21V12h-3M3 21h18M11 8h2M11 11.5h2M11 15h2",
  landmark_tv_station: "M4 9h16v11H4zM8 3l4 6 4-6M7 12h7v5H7zM17 12.5v.01M17 16v.01",
  landmark_urban_farm:
    "M3 21v-8h18v8zM7 13V8M7 9C5 9 4 8 4 6c2 0 3 1 3 3zM13 13V7M13 8c2 0 3-1 3-3-2 0-3 1-3 3zM18 13v-3M3 17h18",
  landmark_monolith: "M9 21V4l5-2v19zM14 2l2 2v17h-2M5 21h14M11 8v.01",
  landmark_stadium:
    "M2 10c0-3 4.5-5 10-5s10 2 10 5v6c0 3-4.5 5-10 5s-10-2-10-5zM2 10c0 3 4.5 5 10 5s10-2 10-5M8 10c0-1 1.5-2 4-2s4 1 4 2-1.5 2-4 2-4-1-4-2z",
  landmark_birdwatching_perch: "M5 21 8 10h8l3 11M6.5 16h11M8 10V6h8v4M7 6l5-3 5 3M19 3.5c1-1 2-1 2.5 0 .5-1 1.5-1 2 0",
  landmark_bridge: "M2 16h20M2 20c3-6 6-6 10-2 4-4 7-4 10 2M6 16V5M18 16V5M2 12c2-1 3-4 4-7 2 7 10 7 12 0 1 3 2 6 4 7",
  landmark_castle:
    "M3 21V8h3v2h2V8h2v2h4V8h2v2h2V8h3v13zM10 21v-4a2 2 0 0 1 4 0v4M6 13.5v2M18 13.5v2M12 8V3h4l-1 1.5L16 6h-4",
  landmark_villa: "M3 21V11h7v10M10 21V7l5.5-4L21 7v14M1.5 11h9M13 11h2M17 11h2M13 15h2M17 15h2M5.5 15h2M1.5 21h21",
  landmark_windmill: "M9 21l1.5-11h3L15 21zM12 8l7-5M12 8l5 7M12 8 5 13M12 8 7 1M19 3l1 2-6 4M5 13l-1-2 6-4M6 21h12",
  landmark_clocktower: "M8 21V8h8v13M7 8l5-6 5 6M12 10a3 3 0 1 0 .01 0M12 11.5V13l1 1M10 21v-3h4v3M5 21h14",
  landmark_opera_house:
    "M2 20c1-6 3-9 6-11-1 4 0 8 2 11M8 20c1-8 4-12 8-15-2 6-1 11 1 15M15 20c0-4 1.5-7 5-9-1 4 0 7 2 9M2 20h20",
  landmark_holocenter: "M4 17l8-4 8 4-8 4zM12 13V9M8 5.5 12 2l4 3.5L12 9zM8 5.5h8M5 11l2 1M19 11l-2 1M3 14h1M20 14h1",
};

export const SOME_LANDMARK = "M5 21V10h4V3h6v7h4v11zM5 10h14M12 21v-5M9 6.5h6";

/** The drawing of a landmark. */
export function landmarkPath(key: string): string {
  return LANDMARKS[key] ?? SOME_LANDMARK;
}

/** Made by `tessera types` from the declarations of the game: change those, not this. */

/** Every verb, with what is said after it. */
export interface Verbs {
  ability: [];
  activate: [landmark: string];
  advance: [track: "exploration" | "science" | "technology" | "military" | "arts"];
  at: [hex: number] | [track: "exploration" | "science" | "technology" | "military" | "arts", space: number];
  back: [space: number];
  benefit: [];
  beside: [];
  black: [face: string];
  block: [plot: number];
  bonus: [] | [track: "exploration" | "science" | "technology" | "military" | "arts", space: number];
  build: [building: "market" | "house" | "farm" | "armory"];
  buy: [number: number];
  camp: [hex: number];
  capital: [capital: string];
  card: [card: string];
  cards: [];
  celebrate: [number: number];
  charm: [gain: string];
  choose: [step: string] | [step: string, which: number];
  circle: [tech: string] | [number: number];
  collect: [kind: "tapestry" | "tech" | "territory"];
  colonize: [hex: number];
  compete: [];
  conquer: [hex: number];
  convert: [resource: "coin" | "worker" | "food" | "culture"];
  copy: [tapestry: string];
  count: [];
  create: [masterpiece: string];
  decline: [];
  die: [number: number];
  discard: [card: string];
  do: [step: string];
  draft: [card: string];
  draw: [];
  drift: [hex: number];
  end: [];
  equal: [track: "exploration" | "science" | "technology" | "military" | "arts", space2: number, space3: number];
  face: [face: string];
  fall: [track: "exploration" | "science" | "technology" | "military" | "arts"];
  from: [hex: number];
  gain: [resource: "coin" | "worker" | "food" | "culture"];
  give: [tapestry: string] | [tile: string];
  herald: [tapestry: string, seat: number, space: number];
  howl: [];
  improve: [tech: string, seat: number];
  income: [];
  inspire: [row: "markets" | "houses" | "farms" | "armories"];
  invent: [tech: string];
  isolate: [hex: number];
  keep: [card: string];
  landmark: [landmark: string];
  lay: [way: number];
  lead: [track: "exploration" | "science" | "technology" | "military" | "arts"];
  lose: [resource: "coin" | "worker" | "food" | "culture"] | [civilization: string];
  move: [space: number];
  "move-from": [landmark: string];
  muster: [number: number];
  next: [step: string] | [step: string, which: number];
  normal: [];
  nothing: [];
  occupy: [hex: number];
  on: [seat: number];
  onto: [hex: number];
  opponent: [seat: number];
  option: [number: number];
  pair: [resource1: "coin" | "worker" | "food" | "culture", resource2: "coin" | "worker" | "food" | "culture"];
  pass: [];
  pay: [step: string] | [resource: "coin" | "worker" | "food" | "culture"] | [resource1: "coin" | "worker" | "food" |
    "culture", resource2: "coin" | "worker" | "food" | "culture"] | [resource1: "coin" | "worker" | "food" |
    "culture", resource2: "coin" | "worker" | "food" | "culture", resource3: "coin" | "worker" | "food" | "culture"];
  place: [plot: number];
  plant: [plot: number];
  play: [tapestry: string];
  plots: [plots: number];
  position: [seat: number, track: "exploration" | "science" | "technology" | "military" | "arts", space: number];
  predict: [number: number];
  prop: [tech: string];
  push: [row: "markets" | "houses" | "farms" | "armories"];
  recall: [hex: number];
  red: [face: string];
  redraw: [card: string];
  regress: [track: "exploration" | "science" | "technology" | "military" | "arts", space: number];
  repeat: [track: "exploration" | "science" | "technology" | "military" | "arts", space: number];
  replace: [];
  resign: [];
  resource: [];
  restart: [track: "exploration" | "science" | "technology" | "military" | "arts"];
  rise: [track: "exploration" | "science" | "technology" | "military" | "arts"];
  roll: [] | [die: "red" | "black"];
  salvage: [tech: string];
  sell: [number: number];
  "set-aside": [row: "markets" | "houses" | "farms" | "armories"];
  share: [hex: number] | [tech: string];
  show: [masterpiece: string];
  slide: [row: "markets" | "houses" | "farms" | "armories"];
  space: [tile: string];
  square: [tech: string];
  stage: [number: number];
  stand: [hex: number];
  station: [number: number];
  stop: [];
  submerge: [tapestry: string];
  swap: [hex: number];
  take: [gain: string];
  terrain: [terrain: "sea" | "desert" | "forest" | "grass" | "mountain"];
  tile: [tile: string];
  to: [seat: number];
  token: [space: number] | [track: "exploration" | "science" | "technology" | "military" | "arts", space: number];
  track: [track: "exploration" | "science" | "technology" | "military" | "arts"];
  trade: [hex: number];
  turn: [turn: number];
  uncover: [number: number];
  unreserve: [gain: string, value: number];
  upgrade: [tech: string];
  use: [card: string] | [card: string, number: number];
  with: [hex: number];
  withdraw: [hex: number];
}

/** What the questions are called. */
export type Step = "ability-or-charm" | "accept-civ" | "activate" | "activate-owned" | "advance" | "advise" |
  "any-order" | "attacker-responds" | "barter" | "broadcast" | "broadcast-widely" | "buy-building" | "camp" |
  "catch-tile" | "catch-up" | "celebrate" | "choose-ally" | "choose-building" | "choose-circle" | "choose-die" |
  "choose-gain" | "choose-hex" | "choose-opponent" | "choose-science-die" | "choose-start" | "choose-track" |
  "choose-turn" | "claim-any-landmark" | "claim-bonuses" | "colonize" | "compete" | "conquer" | "conquer-discovery" |
  "controlled-tile" | "convert-food" | "copy-card" | "create" | "defender-responds" | "dictate" | "discard-tapestries"
  | "discard-techs" | "discard-tiles" | "draft-landmark" | "drift" | "entertain" | "explore" | "explore-mat" |
  "explore-reward" | "explore-space" | "fall-and-rise" | "fall-back-on" | "fall-back-to" | "final-work" | "flit" |
  "foretell" | "found-utility" | "gain-any" | "gain-pair" | "give-away" | "give-history" | "give-token" | "grant-wish"
  | "howl" | "hunt" | "improve" | "infiltrate" | "inspire" | "invent" | "isolate" | "keep-civ" | "keep-one" |
  "keep-space" | "keep-tapestry" | "keep-tech" | "keep-tile" | "land-on-mat" | "lead" | "lose-civ" | "marry" | "may" |
  "may-advance" | "may-collect" | "may-gain" | "may-use-controlled-tile" | "meanwhile" | "migrate" | "muster" |
  "next-gain" | "occupy" | "one-of" | "open-market" | "pay-adjustment" | "pay-any" | "pay-for-masterpiece" |
  "pay-for-points" | "pay-then" | "pick-face" | "pick-gamble" | "place-blocks" | "place-building" | "place-on-card" |
  "place-stored" | "plan-card" | "plant-token" | "play-at-once" | "play-on-maker-of-fire" | "play-tapestry" |
  "plot-gain" | "proclaim" | "rearrange" | "reawaken" | "recall" | "redraw-tapestry" | "redraw-tech" |
  "refresh-masterpieces" | "refresh-techs" | "regress" | "repeat-position" | "replace-outpost" | "reserve-space" |
  "restart-token" | "rise-again" | "roll-one-die" | "roll-or-stop" | "sell-tapestries" | "send-tile" | "share-tech" |
  "slumber" | "spy" | "stand-up" | "station-in" | "strike-oil" | "submerge" | "swap-buildings" | "swim-turn" |
  "take-benefit" | "take-bonus" | "take-other-die" | "take-stored" | "tinker" | "trade-abroad" | "two-circles" |
  "upgrade" | "use-all-masterpieces" | "use-all-reserved" | "use-circle" | "use-roll" | "use-square";

/** The keys of all components, by their kind. */
export interface Elements {
  achievement: "end_of_track" | "middle_island" | "topple_two";
  automa: "automa_conquerors" | "automa_engineers" | "automa_explorers" | "automa_scientists";
  capital: "capital_archipelago" | "capital_canyon" | "capital_city_in_a_bottle" | "capital_cloud_city" |
    "capital_desert" | "capital_forest" | "capital_grassland" | "capital_mesa" | "capital_mountain" |
    "capital_netherworld" | "capital_oasis" | "capital_polar" | "capital_quagmire" | "capital_savanna" |
    "capital_swamp" | "capital_tropical" | "capital_veil" | "capital_wetland";
  civilization: "advisors" | "alchemists" | "aliens" | "architects" | "artificers" | "celestials" | "collectors" |
    "craftsmen" | "elder_ones" | "entertainers" | "faefolk" | "futurists" | "gamblers" | "genies" | "heralds" |
    "historians" | "illuminati" | "infiltrators" | "inventors" | "islanders" | "isolationists" | "leaders" | "merfolk"
    | "merrymakers" | "militants" | "mystics" | "nomads" | "psionics" | "recyclers" | "relentless" | "renegades" |
    "riverfolk" | "spies" | "the_chosen" | "tinkerers" | "traders" | "treasure_hunters" | "urban_planners" |
    "utilitarians" | "weefolk" | "werefolk";
  decision: "decision_01" | "decision_02" | "decision_03" | "decision_04" | "decision_05" | "decision_06" |
    "decision_07" | "decision_08" | "decision_09" | "decision_10" | "decision_11" | "decision_12" | "decision_13" |
    "decision_14" | "decision_15" | "decision_16" | "decision_17" | "decision_18" | "decision_19" | "decision_20" |
    "decision_21" | "decision_22";
  die: "conquer_black" | "conquer_red" | "science_d12" | "science_d20";
  income: "income_armories" | "income_farms" | "income_houses" | "income_markets";
  inspiration: "inspiration_armories" | "inspiration_farms" | "inspiration_houses" | "inspiration_markets";
  landmark: "landmark_academy" | "landmark_apothecary" | "landmark_bakery" | "landmark_barn" | "landmark_barracks" |
    "landmark_birdwatching_perch" | "landmark_bridge" | "landmark_castle" | "landmark_clocktower" |
    "landmark_com_tower" | "landmark_digital_studio" | "landmark_forge" | "landmark_fusion_reactor" |
    "landmark_game_store" | "landmark_holocenter" | "landmark_laboratory" | "landmark_launch_pad" | "landmark_library"
    | "landmark_lighthouse" | "landmark_monolith" | "landmark_opera_house" | "landmark_rubber_works" |
    "landmark_skyscraper" | "landmark_stadium" | "landmark_stock_market" | "landmark_tank_factory" |
    "landmark_tech_hub" | "landmark_train_station" | "landmark_treasury" | "landmark_tv_station" |
    "landmark_urban_farm" | "landmark_villa" | "landmark_windmill";
  landmark_card: "lc_birdwatching_perch" | "lc_bridge" | "lc_castle" | "lc_digital_studio" | "lc_game_store" |
    "lc_skyscraper" | "lc_tv_station" | "lc_urban_farm" | "lc_villa" | "lc_windmill";
  level: "level_1" | "level_2" | "level_3" | "level_4" | "level_5" | "level_6";
  masterpiece: "masterpiece_01" | "masterpiece_02" | "masterpiece_03" | "masterpiece_04" | "masterpiece_05" |
    "masterpiece_06" | "masterpiece_07" | "masterpiece_08" | "masterpiece_09" | "masterpiece_10" | "masterpiece_11" |
    "masterpiece_12" | "masterpiece_13" | "masterpiece_14" | "masterpiece_15" | "masterpiece_16" | "masterpiece_17" |
    "masterpiece_18" | "masterpiece_19" | "masterpiece_20";
  space: "arts_1" | "arts_10" | "arts_11" | "arts_12" | "arts_2" | "arts_3" | "arts_4" | "arts_5" | "arts_6" |
    "arts_7" | "arts_8" | "arts_9" | "exploration_1" | "exploration_10" | "exploration_11" | "exploration_12" |
    "exploration_2" | "exploration_3" | "exploration_4" | "exploration_5" | "exploration_6" | "exploration_7" |
    "exploration_8" | "exploration_9" | "military_1" | "military_10" | "military_11" | "military_12" | "military_2" |
    "military_3" | "military_4" | "military_5" | "military_6" | "military_7" | "military_8" | "military_9" |
    "science_1" | "science_10" | "science_11" | "science_12" | "science_2" | "science_3" | "science_4" | "science_5" |
    "science_6" | "science_7" | "science_8" | "science_9" | "technology_1" | "technology_10" | "technology_11" |
    "technology_12" | "technology_2" | "technology_3" | "technology_4" | "technology_5" | "technology_6" |
    "technology_7" | "technology_8" | "technology_9";
  spacetile: "space_01" | "space_02" | "space_03" | "space_04" | "space_05" | "space_06" | "space_07" | "space_08" |
    "space_09" | "space_10" | "space_11" | "space_12" | "space_13" | "space_14" | "space_15" | "space_16" | "space_17"
    | "space_18" | "space_19";
  tapestry: "academia" | "academy_of_arts" | "age_of_discovery" | "age_of_sail" | "age_of_wonders" | "alien_contact" |
    "alliance" | "art_patron" | "avant_garde" | "bardic_order" | "boast_of_superiority" | "border_treaty" |
    "broker_of_peace" | "capitalism" | "cartography" | "chimera_citizen_rights" | "citadel_of_power" |
    "city_beautiful" | "coal_baron" | "colonialism" | "crystal_ball" | "cyber_parliament" | "dark_ages" | "democracy"
    | "dictatorship" | "diplomacy" | "doppelgangers" | "double_cross" | "dragon_hoard" | "dream_walkers" | "dystopia"
    | "ecstatic_visions" | "empiricism" | "enchanted_forge" | "entertain_the_masses" | "espionage" | "eternal_flame" |
    "exploitation" | "fairy_ring" | "feudalism" | "folk_songs" | "garden_city" | "ghost_towns" | "giant_alliance" |
    "goblin_market" | "golden_age" | "grand_tour" | "granges" | "great_survey" | "gremlins" | "guilds" |
    "hidden_valley" | "industrialism" | "ley_lines" | "lost_artifacts" | "magic_beans" | "manifest_destiny" |
    "marriage_of_state" | "master_builders" | "mercantilism" | "meritocracy" | "microbial_magic" | "migration" |
    "militarism" | "mirror_world" | "monarchy" | "monument_boom" | "moon_base" | "national_parks" | "oil_magnate" |
    "olympic_host" | "phoenix_rising" | "pilgrimage" | "pillage_and_plunder" | "pirate_rule" | "plague" |
    "plea_for_aid" | "prophecy" | "psychic_council" | "public_library" | "quantum_archive" | "renaissance" |
    "restoration" | "retreat" | "revisionism" | "revolution" | "robot_workforce" | "royal_census" | "sculpture_park" |
    "secret_workshop" | "shopping_mall" | "sky_harbor" | "sleeping_king" | "socialism" | "star_gate" | "status_quo" |
    "steam_tycoon" | "stolen_plans" | "street_art" | "surprise_party" | "surrender" | "technocracy" | "terraforming" |
    "theocracy" | "time_capsule" | "trade_economy" | "trap" | "tyranny" | "urban_renewal" | "utopia" | "war_council" |
    "wartime_economy" | "wishing_well" | "wizards_guild" | "world_fair" | "world_tree" | "zombie_army";
  tech: "air_conditioning" | "ammonia" | "anesthesia" | "assembly_line" | "astrolabe" | "automation" | "bakery" |
    "barn" | "calculus" | "calendar" | "canned_food" | "clocks" | "com_tower" | "compass" | "concrete" | "duct_tape" |
    "dynamite" | "eyeglasses" | "golem_minions" | "irrigation" | "jet_fuel" | "levitation" | "library" | "light_bulb"
    | "lithium_ion_battery" | "microphone" | "mind_control" | "object_cloning" | "oil_paint" | "opera" | "paper" |
    "penicillin" | "perfect_memory" | "printing_press" | "public_art" | "pyrokinesis" | "radio" | "remote_viewing" |
    "sewage_and_plumbing" | "shapeshifting" | "siegecraft" | "stock_market" | "suburbs" | "superhuman_speed" |
    "superhuman_strength" | "teleportation" | "telescope" | "the_nail" | "time_travel" | "transistors" | "treasury" |
    "vaccines" | "war_college" | "warships" | "weather_control" | "zeppelins";
  territory: "territory_01" | "territory_02" | "territory_03" | "territory_04" | "territory_05" | "territory_06" |
    "territory_07" | "territory_08" | "territory_09" | "territory_10" | "territory_11" | "territory_12" |
    "territory_13" | "territory_14" | "territory_15" | "territory_16" | "territory_17" | "territory_18" |
    "territory_19" | "territory_20" | "territory_21" | "territory_22" | "territory_23" | "territory_24" |
    "territory_25" | "territory_26" | "territory_27" | "territory_28" | "territory_29" | "territory_30" |
    "territory_31" | "territory_32" | "territory_33" | "territory_34" | "territory_35" | "territory_36" |
    "territory_37" | "territory_38" | "territory_39" | "territory_40" | "territory_41" | "territory_42" |
    "territory_43" | "territory_44" | "territory_45" | "territory_46" | "territory_47" | "territory_48";
  track: "track_arts" | "track_exploration" | "track_military" | "track_science" | "track_technology";
}

/** What options and questions name. */
export type ElementKind = "achievement" | "automa" | "benefit" | "building" | "capital" | "cardplot" | "civilization"
  | "decision" | "deck" | "die" | "hex" | "income" | "inspiration" | "landmark" | "landmark_card" | "level" |
  "masterpiece" | "mathex" | "matspace" | "plot" | "resource" | "seat" | "space" | "spacetile" | "tapestry" | "tech" |
  "territory" | "track";

export const NONE = -1;

export const FACE_DOWN = -2;

export const PRINTED = -2;

export const PERSON = 0;

export const AUTOMA = 1;

export const SHADOW = 2;

export const RESOURCES = ["coin", "worker", "food", "culture"] as const;

export const BUILDINGS = ["market", "house", "farm", "armory"] as const;

export const ROWS = ["markets", "houses", "farms", "armories"] as const;

export const TOKEN = 4;

export const BLOCK = 5;

export const TRACKS = ["exploration", "science", "technology", "military", "arts"] as const;

export const END = 12;

export const TERRAINS = ["sea", "desert", "forest", "grass", "mountain"] as const;

export const ACHIEVEMENTS = ["end_of_track", "topple_two", "middle_island"] as const;

export const HALF = 45;

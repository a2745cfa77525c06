/** Made by `tessera types` from the declarations of the game: change those, not this. */

/** Every verb, with what is said after it. */
export interface Verbs {
  accept: [];
  action: [];
  agree: [];
  alone: [];
  annex: [card: string];
  attack: [card: string];
  bid: [amount: number];
  bonus: [bonus: string, amount: number];
  build: [technology: string];
  cancel: [pact: string];
  cards: [amount: number];
  choose: [step: string] | [step: string, which: number];
  colonize: [card: string];
  copy: [tactic: string];
  decline: [];
  defend: [card: string];
  destroy: [] | [technology: string] | [seat: number, technology: string];
  develop: [card: string];
  discard: [card: string];
  do: [step: string];
  end: [];
  food: [amount: number];
  "food-tokens": [amount: number];
  from: [technology1: string, technology2: string];
  give: [goods: "food" | "resources" | "science" | "culture"];
  grow: [];
  keep: [card: string];
  kidnap: [card: string];
  lead: [leader: string];
  look: [seat: number];
  "lose-worker": [technology: string];
  move: [technology: string];
  muster: [card: string];
  next: [step: string] | [step: string, which: number];
  "no-unit": [];
  offer: [pact: string];
  on: [technology: string] | [seat: number];
  pass: [];
  pay: [step: string] | [amount: number];
  plan: [card: string];
  play: [action: string] | [action1: string, action2: "build" | "upgrade" | "develop", card: string] | [action1:
    string, action2: "upgrade", technology3: string, technology4: string];
  prepare: [card: string];
  raid: [technology: string];
  "raid-nothing": [];
  refuse: [];
  release: [card: string];
  remove: [card: string];
  resign: [];
  revolt: [government: string];
  ruin: [wonder: string];
  sacrifice: [technology: string];
  send: [technology: string, amount: number];
  show: [card: string];
  stage: [stages: number];
  steal: [card: string];
  stop: [];
  strength: [];
  tactic: [tactic: string];
  take: [space: number];
  theater: [technology1: string, technology2: string];
  to: [technology: string];
  "token-from": [technology: string];
  under: [card: string];
  upgrade: [] | [technology1: string, technology2: string];
  use: [card: string];
  with: [seat: number, side: "a" | "b"];
}

/** What the questions are called. */
export type Step = "accept-agreement" | "action-phase" | "annex" | "answer-pact" | "any-order" | "bid-for-territory" |
  "break-through" | "build-or-upgrade" | "colonize-from-hand" | "defend" | "destroy-own" | "develop-civilization" |
  "develop-something" | "discard-for-colony" | "discard-military" | "draft-pick" | "follow-plan" | "gain-goods" |
  "honour-homer" | "infiltrate" | "kidnap" | "look-at-hand" | "lose-colony" | "lose-population" | "lose-token" | "may"
  | "mix" | "move-worker" | "muster" | "negotiate" | "one-gain" | "one-of" | "pay-then" | "political-action" |
  "printers-action" | "raid" | "ruin-wonder" | "sacrifice-in-war" | "saladins-choice" | "send-force" | "show-event" |
  "steal-mix" | "take-freely" | "technology-spoils" | "terror" | "token-for-stage" | "upgrade-to-theater";

/** The keys of all components, by their kind. */
export interface Elements {
  action: "breakthrough_1" | "breakthrough_2" | "cultural_heritage_1" | "cultural_heritage_a" | "efficient_upgrade_2"
    | "efficient_upgrade_3" | "endowment_for_the_arts_3" | "engineering_genius_1" | "engineering_genius_2" |
    "engineering_genius_3" | "engineering_genius_a" | "frugality_1" | "frugality_2" | "frugality_2_extra" |
    "frugality_a" | "military_build_up_3" | "patriotism_1" | "patriotism_2" | "patriotism_3" | "patriotism_3_extra" |
    "patriotism_a" | "reserves_1" | "reserves_2" | "reserves_3" | "reserves_3_extra" | "revolutionary_idea_2" |
    "revolutionary_idea_3" | "revolutionary_idea_3_extra" | "rich_land_1" | "rich_land_1_extra" | "rich_land_2" |
    "rich_land_a" | "stockpile_a" | "urban_growth_1" | "urban_growth_2" | "urban_growth_2_extra" | "urban_growth_3" |
    "urban_growth_a" | "wave_of_nationalism_2";
  aggression: "annex_2" | "armed_intervention_3" | "enslave_1" | "infiltrate_2" | "kidnapping_1" | "occupation_3" |
    "plunder_1" | "plunder_2" | "plunder_3" | "raid_1" | "raid_2" | "raid_3" | "spy_2";
  bonus: "military_bonus_1" | "military_bonus_2" | "military_bonus_3";
  condition: "hippocrates_tokens" | "homer_under_wonder" | "nobel_prize" | "olympic_games" | "red_cross_appeal" |
    "ruin" | "sun_tzu_under_tactic";
  event: "arms_industry" | "barbarians" | "border_conflict" | "call_to_arms" | "civil_unrest" | "cold_war" |
    "crime_wave" | "crusades" | "cultural_influence" | "dark_ages" | "development_of_agriculture" |
    "development_of_civilization" | "development_of_crafts" | "development_of_markets" | "development_of_planning" |
    "development_of_politics" | "development_of_religion" | "development_of_science" | "development_of_settlement" |
    "development_of_trade_routes" | "development_of_warfare" | "economic_progress" | "emigration" | "foray" |
    "freedom_of_movement" | "good_harvest" | "iconoclasm" | "immigration" | "impact_of_agriculture" |
    "impact_of_architecture" | "impact_of_balance" | "impact_of_colonies" | "impact_of_competition" |
    "impact_of_culture" | "impact_of_government" | "impact_of_happiness" | "impact_of_harmony" | "impact_of_industry"
    | "impact_of_population" | "impact_of_progress" | "impact_of_science" | "impact_of_strength" |
    "impact_of_technology" | "impact_of_variety" | "impact_of_wonders" | "independence_declaration" |
    "international_agreement" | "international_negotiations" | "knowledge_of_the_ancestors" | "national_pride" |
    "new_deposits" | "pestilence" | "politics_of_strength" | "popularization_of_science" | "prosperity" | "raiders" |
    "rats" | "ravages_of_time" | "rebellion" | "refugees" | "reign_of_terror" | "scientific_breakthrough" |
    "terrorism" | "uncertain_borders";
  government: "communism" | "communism_adj" | "constitutional_monarchy" | "democracy" | "despotism" | "fundamentalism"
    | "fundamentalism_adj" | "monarchy" | "republic" | "republic_adj" | "theocracy";
  leader: "albert_einstein" | "alexander_the_great" | "alfred_nobel" | "antoni_gaudi" | "aristotle" | "ashoka" |
    "bill_gates" | "boudica" | "catherine_the_great" | "charles_darwin" | "charlie_chaplin" | "christopher_columbus" |
    "cleopatra" | "confucius" | "eleanor_of_aquitaine" | "frederick_barbarossa" | "genghis_khan" | "hammurabi" |
    "hammurabi_adj" | "hippocrates" | "homer" | "ian_fleming" | "isaac_newton" | "isabella_of_castile" | "james_cook"
    | "james_watt" | "jan_zizka" | "joan_of_arc" | "johannes_gutenberg" | "js_bach" | "js_bach_adj" | "julius_caesar"
    | "julius_caesar_adj" | "leonardo_da_vinci" | "mahatma_gandhi" | "mahatma_gandhi_adj" | "maria_theresa" |
    "marie_curie_sklodowska" | "marlene_dietrich" | "maximilien_robespierre" | "michelangelo" | "michelangelo_adj" |
    "moses" | "napoleon_bonaparte" | "napoleon_bonaparte_adj" | "nelson_mandela" | "nostradamus" |
    "pierre_de_coubertin" | "saladin" | "sid_meier" | "steve_jobs" | "sun_tzu" | "william_shakespeare" |
    "william_shakespeare_adj" | "winston_churchill";
  pact: "acceptance_of_supremacy" | "international_tourism" | "international_trade_agreement" | "loss_of_sovereignty"
    | "military_pact" | "naval_trade_agreement" | "open_borders_agreement" | "peace_treaty" |
    "promise_of_military_protection" | "scientific_cooperation" | "trade_routes_agreement";
  placeholder: "leader_placeholder_i_1" | "leader_placeholder_i_2" | "leader_placeholder_i_3" |
    "leader_placeholder_i_4" | "leader_placeholder_i_5" | "leader_placeholder_i_6" | "leader_placeholder_i_7" |
    "leader_placeholder_ii_1" | "leader_placeholder_ii_2" | "leader_placeholder_ii_3" | "leader_placeholder_ii_4" |
    "leader_placeholder_ii_5" | "leader_placeholder_ii_6" | "leader_placeholder_ii_7" | "leader_placeholder_iii_1" |
    "leader_placeholder_iii_2" | "leader_placeholder_iii_3" | "leader_placeholder_iii_4" | "leader_placeholder_iii_5"
    | "leader_placeholder_iii_6" | "leader_placeholder_iii_7" | "wonder_placeholder_i_1" | "wonder_placeholder_i_2" |
    "wonder_placeholder_i_3" | "wonder_placeholder_i_4" | "wonder_placeholder_i_5" | "wonder_placeholder_ii_1" |
    "wonder_placeholder_ii_2" | "wonder_placeholder_ii_3" | "wonder_placeholder_ii_4" | "wonder_placeholder_ii_5" |
    "wonder_placeholder_iii_1" | "wonder_placeholder_iii_2" | "wonder_placeholder_iii_3" | "wonder_placeholder_iii_4"
    | "wonder_placeholder_iii_5";
  special: "architecture" | "cartography" | "civil_service" | "code_of_laws" | "engineering" | "justice_system" |
    "masonry" | "military_theory" | "military_theory_adj" | "navigation" | "satellites" | "strategy" | "warfare";
  tactic: "classic_army" | "conquistadors" | "defensive_army" | "entrenchments" | "fighting_band" | "fortifications" |
    "heavy_cavalry" | "hussars" | "legion" | "mechanized_army" | "medieval_army" | "mobile_artillery" | "modern_army"
    | "napoleonic_army" | "phalanx" | "positional_army" | "shock_troops";
  technology: "agriculture" | "air_forces" | "alchemy" | "bread_and_circuses" | "bronze" | "cannon" | "cavalrymen" |
    "coal" | "computers" | "drama" | "iron" | "irrigation" | "journalism" | "knights" | "mechanized_agriculture" |
    "modern_infantry" | "movies" | "multimedia" | "oil" | "opera" | "organized_religion" | "philosophy" |
    "printing_press" | "professional_sports" | "professional_sports_adj" | "religion" | "riflemen" | "rockets" |
    "scientific_method" | "selective_breeding" | "swordsmen" | "tanks" | "team_sports" | "theology" | "warriors";
  territory: "autonomous_territory_2" | "developed_territory_1" | "developed_territory_2" | "historic_territory_1" |
    "historic_territory_2" | "inhabited_territory_1" | "inhabited_territory_2" | "strategic_territory_1" |
    "strategic_territory_2" | "vast_territory_1" | "vast_territory_2" | "wealthy_territory_1" |
    "wealthy_territory_1_adj" | "wealthy_territory_2";
  war: "hybrid_war" | "war_over_culture" | "war_over_technology" | "war_over_territory";
  wonder: "acropolis" | "colosseum" | "colossus" | "colossus_adj" | "eiffel_tower" | "empire_state_building" |
    "fast_food_chains" | "first_space_flight" | "forbidden_city" | "great_wall" | "hanging_gardens" |
    "hanging_gardens_adj" | "harvard_college" | "himeji_castle" | "hollywood" | "international_red_cross" | "internet"
    | "kremlin" | "library_of_alexandria" | "louvre_museum" | "machu_picchu" | "manhattan_project" |
    "ocean_liner_service" | "ocean_liner_service_adj" | "pyramids" | "roman_roads" | "silk_road" |
    "st_peters_basilica" | "st_peters_basilica_adj" | "statue_of_liberty" | "stonehenge" | "suez_canal" | "taj_mahal"
    | "transcontinental_railroad" | "transcontinental_railroad_adj" | "united_nations" | "universitas_carolina";
}

/** What options and questions name. */
export type ElementKind = "action" | "aggression" | "bank" | "bonus" | "condition" | "event" | "government" | "leader"
  | "pact" | "placeholder" | "row" | "seat" | "special" | "tactic" | "technology" | "territory" | "war" | "wonder";

export const NONE = -1;

export const AGES = ["A", "I", "II", "III", "IV"] as const;

export const TYPES = ["farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry",
  "artillery", "air_force"] as const;

export const FARM = 0;

export const MINE = 1;

export const LAB = 2;

export const ARENA = 6;

export const INFANTRY = 7;

export const URBAN = [2, 3, 4, 5, 6] as const;

export const FIELDS = ["civil", "military", "colonization", "construction"] as const;

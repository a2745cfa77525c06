// Pictures of every page, to look at as a critic: web/shots/<page>-<size>-<theme>-<lang>.png
//   TESSERA_URL=http://localhost:8200 node scripts/shots.js [name of a page ...]
import { mkdirSync } from "node:fs";
import { browser, pageOf, SERVER } from "./browser.js";

const wanted = process.argv.slice(2);
const out = new URL("../shots/", import.meta.url).pathname;
mkdirSync(out, { recursive: true });

const LOOKS = [
  { size: "wide", theme: "light", lang: "en" },
  { size: "wide", theme: "dark", lang: "de" },
  { size: "phone", theme: "light", lang: "en" },
  { size: "phone", theme: "dark", lang: "de" },
];
const errors = [];
const chromium = await browser();

const bots = (n) => Array.from({ length: n }, () => ({ kind: "bot", bot: "heuristic" }));
const post = async (page, path, data) => (await page.request.post(`${SERVER}/api${path}`, { data })).json();
const clock = { mode: "total", seconds: 1200, increment: 10, at_zero: "bot" };

/** A match that bots have played to the end, with this person at the table. */
async function finished(page) {
  const { id } = await post(page, "/tables", { game: "peloponnes", seats: [{ kind: "me" }, ...bots(3)], start: true });
  await post(page, `/tables/${id}/leave`, {});
  for (;;) {
    const table = await (await page.request.get(`${SERVER}/api/tables/${id}`)).json();
    if (table.status === "finished") return id;
    await page.waitForTimeout(500);
  }
}

for (const look of LOOKS) {
  const phone = look.size === "phone";
  const context = await chromium.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    isMobile: phone,
    hasTouch: phone,
    colorScheme: look.theme,
    locale: look.lang,
    reducedMotion: "reduce",
  });
  const page = await pageOf(context, errors);
  const shot = async (name, prepare = async () => undefined) => {
    if (wanted.length > 0 && !wanted.includes(name)) return;
    await prepare();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${out}${name}-${look.size}-${look.theme}-${look.lang}.png` });
  };
  const goto = (path) => async () => {
    await page.goto(SERVER + path);
    await page.waitForTimeout(600);
  };

  await shot("welcome", goto("/"));
  await post(page, "/session/guest", { name: look.lang === "de" ? "Lena" : "Rosalind" });
  await post(page, "/tables", {
    game: "peloponnes",
    seats: [{ kind: "me" }, { kind: "open" }, ...bots(1)],
    public: true,
    clock,
  });
  const waiting = await post(page, "/tables", {
    game: "peloponnes",
    seats: [{ kind: "me" }, ...bots(1), { kind: "open" }],
    public: false,
  });
  const playing = await post(page, "/tables", {
    game: "peloponnes",
    seats: [{ kind: "me" }, ...bots(3)],
    start: true,
    clock,
  });
  const over = await finished(page);

  await shot("home", goto("/"));
  await shot("set-up", async () => {
    await goto("/")();
    await page.locator(".game-tile .btn:not(.offer)").first().click();
  });
  await shot("new", goto("/new"));
  await shot("waiting", goto(`/table/${waiting.id}`));
  await shot("table", async () => {
    await goto(`/table/${playing.id}`)();
    await page.waitForSelector(".option-chip", { timeout: 60_000 });
    await page.keyboard.press("a");
  });
  for (const tab of phone ? ["mine", "others", "log"] : []) {
    await shot(`table-${tab}`, () => page.locator(`.tab-bar [data-to=${tab}]`).click());
  }
  await shot("table-why", async () => {
    await goto(`/table/${playing.id}`)();
    await page.waitForSelector(".option-chip", { timeout: 60_000 });
    const refused = page.locator(".option-chip.is-refused");
    if (await refused.count()) await refused.first().click();
  });
  await shot("table-menu", async () => {
    await goto(`/table/${playing.id}`)();
    await page.waitForSelector(".menu");
    await page.locator(".menu > .btn").click();
  });
  await shot("result", goto(`/table/${over}`));
  await shot("replay", goto(`/replay/${over}?move=60`));
  await shot("cards", goto("/cards/peloponnes"));
  await shot("rules", goto("/rules/peloponnes#PE-6.05"));
  await shot("history", goto("/history"));
  await shot("settings", goto("/settings"));
  await shot("components", goto("/components"));
  await shot("missing", goto("/table/nothere"));
  await context.close();
}
await chromium.close();
for (const error of new Set(errors)) console.error(error);

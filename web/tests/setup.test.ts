/** Settings are said in words, whatever they are. */

import { describe, expect, test } from "vitest";
import type { SettingOut } from "$lib/api/types";
import { responsesText, settingText } from "$lib/table/setup";
import { Texts, bundle } from "$lib/text/texts";

const page = new Texts("en", [
  bundle(
    "en",
    "setting-is = { $name }: { $value }\nsetting-yes = { $name }: yes\nsetting-no = { $name }: no\nresponses-early = as soon as all have\nresponses-20 = always 20 s\nspan-seconds = { $n } s",
  ),
]);
const game = new Texts("en", [
  bundle(
    "en",
    "setting-map = Map\nsetting-map-by-players = built by all\nsetting-solo = Alone\ncard-great-wall = Great Wall",
  ),
]);

function setting(change: Partial<SettingOut>): SettingOut {
  return { key: "map", default: "first", values: ["first", "by_players"], rule: "", seats: [], among: [], ...change };
}

describe("a setting in words", () => {
  test("a choice has a name", () => {
    expect(settingText(setting({}), "by_players", game, page)).toBe("Map: built by all");
  });
  test("what is on or off says so", () => {
    const solo = setting({ key: "solo", default: false, values: [false, true] });
    expect(settingText(solo, true, game, page)).toBe("Alone: yes");
    expect(settingText(solo, false, game, page)).toBe("Alone: no");
  });
  test("some of many are named, and none is none", () => {
    const agreed = setting({ default: "", values: [], among: ["great_wall"] });
    expect(settingText(agreed, "great_wall", game, page)).toBe("Map: Great Wall");
    expect(settingText(agreed, "", game, page)).toBe("Map: no");
  });
});

test("the time to respond is said for any number of seconds", () => {
  expect(responsesText({ seconds: 0, early: true }, page)).toBe("as soon as all have");
  expect(responsesText({ seconds: 20, early: false }, page)).toBe("always 20 s");
  expect(responsesText({ seconds: 33, early: false }, page)).toBe("33 s");
});

import { expect, it } from "vitest";
import { planCover } from "./cover-plan.ts";
import { gameCover } from "./game-cover.ts";
import { gameIcon } from "./game-icon.ts";
import { checkDrawing } from "./testing/check-svg.ts";

const defs = '<linearGradient id="p-red"><stop stop-color="#f00"/></linearGradient>';
const motif = { id: "drop", size: 32, body: '<path d="M16 2L28 30H4Z" fill="url(#p-red)"/>', defs };
const accent = { id: "dot", size: 64, body: '<circle r="9" fill="#0f0"/>', defs: "" };

it("draws a motif in place of the figure that the title would choose, and a second one beside it", () => {
  const art = { seed: "s", category: 4, title: "龙", motif, accent } as const;
  expect(planCover("cover", art).figure.id).toBe("drop");
  for (const svg of [gameCover(art), gameIcon(art)]) {
    checkDrawing(svg);
    expect(svg).toContain('<circle r="9" fill="#0f0"/>');
    expect(svg).toMatch(/<path d="M16 2L28 30H4Z" fill="url\(#x[\da-z]{4}-red\)"\/>/);
  }
});

it("draws the figure and the layout that are named, and refuses a figure that the category lacks", () => {
  const plan = planCover("cover", { seed: "s", category: 7, title: "龙", figure: "domino", layout: "trio" });
  expect([plan.figure.id, plan.layout]).toEqual(["domino", "trio"]);
  expect(() => gameCover({ seed: "s", category: 7, title: "", figure: "wheel" })).toThrow(/no figure "wheel"/);
});

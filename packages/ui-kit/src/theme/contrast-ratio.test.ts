// @vitest-environment node
import { describe, expect, test } from "vitest";

import { baseTheme } from "./base-theme.ts";
import { contrastRatio } from "./contrast-ratio.ts";
import type { SchemeTokens } from "./tokens.ts";

describe("contrastRatio", () => {
  test("is 21 for black on white and 1 for a colour on itself, in either order", () => {
    expect(contrastRatio("#000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#fff", "#000000")).toBeCloseTo(21, 5);
    expect(contrastRatio("#336699", "#369")).toBe(1);
  });

  test("reads hex, rgb and oklch alike", () => {
    expect(contrastRatio("#767676", "rgb(255 255 255)")).toBeCloseTo(4.54, 2);
    expect(contrastRatio("rgb(118, 118, 118)", "#fff")).toBeCloseTo(4.54, 2);
    expect(contrastRatio("oklch(1 0 0)", "oklch(0% 0 0)")).toBeCloseTo(21, 1);
    expect(contrastRatio("oklch(0.628 0.2577 29.23)", "#ff0000")).toBeCloseTo(1, 1);
    expect(contrastRatio("#ffffffff", "#000f")).toBeCloseTo(21, 5);
  });

  test.each(["red", "", "#12", "#12345", "rgb(0 0 0 / 0.5)", "#00000080", "var(--x)"])(
    "cannot tell for %j",
    (color) => {
      expect(contrastRatio(color, "#fff")).toBeNull();
    },
  );
});

const surfaces = ["canvas", "surface", "raised", "field"] as const;
const texts = ["text", "textMuted", "textFaint", "accentText", "win", "loss", "warning", "danger", "info"] as const;
const pairs: [keyof SchemeTokens, keyof SchemeTokens, number][] = [
  ...texts.flatMap((text) => surfaces.map((surface): [typeof text, typeof surface, number] => [text, surface, 4.5])),
  ["onAccent", "accent", 4.5],
  ["onDanger", "danger", 4.5],
  ["onHero", "heroFrom", 4.5],
  ["onHero", "heroTo", 4.5],
  ["accent", "heroFrom", 4.5],
  ["accentText", "accentSoft", 4.5],
  ["text", "accentSoft", 4.5],
  ["textMuted", "accentSoft", 4.5],
  ["win", "winSoft", 4.5],
  ["warning", "warningSoft", 4.5],
  ["danger", "dangerSoft", 4.5],
  ["info", "infoSoft", 4.5],
  ["text", "winSoft", 4.5],
  ["text", "warningSoft", 4.5],
  ["text", "dangerSoft", 4.5],
  ["text", "infoSoft", 4.5],
  ["text", "line", 4.5],
  ["accentText", "infoSoft", 4.5],
  ["accentText", "warningSoft", 4.5],
  ...surfaces.flatMap((surface): [keyof SchemeTokens, keyof SchemeTokens, number][] => [
    ["lineStrong", surface, 3],
    ["focus", surface, 3],
  ]),
];

describe.each(["dark", "light"] as const)("base theme in %s", (scheme) => {
  test.each(pairs)("shows %s on %s with at least %f", (front, back, least) => {
    expect(contrastRatio(baseTheme[scheme][front], baseTheme[scheme][back])).toBeGreaterThanOrEqual(least);
  });
});

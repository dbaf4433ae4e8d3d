// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { baseTheme } from "./base-theme.ts";
import { checkTheme, themeCss } from "./theme-css.ts";
import { vars } from "./vars.css.ts";

describe("themeCss", () => {
  test("writes nothing for a brand that changes nothing", () => {
    expect(themeCss({})).toBe("");
    expect(themeCss({ dark: {}, light: {}, shape: {} })).toBe("");
  });

  test("writes what one scheme changes in both, so that dark cannot leak into light", () => {
    const css = themeCss({ dark: { accent: "#123456" } });
    expect(css).toBe(
      ":root,[data-scheme=dark]{--bz-accent:#123456}" +
        `@media (prefers-color-scheme:light){:root:not([data-scheme]){--bz-accent:${baseTheme.light.accent}}}` +
        `[data-scheme=light]{--bz-accent:${baseTheme.light.accent}}`,
    );
  });

  test("fills fields from the brand's own surfaces unless it says otherwise", () => {
    const css = themeCss({ dark: { canvas: "#010203" }, light: { surface: "#fefefe" } });
    expect(css).toContain("--bz-field:#010203");
    expect(css).toContain("--bz-field:#fefefe");
    expect(themeCss({ dark: { canvas: "#010203", field: "#040506" } })).toContain("--bz-field:#040506");
  });

  test("writes shape tokens once, for both schemes", () => {
    expect(themeCss({ shape: { radiusControl: "999px", tileRatio: "1/1" } })).toBe(
      ":root{--bz-radius-control:999px;--bz-tile-ratio:1/1}",
    );
  });

  test("takes every value of the base theme back", () => {
    expect(checkTheme(baseTheme)).toEqual([]);
    expect(themeCss(baseTheme)).toContain("--bz-shadow-2:0 16px 48px rgb(0 0 0 / 0.48)");
  });

  test.each([
    "red;}body{display:none",
    "#fff}",
    "#fff;",
    "</style><script>alert(1)</script>",
    "url(https://evil.example/x)",
    "var(--bz-text)",
    "expression(alert(1))",
    "#ff",
    "#gggggg",
    "rgb(1,2,3",
    "#fff/**/",
    "#fff\\",
    "red",
    "",
    "#fff\n}",
  ])("refuses %j as a colour", (value) => {
    expect(() => themeCss({ dark: { accent: value } })).toThrow(/accent/);
  });

  test("refuses anything that could end a declaration, whatever the token", () => {
    const tokens = [...Object.keys(baseTheme.dark), ...Object.keys(baseTheme.shape)];
    const hostile = fc
      .tuple(fc.string(), fc.constantFrom(";", "{", "}", "<", "\\", "/*", "url(", "'"), fc.string())
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.constantFrom(...tokens), hostile, (token, value) => {
        const part = token in baseTheme.shape ? "shape" : "dark";
        expect(checkTheme({ [part]: { [token]: value } })).toHaveLength(1);
      }),
    );
  });

  test("names a token that is unknown, misplaced or not a text", () => {
    const theme = {
      dark: { glow: "#fff", radiusSm: "4px" },
      shape: { accent: "#fff" },
      light: { text: 12 },
    };
    expect(checkTheme(theme as unknown as Parameters<typeof checkTheme>[0]).map((fault) => fault.code)).toEqual([
      "unknown_token",
      "wrong_scheme",
      "bad_value",
      "wrong_scheme",
    ]);
  });
});

test("variable names of the contract are the ones that themes write", () => {
  expect(vars.accentSoft).toBe("var(--bz-accent-soft)");
  expect(vars.shadow1).toBe("var(--bz-shadow-1)");
  for (const [token, reference] of Object.entries(vars)) {
    const part = token in baseTheme.shape ? "shape" : "dark";
    const value = { ...baseTheme.dark, ...baseTheme.shape }[token as keyof typeof vars];
    expect(themeCss({ [part]: { [token]: value } })).toContain(`${reference.slice(4, -1)}:${value}`);
  }
});

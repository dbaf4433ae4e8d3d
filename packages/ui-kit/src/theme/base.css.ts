import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";

import { baseTheme } from "./base-theme.ts";
import { layers } from "./layers.css.ts";
import { fontSize, lineHeight, media } from "./scale.ts";
import { vars } from "./vars.css.ts";

const { dark, light, shape } = baseTheme;
const layer = layers.theme;

createGlobalTheme(":root", vars, { "@layer": layer, ...dark, ...shape });

const schemeVars = (scheme: typeof dark): Record<string, string> =>
  Object.fromEntries(Object.entries(scheme).map(([token, value]) => [vars[token as keyof typeof dark], value]));

globalStyle(":root", {
  "@layer": {
    [layer]: {
      colorScheme: "dark",
      "@media": { "(prefers-color-scheme: light)": { colorScheme: "light" } },
    },
  },
});
globalStyle(":root:not([data-scheme])", {
  "@layer": {
    [layer]: { "@media": { "(prefers-color-scheme: light)": { vars: schemeVars(light) } } },
  },
});
globalStyle("[data-scheme=dark]", {
  "@layer": { [layer]: { colorScheme: "dark", vars: schemeVars(dark) } },
});
globalStyle("[data-scheme=light]", {
  "@layer": { [layer]: { colorScheme: "light", vars: schemeVars(light) } },
});

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("html", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  scrollPaddingBlockStart: vars.headerHeight,
});
reset("body", {
  margin: 0,
  minBlockSize: "100vh",
  background: vars.canvas,
  color: vars.text,
  fontFamily: vars.fontText,
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
  textRendering: "optimizeLegibility",
  overflowWrap: "break-word",
});
reset("[data-scheme]", { color: vars.text });
reset("img, svg, video, canvas", { display: "block", maxInlineSize: "100%" });
reset("img", { blockSize: "auto" });
reset("button, input, select, textarea", { font: "inherit", color: "inherit" });
reset("::placeholder", { font: "inherit" });
reset("a", {
  color: vars.accentText,
  textUnderlineOffset: "0.2em",
  textDecorationThickness: "from-font",
});
reset(":focus-visible", { outline: `2px solid ${vars.focus}`, outlineOffset: 2 });
reset("h1, h2, h3, h4", { lineHeight: lineHeight.heading, textWrap: "balance" });
reset("p", { textWrap: "pretty" });
reset("::selection", { background: vars.accent, color: vars.onAccent });
reset(":where(.lucide)", { flexShrink: 0, strokeWidth: 1.75 });
reset(":where(.lucide[width='24'])", { inlineSize: "1.25em", blockSize: "1.25em" });
reset("*, *::before, *::after", {
  "@media": { [media.reducedMotion]: { scrollBehavior: "auto" } },
});

import { baseTheme } from "./base-theme.ts";
import type { BrandTheme, SchemeTokens, ShapeTokens, TokenName } from "./tokens.ts";

/** Why a brand's value is refused: the token is not ours, or the value is not of its kind. */
export interface ThemeFault {
  token: string;
  value: string;
  code: "unknown_token" | "wrong_scheme" | "bad_value";
  /** What the token accepts, in words for the brand's author. */
  expected: string;
}

const num = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const hexColor = String.raw`#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})`;
const colorFunction = String.raw`(?:rgb|rgba|hsl|hsla|oklch|oklab)\([\d\s.,%/+-]*(?:deg[\d\s.,%/+-]*)?\)`;
const colorBody = `${hexColor}|${colorFunction}`;
const lengthBody = String.raw`0|${num}(?:px|rem|em|%|vw)`;
const shadowBody = String.raw`(?:inset\s+)?(?:${lengthBody})(?:\s+(?:${lengthBody})){1,3}\s+(?:${colorBody})`;
const whole = (body: string): RegExp => new RegExp(`^(?:${body})$`, "i");

const kinds = {
  color: { pattern: whole(colorBody), expected: "a colour: #hex, rgb(), hsl() or oklch()" },
  length: { pattern: whole(lengthBody), expected: "a length in px, rem, em, % or vw" },
  shadow: {
    pattern: whole(String.raw`none|(?:${shadowBody}(?:,\s*(?!$)|$))+`),
    expected: "none, or shadows of two to four lengths and a colour",
  },
  font: { pattern: /^[\w\s,"-]+$/, expected: "font family names divided by commas" },
  weight: { pattern: /^[1-9]00$/, expected: "a weight from 100 to 900" },
  ratio: { pattern: /^\d{1,3}\/\d{1,3}$/, expected: "a ratio such as 3/4" },
} as const;

const shapeKinds: Record<keyof ShapeTokens, keyof typeof kinds> = {
  radiusSm: "length",
  radiusMd: "length",
  radiusLg: "length",
  radiusPill: "length",
  radiusControl: "length",
  cardLine: "length",
  headingWeight: "weight",
  headingTracking: "length",
  tileRatio: "ratio",
  fontText: "font",
  fontFigures: "font",
  headerHeight: "length",
  contentWidth: "length",
};

const isShape = (token: string): token is keyof ShapeTokens => Object.hasOwn(shapeKinds, token);
const isScheme = (token: string): token is keyof SchemeTokens => Object.hasOwn(baseTheme.dark, token);
const kindOf = (token: TokenName): keyof typeof kinds => {
  if (isShape(token)) return shapeKinds[token];
  return token === "shadow1" || token === "shadow2" ? "shadow" : "color";
};

const variable = (token: string): string => `--bz-${token.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`)}`;

const faultsOf = (part: object, mayHold: (token: string) => token is TokenName): ThemeFault[] =>
  Object.entries(part).flatMap(([token, raw]): ThemeFault[] => {
    const value = String(raw);
    if (!isShape(token) && !isScheme(token))
      return [{ token, value, code: "unknown_token", expected: "a token of the theme contract" }];
    if (!mayHold(token)) {
      const expected = isShape(token) ? "a place under shape" : "a place under dark or light";
      return [{ token, value, code: "wrong_scheme", expected }];
    }
    const { pattern, expected } = kinds[kindOf(token)];
    return typeof raw === "string" && pattern.test(value) ? [] : [{ token, value, code: "bad_value", expected }];
  });

/** Every fault of a brand's theme; an empty list when {@link themeCss} will take it. */
export const checkTheme = (theme: BrandTheme): ThemeFault[] => [
  ...faultsOf(theme.dark ?? {}, isScheme),
  ...faultsOf(theme.light ?? {}, isScheme),
  ...faultsOf(theme.shape ?? {}, isShape),
];

const block = (selector: string, tokens: Record<string, string>): string =>
  `${selector}{${Object.entries(tokens)
    .map(([token, value]) => `${variable(token)}:${value}`)
    .join(";")}}`;

/** A brand that sets its surfaces but not the inside of fields gets it from the surface it is made of. */
const withField = (part: Partial<SchemeTokens> = {}, source: "canvas" | "surface"): Partial<SchemeTokens> =>
  part.field === undefined && part[source] !== undefined ? { ...part, field: part[source] } : part;

/**
 * CSS text of a brand's theme, which comes after the kit's own style sheet. The attribute
 * `data-scheme="dark|light"` wins, on the root or on any part of the page; without it the system decides.
 * Only what the brand changes is written, in both schemes, so that a dark value cannot leak into light.
 *
 * @throws RangeError naming every refused token when a value is not of its token's kind.
 */
export const themeCss = (theme: BrandTheme): string => {
  const faults = checkTheme(theme);
  if (faults.length > 0) {
    const list = faults.map(
      ({ token, value, expected }) => `${token} = ${JSON.stringify(value)} (expected ${expected})`,
    );
    throw new RangeError(
      `The brand's theme holds values that cannot become CSS: ${list.join("; ")}. Correct them in brand.json.`,
    );
  }
  const own = { dark: withField(theme.dark, "canvas"), light: withField(theme.light, "surface") };
  const changed = Object.keys({ ...own.dark, ...own.light }).filter(isScheme);
  const resolve = (scheme: "dark" | "light"): Record<string, string> =>
    Object.fromEntries(changed.map((token) => [token, own[scheme][token] ?? baseTheme[scheme][token]]));
  const rules: string[] = [];
  if (theme.shape && Object.keys(theme.shape).length > 0)
    rules.push(block(":root", { ...theme.shape } as Record<string, string>));
  if (changed.length > 0) {
    rules.push(block(":root,[data-scheme=dark]", resolve("dark")));
    rules.push(`@media (prefers-color-scheme:light){${block(":root:not([data-scheme])", resolve("light"))}}`);
    rules.push(block("[data-scheme=light]", resolve("light")));
  }
  return rules.join("");
};

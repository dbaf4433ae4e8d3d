import type { SiteLocale } from "@baize/domain";
import { messagesOf } from "../../messages/messages.ts";
import { type Drawing, line, PAINTS, path, shine, type SymbolSet } from "./paint.ts";
import { feast, garden, myth, orient } from "./sets-east.ts";
import { fruit, gems, relic, retro, sky } from "./sets-west.ts";
import { frost, ocean, plains } from "./sets-wild.ts";

/** The symbol set of each slot theme. */
const SETS: Readonly<Record<string, SymbolSet>> = {
  eastBeasts: orient,
  festivals: orient,
  wealth: orient,
  heroes: myth,
  flowers: garden,
  forest: garden,
  food: feast,
  gems,
  fruits: fruit,
  lostCities: relic,
  adventure: relic,
  space: sky,
  sea: ocean,
  savanna: plains,
  winter: frost,
  retro,
};

const letter = (sign: string, paint: string): string =>
  `<text x="32" y="51" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-size="52"` +
  ` font-weight="700" fill="url(#p-${paint})" stroke="#0a0f1c" stroke-opacity="0.6" stroke-width="1.6">${sign}</text>`;

const WILD =
  path(
    "violet",
    "M32 2 40 10 51 7 53 18 63 24 57 34 61 45 50 48 46 59 35 55 26 62 20 52 9 52 9 41 1 33 9 25 8 14 19 13Z",
  ) +
  path("gold", "M32 14 37 26 50 27 40 35 43 48 32 41 21 48 24 35 14 27 27 26Z") +
  shine("M32 16 27.5 27 17 28 25 34Z", 0.55) +
  line("#fff2b8", 1.2, "M32 7v3M50 14l-2 2M57 33h-3M14 15l2 2M8 34h3");

const setOf = (theme: string): SymbolSet => SETS[theme] ?? gems;

/** Names of all symbols of a theme, by symbol id. */
export const symbolNames = (theme: string, locale: SiteLocale): Readonly<Record<string, string>> => {
  const name = ({ zh, en }: Drawing): string => (locale === "en" ? en : zh);
  const [s1, s2, s3, s4] = setOf(theme);
  return {
    wild: messagesOf(locale).slot.wild,
    s1: name(s1),
    s2: name(s2),
    s3: name(s3),
    s4: name(s4),
    a: "A",
    k: "K",
    q: "Q",
  };
};

/** A hidden sheet of `<symbol>`s, `y-<id>`, for `<use>` in the same page. */
export const symbolSheet = (theme: string): string => {
  const [s1, s2, s3, s4] = setOf(theme);
  const drawings: Readonly<Record<string, string>> = {
    wild: WILD,
    s1: s1.svg,
    s2: s2.svg,
    s3: s3.svg,
    s4: s4.svg,
    a: letter("A", "gold"),
    k: letter("K", "silver"),
    q: letter("Q", "teal"),
  };
  const symbols = Object.entries(drawings).map(
    ([id, svg]) => `<symbol id="y-${id}" viewBox="0 0 64 64">${svg}</symbol>`,
  );
  return `<svg class="sheet" width="0" height="0" aria-hidden="true"><defs>${PAINTS}</defs>${symbols.join("")}</svg>`;
};

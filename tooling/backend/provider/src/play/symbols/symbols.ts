import type { TextLocale } from "@baize/domain";
import { messagesOf, titleIn } from "../../messages/messages.ts";
import type { GameFacts } from "../../catalogue/games.ts";
import type { Title, Word } from "../../catalogue/words/theme.ts";
import { motifOf } from "./motif.ts";
import { line, PAINT_DEFS, path, shine, type SymbolSet } from "./paint.ts";
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

interface ReelSymbol extends Title {
  readonly svg: string;
  /** Width and height of the drawing's box. */
  readonly size: number;
}

/** The names of a picture; those of an icon are the words of the title that it is drawn for. */
const symbolOf = ({ zh, en, motif = "" }: Word): ReelSymbol => {
  const { body, size, names } = motifOf(motif);
  return {
    zh: names?.zh ?? zh,
    en: names?.en ?? en.replaceAll(/^\{\}('s)? | ?(of the|of|and|the)? ?\{\}$/g, ""),
    svg: body,
    size,
  };
};

/** The four symbols of a game's own: what its title says, then its theme's. */
const ownSymbols = ({ kind, parts }: SlotFacts): readonly ReelSymbol[] => {
  const said = parts.filter(({ motif }) => motif !== undefined).map(symbolOf);
  const all = [...said, ...setOf(kind).map((drawing) => ({ ...drawing, size: 64 }))];
  return all.filter(({ svg }, index) => all.findIndex((other) => other.svg === svg) === index).slice(0, 4);
};

/** What the symbols of a slot follow from. */
export type SlotFacts = Pick<GameFacts, "kind" | "parts">;

const OWN_IDS = ["s1", "s2", "s3", "s4"] as const;

/** Names of all symbols of a game, by symbol id. */
export const symbolNames = (game: SlotFacts, locale: TextLocale): Readonly<Record<string, string>> => {
  const own = ownSymbols(game).map((symbol) => titleIn(symbol, locale));
  return {
    wild: messagesOf(locale).slot.wild,
    ...Object.fromEntries(OWN_IDS.map((id, index) => [id, own[index] ?? ""])),
    a: "A",
    k: "K",
    q: "Q",
  };
};

const LETTERS: Readonly<Record<string, string>> = {
  a: letter("A", "gold"),
  k: letter("K", "silver"),
  q: letter("Q", "teal"),
};

/** A hidden sheet of `<symbol>`s, `y-<id>`, for `<use>` in the same page. */
export const symbolSheet = (game: SlotFacts): string => {
  const drawings = [
    ...Object.entries({ wild: WILD, ...LETTERS }).map(([id, svg]) => ({ id, svg, size: 64 })),
    ...ownSymbols(game).map(({ svg, size }, index) => ({ id: OWN_IDS[index] ?? "", svg, size })),
  ];
  const symbols = drawings.map(
    ({ id, svg, size }) => `<symbol id="y-${id}" viewBox="0 0 ${size} ${size}">${svg}</symbol>`,
  );
  const defs = [...PAINT_DEFS.values()].join("");
  return `<svg class="sheet" width="0" height="0" aria-hidden="true"><defs>${defs}</defs>${symbols.join("")}</svg>`;
};

/** The pictures of a title, for the stage of a game without reels; empty where the title says none. */
export const titleMark = ({ parts }: SlotFacts): string => {
  const id = parts.find(({ motif }) => motif !== undefined)?.motif;
  if (id === undefined) return "";
  const { body, size, defs } = motifOf(id);
  return (
    `<svg class="title-mark" data-motif="${id}" viewBox="0 0 ${size} ${size}" aria-hidden="true">` +
    `<defs>${defs}</defs>${body}</svg>`
  );
};

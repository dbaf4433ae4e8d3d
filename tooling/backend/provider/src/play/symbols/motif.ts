import type { Motif } from "@baize/art";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Title } from "../../catalogue/words/theme.ts";
import { madeMotifs } from "./motifs-made.ts";
import { natureMotifs } from "./motifs-nature.ts";
import { type Drawing, PAINT_DEFS } from "./paint.ts";
import { feast, garden, myth, orient } from "./sets-east.ts";
import { fruit, gems, relic, retro, sky } from "./sets-west.ts";
import { frost, ocean, plains } from "./sets-wild.ts";

/** A picture of what a title says. */
export interface TitleMotif extends Motif {
  /** Of an own drawing. */
  readonly names?: Title;
}

const idOf = ({ en }: Drawing): string => en.toLowerCase().replaceAll(" ", "-");
const DRAWN: ReadonlyMap<string, Drawing> = new Map([
  ...[orient, myth, garden, feast, gems, fruit, relic, retro, sky, ocean, plains, frost]
    .flat()
    .map((drawing) => [idOf(drawing), drawing] as const),
  ...Object.entries(natureMotifs),
  ...Object.entries(madeMotifs),
]);

let icons: Readonly<Record<string, { readonly body: string }>> | undefined;
/** Icons of Fluent Emoji by name; read when first needed. */
const readIcons = (): NonNullable<typeof icons> => {
  const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
  icons ??= (JSON.parse(readFileSync(file, "utf8")) as { icons: NonNullable<typeof icons> }).icons;
  return icons;
};

const defsOf = (svg: string): string =>
  [...new Set(svg.match(/(?<=url\(#p-)[a-z]+/g) ?? [])].map((paint) => PAINT_DEFS.get(paint) ?? "").join("");

const known = new Map<string, TitleMotif>();

/** The motif with an id: one of the own drawings, or else an icon. Throws RangeError for an unknown id. */
export const motifOf = (id: string): TitleMotif => {
  const found = known.get(id);
  if (found !== undefined) return found;
  const drawn = DRAWN.get(id);
  const body = drawn?.svg ?? readIcons()[id]?.body;
  if (body === undefined) throw new RangeError(`No motif is called "${id}".`);
  const motif = {
    id,
    body,
    size: drawn === undefined ? 32 : 64,
    defs: defsOf(body),
    ...(drawn === undefined ? {} : { names: drawn }),
  };
  known.set(id, motif);
  return motif;
};

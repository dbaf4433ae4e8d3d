import { checkPaint } from "./paint.ts";
import { polygon, sector, sparkle, suit } from "./shape.ts";
import { document, draw as d } from "./xml.ts";

/** Kinds of empty states and errors. */
export const EMPTY_KINDS = [
  "records",
  "games",
  "cards",
  "messages",
  "search",
  "network",
  "maintenance",
  "notfound",
] as const;
export type EmptyKind = (typeof EMPTY_KINDS)[number];

/** CSS colours of accent, outline and fill. `var(--token)` works where the picture is inlined. */
export interface EmptyPaint {
  readonly accent: string;
  readonly line: string;
  readonly surface: string;
}

const teeth = (count: number, outer: number, inner: number): string => {
  const step = 360 / count;
  return Array.from({ length: count }, (_, i) =>
    sector(inner, outer, i * step - step * 0.26, i * step + step * 0.26),
  ).join("");
};

const scenes: Readonly<Record<EmptyKind, (paint: EmptyPaint) => string>> = {
  records: ({ accent, line, surface }) =>
    d`<path d="M-44-46H32L46-32V46Q46 54 38 54H-44Q-52 54-52 46V-38Q-52-46-44-46Z" fill="${surface}"/><path d="M32-46V-32H46" fill="none"/><g stroke="${line}" opacity=".55"><path d="M-36-24H10M-36-4H28M-36 16H-2M-36 36H-12"/></g><circle cx="32" cy="34" r="26" fill="${surface}"/><circle cx="32" cy="34" r="17" fill="${accent}" fill-opacity=".18" stroke="${accent}"/><path d="M32 24V34L39 39" fill="none" stroke="${accent}"/>`,
  games: ({ accent, line, surface }) =>
    d`<rect x="-64" y="-34" width="44" height="62" rx="8" fill="${surface}" transform="rotate(-8 -42 -3)"/><rect x="20" y="-34" width="44" height="62" rx="8" fill="${surface}" transform="rotate(8 42 -3)"/><rect x="-27" y="-46" width="54" height="76" rx="9" fill="${surface}"/><path d="${suit("spade", 40)}" transform="translate(0 -10)" fill="${accent}" fill-opacity=".2" stroke="${accent}"/><g stroke="${line}" opacity=".5"><path d="M-14 20H14"/></g><g transform="translate(0 46)"><rect x="-22" y="-6" width="44" height="13" rx="6.5" fill="${surface}"/><path d="M-9 0H9M0-0V0" stroke="${accent}"/></g>`,
  cards: ({ accent, line, surface }) =>
    d`<rect x="-52" y="-44" width="100" height="64" rx="9" fill="${surface}" transform="rotate(-7)" opacity=".75"/><rect x="-54" y="-26" width="108" height="70" rx="9" fill="${surface}"/><path d="M-54-8H54V6H-54Z" fill="${line}" fill-opacity=".25" stroke="none"/><g stroke="${line}" opacity=".6"><path d="M-40 26H-16M-8 26H8"/></g><circle cx="46" cy="40" r="20" fill="${surface}"/><path d="M46 31V49M37 40H55" stroke="${accent}" stroke-width="4"/><circle cx="46" cy="40" r="20" fill="${accent}" fill-opacity=".14" stroke="${accent}"/>`,
  messages: ({ accent, line, surface }) =>
    d`<path d="M-56-14 0-54 56-14V42Q56 50 48 50H-48Q-56 50-56 42Z" fill="${surface}"/><path d="M-38-22V-40H38V-22L0 10Z" fill="${surface}"/><g stroke="${line}" opacity=".55"><path d="M-22-26H22M-22-12H8"/></g><path d="M-56-14 0 22 56-14M-54 47-16 12M54 47 16 12" fill="none"/><circle cx="46" cy="-36" r="14" fill="${accent}" fill-opacity=".18" stroke="${accent}"/><path d="M40-36 44-32 52-40" fill="none" stroke="${accent}"/>`,
  search: ({ accent, line, surface }) =>
    d`<rect x="-66" y="-44" width="40" height="52" rx="7" fill="${surface}" opacity=".8"/><rect x="30" y="-6" width="40" height="52" rx="7" fill="${surface}" opacity=".8"/><g stroke="${line}" opacity=".45"><path d="M-56-4H-38M40 34H60"/></g><path d="M26 22 54 50" stroke-width="9"/><circle r="38" cx="-2" cy="-6" fill="${surface}"/><circle r="28" cx="-2" cy="-6" fill="${accent}" fill-opacity=".14" stroke="${accent}"/><path d="M-20-12A20 20 0 0 1-6-24" fill="none" stroke="${accent}"/><path d="M-11-15 7 3M7-15-11 3" stroke="${line}" opacity=".8"/>`,
  network: ({ accent, line, surface }) =>
    d`<path d="M-44 16A22 22 0 0 1-36-26 34 34 0 0 1 30-32 25 25 0 0 1 40 16Z" fill="${surface}"/><g stroke="${line}" opacity=".5" fill="none"><path d="M-22-2A28 28 0 0 1 20-2M-10 8A14 14 0 0 1 8 8"/></g><path d="M-62 42H-22M22 42H62" stroke="${line}" opacity=".6"/><path d="M-24 32H-10V52H-24ZM10 32H24V52H10Z" fill="${surface}"/><path d="M-10 37H-3M-10 47H-3" stroke="${accent}"/><path d="M-4 24-9 17M4 24 9 17M0 22V12" stroke="${accent}"/>`,
  maintenance: ({ accent, line, surface }) =>
    d`<g transform="translate(-16 -6)"><path d="${teeth(8, 46, 30)}" fill="${surface}"/><circle r="34" fill="${surface}"/><circle r="15" fill="${accent}" fill-opacity=".18" stroke="${accent}"/></g><g transform="translate(38 28)"><path d="${teeth(8, 27, 17)}" fill="${surface}"/><circle r="20" fill="${surface}"/><circle r="8" fill="${accent}" fill-opacity=".18" stroke="${accent}"/></g><path d="M-66 52H-30M-18 52H-8M2 52H10" stroke="${line}" opacity=".5"/><path d="M30-48 44-34M34-30 48-50" stroke="${accent}" opacity=".9"/>`,
  notfound: ({ accent, line, surface }) =>
    d`<path d="M-4-50H4V54H-4Z" fill="${surface}"/><path d="M-46-40H34L52-26 34-12H-46Z" fill="${surface}"/><path d="M46-4H-26L-44 9-26 22H46Z" fill="${accent}" fill-opacity=".16" stroke="${accent}"/><g stroke="${line}" opacity=".55"><path d="M-32-26H18"/></g><path d="M-14 9H30" stroke="${accent}"/><path d="M-40 54H40" stroke="${line}"/><path d="M-52 54Q-48 44-40 54M40 54Q50 42 56 54" fill="none" stroke="${line}" opacity=".6"/>`,
};

/**
 * The picture of an empty state or an error, 240 by 180, transparent. Throws RangeError for anything but plain CSS
 * colours.
 */
export const emptyArt = (kind: EmptyKind, { accent, line, surface }: EmptyPaint): string => {
  const paint = {
    accent: checkPaint(accent),
    line: checkPaint(line),
    surface: checkPaint(surface),
  };
  if (!Object.hasOwn(scenes, kind))
    throw new RangeError(`there is no picture for ${JSON.stringify(kind)}: use one of ${EMPTY_KINDS.join(", ")}`);
  const ground = d`<path d="M-98 6C-104-34-70-50-52-66-24-88 34-86 66-62 96-42 108-8 94 24 80 58 40 64-6 66-56 68-92 50-98 6Z" fill="${accent}" opacity=".1"/><ellipse cy="66" rx="74" ry="7" fill="${line}" opacity=".18"/><g fill="${accent}"><path d="${sparkle(-84, -40, 9)}${sparkle(84, -48, 7)}" opacity=".8"/><circle cx="-92" cy="26" r="3" opacity=".5"/><circle cx="96" cy="8" r="4" opacity=".4"/><path d="${polygon(4, 5)}" transform="translate(70 -72)" opacity=".5"/></g>`;
  return document(
    240,
    180,
    "",
    d`<g transform="translate(120 92)">${ground}<g stroke="${line}" stroke-width="2.6" stroke-linecap="round">${scenes[kind](paint)}</g></g>`,
  );
};

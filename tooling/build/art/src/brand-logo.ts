import { LOGO_LOCKUPS, LOCKUPS, type LogoLockup } from "./brand-lockups.ts";
import { type LogoMark, MARKS } from "./brand-marks.ts";
import { contrast, fromHex, lch, relight } from "./colour.ts";
import { checkPaint } from "./paint.ts";
import { shortHash } from "./random.ts";
import { cleanText, document, draw as d } from "./xml.ts";

/** The names of all marks and of all lockups. */
export const LOGO_MARKS: readonly LogoMark[] = Object.keys(MARKS).filter((key): key is LogoMark => key in MARKS);

/** Input of a brand's logo and icon. */
export interface BrandArt {
  /** The name in the brand's own script. */
  readonly name: string;
  /** The name in Latin letters; may be empty, and is not repeated if it equals the name. */
  readonly nameEn: string;
  /** `<mark>/<lockup>`: one of LOGO_MARKS, a slash, one of LOGO_LOCKUPS, such as `crest/stack`. */
  readonly style: string;
  /** Colour of the mark, `#rgb` or `#rrggbb`. */
  readonly accent: string;
  /** Colour of the words, any plain CSS colour, such as `currentColor`. */
  readonly ink: string;
}

/** Whether a text names a mark and a lockup. */
export const isLogoStyle = (style: string): boolean => {
  const [mark = "", lockup = "", ...rest] = style.split("/");
  return Object.hasOwn(MARKS, mark) && Object.hasOwn(LOCKUPS, lockup) && rest.length === 0;
};

const readStyle = (style: string): readonly [LogoMark, LogoLockup] => {
  const [first, second] = style.split("/");
  const mark = LOGO_MARKS.find((name) => name === first);
  const lockup = LOGO_LOCKUPS.find((name) => name === second);
  if (mark === undefined || lockup === undefined || !isLogoStyle(style)) {
    throw new RangeError(
      `logo style ${JSON.stringify(style)} does not exist: write <mark>/<lockup>, marks ${LOGO_MARKS.join(", ")}; lockups ${LOGO_LOCKUPS.join(", ")}`,
    );
  }
  return [mark, lockup];
};

/** The accent's companion: the same hue lighter where the accent is dark, darker where it is light. */
const companion = (accent: string): string => {
  const { l } = fromHex(accent);
  return relight(accent, l > 0.66 ? l - 0.2 : l + 0.2, 0.85);
};

/** A brand's logo, 64 high and as wide as its words, transparent. Throws RangeError for an unknown style or colour. */
export const brandLogo = (brand: BrandArt): string => {
  const [mark, lockup] = readStyle(brand.style);
  const { width, body } = LOCKUPS[lockup]({
    ...brand,
    nameEn: cleanText(brand.nameEn) === cleanText(brand.name) ? "" : brand.nameEn,
    ink: checkPaint(brand.ink),
    companion: companion(brand.accent),
    onAccent: contrast("#ffffff", brand.accent) >= 4.5 ? "#ffffff" : lch(0.17, 0.02, fromHex(brand.accent).h),
    drawMark: MARKS[mark],
  });
  return document(Math.ceil(width), 64, brand.name === "" ? brand.nameEn : brand.name, body);
};

/**
 * A brand's icon, 96 by 96 and filled to its edges: the mark on the accent, inside the safe circle of maskable icons.
 * Throws RangeError for an unknown style or colour.
 */
export const brandIcon = (brand: BrandArt): string => {
  const [mark] = readStyle(brand.style);
  const { l, c, h } = fromHex(brand.accent);
  const id = shortHash("icon", mark, brand.accent);
  const isLight = l > 0.72;
  const [main, second] = isLight
    ? [lch(0.22, 0.04, h), lch(0.38, 0.07, h)]
    : ["#ffffff", lch(0.88, Math.min(c, 0.09), h)];
  return document(
    96,
    96,
    brand.name,
    d`<defs><linearGradient id="${id}" x2=".5" y2="1"><stop stop-color="${lch(Math.min(0.92, l + 0.05), c, h)}"/><stop offset="1" stop-color="${lch(l - 0.14, c * 0.95, h - 8)}"/></linearGradient></defs><rect width="96" height="96" fill="url(#${id})"/><g transform="translate(48 48)">${MARKS[mark](main, second)}</g>`,
  );
};

import { SANS, SERIF, textWidth } from "./text-fit.ts";
import { cleanText, draw as d, escapeXml } from "./xml.ts";

/** Input of a lockup: words, colours, and the mark of radius 28, centred on the origin. */
export interface LockupParts {
  readonly name: string;
  readonly nameEn: string;
  readonly accent: string;
  readonly companion: string;
  readonly ink: string;
  /** The text colour on the accent. */
  readonly onAccent: string;
  drawMark(main: string, second: string): string;
}

interface Drawn {
  /** Total width in units; the height is 64. */
  readonly width: number;
  readonly body: string;
}

interface Setting {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly family?: string;
  /** Space between letters, in ems. */
  readonly spacing?: number;
  readonly slant?: boolean;
}

interface Line {
  readonly width: number;
  at(x: number, y: number): string;
}

/** One line of words whose width is fixed, so that the logo is as wide in every system face. */
const line = (raw: string, { size, weight, colour, family = SANS, spacing = 0, slant = false }: Setting): Line => {
  const chars = Array.from(cleanText(raw));
  const text = chars.length > 24 ? `${chars.slice(0, 23).join("")}…` : chars.join("");
  const count = Array.from(text).length;
  const hasHan = /\p{Script=Han}/u.test(text);
  const width = textWidth(text) * size * (hasHan ? 1 : 0.94) + Math.max(0, count - 1) * spacing * size;
  return {
    width: slant ? width + size * 0.16 : width,
    at: (x, y) =>
      text === ""
        ? ""
        : d`<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${colour}" textLength="${width}"${slant ? d` transform="translate(${y * 0.18} 0)skewX(-10)"` : ""}>${escapeXml(text)}</text>`,
  };
};

const standing = (markup: string, x: number, scale = 1): string =>
  d`<g transform="translate(${x} 32)scale(${String(scale)})">${markup}</g>`;
const own = (parts: LockupParts): string => parts.drawMark(parts.accent, parts.companion);

/** Arrangements of mark and words. */
export const LOCKUPS = {
  line: (parts) => {
    const words = line(parts.name === "" ? parts.nameEn : parts.name, {
      size: 32,
      weight: 800,
      colour: parts.ink,
      spacing: 0.04,
    });
    return { width: 76 + words.width, body: standing(own(parts), 32) + words.at(72, 43.5) };
  },
  stack: (parts) => {
    const words = line(parts.name, { size: 28, weight: 800, colour: parts.ink, spacing: 0.06 });
    const latin = line(parts.nameEn, {
      size: 11,
      weight: 600,
      colour: parts.accent,
      spacing: 0.22,
    });
    return {
      width: 76 + Math.max(words.width, latin.width),
      body: standing(own(parts), 32) + words.at(72, 36) + latin.at(73, 54),
    };
  },
  badge: (parts) => {
    const words = line(parts.name, { size: 26, weight: 700, colour: parts.ink });
    const latin = line(parts.nameEn, { size: 12, weight: 500, colour: parts.ink, spacing: 0.08 });
    const tile = d`<rect x="4" y="4" width="56" height="56" rx="15" fill="${parts.accent}"/>`;
    return {
      width: 78 + Math.max(words.width, latin.width),
      body:
        tile +
        standing(parts.drawMark(parts.onAccent, parts.companion), 32, 0.72) +
        words.at(74, 34) +
        d`<g opacity=".75">${latin.at(74, 52)}</g>`,
    };
  },
  rule: (parts) => {
    const words = line(parts.name, {
      size: 29,
      weight: 600,
      colour: parts.ink,
      family: SERIF,
      spacing: 0.12,
    });
    const latin = line(parts.nameEn, {
      size: 13,
      weight: 500,
      colour: parts.ink,
      family: SERIF,
      spacing: 0.18,
    });
    const bar = 72 + words.width + 16;
    return {
      width: latin.width === 0 ? bar - 12 : bar + 20 + latin.width,
      body:
        standing(own(parts), 32) +
        words.at(72, 42.5) +
        (latin.width === 0 ? "" : d`<path d="M${bar} 18V46" stroke="${parts.accent}" stroke-width="2"/>`) +
        latin.at(bar + 16, 37),
    };
  },
  caps: (parts) => {
    const latin = line(parts.nameEn === "" ? parts.name : parts.nameEn, {
      size: 27,
      weight: 900,
      colour: parts.ink,
      spacing: 0.06,
    });
    const words = line(parts.nameEn === "" ? "" : parts.name, {
      size: 13,
      weight: 600,
      colour: parts.accent,
      spacing: 0.5,
    });
    return {
      width: 76 + Math.max(words.width, latin.width),
      body: standing(own(parts), 32) + latin.at(71, 34) + words.at(73, 54),
    };
  },
  slant: (parts) => {
    const words = line(parts.name, { size: 32, weight: 900, colour: parts.ink, slant: true });
    const latin = line(parts.nameEn, {
      size: 12,
      weight: 800,
      colour: parts.onAccent,
      spacing: 0.12,
      slant: true,
    });
    const plate = latin.width === 0 ? "" : d`<path d="M72 46h${latin.width + 20}l-4 16H68z" fill="${parts.accent}"/>`;
    return {
      width: 84 + Math.max(words.width, latin.width + 12),
      body: standing(own(parts), 32) + words.at(70, latin.width === 0 ? 43 : 35) + plate + latin.at(79, 58.5),
    };
  },
  seal: (parts) => {
    const chars = Array.from(cleanText(parts.name));
    const side = 30;
    const first = line(chars[0] ?? "", {
      size: 30,
      weight: 700,
      colour: parts.onAccent,
      family: SERIF,
    });
    const rest = line(chars.slice(1).join(""), {
      size: 32,
      weight: 700,
      colour: parts.ink,
      family: SERIF,
      spacing: 0.08,
    });
    const latin = line(parts.nameEn, { size: 10, weight: 600, colour: parts.accent, spacing: 0.3 });
    const tile = d`<rect x="70" y="4" width="${Math.max(side, first.width) + 10}" height="42" rx="6" fill="${parts.accent}"/>`;
    const end = 70 + Math.max(side, first.width) + 18;
    return {
      width: Math.max(end + rest.width, 72 + latin.width) + 4,
      body: standing(own(parts), 32) + tile + first.at(75, 36) + rest.at(end, 37) + latin.at(72, 60),
    };
  },
  tail: (parts) => {
    const words = line(parts.name === "" ? parts.nameEn : parts.name, {
      size: 34,
      weight: 900,
      colour: parts.ink,
      spacing: 0.02,
    });
    const latin = line(parts.name === "" ? "" : parts.nameEn, {
      size: 11,
      weight: 700,
      colour: parts.ink,
      spacing: 0.16,
    });
    const end = Math.max(words.width, latin.width) + 10;
    return {
      width: end + 62,
      body:
        words.at(4, latin.width === 0 ? 44 : 38) +
        d`<g opacity=".7">${latin.at(5, 57)}</g>` +
        standing(own(parts), end + 30),
    };
  },
} as const satisfies Readonly<Record<string, (parts: LockupParts) => Drawn>>;

export type LogoLockup = keyof typeof LOCKUPS;

/** The names of all lockups. */
export const LOGO_LOCKUPS: readonly LogoLockup[] = Object.keys(LOCKUPS).filter(
  (key): key is LogoLockup => key in LOCKUPS,
);

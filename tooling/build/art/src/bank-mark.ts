import { lch } from "./colour.ts";
import { createRandom, shortHash } from "./random.ts";
import { SANS, textWidth } from "./text-fit.ts";
import { cleanText, document, draw as d, escapeXml } from "./xml.ts";

/**
 * A bank's neutral mark, 48 by 48: up to four letters of its code under a roof, in a colour by code. No bank's real
 * emblem.
 */
export const bankMark = (code: string): string => {
  const letters = Array.from(cleanText(code).toUpperCase()).slice(0, 4).join("");
  const r = createRandom(`bank|${cleanText(code).toUpperCase()}`);
  const id = shortHash("bank", code);
  const hue = r.between(0, 360);
  const size = letters === "" ? 0 : Math.min(16, 31 / textWidth(letters));
  const roof = r.pick(["M9 20 24 10 39 20Z", "M9 20Q24 4 39 20Z", "M9 20V17L24 9 39 17V20Z", "M11 20 15 11H33L37 20Z"]);
  return document(
    48,
    48,
    code,
    d`<defs><linearGradient id="${id}" x2=".4" y2="1"><stop stop-color="${lch(0.52, 0.13, hue)}"/><stop offset="1" stop-color="${lch(0.38, 0.11, hue - 12)}"/></linearGradient></defs><rect width="48" height="48" rx="${r.pick([10, 14, 24])}" fill="url(#${id})"/><path d="${roof}" fill="${lch(0.93, 0.04, hue)}"/><path d="M11 40H37" stroke="${lch(0.93, 0.04, hue)}" stroke-width="2.4" stroke-linecap="round"/><text x="24" y="${29.5 + size * 0.36}" text-anchor="middle" font-family="${SANS}" font-size="${size}" font-weight="700" fill="#fff">${escapeXml(letters)}</text>`,
  );
};

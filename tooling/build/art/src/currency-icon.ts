import { createBrush, metal, ramp, type Ramp } from "./brush.ts";
import { createRandom, shortHash } from "./random.ts";
import { polygon } from "./shape.ts";
import { SANS } from "./text-fit.ts";
import { cleanText, document, draw as d, escapeXml } from "./xml.ts";

interface Coin {
  readonly tone: Ramp;
  /** Strokes of the sign, within 11 units of the origin. */
  readonly sign: string;
  readonly edge: "round" | "milled" | "hexagon";
}

/** Signs of the known assets. None is an issuer's real emblem. */
const COINS: Readonly<Record<string, Coin>> = {
  CNY: {
    tone: metal(84, 0.14, 0.78),
    sign: "M-7-10 0-1 7-10M0-1V10M-6 1H6M-6 5.5H6",
    edge: "milled",
  },
  USD: {
    tone: ramp(155, 0.12, 0.6),
    sign: "M6-5.5C4-9-6-9-6-4.2-6 1.5 6-1 6 4.6 6 9-5 9-6.5 5.3M0-11.5V11.5",
    edge: "milled",
  },
  USDT: { tone: ramp(185, 0.1, 0.6), sign: "M-6-9V2C-6 11 6 11 6 2V-9M-10-2.5H10", edge: "round" },
  HHB: { tone: ramp(28, 0.18, 0.6), sign: "M-6-9V9M6-9V9M-6-2H6M-6 2.5H6", edge: "hexagon" },
  BOB: {
    tone: ramp(285, 0.16, 0.58),
    sign: "M-5-9V9M-5-9H1C8-9 8-1 1-1H-5M1-1C9-1 9 9 1 9H-5",
    edge: "hexagon",
  },
  JPB: {
    tone: ramp(250, 0.16, 0.58),
    sign: "M5-9V3C5 11-6 11-6 3M-1-9H8M-9-2.5H9",
    edge: "hexagon",
  },
};

/**
 * The coin of an asset, 48 by 48, transparent. An unknown code gets a neutral coin with its first letter, in a colour
 * by code.
 */
export const currencyIcon = (code: string): string => {
  const key = cleanText(code).toUpperCase();
  const r = createRandom(`coin|${key}`);
  const coin = (Object.hasOwn(COINS, key) ? COINS[key] : undefined) ?? {
    tone: ramp(r.between(0, 360), 0.1, 0.58),
    sign: "",
    edge: "round",
  };
  const { tone, sign, edge } = coin;
  const p = createBrush(shortHash("coin", key), { a: tone, b: tone, m: tone, w: tone, k: tone });
  const rim =
    edge === "hexagon"
      ? d`<path d="${polygon(6, 23, 30)}" fill="${p.band("a")}"/><path d="${polygon(6, 18.5, 30)}" fill="${p.lin("a")}" stroke="${tone.dk}" stroke-opacity=".35"/>`
      : d`<circle r="22" fill="${p.band("a")}"/>${edge === "milled" ? d`<circle r="20.2" fill="none" stroke="${tone.dk}" stroke-opacity=".45" stroke-width="2" stroke-dasharray="1.3 1.9"/>` : ""}<circle r="17.5" fill="${p.lin("a")}" stroke="${tone.dk}" stroke-opacity=".35"/>`;
  const letter =
    sign === ""
      ? d`<text y="6" text-anchor="middle" font-family="${SANS}" font-size="17" font-weight="700" fill="#fff" stroke="${tone.dk}" stroke-width="1.5" paint-order="stroke">${escapeXml(Array.from(key)[0] ?? "")}</text>`
      : "";
  const stroke = (colour: string, dy: number): string =>
    d`<path d="${sign}" transform="translate(0 ${dy})" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`;
  return document(
    48,
    48,
    key,
    d`${p.defs()}<g transform="translate(24 24)">${rim}${sign === "" ? letter : stroke(tone.dk, 1) + stroke("#ffffff", 0)}<path d="M-14-8A16 16 0 0 1-4-15.5" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"/></g>`,
  );
};

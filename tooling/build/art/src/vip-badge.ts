import { type Brush, createBrush, metal, ramp, type Ramp } from "./brush.ts";
import { DIGITS } from "./figures/lottery.ts";
import { petal, polygon, sparkle, star } from "./shape.ts";
import { document, draw as d } from "./xml.ts";

interface Grade {
  /** What the badge is made of, its trim, and the field behind the figure. */
  readonly body: Ramp;
  readonly trim: Ramp;
  readonly field: Ramp;
  readonly form: "stone" | "disc" | "shield" | "rosette" | "gem";
  /** Amount of ornament around the body, 0 to 3. */
  readonly dress: number;
}

const COPPER = metal(44, 0.1, 0.66);
const BRONZE = metal(62, 0.11, 0.7);
const SILVER = metal(250, 0.018, 0.8);
const GOLD = metal(86, 0.135, 0.79);
const PLATINUM = metal(215, 0.03, 0.86);
const grade = (form: Grade["form"], dress: number, body: Ramp, trim: Ramp, field: Ramp): Grade => ({
  form,
  dress,
  body,
  trim,
  field,
});

/** One grade for each VIP level, 0 to 10 (docs/specification.md §9.2). */
const GRADES: readonly Grade[] = [
  grade("stone", 0, ramp(75, 0.012, 0.6), ramp(75, 0.012, 0.72), ramp(75, 0.012, 0.46)),
  grade("disc", 0, COPPER, COPPER, ramp(40, 0.07, 0.42)),
  grade("disc", 1, COPPER, BRONZE, ramp(35, 0.09, 0.42)),
  grade("disc", 2, BRONZE, BRONZE, ramp(150, 0.05, 0.4)),
  grade("shield", 0, SILVER, SILVER, ramp(255, 0.06, 0.44)),
  grade("shield", 1, SILVER, GOLD, ramp(255, 0.13, 0.46)),
  grade("shield", 2, GOLD, GOLD, ramp(24, 0.17, 0.46)),
  grade("rosette", 1, PLATINUM, PLATINUM, ramp(290, 0.15, 0.46)),
  grade("rosette", 2, ramp(160, 0.11, 0.66), GOLD, ramp(165, 0.1, 0.42)),
  grade("gem", 2, ramp(225, 0.07, 0.8), PLATINUM, ramp(240, 0.13, 0.5)),
  grade("gem", 3, ramp(16, 0.22, 0.56), GOLD, ramp(14, 0.19, 0.46)),
];

const SHIELD = "M0-40C13-34 25-31 36-31 37 2 27 27 0 42-27 27-37 2-36-31-25-31-13-34 0-40Z";

const figures = (level: number, light: string, dark: string, y: number, scale: number): string => {
  const digits = Array.from(String(level), (digit) => DIGITS[Number(digit)] ?? "");
  const path = digits
    .map((digit, i) => d`<path d="${digit}" transform="translate(${(i - (digits.length - 1) / 2) * 15} 0)"/>`)
    .join("");
  const set = (colour: string, width: number): string => d`<g stroke="${colour}" stroke-width="${width}">${path}</g>`;
  return d`<g transform="translate(0 ${y})scale(${String(scale)})" fill="none" stroke-linecap="round">${set(dark, 8.5)}${set(light, 4.2)}</g>`;
};

const laurel = (p: Brush, count: number): string =>
  d`<g fill="${p.band("m")}" stroke="${p.tones.m.dk}" stroke-width=".7">${p.mirror(
    Array.from(
      { length: count },
      (_, i) => d`<path d="${petal(5, 17)}" transform="rotate(${-166 + i * 19})translate(0 -45)rotate(58)"/>`,
    ).join(""),
  )}</g>`;

const wings = (p: Brush, count: number): string =>
  d`<g fill="${p.band("m")}" stroke="${p.tones.m.dk}" stroke-width=".8">${p.mirror(
    Array.from(
      { length: count },
      (_, i) =>
        d`<path d="${petal(7, 43 - Math.abs(i - 2) * 2)}" transform="translate(-17 ${10 - i * 3})rotate(${-118 + i * 19})"/>`,
    ).join(""),
  )}</g>`;

const crown = (p: Brush): string =>
  d`<g transform="translate(0 -44)" stroke="${p.tones.m.dk}" stroke-width=".8"><path d="M-18 8-21-10-9-2 0-15 9-2 21-10 18 8Q0 3-18 8Z" fill="${p.band("m")}"/><circle cy="-15" r="3" fill="${p.orb("b")}"/><circle cx="-21" cy="-11" r="2.5" fill="${p.orb("b")}"/><circle cx="21" cy="-11" r="2.5" fill="${p.orb("b")}"/></g>`;

const bodies: Readonly<Record<Grade["form"], (p: Brush, dress: number) => string>> = {
  stone: (p) => {
    const { a } = p.tones;
    return d`<path d="M-20-38 14-41 36-20 39 12 22 37-12 40-37 22-39-14Z" fill="${p.lin("a")}" stroke="${a.dk}" stroke-width="1.5"/><path d="M-20-38 14-41 8-24-16-22Z" fill="${a.hi}" opacity=".7"/><path d="M-39-14-20-38-16-22-27-4Z" fill="${a.lt}" opacity=".8"/><path d="M36-20 39 12 26 8 22-14Z" fill="${a.dp}"/><path d="M22 37-12 40-10 26 16 24Z" fill="${a.dk}" opacity=".6"/><path d="M-37 22-12 40-10 26-25 14Z" fill="${a.dp}" opacity=".8"/><path d="M14-41 36-20 22-14 8-24Z" fill="${a.lt}" opacity=".5"/><path d="M-30 6l7 5-2 8M18-32l6 5" fill="none" stroke="${a.dk}" stroke-width="1.2"/>`;
  },
  disc: (p, dress) =>
    d`${dress > 1 ? laurel(p, 6) : ""}${dress > 0 ? d`<g fill="${p.lin("b")}" stroke="${p.tones.m.hi}">${p.mirror('<path d="M-18 26-28 54-17 50-10 57 0 34Z"/>')}</g>` : ""}<path d="${polygon(6, 44)}" fill="${p.band("a")}" stroke="${p.tones.m.hi}" stroke-width="1.5"/><path d="${polygon(6, 35)}" fill="${p.lin("b")}" stroke="${p.tones.m.dk}" stroke-width="1.5"/>${dress > 0 ? d`<g fill="${p.tones.m.hi}">${p.spin('<circle cy="-39" r="2.4"/>', 6)}</g>` : ""}<path d="M-26-13-24-15 0-29 14-21Z" fill="#fff" opacity=".25"/>`,
  shield: (p, dress) =>
    d`${dress > 0 ? laurel(p, 5 + dress) : ""}<path d="${SHIELD}" transform="scale(1.06)" fill="${p.band("m")}" stroke="${p.tones.m.dk}"/><path d="${SHIELD}" transform="scale(.93)" fill="${p.band("a")}" stroke="${p.tones.m.hi}" stroke-width=".8"/><path d="${SHIELD}" transform="scale(.74)" fill="${p.lin("b")}" stroke="${p.tones.m.dk}" stroke-width="1.5"/><path d="M-22-20C-12-21-6-23 0-26V6C-10 8-18 2-22-6Z" fill="#fff" opacity=".18"/>${dress === 1 ? d`<path d="${star(5, 8, 3.4)}" transform="translate(0 -41)" fill="${p.band("m")}" stroke="${p.tones.m.dk}" stroke-width=".8"/>` : ""}${dress > 1 ? d`<g transform="translate(0 2)">${crown(p)}</g>` : ""}`,
  rosette: (p, dress) =>
    d`${wings(p, 3 + dress)}<path d="${star(12, 44, 37)}" fill="${p.band("m")}" stroke="${p.tones.m.dk}"/><circle r="35" fill="${p.orb("a")}" stroke="${p.tones.m.hi}" stroke-width="1.5"/><g fill="none" stroke="${p.tones.m.lt}" stroke-width="1.2">${p.spin(d`<path d="${petal(6, 9, 25)}"/>`, 12)}</g><circle r="25" fill="${p.lin("b")}" stroke="${p.tones.m.hi}" stroke-width="2"/><path d="M-21-7A22 22 0 0 1-3-22" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.5" stroke-linecap="round"/>${dress > 1 ? crown(p) : d`<path d="${polygon(4, 8)}" transform="translate(0 -42)" fill="${p.orb("b")}" stroke="${p.tones.m.hi}" stroke-width="1.5"/>`}`,
  gem: (p, dress) => {
    const { a } = p.tones;
    const facet = d`<path d="M0-38-7.8-24 0-22 7.8-24Z" fill="${a.hi}" opacity=".75"/><path d="M0-38 7.8-24 14.7-19 22.3-30.8Z" fill="${a.dp}" opacity=".5"/>`;
    return d`${dress > 2 ? d`<circle r="50" fill="none" stroke="${p.tones.m.lt}" stroke-width="16" stroke-dasharray="2.5 10.6" opacity=".9"/>` : ""}${wings(p, 3 + dress)}<path d="${polygon(10, 43)}" fill="${p.band("m")}" stroke="${p.tones.m.dk}"/><path d="${polygon(10, 38)}" fill="${p.lin("a")}"/>${p.spin(facet, 10)}<path d="${polygon(10, 25)}" fill="${p.orb("b")}" stroke="${a.hi}" stroke-width="1.5"/><path d="M-19-12-12-20 6-22-16 12Z" fill="#fff" opacity=".3"/>${crown(p)}<path d="${sparkle(30, -26, 10)}${sparkle(-32, 20, 7)}${dress > 2 ? sparkle(36, 22, 6) : ""}" fill="#fff"/>`;
  },
};

/**
 * The badge of a VIP level, 120 by 120, transparent: stone, copper, silver, gold, platinum, jade, diamond, ruby.
 * Throws RangeError outside 0 to 10 (docs/specification.md §9.2).
 */
export const vipBadge = (level: number): string => {
  const made = GRADES[level];
  if (made === undefined) throw new RangeError(`VIP level ${level} has no badge: use a whole number from 0 to 10`);
  const { form, dress, body, trim, field } = made;
  const p = createBrush(`xvip${level.toString(36)}`, {
    a: body,
    m: trim,
    b: field,
    w: ramp(85, 0.02, 0.88),
    k: field,
  });
  const drawn = bodies[form](p, dress);
  const figure = figures(
    level,
    form === "stone" ? body.hi : "#ffffff",
    form === "stone" ? body.dk : field.dk,
    form === "shield" ? 1 : 0,
    level === 10 ? 1.25 : 1.5,
  );
  const shade = d`<ellipse cy="51" rx="${form === "stone" ? 32 : 38}" ry="5" opacity=".22"/>`;
  return document(
    120,
    120,
    `VIP ${level}`,
    d`${p.defs()}<g transform="translate(60 63)">${shade}${drawn}${figure}</g>`,
  );
};

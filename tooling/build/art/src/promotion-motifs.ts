import type { Brush } from "./brush.ts";
import { polygon, sparkle, star, turns } from "./shape.ts";
import { draw as d } from "./xml.ts";

/** A drawing about the origin, within a circle of 200. */
export type Motif = (p: Brush) => string;

const coin = (p: Brush, r: number): string =>
  d`<circle r="${r}" fill="${p.band("m")}"/><circle r="${r * 0.8}" fill="${p.orb("m")}" stroke="${p.tones.m.dp}" stroke-width="${r * 0.05}"/><path d="${star(5, r * 0.46, r * 0.2)}" fill="${p.tones.m.hi}"/>`;

const bow = (p: Brush): string =>
  p.mirror(
    d`<path d="M0 0C-24-58-92-70-98-34-102-6-46 6 0 0Z" fill="${p.lin("m")}"/><path d="M-14-8C-34-40-72-46-76-32-76-18-42-8-14-8Z" fill="${p.tones.m.dp}" opacity=".55"/>`,
  ) + d`<rect x="-18" y="-20" width="36" height="34" rx="12" fill="${p.band("m")}"/>`;

const box: Motif = (p) =>
  d`<path d="M-112-8H112V132Q112 148 96 148H-96Q-112 148-112 132Z" fill="${p.lin("a")}"/><rect x="-132" y="-56" width="264" height="58" rx="12" fill="${p.lin("a")}" stroke="${p.tones.a.dp}" stroke-width="3"/><path d="M-24-56H24V148H-24Z" fill="${p.band("m")}"/><g transform="translate(0 -58)">${bow(p)}</g>`;

const calendar: Motif = (p) => {
  const cell = (x: number, y: number, isDone: boolean): string =>
    isDone
      ? d`<rect x="${x}" y="${y}" width="46" height="40" rx="9" fill="${p.lin("m")}"/><path d="M${x + 12} ${y + 20}l8 9 15-17" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`
      : d`<rect x="${x}" y="${y}" width="46" height="40" rx="9" fill="${p.tones.w.lt}" stroke="${p.tones.w.dp}" stroke-width="2"/>`;
  const cells = Array.from({ length: 12 }, (_, i) => cell(-118 + (i % 4) * 63, -44 + Math.floor(i / 4) * 58, i < 7));
  return d`<g transform="rotate(-6)"><rect x="-146" y="-132" width="292" height="282" rx="26" fill="${p.tones.w.hi}"/><path d="M-146-72V-106Q-146-132-120-132H120Q146-132 146-106V-72Z" fill="${p.lin("a")}"/>${cells.join("")}<g fill="${p.band("m")}"><rect x="-92" y="-160" width="24" height="62" rx="12"/><rect x="68" y="-160" width="24" height="62" rx="12"/></g></g>`;
};

const ladder: Motif = (p) => {
  const step = (i: number): string =>
    d`<g transform="translate(${-150 + i * 78} ${110 - i * 62})"><path d="M0 0H74V${40 + i * 62}H0Z" fill="${p.lin("a")}"/><rect width="74" height="16" fill="${p.band("m")}"/></g>`;
  return d`${[0, 1, 2, 3].map(step).join("")}<g transform="translate(-112 68)">${coin(p, 26)}</g><g transform="translate(-34 0)">${coin(p, 34)}</g><g transform="translate(44 -66)">${coin(p, 42)}</g><g transform="translate(122 -138)">${coin(p, 52)}</g>`;
};

const coins: Motif = (p) =>
  d`${[0, 1, 2, 3].map((i) => d`<g transform="translate(-70 ${124 - i * 34})"><path d="M-86 0V24A86 26 0 0 0 86 24V0Z" fill="${p.lin("m")}"/><ellipse rx="86" ry="26" fill="${p.band("m")}"/></g>`).join("")}<g transform="translate(74 -10)">${coin(p, 116)}</g><path d="M-118-112H-74M-96-134V-90" stroke="${p.tones.a.lt}" stroke-width="20" stroke-linecap="round"/>`;

const sunrise: Motif = (p) =>
  d`<g fill="${p.lin("m")}">${turns(9, -80, 160)
    .map((turn) => d`<path d="M-9-148h18l8-40h-34Z" transform="translate(0 70) ${turn}"/>`)
    .join(
      "",
    )}</g><path d="M-130 70A130 130 0 0 1 130 70Z" fill="${p.orb("m")}"/><path d="M-176 70H176" stroke="${p.tones.a.hi}" stroke-width="12" stroke-linecap="round"/><path d="M-126 106H126M-66 140H66" stroke="${p.tones.a.lt}" stroke-width="10" stroke-linecap="round" opacity=".7"/><path d="M-34 40 0 6 34 40M0 6V66" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"/>`;

const buoy: Motif = (p) =>
  d`<circle r="112" fill="none" stroke="${p.tones.w.hi}" stroke-width="66"/>${p.spin(d`<path d="M-62-132A146 146 0 0 1 62-132L34-72A79 79 0 0 0-34-72Z" fill="${p.lin("a")}"/>`, 4, 45)}<circle r="145" fill="none" stroke="${p.tones.m.md}" stroke-width="6"/><circle r="79" fill="none" stroke="${p.tones.m.md}" stroke-width="6"/><g>${coin(p, 54)}</g>`;

const cake: Motif = (p) =>
  d`<ellipse cy="148" rx="168" ry="22" fill="${p.tones.w.hi}"/><path d="M-128 40H128V132Q128 148 112 148H-112Q-128 148-128 132Z" fill="${p.lin("a")}"/><path d="M-92-40H92V40H-92Z" fill="${p.lin("b")}"/><path d="M-128 40H128V62Q106 92 84 62 62 96 42 62 20 88 0 62-20 92-42 62-62 88-84 62-106 90-128 62Z" fill="${p.tones.w.hi}"/><path d="M-92-40H92V-22Q70 4 46-22 24 6 0-22-24 6-46-22-70 4-92-22Z" fill="${p.tones.w.hi}"/>${[-52, 0, 52].map((x) => d`<g transform="translate(${x} -40)"><rect x="-8" y="-66" width="16" height="66" rx="6" fill="${p.band("m")}"/><path d="M0-112C18-92 16-72 0-70-16-72-18-92 0-112Z" fill="${p.orb("m")}"/></g>`).join("")}`;

const invite: Motif = (p) => {
  const person = (x: number, tone: "a" | "b", s: number): string =>
    d`<g transform="translate(${x} 30) scale(${s})"><path d="M-84 112C-84 30-46 0 0 0S84 30 84 112Z" fill="${p.lin(tone)}"/><circle cy="-54" r="50" fill="${p.orb("w")}"/></g>`;
  return d`${person(-84, "b", 0.86)}${person(58, "a", 1.08)}<g transform="translate(120 -96)"><circle r="52" fill="${p.band("m")}"/><path d="M-24 0H24M0-24V24" stroke="#fff" stroke-width="15" stroke-linecap="round"/></g>`;
};

const ticket: Motif = (p) =>
  d`<g transform="rotate(-14)"><path d="M-168-84H168Q184-84 184-68V-30A30 30 0 0 0 184 30V68Q184 84 168 84H-168Q-184 84-184 68V30A30 30 0 0 0-184-30V-68Q-184-84-168-84Z" fill="${p.lin("a")}"/><path d="M70-76V76" stroke="${p.tones.a.hi}" stroke-width="5" stroke-dasharray="12 12"/><path d="${star(5, 50, 22)}" transform="translate(126 0)" fill="${p.band("m")}"/><g stroke="${p.tones.w.hi}" stroke-width="20" stroke-linecap="round"><path d="M-128 0h.1M-84 0h.1M-40 0h.1M4 0h.1"/></g><path d="M-136-44H12M-136 44H-30" stroke="${p.tones.a.hi}" stroke-width="8" stroke-linecap="round" opacity=".6"/></g>`;

const shield: Motif = (p) =>
  d`<path d="M0-164C44-132 92-122 138-120V6C138 92 68 140 0 168-68 140-138 92-138 6V-120C-92-122-44-132 0-164Z" fill="${p.band("m")}"/><path d="M0-134C38-108 76-98 112-96V6C112 74 56 114 0 138-56 114-112 74-112 6V-96C-76-98-38-108 0-134Z" fill="${p.lin("a")}"/><path d="M-52 6-14 46 58-42" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round"/>`;

const podium: Motif = (p) =>
  d`<path d="M-60-128H60V-40C60 22 30 48 0 48S-60 22-60-40Z" fill="${p.band("m")}"/>${p.mirror(d`<path d="M-60-108H-112C-112-40-88-14-48-6" fill="none" stroke="${p.tones.m.lt}" stroke-width="18"/>`)}<path d="M-14 44H14V98H-14Z" fill="${p.tones.m.dp}"/><path d="M-84 98H84V150H-84Z" fill="${p.lin("a")}"/><path d="${star(5, 40, 17)}" transform="translate(0 -54)" fill="#fff"/>`;

/** Motifs of covers: the kinds of promotion, and special occasions. */
export const COVER_MOTIFS = {
  first: coins,
  daily: sunrise,
  ladder,
  relief: buoy,
  cake,
  invite,
  gift: box,
  code: ticket,
  calendar,
  shield,
  trophy: podium,
} as const satisfies Readonly<Record<string, Motif>>;

const envelope: Motif = (p) =>
  d`<rect x="-104" y="-150" width="208" height="300" rx="20" fill="${p.lin("a")}"/><path d="M-104-130Q-104-150-84-150H84Q104-150 104-130V-74Q0-6-104-74Z" fill="${p.tones.a.dp}"/><g transform="translate(0 -26)">${coin(p, 50)}</g><path d="M-60 96H60" stroke="${p.tones.m.lt}" stroke-width="8" stroke-linecap="round"/>`;

const teapot: Motif = (p) =>
  d`<path d="M-96-20C-170-70-196-10-150 26-130 40-112 42-96 44" fill="none" stroke="${p.tones.a.dp}" stroke-width="22" stroke-linecap="round"/><path d="M92 30C140 18 132-40 178-62" fill="none" stroke="${p.tones.a.md}" stroke-width="26" stroke-linecap="round"/><path d="M-112 0C-112-72-60-86 0-86S112-72 112 0 66 104 0 104-112 72-112 0Z" fill="${p.orb("a")}"/><ellipse cy="-82" rx="66" ry="18" fill="${p.tones.a.dp}"/><ellipse cy="-90" rx="60" ry="17" fill="${p.lin("a")}"/><circle cy="-116" r="18" fill="${p.orb("m")}"/><path d="M-60 116H60" stroke="${p.tones.m.md}" stroke-width="12" stroke-linecap="round"/><g transform="translate(128 112)"><path d="M-46-28H46C46 22 24 34 0 34S-46 22-46-28Z" fill="${p.orb("a")}"/><ellipse cy="-28" rx="46" ry="12" fill="${p.tones.m.dk}"/></g>`;

const headphones: Motif = (p) =>
  d`<path d="M-128 40V0A128 128 0 0 1 128 0V40" fill="none" stroke="${p.lin("k")}" stroke-width="34"/><path d="M-128 10V0A128 128 0 0 1 128 0V10" fill="none" stroke="${p.tones.m.lt}" stroke-width="5"/>${p.mirror(d`<g><rect x="-164" y="6" width="78" height="136" rx="36" fill="${p.lin("k")}"/><rect x="-104" y="18" width="34" height="112" rx="17" fill="${p.lin("a")}"/><rect x="-150" y="40" width="10" height="68" rx="5" fill="${p.tones.m.lt}"/></g>`)}`;

const phone: Motif = (p) =>
  d`<g transform="rotate(9)"><rect x="-96" y="-172" width="192" height="344" rx="34" fill="${p.band("k")}"/><rect x="-82" y="-158" width="164" height="316" rx="24" fill="${p.lin("a")}"/><path d="M-82 20 82-110V134Q82 158 58 158H-58Q-82 158-82 134Z" fill="${p.tones.a.lt}" opacity=".45"/><rect x="-30" y="-146" width="60" height="16" rx="8" fill="${p.tones.k.dk}"/><path d="${sparkle(28, 30, 44)}" fill="#fff" opacity=".85"/></g>`;

const goldBar: Motif = (p) => {
  const bar = (x: number, y: number): string =>
    d`<g transform="translate(${x} ${y})"><path d="M-74-34H74L104 40H-104Z" fill="${p.band("m")}"/><path d="M-60-22H60L78 26H-78Z" fill="${p.lin("m")}" stroke="${p.tones.m.hi}" stroke-width="3"/><path d="M-26 2H26" stroke="${p.tones.m.dp}" stroke-width="9" stroke-linecap="round"/></g>`;
  return bar(-98, 82) + bar(98, 82) + bar(0, 2) + d`<path d="${sparkle(86, -78, 42)}" fill="#fff"/>`;
};

const parcel: Motif = (p) =>
  d`${box(p)}<path d="${polygon(4, 16)}" transform="translate(-150 -96)" fill="${p.tones.m.lt}"/><path d="${polygon(4, 11)}" transform="translate(150 -120)" fill="${p.tones.m.lt}"/>`;

/** Motifs of gifts; what is none of them comes in a parcel. */
export const GIFT_MOTIFS = {
  money: envelope,
  tea: teapot,
  headphones,
  phone,
  gold: goldBar,
  parcel,
} as const satisfies Readonly<Record<string, Motif>>;

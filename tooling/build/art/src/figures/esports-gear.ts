import { polygon, sector } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

export const controller: Figure = (p) => {
  const { a, b, k } = p.tones;
  return d`<path d="M-52-52H-22L-16-40H16L22-52H52C78-52 88-26 96 26 102 66 78 78 58 56L38 32H-38L-58 56C-78 78-102 66-96 26-88-26-78-52-52-52Z" fill="${p.lin("k")}" ${p.rim(3)}/><path d="M-48-44C-70-44-80-20-86 22M48-44C70-44 80-20 86 22" fill="none" stroke="${a.lt}" stroke-width="3"/><path d="M-58-32H-42V-22H-32V-6H-42V4H-58V-6H-68V-22H-58Z" fill="${p.lin("a")}" stroke="${a.hi}" stroke-width="1.5"/>${["translate(50 -30)", "translate(66 -14)", "translate(50 2)", "translate(34 -14)"].map((t, i) => d`<circle r="9" transform="${t}" fill="${p.orb((["a", "b", "m", "w"] as const)[i] ?? "a")}"/>`).join("")}${p.repeat(d`<circle r="18" fill="${k.dk}" stroke="${b.lt}" stroke-width="2.5"/><circle r="11" fill="${p.orb("k")}"/>`, ["translate(-26 18)", "translate(26 18)"])}<path d="${polygon(6, 12)}" transform="translate(0 -18)" fill="${p.lin("b")}" stroke="${b.hi}" stroke-width="1.5"/><path d="M-70-58Q-56-68-34-60M70-58Q56-68 34-60" fill="none" stroke="${a.md}" stroke-width="7" stroke-linecap="round"/>`;
};

export const crosshair: Figure = (p, r) => {
  const { a, m } = p.tones;
  const n = r.pick([3, 4]);
  const gap = 180 / n - 22;
  return d`<circle r="96" fill="${p.glow("a")}" opacity=".6"/><g fill="${p.lin("a")}" ${p.rim(2)}>${p.spin(d`<path d="${sector(72, 88, -gap, gap)}"/>`, n, n === 4 ? 45 : 60)}</g>${p.spin(d`<path d="M-5-100H5L3-46H-3Z" fill="${p.band("m")}"/>`, 4)}<circle r="56" fill="${p.tones.k.dk}" fill-opacity=".55" stroke="${m.lt}" stroke-width="3"/><circle r="50" fill="none" stroke="${a.lt}" stroke-width="6" stroke-dasharray="3 10"/>${p.spin(d`<path d="M-2-44H2V-18H-2Z" fill="${m.hi}"/>`, 4)}<path d="M-30-14A33 33 0 0 1 30-14M-30 14A33 33 0 0 0 30 14" fill="none" stroke="${p.tones.b.lt}" stroke-width="5"/><path d="${polygon(4, 11)}" fill="${p.lin("b")}" stroke="${p.tones.b.hi}" stroke-width="2"/>`;
};

export const headset: Figure = (p) => {
  const { a, k } = p.tones;
  return d`<path d="M-74 16C-84-110 84-110 74 16" fill="none" stroke="${p.tones.m.lt}" stroke-width="22"/><path d="M-74 16C-84-110 84-110 74 16" fill="none" stroke="${k.dp}" stroke-width="17"/><path d="M-62-32C-40-84 40-84 62-32" fill="none" stroke="${p.lin("a")}" stroke-width="9"/>${p.mirror(d`<path d="M-86-10H-62Q-50-10-50 4V50Q-50 64-62 64H-70C-98 60-104 0-86-10Z" fill="${p.lin("k")}" ${p.rim(2.5)}/><path d="M-52-4Q-36 0-36 26T-52 58Z" fill="${p.lin("a")}" ${p.rim(2)}/><path d="M-84 8C-92 20-90 40-80 50" fill="none" stroke="${a.lt}" stroke-width="5" stroke-linecap="round"/>`)}<path d="M-74 62C-70 92-30 92-6 86" fill="none" stroke="${k.lt}" stroke-width="6"/><rect x="-12" y="76" width="34" height="18" rx="9" fill="${p.lin("b")}" ${p.rim(2)}/><path d="M4 20-14 34H0L-6 54 18 30H4L12 12Z" fill="${p.lin("m")}"/><path d="M-58-58Q-36-84-4-84" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`;
};

export const keys: Figure = (p) => {
  const { a, b, w } = p.tones;
  const cap = (tone: "a" | "k", sign: string): string =>
    d`<path d="M-30-26Q-30-34-22-34H22Q30-34 30-26L34 22Q34 34 24 34H-24Q-34 34-34 22Z" fill="${p.tones[tone].dk}" ${p.rim(2)}/><rect x="-24" y="-31" width="48" height="46" rx="8" fill="${p.lin(tone)}"/><path d="${sign}" fill="none" stroke="${tone === "a" ? w.hi : a.lt}" stroke-width="5" stroke-linecap="round"/>`;
  return d`<ellipse cy="50" rx="100" ry="44" fill="${p.glow("b")}"/><g transform="translate(0 -42) scale(1.08)">${cap("a", "M-12-18-6 2 0-12 6 2 12-18")}</g><g transform="translate(-66 34)">${cap("k", "M-9 3 0-19 9 3M-5-4H5")}</g><g transform="translate(0 34)">${cap("k", "M9-16C-2-22-14-14-4-8 12-4 10 8-9 2")}</g><g transform="translate(66 34)">${cap("k", "M-8-19V3C14 5 14-21-8-19Z")}</g><path d="M-92 78H92" stroke="${b.lt}" stroke-width="5" stroke-linecap="round"/>`;
};

export const crystal: Figure = (p) => {
  const { a, b } = p.tones;
  const shard = d`<path d="M0-40 14-12 8 30-10 34-16-10Z" fill="${p.lin("b")}" ${p.rim(1.5)}/><path d="M0-40-2 33-10 34-16-10Z" fill="${b.hi}" opacity=".4"/>`;
  return d`<circle r="98" fill="${p.glow("a")}"/>${p.repeat(shard, ["translate(-60 30) rotate(-20)", "translate(60 26) rotate(22)", "translate(-36 52) scale(.8) rotate(-8)", "translate(40 56) scale(.7) rotate(10)"])}<path d="M0-98 36-34 24 52 0 78-26 50-36-32Z" fill="${p.lin("a")}" ${p.rim(2.5)}/><path d="M0-98-10-28-4 76-26 50-36-32Z" fill="${a.hi}" opacity=".6"/><path d="M0-98 36-34-10-28ZM-10-28 36-34 24 52-4 76Z" fill="${a.dp}" opacity=".35"/><ellipse cy="2" rx="86" ry="24" fill="none" stroke="${p.tones.m.lt}" stroke-width="4" stroke-dasharray="150 24"/><path d="M-70 78 70 78 88 98H-88Z" fill="${p.lin("k")}" ${p.rim(2)}/><path d="M-50 88H50" stroke="${a.lt}" stroke-width="4"/>`;
};

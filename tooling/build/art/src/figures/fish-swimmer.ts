import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

const eye = (x: number, y: number, size: number, dark: string): string =>
  d`<circle cx="${x}" cy="${y}" r="${size}" fill="#fff"/><circle cx="${x - size * 0.15}" cy="${y}" r="${size * 0.62}" fill="${dark}"/><circle cx="${x - size * 0.35}" cy="${y - size * 0.3}" r="${size * 0.22}" fill="#fff"/>`;

export const angelfish: Figure = (p, r) => {
  const { a, k } = p.tones;
  const bars = r.whole(2, 4);
  const at = (i: number): number => -26 + (i * 78) / bars;
  const clip = `${p.own('<clipPath id="%"><path d="M-92 4C-66-40-20-58 30-44 54-34 66-16 72 0 66 18 54 38 30 46-20 58-66 44-92 4Z"/></clipPath>')}`;
  return d`<g ${p.rim(2.5)}><path d="M-34-40C-26-76 4-98 52-96 34-80 34-58 46-38ZM-30 42C-20 76 6 96 50 96 34 80 34 58 44 38Z" fill="${p.lin("b")}"/><path d="M62-4C76-34 88-48 100-52 94-28 94-14 96 0 94 16 94 30 100 54 88 48 76 32 62 4Z" fill="${p.lin("b")}"/><path d="M-92 4C-66-40-20-58 30-44 54-34 66-16 72 0 66 18 54 38 30 46-20 58-66 44-92 4Z" fill="${p.orb("a")}"/></g><g clip-path="${clip}">${Array.from({ length: bars }, (_, i) => d`<path d="M${at(i)}-64Q${at(i) + 16} 0 ${at(i)} 64H${at(i) + 13}Q${at(i) + 28} 0 ${at(i) + 13}-64Z" fill="${i % 2 === 0 ? p.tones.w.hi : a.dk}" opacity=".8"/>`).join("")}</g><path d="M-20 10C-4-6 18-2 28 10 16 26-4 30-20 10Z" fill="${p.lin("b")}" ${p.rim(2)}/>${eye(-56, -8, 12, k.dk)}<path d="M-90 8Q-78 18-68 12" fill="none" stroke="${a.dk}" stroke-width="4" stroke-linecap="round"/><path d="M-62-28C-44-42-18-48 4-46" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/><path d="M-10-62Q8-84 34-90M-6 64Q8 82 34 90" fill="none" stroke="${p.tones.b.hi}" stroke-opacity=".7" stroke-width="2.5"/>`;
};

export const turtle: Figure = (p) => {
  const { b } = p.tones;
  return d`<g ${p.rim(2.5)}>${p.mirror(d`<path d="M-44-40C-70-72-96-66-98-36-80-36-62-26-50-12ZM-46 44C-66 60-72 80-62 92-46 86-34 74-28 60Z" fill="${p.lin("b")}"/><circle cx="-82" cy="-44" r="4" fill="${b.dp}" stroke="none"/><circle cx="-68" cy="-46" r="5" fill="${b.dp}" stroke="none"/>`)}<path d="M-8 74H8L0 98Z" fill="${p.lin("b")}"/><path d="M-20-62C-26-88-16-98 0-98S26-88 20-62Z" fill="${p.lin("b")}"/><path d="M0-70C48-70 66-34 64 4 62 46 34 78 0 80-34 78-62 46-64 4-66-34-48-70 0-70Z" fill="${p.band("m")}"/><path d="M0-60C40-60 56-28 54 4 52 38 28 66 0 68-28 66-52 38-54 4-56-28-40-60 0-60Z" fill="${p.orb("a")}"/><path d="M0-38 24-24V8L0 24-24 8V-24ZM0-60V-38M24-24 46-36M24 8 50 24M0 24V68M-24-24-46-36M-24 8-50 24" fill="${p.tones.a.dp}" fill-opacity=".5"/></g><path d="M-44-14C-40-38-24-50-6-52" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>${eye(-11, -84, 6, p.tones.k.dk)}${eye(11, -84, 6, p.tones.k.dk)}`;
};

export const manta: Figure = (p) => {
  const { a } = p.tones;
  return d`<path d="M0 40C6 60-10 78 4 100" fill="none" stroke="${a.md}" stroke-width="5" stroke-linecap="round"/><g ${p.rim(2.5)}><path d="M0-58C10-62 18-74 16-88 30-80 34-64 30-50 58-44 84-18 100 30 76 12 58 14 40 30 26 44 12 52 0 54-12 52-26 44-40 30-58 14-76 12-100 30-84-18-58-44-30-50-34-64-30-80-16-88-18-74-10-62 0-58Z" fill="${p.orb("a")}"/></g>${p.mirror(
    d`<path d="M-34-40C-56-30-76-6-86 12-68 4-52 6-40 16-30 0-28-22-34-40Z" fill="${p.lin("b")}" opacity=".85"/><path d="M-8 12-22 8M-8 22-24 20M-8 32-22 32" stroke="${a.dk}" stroke-width="3" stroke-linecap="round"/>${eye(-27, -42, 6, p.tones.k.dk)}`,
  )}<path d="M-14-50Q0-44 14-50L8-36H-8Z" fill="${a.dk}" opacity=".6"/><path d="M0-30 10-8 0 4-10-8Z" fill="${p.band("m")}"/>`;
};

export const shark: Figure = (p) => {
  const { a, w, k } = p.tones;
  return d`<g ${p.rim(2.5)}><path d="M2-44C8-74 26-90 44-94 40-70 48-50 62-32Z" fill="${p.lin("a")}"/><path d="M72-8C84-40 92-56 100-62 98-34 96-12 90 2 96 22 98 40 98 56 84 42 74 26 66 12Z" fill="${p.lin("a")}"/><path d="M-98-8C-60-56 0-58 40-38 62-28 78-10 84 0 66 20 30 46-20 48-44 48-70 36-84 20-76 14-86 2-98-8Z" fill="${p.lin("a")}"/><path d="M-8 34C-14 60-2 82 16 94 20 70 26 52 36 34Z" fill="${p.lin("b")}"/></g><path d="M-98-8C-60 6-10 6 84 0 66 20 30 46-20 48-44 48-70 36-84 20Z" fill="${w.lt}" opacity=".92"/><path d="M-84 20C-66 6-50 4-30 6-38 24-52 36-62 38Z" fill="${p.tones.b.dk}"/><path d="M-80 15-72 24-68 10-60 22-55 7-48 18-42 6-36 14-30 6Z" fill="#fff"/><path d="M-6 0Q-12 14-6 26M8-1Q2 14 8 28M22-2Q16 12 22 26" fill="none" stroke="${a.dk}" stroke-width="3" stroke-linecap="round"/>${eye(-52, -20, 8, k.dk)}<path d="M-64-30-40-30" stroke="${k.dk}" stroke-width="5" stroke-linecap="round"/><path d="M-70-28C-40-48 0-50 34-36" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`;
};

export const puffer: Figure = (p) => {
  const spike = d`<path d="M-9-64L0-94 9-64Z"/>`;
  return d`<g fill="${p.tones.a.lt}" ${p.rim(1.5)}>${p.repeat(
    spike,
    Array.from({ length: 16 }, (_, i) => d`rotate(${i * 22.5})`),
  )}</g><g ${p.rim(2.5)}><path d="M64-10C84-30 94-32 100-30 94-12 94 8 100 26 92 28 82 24 64 10Z" fill="${p.lin("b")}"/><circle r="70" fill="${p.orb("a")}"/><path d="M-6-70C8-92 26-92 38-84 30-76 26-68 26-60Z" fill="${p.lin("b")}"/></g><path d="M-66 22C-40 40 30 44 66 22 58 52 34 70 0 70S-58 52-66 22Z" fill="${p.tones.w.hi}"/><g fill="${p.tones.a.dk}" opacity=".45"><circle cx="12" cy="-34" r="7"/><circle cx="34" cy="-16" r="9"/><circle cx="-8" cy="-48" r="5"/><circle cx="48" cy="-38" r="5"/></g><path d="M16 8C34-6 52-2 58 8 48 26 28 26 16 8Z" fill="${p.lin("b")}" ${p.rim(2)}/>${eye(-34, -14, 16, p.tones.k.dk)}<path d="M-66 14C-58 6-44 8-42 16-46 26-60 26-66 14Z" fill="${p.lin("b")}" ${p.rim(2)}/><path d="M-50-42Q-32-60-8-62" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`;
};

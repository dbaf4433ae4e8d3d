import { petal, polar } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

export const jellyfish: Figure = (p, r) => {
  const { a, b } = p.tones;
  const legs = Array.from({ length: 7 }, (_, i) => {
    const x = -54 + i * 18;
    const sway = r.between(8, 18) * (i % 2 === 0 ? 1 : -1);
    return d`<path d="M${x} 2C${x + sway} 30 ${x - sway} 52 ${x + sway * 0.6} ${78 + (3 - Math.abs(i - 3)) * 7}" stroke="${i % 2 === 0 ? b.lt : a.lt}" stroke-width="${i % 2 === 0 ? 7 : 4}"/>`;
  }).join("");
  return d`<ellipse cy="-30" rx="98" ry="70" fill="${p.glow("a")}" opacity=".7"/><g fill="none" stroke-linecap="round" opacity=".9">${legs}</g><path d="M-82-2C-86-62-46-98 0-98S86-62 82-2Q70 14 56 0 42 14 28 0 14 14 0 0-14 14-28 0-42 14-56 0-70 14-82-2Z" fill="${p.orb("a")}" ${p.rim(2.5)}/><path d="M-52-8C-50-52-24-74 0-74S50-52 52-8Q0-26-52-8Z" fill="${a.hi}" opacity=".35"/>${p.repeat(d`<path d="${petal(10, 26)}" fill="${b.md}" opacity=".85"/>`, ["translate(0 -38) rotate(-60)", "translate(0 -38)", "translate(0 -38) rotate(60)", "translate(0 -38) rotate(180)"])}<path d="M-62-34C-58-64-36-82-14-86" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/>`;
};

export const chest: Figure = (p) => {
  const { a, m, b } = p.tones;
  const coin = d`<ellipse rx="17" ry="12" fill="${p.band("m")}" stroke="${m.dk}" stroke-width="1.5"/>`;
  return d`<ellipse cy="-30" rx="100" ry="66" fill="${p.glow("m")}"/><path d="M-78-24C-84-92-52-98 0-98S84-92 78-24L60-18C60-58 46-66 0-66S-60-58-60-18Z" fill="${p.lin("a")}" ${p.rim(2.5)}/><path d="M-60-18C-60-58-46-66 0-66S60-58 60-18Z" fill="${a.dk}"/><path d="M-40-92-32-64M40-92 32-64" stroke="${p.band("m")}" stroke-width="9"/>${p.repeat(coin, ["translate(-52 -12)", "translate(52 -12)", "translate(-34 -26)", "translate(34 -27)", "translate(-14 -38)", "translate(14 -36)", "translate(0 -22)", "translate(-26 -8)", "translate(26 -8)", "translate(0 -6)"])}<path d="M-24-40-8-58 8-50 2-34ZM26-50 40-46 38-30 24-32Z" fill="${p.lin("b")}" stroke="${b.hi}" stroke-width="2"/><path d="M-84-6H84L76 88Q0 98-76 88Z" fill="${p.lin("a")}" ${p.rim(2.5)}/><path d="M-82 18H82M-80 46H80M-78 70H78" stroke="${a.dk}" stroke-opacity=".5" stroke-width="2.5"/><path d="M-88-10H88V10H-88ZM-60 10H-40L-38 91H-56ZM60 10H40L38 91H56Z" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="1.5"/><path d="M-22-4H22V24Q22 42 0 48-22 42-22 24Z" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><path d="M0 10A7 7 0 0 1 4 23L7 36H-7L-4 23A7 7 0 0 1 0 10Z" fill="${p.tones.k.dk}"/>`;
};

export const octopus: Figure = (p) => {
  const { a, k } = p.tones;
  return d`<g fill="none" stroke-linecap="round">${p.mirror(
    d`<path d="M-30 20C-60 20-92 6-92 38-92 58-68 60-66 44M-26 34C-50 44-78 54-70 78-62 94-42 86-46 72M-10 40C-16 62-34 78-22 98" stroke="${p.tones.m.lt}" stroke-width="24"/><path d="M-30 20C-60 20-92 6-92 38-92 58-68 60-66 44M-26 34C-50 44-78 54-70 78-62 94-42 86-46 72M-10 40C-16 62-34 78-22 98" stroke="${a.md}" stroke-width="19"/><path d="M-34 26C-60 28-84 16-86 36M-30 40C-48 50-70 58-64 74" stroke="${a.lt}" stroke-width="5" stroke-dasharray="1 9"/>`,
  )}</g><path d="M-54 0C-70-60-40-98 0-98S70-60 54 0C52 30 34 52 0 52S-52 30-54 0Z" fill="${p.orb("a")}" ${p.rim(2.5)}/><g fill="${p.tones.b.md}" opacity=".75"><circle cx="20" cy="-76" r="8"/><circle cx="38" cy="-56" r="5"/><circle cx="-2" cy="-82" r="5"/></g>${p.mirror(d`<path d="M-42-12A19 19 0 0 1-6-12 19 19 0 0 1-42-12Z" fill="#fff"/><circle cx="-22" cy="-10" r="10" fill="${k.dk}"/><circle cx="-26" cy="-14" r="3.5" fill="#fff"/><path d="M-46-34-12-26" stroke="${a.dk}" stroke-width="6" stroke-linecap="round"/>`)}<path d="M-14 20Q0 32 14 20" fill="none" stroke="${a.dk}" stroke-width="5" stroke-linecap="round"/><path d="M-50-44Q-42-78-16-86" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>`;
};

export const crab: Figure = (p) => {
  const { a, k } = p.tones;
  return d`<g ${p.rim(2.5)}>${p.mirror(
    d`<path d="M-52 40-84 48-94 76-76 60-50 56ZM-44 54-66 72-66 96-54 78-36 66ZM-56 24-90 20-100 44-82 34-56 40Z" fill="${p.lin("b")}"/><path d="M-46 0C-64-4-72-16-72-30L-58-34C-56-22-48-16-36-16Z" fill="${p.lin("a")}"/><path d="M-66-24C-104-34-104-84-70-98-76-78-66-70-60-70-50-74-50-84-56-96-24-84-24-36-52-24Z" fill="${p.orb("a")}"/><path d="M-18-14V-44" stroke="${a.md}" stroke-width="7"/>`,
  )}<path d="M0-22C48-22 74 6 66 36 56 66 26 74 0 74S-56 66-66 36C-74 6-48-22 0-22Z" fill="${p.orb("a")}"/></g>${p.mirror(d`<circle cx="-18" cy="-50" r="13" fill="#fff" ${p.rim(2)}/><circle cx="-16" cy="-48" r="7" fill="${k.dk}"/><circle cx="-40" cy="22" r="6" fill="${a.dp}" opacity=".6"/><circle cx="-28" cy="4" r="4" fill="${a.dp}" opacity=".6"/>`)}<path d="M-22 34Q0 54 22 34" fill="none" stroke="${a.dk}" stroke-width="5" stroke-linecap="round"/><path d="M-52 14C-44-6-24-12-8-14" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`;
};

export const pearl: Figure = (p) => {
  const ribs = (flip: number): string =>
    Array.from({ length: 7 }, (_, i) => {
      const [x, y] = polar(-66 + i * 22, 92);
      return d`M0 ${24 * flip}L${x} ${(y + 22) * flip}`;
    }).join("");
  return d`<ellipse rx="100" ry="80" fill="${p.glow("w")}" opacity=".6"/><g ${p.rim(2.5)}><path d="M0 22C-50 26-86-2-92-34-84-36-80-44-80-52-70-54-62-62-60-72-48-72-38-80-34-90-22-86-10-90 0-98 10-90 22-86 34-90 38-80 48-72 60-72 62-62 70-54 80-52 80-44 84-36 92-34 86-2 50 26 0 22Z" fill="${p.lin("a")}"/><path d="${ribs(1)}" stroke-opacity=".6" fill="none"/><path d="M0 8C-44 10-70-8-74-28-40-42 40-42 74-28 70-8 44 10 0 8Z" fill="${p.tones.a.dk}" stroke="none" opacity=".6"/><path d="M-92 22C-60 6 60 6 92 22 92 60 52 92 0 92S-92 60-92 22Z" fill="${p.lin("b")}"/><path d="M-62 74-30 16M-34 86-14 14M0 92V12M34 86 14 14M62 74 30 16" stroke-opacity=".6" fill="none"/></g><ellipse cy="20" rx="82" ry="15" fill="${p.tones.b.dk}" opacity=".8"/><circle cy="-2" r="32" fill="${p.orb("w")}"/><circle cx="-11" cy="-15" r="8" fill="#fff"/><path d="M-22 18A28 28 0 0 0 22 18" fill="none" stroke="${p.tones.a.lt}" stroke-opacity=".7" stroke-width="4"/>`;
};

export const starfish: Figure = (p) =>
  d`<g ${p.rim(2.5)}><path d="M0-98C14-98 20-52 28-40 42-38 96-46 96-32 96-18 56 2 50 14 50 28 76 76 60 84 48 92 16 56 0 52-16 56-48 92-60 84-76 76-50 28-50 14-56 2-96-18-96-32-96-46-42-38-28-40-20-52-14-98 0-98Z" fill="${p.orb("a")}"/></g>${p.spin(
    d`<g fill="${p.tones.b.lt}"><circle cy="-70" r="5"/><circle cy="-52" r="6"/><circle cy="-32" r="7"/><circle cx="-12" cy="-40" r="3"/><circle cx="12" cy="-40" r="3"/></g>`,
    5,
  )}<circle r="13" cy="2" fill="${p.orb("m")}"/><path d="M-12-60-8-84M-72-32-86-32" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`;

import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

const BASE = "M-46 62H46L56 80V96H-56V80Z";

export const knight: Figure = (p, r) => {
  const tone = r.pick(["a", "w", "k"] as const);
  const { m } = p.tones;
  return d`<g ${p.rim(2.5)}><path d="M-40 62C-42 34-4 22 4-10-14 2-30 6-42 22-52 30-66 24-68 12-70-2-52-14-46-30-40-50-24-62-8-68L-4-92 16-70C52-64 62-26 54 8 48 34 44 46 44 62Z" fill="${p.lin(tone)}"/><path d="M16-70C52-64 62-26 54 8 48 34 44 46 44 62H24C44 20 46-30 6-60Z" fill="${p.tones[tone].dp}" fill-opacity=".55"/><path d="${BASE}" fill="${p.lin(tone)}"/><path d="M-50 58H50V70H-50Z" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="1.5"/></g><circle cx="-20" cy="-34" r="6" fill="${tone === "k" ? m.hi : p.tones.k.dk}"/><path d="M-58 10-50 4M-30 14C-14 8-4 0 0-8M20-54 40-40M28-34 48-20M32-12 50-2" fill="none" stroke="${m.lt}" stroke-width="3" stroke-linecap="round"/><path d="M-36-40Q-28-54-12-60" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`;
};

export const monarch: Figure = (p, r) => {
  const tone = r.pick(["a", "w", "b"] as const);
  const isKing = r.chance(0.5);
  const top = isKing
    ? d`<path d="M-5-100H5V-92H13V-82H5V-72H-5V-82H-13V-92H-5Z" fill="${p.band("m")}"/><path d="M-36-58C-30-78 30-78 36-58L26-26H-26Z" fill="${p.lin(tone)}"/>`
    : d`<path d="M-42-70-24-54-14-78 0-58 14-78 24-54 42-70 26-26H-26Z" fill="${p.lin(tone)}"/><circle cy="-84" r="9" fill="${p.orb("m")}"/>`;
  return d`<g ${p.rim(2.5)}><path d="M-24-14H24C20 20 30 44 42 62H-42C-30 44-20 20-24-14Z" fill="${p.lin(tone)}"/>${top}<path d="M-32-30H32L26-14H-26Z" fill="${p.band("m")}"/><path d="${BASE}" fill="${p.lin(tone)}"/><path d="M-50 58H50V70H-50Z" fill="${p.band("m")}"/></g><path d="M-14-6C-14 24-20 42-28 56" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>`;
};

export const bull: Figure = (p) => {
  const { a, m, k } = p.tones;
  return d`<g ${p.rim(2.5)}>${p.mirror(d`<path d="M-40-46C-72-40-84-62-76-98-104-70-104-22-52-20Z" fill="${p.band("m")}"/><path d="M-52-16C-78-22-94-12-98 2-80 16-62 10-50 2Z" fill="${p.lin("a")}"/>`)}<path d="M0-62C36-62 60-46 56-14 54 20 44 40 38 62 30 90 16 98 0 98S-30 90-38 62C-44 40-54 20-56-14-60-46-36-62 0-62Z" fill="${p.orb("a")}"/><path d="M0-62C10-36 12-10 0 20-12-10-10-36 0-62Z" fill="${p.lin("b")}"/><path d="M0 36C30 36 42 50 38 70 32 92 16 98 0 98S-32 92-38 70C-42 50-30 36 0 36Z" fill="${p.lin("w")}"/></g>${p.mirror(d`<path d="M-44-12C-34-22-20-18-14-4-24 6-38 2-44-12Z" fill="${m.hi}"/><circle cx="-28" cy="-7" r="6" fill="${k.dk}"/><path d="M-48-22-14-12" stroke="${k.dk}" stroke-width="6" stroke-linecap="round"/><path d="M-26 58C-16 50-10 58-12 66-20 68-26 66-26 58Z" fill="${k.dk}"/>`)}<path d="M-14 68C-16 92 16 92 14 68" fill="none" stroke="${p.band("m")}" stroke-width="7"/><path d="M-30-48Q-16-56 0-57" fill="none" stroke="${a.hi}" stroke-width="5" stroke-linecap="round"/>`;
};

export const blossom: Figure = (p) => {
  const { m } = p.tones;
  const card = d`<rect x="-36" y="-52" width="72" height="104" rx="8" fill="${p.lin("w")}" stroke="${m.md}" stroke-width="1.5"/><rect x="-29" y="-45" width="58" height="90" rx="4" fill="${p.lin("b")}" stroke="${m.lt}" stroke-width="1.5"/>`;
  return d`${p.repeat(card, ["translate(-48 -20) rotate(-20)", "translate(48 -20) rotate(20)", "translate(0 -40)"])}<g transform="translate(0 36)"><g ${p.rim(2.5)}>${p.spin(d`<path d="M0-6C-38-16-36-66 0-60 36-66 38-16 0-6Z" fill="${p.lin("a")}"/>`, 5)}</g>${p.spin(d`<path d="M0-8V-32" stroke="${m.hi}" stroke-width="2"/><circle cy="-34" r="4" fill="${m.lt}"/>`, 10, 18)}<circle r="13" fill="${p.orb("m")}"/></g>`;
};

export const cup: Figure = (p, r) => {
  const { m, a } = p.tones;
  const pips = r.pick([
    '<circle r="8"/>',
    '<circle cx="-9" cy="-9" r="5"/><circle cx="9" cy="9" r="5"/><circle r="5"/>',
    '<circle cx="-9" cy="-9" r="5"/><circle cx="9" cy="9" r="5"/><circle cx="-9" cy="9" r="5"/><circle cx="9" cy="-9" r="5"/>',
  ]);
  const cube = d`<rect x="-20" y="-20" width="40" height="40" rx="8" fill="${p.lin("w")}" stroke="${p.tones.w.dp}"/><g fill="${a.md}">${pips}</g>`;
  return d`<ellipse cy="74" rx="96" ry="22" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><ellipse cy="71" rx="80" ry="15" fill="${p.tones.k.dp}"/>${p.repeat(cube, ["translate(-42 52) rotate(-10)", "translate(4 58) rotate(8)", "translate(48 50) rotate(24)"])}<g transform="translate(6 -34) rotate(14)"><path d="M-38-60H38L56 44Q0 66-56 44Z" fill="${p.lin("a")}" ${p.rim(2.5)}/><ellipse cy="-60" rx="38" ry="9" fill="${p.lin("m")}" stroke="${m.hi}" stroke-width="2"/><path d="M-43-30Q0-16 43-30L45-18Q0-4-45-18ZM-52 22Q0 42 52 22L54 34Q0 54-54 34Z" fill="${p.band("m")}"/><path d="M0-10 14 8 0 26-14 8Z" fill="${p.band("m")}"/><path d="M-30-48-40 34" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/></g>`;
};

import { petal } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

export const dragon: Figure = (p) => {
  const { a, m } = p.tones;
  const flame = d`<path d="M0 0C-26-22-22-58 6-92 2-62 24-44 20 0Z" fill="${p.lin("b")}"/>`;
  return d`<g ${p.rim(2)}>${p.mirror(
    d`<g transform="translate(-44 4)">${["rotate(-92) scale(.62)", "rotate(-124) scale(.6)", "rotate(-60) scale(.62)"].map((t) => `<g transform="${t}">${flame}</g>`).join("")}</g><path d="M-22-50C-30-74-62-70-66-100-46-92-50-84-40-82-40-92-36-98-30-100-30-84-12-72-8-52Z" fill="${p.band("m")}"/>`,
  )}<path d="M-62-34-34-60H34L62-34 56 20 38 40 34 74 0 98-34 74-38 40-56 20Z" fill="${p.lin("a")}"/><path d="M0-60 16-34 10 16H-10L-16-34Z" fill="${a.lt}"/>${p.mirror(
    d`<path d="M-8-10C-24-34-46-40-72-36-62-24-54-18-46-14L-10 0Z" fill="${p.band("m")}"/><path d="M-48-2C-38-14-22-12-12 4-22 14-40 12-48-2Z" fill="${p.tones.w.hi}"/><circle cx="-28" cy="2" r="6.5" fill="${p.tones.k.dk}" stroke="none"/><path d="M0 22C-12 20-40 24-42 44-30 54-12 56 0 52Z" fill="${a.md}"/><ellipse cx="-19" cy="38" rx="8" ry="5" fill="${a.dk}" stroke="none" transform="rotate(-18 -19 38)"/><path d="M-32 58-28 80-20 61Z" fill="${p.tones.w.hi}" stroke="none"/><path d="M-40 44C-70 40-84 60-76 84-94 66-92 30-44 30Z" fill="${p.band("m")}"/>`,
  )}<path d="M-26 58Q0 68 26 58L18 80 0 90-18 80Z" fill="${a.dk}"/><path d="M-10 76Q0 70 10 76L0 88Z" fill="${p.tones.b.lt}" stroke="none"/></g><circle cy="-40" r="9" fill="${p.orb("b")}" stroke="${m.hi}" stroke-width="2"/>`;
};

export const phoenix: Figure = (p) => {
  const { m } = p.tones;
  const plume = d`<path d="${petal(15, 92)}" fill="${p.lin("a")}"/><ellipse cy="-74" rx="5" ry="9" fill="${m.lt}" stroke="none"/>`;
  const tail = d`<path d="M0 0C-22 30-14 66 0 92 14 66 22 30 0 0Z" fill="${p.lin("b")}"/><circle cy="70" r="6.5" fill="${p.orb("m")}"/>`;
  return d`<g ${p.rim(1.8)}><g transform="translate(0 14)">${p.repeat(tail, ["rotate(46) scale(.86)", "rotate(-46) scale(.86)", "rotate(24)", "rotate(-24)", "scale(.96)"])}</g>${p.mirror(
    d`<g transform="translate(-10 14)">${p.repeat(plume, ["rotate(-100) scale(.9)", "rotate(-84)", "rotate(-67) scale(1.06)", "rotate(-50) scale(1.06)", "rotate(-33)"])}<path d="M0 6C-40 8-52-20-40-44-24-30-8-30 2-26Z" fill="${p.lin("b")}"/></g>`,
  )}<path d="M0 46C-30 30-28-16-10-40-18-56-10-72 2-74 14-74 20-62 14-52L30-50 13-42C26-16 30 30 0 46Z" fill="${p.lin("a")}"/><path d="M0-72C-4-88-14-92-18-90-10-86-8-80-8-70M4-74C4-92 12-98 18-98 14-92 12-84 12-70" fill="${p.lin("m")}"/><path d="M-11 6Q0 16 11 6M-13 20Q0 30 13 20M-8-8Q0 0 8-8" fill="none"/></g><circle cx="6" cy="-60" r="3.5" fill="${p.tones.k.dk}"/>`;
};

export const koi: Figure = (p, r) => {
  const { a } = p.tones;
  const scales = d`<path d="M-9 0A9 9 0 0 0 9 0" fill="none" stroke="${a.dk}" stroke-opacity=".45" stroke-width="2"/>`;
  const body = d`<g ${p.rim(2)}><path d="M10 50C-10 70-50 74-66 100-30 98-10 90 10 74 20 92 40 96 62 92 44 80 34 66 22 50Z" fill="${p.lin("b")}"/><path d="M-30-24C-58-22-76 0-74 22-56 10-42 8-26 6ZM40-30C66-34 84-18 88 4 70-4 56-4 42 0Z" fill="${p.lin("b")}"/><path d="M6-98C34-94 50-62 46-28 42 10 28 34 16 62-2 40-30 14-34-24-36-62-20-94 6-98Z" fill="${p.orb("w")}"/><path d="M-20-76C-4-86 24-82 34-62 20-52-14-52-30-48-28-60-26-70-20-76ZM-30-6C-10-24 24-20 44-8 38 14 30 30 22 44 0 36-20 20-30-6Z" fill="${p.lin("a")}" stroke="none"/>${p.repeat(scales, ["translate(-8 -34)", "translate(12 -34)", "translate(2 -20)", "translate(22 -20)", "translate(-18 -20)", "translate(-8 -6)", "translate(12 -6)", "translate(2 8)", "translate(22 8)", "translate(12 22)"])}<path d="M10-66C22-40 20 0 16 40 4 0 0-40 10-66Z" fill="${a.dp}" stroke="none" opacity=".5"/></g><g fill="${p.tones.k.dk}"><circle cx="-16" cy="-72" r="4.5"/><circle cx="32" cy="-70" r="4.5"/></g><path d="M-14-92C-26-98-36-96-40-90M24-92C36-100 46-96 50-90" fill="none" stroke="${p.tones.m.lt}" stroke-width="3" stroke-linecap="round"/>`;
  return r.chance(0.5)
    ? d`<g transform="rotate(${r.whole(-24, 24)})">${body}</g>`
    : d`${p.spin(d`<g transform="translate(-34 -6) scale(.74) rotate(-16)">${body}</g>`, 2)}`;
};

export const tiger: Figure = (p) => {
  const { k } = p.tones;
  return d`<g ${p.rim(2)}>${p.mirror(
    d`<path d="M-40-62C-50-94-84-98-92-76-98-56-82-42-70-34Z" fill="${p.lin("a")}"/><path d="M-52-60C-60-80-76-82-80-70-82-60-74-52-66-48Z" fill="${p.tones.b.dp}" stroke="none"/>`,
  )}<path d="M0-78C40-80 76-58 82-16 96-2 98 14 92 30 82 26 78 34 74 42 62 78 34 96 0 96S-62 78-74 42C-78 34-82 26-92 30-98 14-96-2-82-16-76-58-40-80 0-78Z" fill="${p.orb("a")}"/></g>${p.mirror(
    d`<g fill="${k.dk}"><path d="M-84-6C-66-10-56-2-50 8-64 6-78 8-90 16ZM-80 40C-68 28-58 28-48 34-60 38-68 48-72 58ZM-52-62C-46-46-34-38-20-36-30-48-36-58-38-70Z"/></g><path d="M0 22C-34 14-62 36-50 66-42 86-18 92 0 90Z" fill="${p.lin("w")}"/><path d="M-56-12C-44-28-22-24-12-2-26 6-46 4-56-12Z" fill="${p.tones.m.hi}" stroke="${k.dk}" stroke-width="4"/><ellipse cx="-32" cy="-10" rx="5" ry="10" fill="${k.dk}"/><path d="M-40 52-66 46M-40 62-66 66" stroke="${k.dk}" stroke-width="2.5" stroke-linecap="round"/>`,
  )}<path d="M-20 22C-10 16 10 16 20 22 18 34 8 40 0 42-8 40-18 34-20 22Z" fill="${p.lin("b")}" stroke="${k.dk}" stroke-width="3"/><path d="M0 42V56M-26 54C-22 68-6 68 0 56 6 68 22 68 26 54" fill="none" stroke="${k.dk}" stroke-width="4" stroke-linecap="round"/><path d="M-18-68H18M-14-54H14M-18-40H18M0-68V-40" stroke="${k.dk}" stroke-width="6" stroke-linecap="round"/><path d="M-58-50Q-36-72-8-74" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`;
};

export const mask: Figure = (p) => {
  const { m, k } = p.tones;
  const stripe = (y: number): string =>
    d`<path d="M-48 ${y}L${-78 - y * 0.1} ${y + 20}V${y + 36}L-48 ${y + 14}Z" fill="${p.tones.a.dp}"/>`;
  return d`<path d="M-60-70C-30-98 30-98 60-70L98 78C70 96 62 78 50 70L30 98H-30L-50 70C-62 78-70 96-98 78Z" fill="${p.band("m")}" ${p.rim(2.5)}/>${p.mirror(
    [-58, -30, -2, 26].map(stripe).join(""),
  )}<path d="M-46-50H46C50 0 36 56 0 66-36 56-50 0-46-50Z" fill="${p.lin("w")}" ${p.rim(2.5)}/><path d="M-54-66C-20-82 20-82 54-66L48-44C18-56-18-56-48-44Z" fill="${p.lin("a")}" ${p.rim(2)}/><path d="M-9-64C-20-88-10-98 0-98S20-88 9-64L0-50Z" fill="${p.lin("b")}" ${p.rim(2)}/>${p.mirror(
    d`<path d="M-40-14Q-24-30-8-16" fill="none" stroke="${k.dk}" stroke-width="5"/><path d="M-38-2C-30-14-16-14-8 0-18 8-30 8-38-2ZM-34 2-44 12H-36L-24 6Z" fill="${k.dk}"/><circle cx="-22" cy="-2" r="3" fill="${m.hi}"/>`,
  )}<path d="M-6 20H6L0 26Z" fill="${m.dp}"/><path d="M-16 38Q0 32 16 38 0 50-16 38Z" fill="${p.tones.a.md}"/><path d="M-10 64H10L7 98H-7Z" fill="${p.lin("a")}" ${p.rim(2)}/>`;
};

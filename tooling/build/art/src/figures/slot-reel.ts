import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

const SEVEN = "M-62-86H66V-58C26-14 10 34 8 92H-46C-42 42-20-2 16-42H-34V-18H-62Z";

export const seven: Figure = (p, r) => {
  const { m, a } = p.tones;
  const one = d`<path d="${SEVEN}" transform="translate(5 7)" fill="${a.dk}" stroke="${a.dk}" stroke-width="14"/><path d="${SEVEN}" fill="${m.lt}" stroke="${p.band("m")}" stroke-width="14"/><path d="${SEVEN}" fill="${p.lin("a")}" stroke="${a.dk}" stroke-width="3"/><path d="M-56-80H60V-62L42-40C-2-62-34-60-56-50Z" fill="${p.gloss()}"/>`;
  return r.chance(0.55)
    ? one
    : p.repeat(one, [
        "translate(-56 8) rotate(-10) scale(.66)",
        "translate(58 8) rotate(10) scale(.66)",
        "translate(0 -4) scale(.86)",
      ]);
};

export const cherry: Figure = (p) => {
  const ball = d`<circle r="40" fill="${p.orb("a")}" ${p.rim(2.5)}/><path d="M-26-10Q-22-26-8-30" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="7" stroke-linecap="round"/><path d="M-12-36Q0-28 12-36" fill="none" stroke="${p.tones.a.dk}" stroke-width="3"/>`;
  return d`<path d="M20-92C-20-60-44-20-46 22M20-92C30-50 46-20 52 12" fill="none" stroke="${p.tones.b.dp}" stroke-width="8" stroke-linecap="round"/><path d="M18-88C-20-104-66-90-84-54-44-40 0-52 18-88Z" fill="${p.lin("b")}" ${p.rim(2.5)}/><path d="M16-86Q-30-74-78-56" fill="none" stroke="${p.tones.b.lt}" stroke-width="2.5"/>${p.repeat(ball, ["translate(-46 50) scale(1.1)", "translate(52 42)"])}<circle cx="20" cy="-92" r="7" fill="${p.tones.b.lt}"/>`;
};

export const bell: Figure = (p) =>
  d`<circle cy="78" r="17" fill="${p.orb("m")}"/><path d="M0-84C-46-82-54-40-58 0-62 34-74 46-88 62H88C74 46 62 34 58 0 54-40 46-82 0-84Z" fill="${p.band("m")}" stroke="${p.tones.m.hi}" stroke-width="2.5"/><path d="M-94 58H94Q98 74 88 76H-88Q-98 74-94 58Z" fill="${p.lin("a")}" ${p.rim(2.5)}/><path d="M-60 16Q0 34 60 16L62 30Q0 48-62 30Z" fill="${p.lin("a")}"/><circle cy="-88" r="12" fill="none" stroke="${p.tones.m.md}" stroke-width="7"/><path d="M-34-12C-32-42-26-58-8-66" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"/>`;

export const crown: Figure = (p) =>
  d`<path d="M-72-30Q0-66 72-30V40H-72Z" fill="${p.lin("a")}"/><path d="M-84 62-98-38-52 2-30-62 0 0 30-62 52 2 98-38 84 62Q0 82-84 62Z" fill="${p.band("m")}" stroke="${p.tones.m.hi}" stroke-width="2.5"/><path d="M-86 50Q0 70 86 50L84 78Q0 98-84 78Z" fill="${p.lin("m")}" stroke="${p.tones.m.hi}" stroke-width="2.5"/>${p.repeat(
    d`<circle r="9" fill="${p.orb("b")}" stroke="${p.tones.m.hi}" stroke-width="2"/>`,
    [
      "translate(-98 -44)",
      "translate(98 -44)",
      "translate(-30 -70) scale(1.15)",
      "translate(30 -70) scale(1.15)",
      "translate(-56 72) scale(.8)",
      "translate(56 72) scale(.8)",
    ],
  )}<path d="M0 14 18 40 0 66-18 40Z" fill="${p.lin("b")}" stroke="${p.tones.m.hi}" stroke-width="2.5"/><path d="M0 14-18 40H0Z" fill="#fff" opacity=".45"/><ellipse cy="76" rx="20" ry="9" fill="${p.orb("a")}"/>`;

export const citrus: Figure = (p) =>
  d`<path d="M30-66C44-98 78-98 94-88 84-62 60-50 30-66Z" fill="${p.lin("b")}" ${p.rim(2)}/><circle r="84" cy="8" fill="${p.orb("a")}" ${p.rim(2.5)}/><circle r="70" cy="8" fill="${p.tones.w.hi}"/><g transform="translate(0 8)">${p.spin(
    d`<path d="M0-8C-24-30-24-52-14-62Q0-68 14-62C24-52 24-30 0-8Z" fill="${p.lin("a")}"/><path d="M-10-54Q0-60 8-56" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`,
    8,
  )}</g><path d="M-78-10A82 82 0 0 1-30-66" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>`;

export const reels: Figure = (p) => {
  const { m, a, b } = p.tones;
  return d`<path d="M-60-78Q0-112 60-78L54-56H-54Z" fill="${p.lin("a")}" ${p.rim(3)}/><rect x="-94" y="-64" width="188" height="136" rx="18" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><rect x="-82" y="-50" width="164" height="108" rx="8" fill="${a.dk}"/>${p.repeat(
    d`<rect x="-24" y="-46" width="48" height="100" rx="4" fill="${p.lin("w")}"/><path d="M-24-46H24V-28H-24ZM-24 36H24V54H-24Z" fill="${a.dk}" opacity=".35"/>`,
    ["translate(-53 0)", "translate(0 0)", "translate(53 0)"],
  )}${p.repeat(d`<path d="${SEVEN}" transform="translate(0 4) scale(.3)" fill="${a.md}" stroke="${a.dk}" stroke-width="6"/>`, ["translate(-53 0)", "translate(0 0)", "translate(53 0)"])}<path d="M-86 4H-76M76 4H86" stroke="${b.lt}" stroke-width="6"/><path d="M-78 72H78L88 96H-88Z" fill="${p.lin("a")}" ${p.rim(3)}/><path d="M-34-82 0-98 34-82" fill="none" stroke="${m.hi}" stroke-width="4"/><path d="M-82-50H40L-20 58H-82Z" fill="${p.gloss()}" opacity=".35"/>`;
};

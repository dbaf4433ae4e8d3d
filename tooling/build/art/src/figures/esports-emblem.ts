import { petal, star } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

const SHIELD = "M0-92C28-78 54-72 80-72 82 0 62 62 0 98-62 62-82 0-80-72-54-72-28-78 0-92Z";

export const blades: Figure = (p) => {
  const { m, w } = p.tones;
  const sword = d`<path d="M-9 18 -9-78 0-98 9-78V18Z" fill="${p.lin("w")}" stroke="${w.hi}" stroke-width="1.5"/><path d="M0-98 9-78V18H0Z" fill="${w.dp}" opacity=".6"/><path d="M-32 14Q0 4 32 14L28 28Q0 18-28 28Z" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="1.5"/><path d="M-6 26H6V58H-6Z" fill="${p.lin("a")}"/><circle cy="66" r="10" fill="${p.orb("m")}"/>`;
  return d`${p.repeat(sword, ["rotate(42) translate(0 4) scale(1.28)", "rotate(-42) translate(0 4) scale(1.28)"])}<g transform="translate(0 2) scale(.64)"><path d="${SHIELD}" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="3"/><path d="${SHIELD}" transform="scale(.82)" fill="${p.lin("a")}"/><path d="M0-76C24-64 46-59 66-59 67 0 50 52 0 80Z" transform="scale(.9)" fill="${p.tones.a.dp}" opacity=".55"/><path d="${star(4, 44, 16)}" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2.5"/></g>`;
};

export const wings: Figure = (p, r) => {
  const { m } = p.tones;
  const feather = d`<path d="${petal(11, 72)}" fill="${p.lin("b")}"/>`;
  return d`<g ${p.rim(1.8)}>${p.mirror(d`<g transform="translate(-24 24)">${p.repeat(feather, ["rotate(-112) scale(.8)", "rotate(-94) scale(.96)", "rotate(-76) scale(1.08)", "rotate(-58) scale(1.16)", "rotate(-40) scale(1.1)"])}</g>`)}</g><g transform="scale(.74) translate(0 8)"><path d="${SHIELD}" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="3"/><path d="${SHIELD}" transform="scale(.84)" fill="${p.lin("a")}"/><path d="${r.pick(["M14-58-34 14H-6L-16 62 36-12H8Z", star(5, 52, 23), "M-40-34 0-52 40-34V4L0 56-40 4ZM-18-20V2L0 22 18 2V-20L0-28Z"])}" fill="${p.band("m")}" fill-rule="evenodd" stroke="${m.hi}" stroke-width="2.5"/></g>`;
};

export const helm: Figure = (p) => {
  const { a, b, k } = p.tones;
  return d`<g ${p.rim(2.2)}>${p.mirror(d`<path d="M-46-52-94-98-78-28-58-18Z" fill="${p.lin("b")}"/><path d="M-66-20-92-6-86 44-60 58Z" fill="${p.lin("k")}"/>`)}<path d="M0-92 44-76 68-28 62 48 34 92H-34L-62 48-68-28-44-76Z" fill="${p.lin("a")}"/><path d="M0-92 14-60 8-22H-8L-14-60Z" fill="${p.band("m")}"/>${p.mirror(d`<path d="M-8-20-58-34-62 4-34 14-8 6Z" fill="${k.dk}"/><path d="M-14-8-52-20-54-4-34 4Z" fill="${b.lt}" stroke="none"/><path d="M-58 22-30 28-24 74-40 82-56 48Z" fill="${p.lin("k")}"/>`)}<path d="M-20 22 0 14 20 22 16 84H-16Z" fill="${a.dp}"/><path d="M-11 36H11M-10 50H10M-9 64H9" stroke="${a.lt}" stroke-width="4"/></g><path d="M-36-70-54-34" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/><circle cx="-44" cy="-8" r="16" fill="${p.glow("b")}"/><circle cx="44" cy="-8" r="16" fill="${p.glow("b")}"/>`;
};

export const wolf: Figure = (p) => {
  const { a, b, k } = p.tones;
  return d`<g ${p.rim(2.2)}>${p.mirror(
    d`<path d="M0-52-30-60-62-98-76-30-98 6-74 14-80 42-50 40-42 66 0 98Z" fill="${p.lin("a")}"/><path d="M-58-76-66-34-44-52Z" fill="${p.tones.b.dp}"/><path d="M0-52-24-40-52-6-22 12-16 44 0 58Z" fill="${a.dp}" fill-opacity=".65" stroke="none"/><path d="M-54-14-16 4-20 16-44 8Z" fill="${b.hi}" stroke="${k.dk}" stroke-width="3"/><path d="M-50 40-18 44-16 66 0 78V98L-42 66Z" fill="${p.lin("w")}" stroke="none"/>`,
  )}<path d="M-18 50H18L10 66H-10Z" fill="${k.dk}"/><path d="M0-52 12-20 0 10-12-20Z" fill="${p.lin("b")}"/></g>${p.mirror(d`<circle cx="-32" cy="4" r="4.5" fill="${k.dk}"/><path d="M-14 72-8 84-2 76" fill="none" stroke="${k.dk}" stroke-width="3"/>`)}`;
};

export const bolt: Figure = (p) => {
  const { m } = p.tones;
  const hex = "M0-96 84-48V48L0 96-84 48V-48Z";
  return d`<path d="${hex}" fill="${p.lin("k")}" stroke="${p.lin("a")}" stroke-width="9"/><path d="${hex}" transform="scale(.8)" fill="none" stroke="${p.tones.b.lt}" stroke-width="2.5" stroke-dasharray="40 14"/><circle r="70" fill="${p.glow("a")}"/><path d="M22-84-50 16H-8L-24 84 52-22H10Z" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="3"/><path d="M22-84-50 16H-8L10-22Z" fill="#fff" opacity=".3"/>`;
};

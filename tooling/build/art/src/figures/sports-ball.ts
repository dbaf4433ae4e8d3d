import { polygon } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

const SHINE =
  '<path d="M-70-40A82 82 0 0 1-26-78" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>';

export const football: Figure = (p) => {
  const { k } = p.tones;
  const clip = p.own('<clipPath id="%"><circle r="92"/></clipPath>');
  return d`<circle r="92" fill="${p.orb("w")}"/><g clip-path="${clip}" fill="${k.dk}" stroke="${k.dk}" stroke-width="3.5"><path d="${polygon(5, 34)}"/>${p.spin(
    d`<path d="M0-34V-62" fill="none"/><path d="M-24-72 0-62 24-72 30-104H-30Z"/><path d="M24-72 46-64M-24-72-46-64" fill="none"/>`,
    5,
  )}</g><circle r="92" fill="${p.glow("b")}" opacity=".22"/><path d="M-50 77A92 92 0 0 0 88-26 110 110 0 0 1-50 77Z" fill="${k.dk}" opacity=".3"/><circle r="92" fill="none" ${p.rim(2.5)}/>${SHINE}`;
};

export const basketball: Figure = (p) => {
  const { a } = p.tones;
  return d`<circle r="92" fill="${p.orb("a")}"/><g fill="none" stroke="${a.dk}" stroke-width="5"><path d="M-80-44C-30-30 30-30 80-44M-80 44C-30 30 30 30 80 44M-92 0H92M0-92V92"/></g><path d="M-50 77A92 92 0 0 0 88-26 110 110 0 0 1-50 77Z" fill="${a.dk}" opacity=".4"/><circle r="92" fill="none" ${p.rim(2.5)}/>${SHINE}`;
};

export const tennis: Figure = (p) => {
  const { b, m } = p.tones;
  const grid = p.own(
    d`<pattern id="%" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 6H12M6 0V12" stroke="${p.tones.w.hi}" stroke-width="1.6"/></pattern>`,
  );
  return d`<g transform="rotate(38) translate(0 -20)"><path d="M-8 58H8L10 118Q0 124-10 118Z" fill="${p.lin("k")}" ${p.rim(1.5)}/><path d="M-22 36 0 66 22 36" fill="none" stroke="${b.md}" stroke-width="8"/><ellipse rx="50" ry="62" cy="-16" fill="${grid}" stroke="${p.lin("b")}" stroke-width="11"/><ellipse rx="56" ry="68" cy="-16" fill="none" stroke="${m.lt}" stroke-width="2"/></g><g transform="translate(-36 42)"><circle r="44" fill="${p.orb("a")}"/><path d="M-40-18C-14-16-6-30-8-43M40 18C14 16 6 30 8 43" fill="none" stroke="${p.tones.w.hi}" stroke-width="5"/><circle r="44" fill="none" ${p.rim(2.5)}/><path d="M-30-16Q-24-28-12-33" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/></g>`;
};

export const volleyball: Figure = (p) => {
  const { k } = p.tones;
  return d`<circle r="92" fill="${p.orb("w")}"/>${p.spin(d`<path d="M0 0C-8-44-44-74-84-38-70-74-36-92 0-92 10-60 10-28 0 0Z" fill="${p.lin("a")}"/><path d="M-20-30C-34-54-58-62-76-54M0 0C6-32 6-62 0-92" fill="none" stroke="${k.dk}" stroke-opacity=".5" stroke-width="3"/>`, 3)}<path d="M-50 77A92 92 0 0 0 88-26 110 110 0 0 1-50 77Z" fill="${k.dk}" opacity=".3"/><circle r="92" fill="none" ${p.rim(2.5)}/>${SHINE}`;
};

export const shuttle: Figure = (p) => {
  const feather = d`<path d="M-13-96Q0-104 13-96L8 20H-8Z" fill="${p.lin("w")}" stroke="${p.tones.w.dp}" stroke-width="1.5"/><path d="M0-92V20" stroke="${p.tones.w.dp}" stroke-width="2"/>`;
  return d`<g transform="rotate(32) translate(0 6)">${p.repeat(feather, ["rotate(-24 0 60)", "rotate(24 0 60)", "rotate(-12 0 60)", "rotate(12 0 60)", "rotate(0)"])}<path d="M-44-20Q0-6 44-20M-34 12Q0 24 34 12" fill="none" stroke="${p.tones.b.md}" stroke-width="5"/><path d="M-30 40Q0 50 30 40L26 56H-26Z" fill="${p.lin("b")}" ${p.rim(2)}/><path d="M-28 54H28C32 98-32 98-28 54Z" fill="${p.orb("a")}" ${p.rim(2)}/></g>`;
};

export const racer: Figure = (p) => {
  const { k } = p.tones;
  const wheel = d`<circle r="26" fill="${k.dk}"/><circle r="25" fill="none" stroke="${k.md}" stroke-width="2"/><circle r="13" fill="${p.band("m")}"/><path d="M-11 0H11M0-11V11" stroke="${k.dk}" stroke-width="3"/>`;
  return d`<path d="M-98-14H-30M-92 4H-62M-100 22H-70" stroke="${p.tones.b.lt}" stroke-width="4" stroke-linecap="round" opacity=".7"/><g transform="translate(4 4)"><path d="M-92-30H-62L-56-18-62 16H-80Z" fill="${p.lin("b")}" ${p.rim(2)}/><path d="M-84 22C-70-8-40-14-18-14L-2-36H22L30-14C58-12 84 2 98 26L92 36H-84Z" fill="${p.lin("a")}" ${p.rim(2.5)}/><path d="M2-32C-8-30-16-22-20-12H24L18-32Z" fill="${k.dk}"/><circle cy="-22" cx="4" r="13" fill="${p.orb("m")}"/><path d="M6-26H17V-20H6Z" fill="${k.dk}"/><path d="M-66 14H-4L10 0H50" fill="none" stroke="${p.tones.w.hi}" stroke-width="5"/><path d="M70 34H100V42H64Z" fill="${p.tones.b.md}" ${p.rim(1.5)}/></g>${p.repeat(wheel, ["translate(-52 40)", "translate(62 40)"])}<path d="M-96 68H96" stroke="${p.tones.m.lt}" stroke-opacity=".5" stroke-width="3"/>`;
};

import { star } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

export const trophy: Figure = (p, r) => {
  const { m } = p.tones;
  const tall = r.chance(0.5);
  return d`${p.mirror(d`<path d="M-50-72C-92-78-96-20-40-6" fill="none" stroke="${p.band("m")}" stroke-width="11"/>`)}<path d="${tall ? "M-56-90H56C56-30 36 16 12 26L14 54H-14L-12 26C-36 16-56-30-56-90Z" : "M-64-84H64C66-20 40 12 12 18L16 54H-16L-12 18C-40 12-66-20-64-84Z"}" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><ellipse cy="${tall ? -90 : -84}" rx="${tall ? 56 : 64}" ry="10" fill="${p.lin("m")}" stroke="${m.hi}" stroke-width="2"/><path d="M-28 54H28L36 72H-36Z" fill="${p.lin("m")}" stroke="${m.hi}" stroke-width="1.5"/><path d="M-46 70H46L52 98H-52Z" fill="${p.lin("k")}" ${p.rim(2)}/><path d="M-26 78H26V90H-26Z" fill="${p.band("m")}"/><path d="${star(5, 26, 12)}" transform="translate(0 -38)" fill="${p.lin("a")}" stroke="${m.hi}" stroke-width="2.5"/><path d="M-42-70C-40-40-32-16-20-4" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/>`;
};

export const medal: Figure = (p) => {
  const { m } = p.tones;
  return d`<path d="M-62-98H-22L20-16-8 6Z" fill="${p.lin("a")}" ${p.rim(2)}/><path d="M62-98H22L-20-16 8 6Z" fill="${p.lin("b")}" ${p.rim(2)}/><path d="M-34-98-2-20M34-98 2-20" stroke="${p.tones.w.hi}" stroke-opacity=".6" stroke-width="5"/><path d="${star(18, 66, 59)}" transform="translate(0 38)" fill="${p.band("m")}" stroke="${m.hi}" stroke-width="2"/><g transform="translate(0 38)"><circle r="47" fill="${p.orb("m")}" stroke="${m.dp}" stroke-width="2.5"/>${p.mirror(d`<path d="M-8 36C-38 28-42-4-26-26" fill="none" stroke="${m.dk}" stroke-width="3"/><path d="M-14 33-24 34M-26 24-36 22M-33 12-43 6M-34-2-43-10M-30-16-38-24" stroke="${m.dk}" stroke-width="6" stroke-linecap="round"/>`)}<path d="M-8-20 4-26V22M-10 22H16" fill="none" stroke="${m.dk}" stroke-width="9"/></g>`;
};

export const pitch: Figure = (p) => {
  const { w, m } = p.tones;
  const lamp = d`<path d="M-76-30V-62" stroke="${p.tones.k.lt}" stroke-width="5"/><path d="M-98-90-56-98-54-68-96-60Z" fill="${p.lin("k")}" ${p.rim(1.5)}/><g fill="${m.hi}"><circle cx="-88" cy="-82" r="5"/><circle cx="-75" cy="-84" r="5"/><circle cx="-63" cy="-86" r="5"/><circle cx="-87" cy="-69" r="5"/><circle cx="-74" cy="-72" r="5"/><circle cx="-62" cy="-74" r="5"/></g><circle cx="-76" cy="-78" r="34" fill="${p.glow("m")}"/>`;
  return d`<path d="M-100-30Q0-62 100-30V-4H-100Z" fill="${p.lin("k")}" ${p.rim(1.5)}/><path d="M-92-22Q0-50 92-22M-92-12Q0-36 92-12" fill="none" stroke="${p.tones.a.md}" stroke-width="4" stroke-dasharray="3 4"/>${p.mirror(lamp)}<path d="M-78-6H78L100 92H-100Z" fill="${p.lin("b")}" ${p.rim(2)}/><path d="M-67 42H-89L-95 68H-73ZM-78-6-83 18H-61L-58-6ZM-18-6-20 18H20L18-6ZM58-6 61 18H83L78-6ZM-24 42-28 68H28L24 42ZM67 42H89L95 68H73Z" fill="${p.tones.b.lt}" opacity=".35"/><g fill="none" stroke="${w.hi}" stroke-width="2.5"><path d="M-70 0H70L90 86H-90ZM-80 38H80M-32 0-35 14H35L32 0M-50 86-46 64H46L50 86"/><ellipse cy="38" rx="26" ry="11"/></g><circle cy="36" r="9" fill="${p.orb("w")}" stroke="${p.tones.k.dk}" stroke-width="1.5"/>`;
};

export const glove: Figure = (p) =>
  d`<g ${p.rim(2.5)}><path d="M-40 52H44L50 96Q0 104-46 96Z" fill="${p.lin("b")}"/><path d="M-44 56C-76 34-88-8-76-44-66-78-30-96 12-94 58-94 84-66 82-28 82 4 66 36 46 54Z" fill="${p.orb("a")}"/><path d="M-76-16C-60-32-34-26-26-6-20 12-30 26-46 26-64 26-82 6-76-16Z" fill="${p.lin("a")}"/></g><path d="M-14-70C-22-46-18-30-8-20M18-76C10-52 14-36 24-24M48-70C42-50 46-36 54-26" fill="none" stroke="${p.tones.a.dk}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/><path d="M-42 70H48M-44 84H49" stroke="${p.tones.b.dk}" stroke-opacity=".6" stroke-width="3"/><path d="M-62-44C-54-64-36-76-14-80" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="8" stroke-linecap="round"/>`;

export const golf: Figure = (p) =>
  d`<ellipse cy="72" rx="98" ry="26" fill="${p.lin("b")}" ${p.rim(2)}/><ellipse cx="20" cy="68" rx="18" ry="6" fill="${p.tones.k.dk}"/><path d="M20 68V-96" stroke="${p.tones.w.hi}" stroke-width="6" stroke-linecap="round"/><path d="M20-94C-6-104-34-78-70-88L-58-62-70-36C-34-26-6-52 20-42Z" fill="${p.lin("a")}" ${p.rim(2.5)}/><path d="M-70-88C-34-78-6-104 20-94V-78C-6-88-34-64-63-72Z" fill="${p.gloss()}"/><circle cx="-42" cy="58" r="22" fill="${p.orb("w")}" stroke="${p.tones.w.dp}"/><g fill="${p.tones.w.dp}" opacity=".6" transform="translate(-42 58)">${p.spin('<circle cy="-9" r="2"/><circle cy="-16" r="1.6" cx="4"/>', 6)}</g>`;

export const horse: Figure = (p) => {
  const { m } = p.tones;
  const head =
    "M-64 96C-60 40-52 6-30-26L-36-50-8-84-2-62C34-58 58-34 66 0 74 12 84 28 84 40 78 56 62 58 54 50 44 42 30 34 14 34 2 50 6 72 18 96Z";
  return d`<path d="${head}" fill="${p.lin("a")}" ${p.rim(3)}/><path d="M-64 96C-60 40-52 6-30-26-22-44-14-56-2-62-24-30-36 10-36 96ZM-30-26-58-20-40-4-64 8-46 22-68 38-50 50-72 68-54 78" fill="${p.lin("b")}" stroke="${m.lt}" stroke-width="2"/><path d="M-2-62C14-36 36-8 54 50M-24 18C6 20 44 4 68 4" fill="none" stroke="${p.band("m")}" stroke-width="7"/><circle cx="28" cy="-20" r="6.5" fill="${p.tones.k.dk}"/><circle cx="26" cy="-22" r="2" fill="#fff"/><circle cx="74" cy="32" r="4" fill="${p.tones.a.dk}"/><circle cx="44" cy="10" r="9" fill="none" stroke="${m.hi}" stroke-width="4"/>`;
};

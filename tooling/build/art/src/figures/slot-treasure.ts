import { petal, polygon } from "../shape.ts";
import { draw as d } from "../xml.ts";
import type { Figure } from "./figure.ts";

export const gem: Figure = (p, r) => {
  const { a } = p.tones;
  const cut = r.pick(["brilliant", "step", "round"]);
  if (cut === "brilliant") {
    return d`<g ${p.rim(1.5)}><path d="M-52-62H52L98-12 0 92-98-12Z" fill="${p.lin("a")}"/>${p.mirror(
      d`<path d="M-52-62-98-12H-50Z" fill="${a.lt}"/><path d="M-52-62-50-12 0-62Z" fill="${a.hi}"/><path d="M0-62-50-12H0Z" fill="${a.md}"/><path d="M-98-12H-50L0 92Z" fill="${a.md}"/><path d="M-50-12H0V92Z" fill="${a.dp}"/>`,
    )}<path d="M0-62 50-12H-50Z" fill="${a.lt}"/><path d="M-50-12H50L0 92Z" fill="${p.lin("a")}"/></g><path d="M-46-56H10L-56-18H-86Z" fill="${p.gloss()}"/>`;
  }
  if (cut === "step") {
    const ring = (k: number): string =>
      d`M${-52 * k} ${-92 * k}H${52 * k}L${80 * k} ${-58 * k}V${58 * k}L${52 * k} ${92 * k}H${-52 * k}L${-80 * k} ${58 * k}V${-58 * k}Z`;
    return d`<g ${p.rim(2)}><path d="${ring(1)}" fill="${a.dp}"/><path d="M-52-92H52L80-58V0H-80V-58Z" fill="${a.md}" stroke="none"/><path d="M-52-92H52L38-66H-38Z" fill="${a.hi}"/><path d="M-80-58-58-42V42L-80 58Z" fill="${a.lt}"/><path d="M-52 92H52L38 66H-38Z" fill="${a.dk}"/><path d="${ring(0.72)}" fill="${p.lin("a")}"/><path d="${ring(0.46)}" fill="${p.orb("a")}"/></g><path d="M-58-42-38-66H4L-58 20Z" fill="${p.gloss()}"/>`;
  }
  const n = r.pick([8, 10, 12]);
  const half = 180 / n;
  return d`<path d="${polygon(n, 94)}" fill="${p.lin("a")}" ${p.rim(3)}/>${p.spin(
    d`<path d="M0-93L${56 * Math.sin((half * Math.PI) / 180)} ${-56 * Math.cos((half * Math.PI) / 180)}V-48L0-52Z" fill="${a.hi}" opacity=".55"/>`,
    n,
  )}${p.spin(d`<path d="M0-93L-22-54 0-48 22-54Z" fill="${a.dp}" opacity=".5"/>`, n, half)}<path d="${polygon(n, 52, half)}" fill="${p.orb("a")}" ${p.rim(1.5)}/><path d="M-46-24-20-48 26-44-38 30Z" fill="${p.gloss()}"/>`;
};

export const ingot: Figure = (p) => {
  const { m } = p.tones;
  const coin = d`<g transform="translate(0 78)"><ellipse rx="34" ry="13" cy="9" fill="${m.dk}"/><ellipse rx="34" ry="13" fill="${p.band("m")}" stroke="${m.dk}" stroke-width="1.5"/><ellipse rx="23" ry="8" fill="none" stroke="${m.dp}" stroke-width="2.5"/></g>`;
  return d`${p.repeat(coin, ["translate(-62 -6)", "translate(62 -6)", "translate(-26 12)", "translate(32 14)"])}<g stroke="${m.hi}" stroke-width="2.5"><path d="M-100-34C-84-66-40-40 0-40S84-66 100-34C84 0-84 0-100-34Z" fill="${m.dp}"/><path d="M-50-16C-52-84 52-84 50-16 30 4-30 4-50-16Z" fill="${p.orb("m")}"/><path d="M-100-34C-92 54-62 70 0 70S92 54 100-34C84-6 46 6 0 6S-84-6-100-34Z" fill="${p.band("m")}"/></g><path d="M-82-6C-70 36-44 54-10 57" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/><path d="M0 12 20 34 0 58-20 34Z" fill="${p.lin("a")}" stroke="${m.hi}" stroke-width="3"/><path d="M0 12-20 34H0Z" fill="#fff" opacity=".45"/><ellipse cx="-16" cy="-50" rx="13" ry="7" fill="#fff" opacity=".55" transform="rotate(-24 -16 -50)"/>`;
};

export const coin: Figure = (p, r) => {
  const { m } = p.tones;
  const face = d`<circle r="62" cy="4" fill="${m.dk}"/><circle r="62" fill="${p.band("m")}"/><circle r="54" fill="none" stroke="${m.dk}" stroke-opacity=".55" stroke-width="2.5"/>${p.spin(
    d`<path d="M0-26C-10-28-20-34-16-44-12-50-4-48 0-42 4-48 12-50 16-44 20-34 10-28 0-26Z" fill="${m.dk}"/><circle cx="30" cy="-30" r="4" fill="${m.dk}"/>`,
    4,
  )}<path d="M-20-20H20V20H-20Z" fill="${m.dk}"/><path d="M-20-20H20L16-16H-16V16L-20 20Z" fill="${m.hi}"/><path d="M-51-14A53 53 0 0 1-8-52" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>`;
  if (r.chance(0.5))
    return p.repeat(face, [
      "translate(-46 30) scale(.72)",
      "translate(48 26) scale(.78)",
      "translate(0 -22) scale(1.05)",
    ]);
  return d`<path d="M0-98V-40M0 26V50" stroke="${p.tones.a.md}" stroke-width="7"/><path d="M-13 60H13L22 100H-22Z" fill="${p.lin("a")}"/><path d="M0 46C-30 28-46 52-16 58L0 62 16 58C46 52 30 28 0 46Z" fill="${p.lin("a")}" ${p.rim(2)}/><circle cy="55" r="8" fill="${p.orb("m")}"/><g transform="translate(0 -22) scale(1.12)">${face}</g><circle cy="-94" r="7" fill="${p.orb("b")}"/>`;
};

export const lotus: Figure = (p) => {
  const { m } = p.tones;
  const leaf = (w: number, h: number): string =>
    d`<path d="${petal(w, h)}" fill="${p.lin("a")}"/><path d="M0-10Q-4${-h * 0.5} 0${-h * 0.86}" fill="none" stroke-opacity=".5"/>`;
  return d`<ellipse cy="72" rx="96" ry="24" fill="${p.lin("b")}" ${p.rim(2)}/><path d="M-96 72H0L-60 91M0 72 54 92M0 72 40 52M0 72-44 51" fill="none" stroke="${p.tones.b.lt}" stroke-opacity=".5" stroke-width="2"/><g transform="translate(0 66)" ${p.rim(2)}>${p.repeat(leaf(34, 104), ["rotate(-82)", "rotate(82)", "rotate(-58)", "rotate(58)"])}${p.repeat(leaf(38, 132), ["rotate(-33)", "rotate(33)", "rotate(0)"])}<path d="M-20-34H20L12 0H-12Z" fill="${p.band("m")}"/><ellipse cy="-36" rx="22" ry="8" fill="${m.lt}"/>${p.repeat(leaf(34, 88), ["rotate(-46)", "rotate(46)"])}${p.repeat(leaf(36, 70), ["rotate(-20)", "rotate(20)"])}<path d="${petal(30, 58)}" fill="${p.lin("w")}"/></g>`;
};

export const lantern: Figure = (p, r) => {
  const { a, m } = p.tones;
  const wide = r.pick([58, 72, 84]);
  const rib = (k: number): string => d`M0-62C${-wide * k}-58 ${-wide * k} 50 0 54`;
  return d`<path d="M0-100V-76M0 60V74" stroke="${m.lt}" stroke-width="5"/><path d="M-30-62C${-wide * 1.5}-50 ${-wide * 1.5} 44-30 54H30C${wide * 1.5} 44 ${wide * 1.5}-50 30-62Z" fill="${p.orb("a")}" ${p.rim(2)}/>${p.mirror(
    d`<path d="${rib(0.52)}${rib(1)}" fill="none" stroke="${a.dk}" stroke-opacity=".5" stroke-width="2.5"/>`,
  )}<path d="M0-62V54" stroke="${a.dk}" stroke-opacity=".5" stroke-width="2.5"/><path d="M-40-74H40L34-60H-34ZM-34 52H34L40 65H-40Z" fill="${p.band("m")}"/><path d="${polygon(4, 34)}" transform="translate(0 -4)" fill="${p.band("m")}"/><path d="M-13-20H13M0-20V14M-16-2H16M-13 14H13" transform="translate(0 -1)" stroke="${a.dk}" stroke-width="5" fill="none"/><path d="M-16 74H16L20 100H-20Z" fill="${p.lin("a")}"/><path d="M-8 76-10 100M0 76V100M8 76 10 100" stroke="${a.dk}" stroke-opacity=".6"/><circle cy="74" r="8" fill="${p.orb("m")}"/><path d="M${-wide * 0.86}-22Q${-wide * 0.8}-48-38-54" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`;
};

export const peach: Figure = (p) =>
  d`<path d="M4-62C-6-84 6-96 20-100" fill="none" stroke="${p.tones.m.dp}" stroke-width="8" stroke-linecap="round"/><path d="M6-70C-40-96-78-84-96-56-60-38-22-44 6-70Z" fill="${p.lin("b")}" ${p.rim(2)}/><path d="M8-72C48-100 80-84 92-64 62-44 30-50 8-72Z" fill="${p.lin("b")}" ${p.rim(2)}/><path d="M0 96C-58 86-96 40-84-10-74-50-34-66 0-46 34-66 74-50 84-10 96 40 58 86 0 96Z" fill="${p.orb("a")}" ${p.rim(2.5)}/><path d="M0-46C26-10 30 50 0 96 60 84 96 40 84-10 74-50 34-66 0-46Z" fill="${p.tones.a.dp}" opacity=".35"/><path d="M0-46C26-12 28 46 6 84" fill="none" stroke="${p.tones.a.dk}" stroke-opacity=".45" stroke-width="3"/><path d="M-66-4C-62-26-46-38-28-40" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/><path d="M-88-58Q-44-56 2-68M88-64Q48-62 12-70" fill="none" stroke="${p.tones.b.lt}" stroke-width="2"/>`;

import { lantern, lotus } from "../figures/slot-treasure.ts";
import { koi } from "../figures/slot-creature.ts";
import { petal } from "../shape.ts";
import { draw as d } from "../xml.ts";
import { dust, fall, type HeroScene, place, shine, swell } from "./scene.ts";

export const skyline: HeroScene = (p, { deep, dim, mid, accent, glow }, stage, r) => {
  const { x, width, height } = stage;
  const shore = height - 92;
  const row = (start: number, low: number, high: number, wide: number): string => {
    let path = "";
    for (let at = start; at < width + 20;) {
      const w = r.whole(wide * 0.6, wide * 1.3);
      const rise = 1 - Math.min(1, Math.abs(at - x) / 620);
      const h = r.between(low, high) * (0.45 + 0.75 * rise);
      const roof = r.pick([
        d`h${w}`,
        d`l${w / 2}-${r.whole(18, 46)} ${w / 2} ${r.whole(18, 30)}`,
        d`h${w * 0.3}v-${r.whole(14, 36)}h${w * 0.4}v${r.whole(10, 30)}h${w * 0.3}`,
        d`q${w / 2}-${r.whole(26, 50)} ${w} 0`,
      ]);
      path += d`M${at} ${shore}V${shore - h}${roof}V${shore}Z`;
      at += w + r.whole(2, 8);
    }
    return path;
  };
  const lit = p.own(
    d`<pattern id="%" width="68" height="78" patternUnits="userSpaceOnUse"><path d="M6 8h5v8H6zM30 30h5v8h-5zM52 56h5v8h-5zM18 56h5v8h-5z" fill="${glow}" opacity=".85"/><path d="M18 8h5v8h-5zM42 8h5v8h-5zM6 32h5v8H6zM52 32h5v8h-5zM30 56h5v8h-5z" fill="${accent}" opacity=".4"/></pattern>`,
  );
  const [back, front] = [row(x - 560, 90, 250, 58), row(x - 460, 60, 170, 76)];
  const ripples = Array.from(
    { length: 26 },
    () => d`M${r.whole(x - 420, width)} ${r.whole(shore + 8, height - 8)}h${r.whole(14, 90)}`,
  ).join("");
  return d`${dust(r, { ...stage, y: 110, height: 220 }, glow, 46)}<circle cx="${x + 70}" cy="168" r="290" fill="${shine(p, accent, 0.55)}"/><circle cx="${x + 70}" cy="158" r="104" fill="${fall(p, glow, accent)}"/><path d="${back}" fill="${fall(p, mid, dim)}"/><path d="${front}" fill="${deep}"/><path d="${front}" fill="${lit}" opacity=".9"/><rect x="0" y="${shore}" width="${width}" height="92" fill="${fall(p, dim, deep)}"/><path d="${ripples}" stroke="${accent}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`;
};

export const waves: HeroScene = (p, { deep, dim, mid, light, accent, glow }, { x, width, height }, r) => {
  const tones = [mid, light, accent, dim, deep];
  const rows = tones.map((tone, i) => {
    const base = 262 + i * 48;
    const points = Array.from({ length: 9 }, (_, j) => {
      const at = (width / 8) * j;
      const rise = Math.max(0, 1 - Math.abs(at - x) / 760);
      return [at, base + ((j + i) % 2) * 46 - 110 * rise + r.between(-12, 12)] as const;
    });
    const path = swell(points, height);
    return d`<path d="${path}" fill="${fall(p, tone, i < 3 ? mid : deep, i === 2 ? 0.85 : 1, 1)}"/><path d="${path}" fill="none" stroke="${glow}" stroke-opacity="${0.5 - i * 0.06}" stroke-width="2.5"/>`;
  });
  return d`<circle cx="${x + 60}" cy="170" r="320" fill="${shine(p, glow, 0.5)}"/><circle cx="${x + 60}" cy="160" r="132" fill="${fall(p, glow, accent, 1, 0.35)}"/>${rows.slice(0, 2).join("")}${place(koi(p, r), x - 6, 196, 1.5, 24)}${rows.slice(2).join("")}<path d="${Array.from({ length: 24 }, () => d`M${r.whole(x - 150, x + 150)} ${r.whole(150, 360)}h0`).join("")}" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".75"/>`;
};

export const peaks: HeroScene = (p, { deep, dim, mid, light, accent, glow }, { x, width, height }, r) => {
  const range = (base: number, high: number, step: number, tone: string, mist: string): string => {
    let path = d`M${x - 640} ${height}`;
    for (let at = x - 640; at <= width + step; at += step) {
      const rise = Math.max(0.12, 1 - Math.abs(at - x - 40) / 640);
      path += d`L${at} ${base - r.between(0.1, 0.3) * high * rise}L${at + step * 0.5} ${base - r.between(0.75, 1.1) * high * rise}`;
    }
    return d`<path d="${path}L${width + 80} ${height}Z" fill="${fall(p, tone, mist)}"/>`;
  };
  const bird = '<path d="M-16-6Q-7-11 0 0 7-11 16-6" fill="none"/>';
  return d`<circle cx="${x + 60}" cy="150" r="300" fill="${shine(p, glow, 0.6)}"/><circle cx="${x + 60}" cy="150" r="96" fill="${fall(p, glow, accent)}"/>${range(360, 210, 170, mid, light)}<rect x="${x - 700}" y="300" width="1400" height="60" fill="${fall(p, glow, glow, 0, 0.14)}"/>${range(420, 200, 130, dim, mid)}${range(470, 170, 104, deep, dim)}<path d="M${x - 520} 418Q${x} 376 ${width} 424M${x - 420} 446Q${x} 410 ${width} 452" fill="none" stroke="${glow}" stroke-opacity=".22" stroke-width="10" stroke-linecap="round"/><g stroke="${deep}" stroke-width="3.5" stroke-linecap="round">${p.repeat(bird, [d`translate(${x - 120} 120)`, d`translate(${x - 78} 98)scale(.8)`, d`translate(${x - 154} 92)scale(.6)`])}</g>`;
};

export const garden: HeroScene = (p, { deep, dim, mid, light, accent, glow }, { x, width, height }, r) => {
  const pad = d`<path d="M0 0 66-10A68 22 0 1 1 40-19Z"/><path d="M0 0-60-6M0 0-44 14M0 0 0 21M0 0 46 15M0 0-24-20" stroke="${glow}" stroke-opacity=".35" stroke-width="2"/>`;
  const pads = Array.from({ length: 12 }, (_, i) => {
    const far = i / 12;
    return d`translate(${Math.round(x - 380 + ((i * 311) % 800))} ${Math.round(300 + far * 170)})scale(${0.6 + far * 1.1} ${0.5 + far * 0.9})`;
  });
  const reed = Array.from(
    { length: 7 },
    (_, i) =>
      d`M${width - 30 - i * 22} ${height}Q${width - 60 - i * 24} ${300 - i * 8} ${width - 20 - i * 34} ${120 + ((i * 53) % 110)}`,
  ).join("");
  return d`<circle cx="${x}" cy="170" r="330" fill="${shine(p, glow, 0.5)}"/><circle cx="${x}" cy="162" r="128" fill="${fall(p, glow, accent, 1, 0.5)}"/><path d="M${x - 620} 292Q${x} 262 ${width} 290V${height}H${x - 620}Z" fill="${fall(p, mid, deep)}"/><path d="M${x - 110} 320h220M${x - 80} 344h170M${x - 130} 372h240M${x - 60} 404h140" stroke="${glow}" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/><g fill="${fall(p, light, dim)}">${p.repeat(pad, pads)}</g><path d="${reed}" fill="none" stroke="${dim}" stroke-width="6" stroke-linecap="round"/>${place(lotus(p, r), x + 214, 318, 0.78)}${place(lotus(p, r), x - 226, 356, 0.66)}${place(lotus(p, r), x - 4, 306, 1.5)}`;
};

const BLOOMS = [
  [84, 118],
  [128, 66],
  [168, 92],
  [206, 44],
  [190, 176],
  [226, 120],
  [262, 70],
] as const;

export const lattice: HeroScene = (p, { deep, dim, mid, light, accent, glow }, { x, y, width, height }, r) => {
  const wall = p.own(
    d`<pattern id="%" width="56" height="56" patternUnits="userSpaceOnUse"><path d="M0 14H14V0M42 0V14H56M0 42H14V56M42 56V42H56M14 28H42M28 14V42M14 14H42V42H14Z" fill="none" stroke="${accent}" stroke-opacity=".5" stroke-width="2.5"/></pattern>`,
  );
  const hole = d`M${x - 520} 0H${width}V${height}H${x - 520}ZM${x - 196} ${y}A196 196 0 0 0 ${x + 196} ${y} 196 196 0 0 0 ${x - 196} ${y}Z`;
  const bloom = d`${p.spin(d`<path d="${petal(15, 22, 3)}" fill="${p.tones.a.lt}" stroke="${p.tones.a.hi}"/>`, 5)}<circle r="5" fill="${p.tones.m.lt}"/>`;
  const eaves = (cy: number, w: number): string =>
    d`<path d="M${x + 66 - w} ${cy}Q${x + 66 - w * 0.7} ${cy - 4} ${x + 66 - w * 0.5} ${cy - 26}H${x + 66 + w * 0.5}Q${x + 66 + w * 0.7} ${cy - 4} ${x + 66 + w} ${cy}ZM${x + 66 - w * 0.55} ${cy}H${x + 66 + w * 0.55}V${cy + 30}H${x + 66 - w * 0.55}Z"/>`;
  return d`<circle cx="${x}" cy="${y}" r="198" fill="${fall(p, mid, accent)}"/><circle cx="${x - 60}" cy="${y - 60}" r="62" fill="${glow}" opacity=".9"/><path d="M${x - 196} ${y + 66}Q${x - 120} ${y} ${x - 40} ${y + 60}T${x + 196} ${y + 36}V${y + 200}H${x - 196}Z" fill="${light}" opacity=".55"/><g fill="${dim}">${eaves(y - 16, 60)}${eaves(y + 38, 80)}${eaves(y + 94, 100)}<path d="M${x + 62} ${y - 42}h8v-34h-8z"/></g><path d="M${x - 196} ${y + 112}Q${x - 60} ${y + 64} ${x + 60} ${y + 116}T${x + 196} ${y + 96}V${y + 220}H${x - 196}Z" fill="${deep}"/><path d="${hole}" fill="${dim}" fill-rule="evenodd"/><path d="${hole}" fill="${wall}" fill-rule="evenodd"/><circle cx="${x}" cy="${y}" r="203" fill="none" stroke="${p.band("m")}" stroke-width="14"/><circle cx="${x}" cy="${y}" r="216" fill="none" stroke="${accent}" stroke-opacity=".6" stroke-width="2"/><path d="M${x + 330} -10C${x + 260} 60 ${x + 150} 40 ${x + 84} 118M${x + 250} 46C${x + 220} 110 ${x + 226} 140 ${x + 190} 176" fill="none" stroke="${deep}" stroke-width="10" stroke-linecap="round"/>${p.repeat(
    bloom,
    BLOOMS.map(([u, v], i) => d`translate(${x + u} ${v})rotate(${i * 37})scale(${1 - (i % 3) * 0.18})`),
  )}${place(lantern(p, r), x - 250, 150, 0.78)}${place(lantern(p, r), x + 284, 246, 0.6)}`;
};

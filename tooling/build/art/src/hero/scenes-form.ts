import { gem } from "../figures/slot-treasure.ts";
import { crystal } from "../figures/esports-gear.ts";
import { sparkle } from "../shape.ts";
import { draw as d } from "../xml.ts";
import { dust, fall, type HeroScene, place, shine } from "./scene.ts";

export const mosaic: HeroScene = (p, { dim, mid, light, accent, glow }, { x, y, width, height }, r) => {
  const side = 64;
  const rise = side * 0.866;
  const layers: readonly (readonly [colour: string, low: number, high: number])[] = [
    [dim, 0, 0.3],
    [mid, 0.3, 0.58],
    [light, 0.58, 0.78],
    [accent, 0.78, 0.93],
    [glow, 0.93, 1.01],
  ];
  const paths = layers.map(() => "");
  for (let row = 0; row * rise < height; row++) {
    for (let col = Math.floor((x - 560) / (side / 2)); col * (side / 2) < width; col++) {
      const cx = col * (side / 2);
      const near = 1 - Math.hypot(cx - x, (row * rise - y) * 1.3) / 640;
      const chance = near * 0.9 + 0.25;
      if (r.next() > chance) continue;
      const value = Math.min(1, Math.max(0, near * 0.62 + r.between(-0.3, 0.36)));
      const at = layers.findIndex(([, low, high]) => value >= low && value < high);
      const up = (row + col) % 2 === 0;
      paths[at] =
        (paths[at] ?? "") +
        (up
          ? d`M${cx} ${row * rise + rise}h${side}l${-side / 2} ${-rise}z`
          : d`M${cx} ${row * rise}h${side}l${-side / 2} ${rise}z`);
    }
  }
  return d`<g stroke="${dim}" stroke-width="1.5">${layers.map(([colour], i) => d`<path d="${paths[i] ?? ""}" fill="${colour}" opacity="${i < 3 ? 0.9 : 0.8}"/>`).join("")}</g><circle cx="${x}" cy="${y}" r="250" fill="${shine(p, glow, 0.7)}"/><ellipse cx="${x}" cy="${y + 158}" rx="140" ry="22" opacity=".35"/>${place(gem(p, r), x, y, 1.55)}<path d="${sparkle(x - 110, y - 90, 34)}${sparkle(x + 130, y + 40, 24)}${sparkle(x + 70, y - 140, 18)}" fill="#fff"/>`;
};

export const ribbon: HeroScene = (p, { deep, mid, light, accent, glow }, stage, r) => {
  const { x, width, height } = stage;
  const band = (offset: number, thick: number, top: string, foot: string, opacity: number): string => {
    const sway = r.between(-30, 30);
    const edge = (dy: number): string =>
      d`${x - 470} ${height + 40 + dy}C${x - 260} ${height - 40 + offset + dy} ${x - 220 + sway} ${40 + offset + dy} ${x + 20} ${150 + offset + dy}S${x + 210 + sway} ${400 + offset + dy * 0.5} ${width + 40} ${40 + offset + dy}`;
    const back = d`${width + 40} ${40 + offset + thick * 0.6}C${x + 330 + sway} ${300 + offset + thick} ${x + 230} ${430 + offset + thick} ${x + 20} ${150 + offset + thick}S${x - 250} ${height + offset + thick} ${x - 470} ${height + 40 + thick}`;
    return d`<path d="M${edge(0)}L${back}Z" fill="${p.own(d`<linearGradient id="%"><stop offset=".1" stop-color="${top}"/><stop offset=".38" stop-color="${foot}"/><stop offset=".5" stop-color="${glow}"/><stop offset=".62" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`)}" opacity="${opacity}"/><path d="M${edge(0)}" fill="none" stroke="${glow}" stroke-opacity=".7" stroke-width="2"/>`;
  };
  return d`<circle cx="${x + 60}" cy="210" r="360" fill="${shine(p, accent, 0.4)}"/>${band(-96, 70, mid, deep, 0.8)}${band(-30, 96, light, mid, 0.9)}${band(52, 84, accent, mid, 0.92)}${band(126, 40, p.tones.m.lt, p.tones.m.dp, 0.95)}${dust(r, stage, glow, 64)}<path d="${sparkle(x + 20, 128, 26)}${sparkle(x + 210, 250, 18)}${sparkle(x - 130, 300, 16)}" fill="#fff"/>`;
};

export const prism: HeroScene = (p, { deep, dim, mid, light, accent, glow }, stage, r) => {
  const { x, width, height } = stage;
  const tones = [deep, mid, light, accent, dim] as const;
  const shards = Array.from({ length: 9 }, (_, i) => {
    const at = x - 360 + i * 92 + r.between(-20, 20);
    const tall = 170 + 240 * Math.max(0, 1 - Math.abs(at - x - 40) / 420) + r.between(-30, 40);
    const w = r.between(44, 78);
    const lean = r.between(-46, 46);
    const tone = tones[i % 5] ?? mid;
    return d`<path d="M${at - w} ${height}L${at - w + lean * 0.5} ${height - tall * 0.72}L${at + lean} ${height - tall}L${at + w * 0.7 + lean * 0.6} ${height - tall * 0.62}L${at + w} ${height}Z" fill="${fall(p, tone, deep)}"/><path d="M${at - w} ${height}L${at - w + lean * 0.5} ${height - tall * 0.72}L${at + lean} ${height - tall}L${at + lean * 0.3} ${height}Z" fill="${glow}" opacity=".22"/><path d="M${at + lean} ${height - tall}L${at + lean * 0.3} ${height}" stroke="${glow}" stroke-opacity=".55" stroke-width="1.5"/>`;
  });
  const beam = d`<path d="M${x - 620} 96 ${x - 20} 210V226Z" fill="${glow}" opacity=".8"/>${[accent, glow, light, p.tones.a.lt, p.tones.b.lt].map((tone, i) => d`<path d="M${x + 20} 214 ${width} ${90 + i * 44}V${128 + i * 44}L${x + 20} 222Z" fill="${tone}" opacity=".4"/>`).join("")}`;
  return d`<circle cx="${x}" cy="230" r="340" fill="${shine(p, accent, 0.5)}"/>${beam}${shards.join("")}${place(crystal(p, r), x, 246, 1.75)}${dust(r, stage, glow, 40)}`;
};

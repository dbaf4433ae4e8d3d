import { fan } from "../figures/casino-card.ts";
import { chipFace, chips, roulette } from "../figures/casino-table.ts";
import { football, basketball } from "../figures/sports-ball.ts";
import { trophy } from "../figures/sports-arena.ts";
import { crown } from "../figures/slot-reel.ts";
import { gem } from "../figures/slot-treasure.ts";
import { ball, DIGITS } from "../figures/lottery.ts";
import { sparkle } from "../shape.ts";
import { draw as d } from "../xml.ts";
import { dust, fall, type HeroScene, place, shine } from "./scene.ts";

export const table: HeroScene = (p, { deep, mid, light, accent, glow }, { x, width, height }, r) => {
  const spot = d`<rect x="-34" y="-24" width="68" height="48" rx="8"/>`;
  const spots = [-46, -23, 0, 23, 46].map((turn) => d`rotate(${turn})translate(0 560)`);
  return d`<path d="M${x - 60} 0H${x + 60}L${x + 460} ${height}H${x - 460}Z" fill="${fall(p, glow, glow, 0.3, 0)}"/><ellipse cx="${x + 30}" cy="${height + 60}" rx="640" ry="300" fill="${deep}"/><ellipse cx="${x + 30}" cy="${height + 66}" rx="616" ry="284" fill="${p.own(d`<radialGradient id="%" cx=".5" cy=".12" r=".6"><stop stop-color="${light}"/><stop offset="1" stop-color="${mid}"/></radialGradient>`)}" stroke="${p.band("m")}" stroke-width="6"/><g transform="translate(${x + 30} ${height - 520}) scale(1 .92)" fill="none" stroke="${accent}" stroke-opacity=".75" stroke-width="3">${p.repeat(spot, spots)}<path d="M-420 300A560 560 0 0 0 420 300" stroke-opacity=".4"/></g>${place(roulette(p, r), Math.min(width - 110, x + 250), 196, 1.5)}${place(fan(p, r), x - 96, 212, 1.5, -8)}${place(chips(p, r), x + 92, 322, 1.12)}${place(d`<g transform="scale(1 .62)">${chipFace(p, "a")}</g>`, x - 214, 376, 0.72, -6)}`;
};

export const rays: HeroScene = (p, { accent, glow }, { x, y, width }, r) => {
  const reach = 900;
  const fade = p.own(
    d`<radialGradient id="%" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach * 0.7}"><stop stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>`,
  );
  const step = (Math.PI * reach) / 44;
  const prize = r.chance(0.5) ? crown(p, r) : trophy(p, r);
  const coin = d`<ellipse rx="22" ry="17" cy="4" fill="${p.tones.m.dk}"/><ellipse rx="22" ry="17" fill="${p.band("m")}"/><ellipse rx="13" ry="9" fill="none" stroke="${p.tones.m.dp}" stroke-width="2.5"/>`;
  const coins = Array.from(
    { length: 14 },
    (_, i) =>
      d`translate(${Math.round(x + (i % 2 === 0 ? 1 : -1) * r.between(150, Math.min(330, width - x)))} ${r.whole(40, 430)})rotate(${r.whole(-50, 50)})scale(${r.between(0.5, 1.4)})`,
  );
  return d`<circle cx="${x}" cy="${y}" r="${reach / 2}" fill="none" stroke="${fade}" stroke-width="${reach}" stroke-dasharray="${step}"/><circle cx="${x}" cy="${y}" r="260" fill="${shine(p, glow, 0.9)}"/><circle cx="${x}" cy="${y}" r="196" fill="none" stroke="${p.band("m")}" stroke-width="8"/><circle cx="${x}" cy="${y}" r="214" fill="none" stroke="${glow}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 10"/>${p.repeat(coin, coins)}<ellipse cx="${x}" cy="${y + 172}" rx="170" ry="26" fill="#000" opacity=".3"/>${place(prize, x, y + 6, 1.62)}<path d="${Array.from({ length: 7 }, () => sparkle(x + r.whole(-190, 190), y + r.whole(-180, 170), r.whole(8, 22))).join("")}" fill="#fff" opacity=".9"/>`;
};

export const orbit: HeroScene = (p, { accent, glow, deep, mid }, stage, r) => {
  const { x, y } = stage;
  const ring = (k: number, extra: string): string =>
    d`<ellipse rx="${330 * k}" ry="${118 * k}" fill="none" stroke="${accent}" ${extra}/>`;
  const at = (k: number, angle: number): readonly [number, number] => [
    330 * k * Math.cos(angle),
    118 * k * Math.sin(angle),
  ];
  const lap = (k: number, angle: number, markup: string, scale: number): string => {
    const [u, v] = at(k, angle);
    return place(d`<g transform="rotate(16)">${markup}</g>`, u, v, scale);
  };
  return d`${dust(r, stage, glow, 70)}<circle cx="${x}" cy="${y}" r="300" fill="${shine(p, accent, 0.55)}"/><g transform="translate(${x} ${y}) rotate(-16)">${ring(1.3, 'stroke-opacity=".25" stroke-width="1.5"')}${ring(1, 'stroke-opacity=".55" stroke-width="2"')}${lap(1.3, -2.2, ball(p, "m", r.pick(DIGITS)), 0.6)}<circle r="126" fill="${p.own(d`<radialGradient id="%" cx=".34" cy=".28" r=".85"><stop stop-color="${glow}"/><stop offset=".35" stop-color="${accent}"/><stop offset=".75" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`)}"/><path d="M-118-44C-60-20 60-24 120-38M-126 4C-60 30 60 26 125 12M-104 70C-50 90 50 86 106 66" fill="none" stroke="${glow}" stroke-opacity=".3" stroke-width="9"/><path d="M-228-68A238 85 0 1 0 228-68" fill="none" stroke="${p.band("m")}" stroke-width="16"/><path d="M-206-62A214 76 0 1 0 206-62" fill="none" stroke="${glow}" stroke-opacity=".6" stroke-width="3"/>${lap(1, 2.5, chipFace(p, "a"), 0.85)}${lap(1, 0.55, chipFace(p, "b"), 0.62)}${lap(1.3, 0.9, ball(p, "a", r.pick(DIGITS)), 0.9)}${lap(1.3, -0.5, gem(p, r), 0.44)}</g>`;
};

export const stadium: HeroScene = (p, { deep, mid, light, glow, accent }, { x, width, height }, r) => {
  const lamp = (at: number, tilt: number): string =>
    d`<g transform="translate(${at} 66) rotate(${tilt})"><path d="M-40-22H40V22H-40Z" fill="${deep}" stroke="${glow}" stroke-width="2"/><path d="M-30-10h0M-10-10h0M10-10h0M30-10h0M-30 10h0M-10 10h0M10 10h0M30 10h0" stroke="#fff" stroke-width="12" stroke-linecap="round"/></g><circle cx="${at}" cy="66" r="120" fill="${shine(p, "#ffffff", 0.6)}"/>`;
  const far = Math.min(width - 70, x + 330);
  const near = x - 300;
  const beam = (at: number, to: number): string =>
    d`<path d="M${at - 30} 80H${at + 30}L${to + 170} ${height}H${to - 170}Z" fill="${fall(p, "#ffffff", glow, 0.32, 0)}"/>`;
  return d`<path d="M${x - 560} 250Q${x} 120 ${width + 40} 236V${height}H${x - 560}Z" fill="${deep}"/><path d="M${x - 520} 268Q${x} 146 ${width + 40} 256M${x - 520} 290Q${x} 170 ${width + 40} 276M${x - 520} 312Q${x} 196 ${width + 40} 298" fill="none" stroke="${accent}" stroke-opacity=".55" stroke-width="7" stroke-dasharray="5 9"/><path d="M${x - 420} ${height}L${x - 210} 300H${x + 250}L${width + 160} ${height}Z" fill="${fall(p, mid, light)}"/><g fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3.5"><path d="M${x - 330} ${height}L${x - 170} 312H${x + 214}L${x + 420} ${height}M${x - 248} 394H${x + 322}"/><ellipse cx="${x + 30}" cy="394" rx="96" ry="30"/></g>${beam(near, x - 60)}${beam(far, x + 60)}${lamp(near, -8)}${lamp(far, 8)}${place(trophy(p, r), x + 196, 262, 1.02, 6)}<ellipse cx="${x}" cy="414" rx="120" ry="16" opacity=".35"/>${place(football(p, r), x, 284, 1.38, -12)}${place(basketball(p, r), x - 186, 348, 0.72, 10)}`;
};

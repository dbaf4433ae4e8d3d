import { box, disc, draw, line, path, shine, type SymbolSet } from "./paint.ts";

export const gems: SymbolSet = [
  draw(
    "钻石",
    "Diamond",
    path("silver", "M18 10h28l14 16-28 32L4 26Z"),
    line("#5a6a7f", 1.4, "M4 26h56M18 10l6 16 8 32 8-32 6-16M24 26l8-16 8 16"),
    shine("M18 10h14l-8 16H4Z", 0.6),
  ),
  draw(
    "红宝石",
    "Ruby",
    path("red", "M32 5 56 19v26L32 59 8 45V19Z"),
    line(
      "#7d0f22",
      1.4,
      "M32 5v14M8 19l12 6M56 19l-12 6M20 25l12-6 12 6v14l-12 6-12-6ZM32 45v14M20 39 8 45M44 39l12 6",
    ),
    shine("M32 5 8 19l12 6 12-6Z", 0.4),
  ),
  draw(
    "绿宝石",
    "Emerald",
    path("green", "M20 8h24l12 12v24L44 56H20L8 44V20Z"),
    line(
      "#0b5237",
      1.4,
      "M24 20h16l4 4v16l-4 4H24l-4-4V24ZM8 20l12 4M56 20l-12 4M8 44l12-4M56 44l-12-4M20 8l4 12M44 8l-4 12",
    ),
    shine("M20 8h24l-4 12H24Z", 0.45),
  ),
  draw(
    "蓝宝石",
    "Sapphire",
    path("blue", "M32 4c12 14 20 24 20 35a20 20 0 0 1-40 0C12 28 20 18 32 4Z"),
    line("#123a86", 1.4, "M32 4v54M12 39h40M32 20 20 39l12 12 12-12Z"),
    shine("M30 10c-9 11-14 19-14 28 4-9 8-17 14-28Z", 0.5),
  ),
];

export const fruit: SymbolSet = [
  draw(
    "樱桃",
    "Cherries",
    line("#2c8a4b", 2.6, "M20 38c2-14 10-24 22-30M46 40c0-12-2-22-4-32"),
    path("green", "M42 8c6-6 14-5 18 0-5 5-13 5-18 0Z"),
    disc("red", 19, 44, 13),
    disc("red", 45, 47, 12),
    shine("M11 40c2-5 6-7 10-6-5 2-7 5-8 10-2-1-3-2-2-4ZM38 43c2-4 5-6 9-5-5 2-6 5-7 9-2-1-3-2-2-4Z"),
  ),
  draw(
    "西瓜",
    "Watermelon",
    path("green", "M4 22c4 22 16 34 28 34s24-12 28-34Z"),
    path("silver", "M9 22c4 18 13 28 23 28s19-10 23-28Z"),
    path("red", "M12 22c3 15 11 24 20 24s17-9 20-24Z"),
    ...[
      [22, 29],
      [32, 34],
      [42, 29],
      [32, 26],
    ].map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="1.6" ry="2.8" fill="#23090f"/>`),
  ),
  draw(
    "葡萄",
    "Grapes",
    path("green", "M32 14c-8-2-10-8-8-12 6 0 9 4 8 12ZM32 14c2-8 8-11 14-9 0 6-6 10-14 9Z"),
    ...[
      [18, 22],
      [32, 22],
      [46, 22],
      [25, 34],
      [39, 34],
      [32, 46],
    ].map(([x = 0, y = 0]) => disc("violet", x, y, 8.4)),
    shine("M13 19c1-3 4-4 6-4-3 2-4 4-4 7-2 0-2-1-2-3ZM27 19c1-3 4-4 6-4-3 2-4 4-4 7-2 0-2-1-2-3Z"),
  ),
  draw(
    "柠檬",
    "Lemon",
    path("gold", "M10 48C2 34 12 14 30 12c5-4 9-5 14-4 1 3 2 4 6 6 8 16-2 34-20 36-4 4-9 5-14 4-1-3-3-4-6-6Z"),
    shine("M16 40c-2-10 4-19 14-21-7 5-10 11-10 21-2 1-3 1-4 0Z"),
    path("green", "M46 10c4-5 9-6 14-4-2 5-8 8-14 4Z"),
  ),
];

export const relic: SymbolSet = [
  draw(
    "宝箱",
    "Chest",
    path("brown", "M6 30c0-14 8-20 26-20s26 6 26 20Z"),
    box("brown", 6, 30, 52, 24, 3),
    line("#f2b632", 3.4, "M6 31h52M18 12v42M46 12v42"),
    box("gold", 26, 26, 12, 14, 2),
    disc("night", 32, 32, 2.6),
    shine("M10 27c1-9 7-13 16-14-6 3-9 7-10 14Z", 0.3),
  ),
  draw(
    "金瓶",
    "Golden vase",
    path("gold", "M24 6h16l-3 10c12 6 15 18 8 30l-5 12H24l-5-12c-7-12-4-24 8-30Z"),
    line("#7c4a08", 2, "M17 30h30M18 38h28M26 16h12"),
    line("#27ae68", 2.4, "M20 34l4-3 4 3 4-3 4 3 4-3 4 3"),
    shine("M22 24c-4 6-4 14-1 21 0-9 1-15 6-23Z"),
  ),
  draw(
    "罗盘",
    "Compass",
    disc("brown", 32, 32, 26),
    disc("silver", 32, 32, 20),
    path("red", "M32 16 38 32H26Z"),
    path("blue", "M32 48 26 32h12Z"),
    disc("gold", 32, 32, 3.4),
    line("#5a6a7f", 2, "M32 13v3M32 48v3M13 32h3M48 32h3"),
  ),
  draw(
    "钥匙",
    "Key",
    path("gold", "M22 6a16 16 0 0 1 12 26.5L56 54l-4 5-7-2-1-6-6-1-1-6-8-7A16 16 0 1 1 22 6Z"),
    disc("night", 19, 19, 6),
    shine("M12 28c-6-8-2-18 8-19-6 3-9 9-8 19Z"),
  ),
];

export const retro: SymbolSet = [
  draw(
    "红七",
    "Seven",
    path("red", "M10 8h46v12C44 30 36 42 36 58H20c0-16 8-28 18-36H22v6H10Z"),
    shine("M13 11h38v4H22l-4 9h-5Z", 0.45),
  ),
  draw(
    "三条",
    "Triple bar",
    ...[10, 26, 42].map((y) => box("night", 6, y, 52, 13, 3)),
    ...[16.5, 32.5, 48.5].map((y) => line("#f2b632", 5, `M16 ${y}h32`)),
  ),
  draw(
    "铃铛",
    "Bell",
    path("gold", "M32 5c3 0 5 2 5 5 10 3 13 12 13 22 0 8 2 12 7 16H7c5-4 7-8 7-16 0-10 3-19 13-22 0-3 2-5 5-5Z"),
    disc("gold", 32, 52, 7),
    shine("M21 16c-4 6-4 16-3 24-3-9-2-19 3-24Z"),
  ),
  draw(
    "唱片",
    "Record",
    disc("night", 32, 32, 27),
    line("#56688c", 1.4, "M32 11a21 21 0 1 0 .1 0M32 16a16 16 0 1 0 .1 0"),
    disc("pink", 32, 32, 10),
    disc("silver", 32, 32, 2.6),
    shine("M12 24c3-8 9-12 16-13-6 4-9 9-10 17Z", 0.25),
  ),
];

export const sky: SymbolSet = [
  draw(
    "环星",
    "Ringed planet",
    disc("violet", 32, 32, 17),
    line("#f2b632", 5, "M8 42C2 50 20 46 36 36S64 14 54 20"),
    line("#fff2b8", 1.6, "M8 42C2 50 20 46 36 36S64 14 54 20"),
    shine("M20 27c2-6 7-9 12-9-6 3-8 7-9 13-2 0-4-2-3-4Z"),
  ),
  draw(
    "火箭",
    "Rocket",
    path("silver", "M32 3c10 8 14 20 12 36H20C18 23 22 11 32 3Z"),
    path("red", "M20 28 9 42l11 3ZM44 28l11 14-11 3Z"),
    disc("blue", 32, 23, 6),
    path("gold", "M24 42h16c0 8-4 13-8 19-4-6-8-11-8-19Z"),
  ),
  draw(
    "弯月",
    "Moon",
    path("silver", "M40 5a28 28 0 1 0 19 38A23 23 0 0 1 40 5Z"),
    disc("night", 22, 32, 3),
    disc("night", 30, 46, 4),
    shine("M14 20c5-8 11-12 18-14-9 8-12 18-10 30-8-3-11-9-8-16Z", 0.4),
  ),
  draw(
    "流星",
    "Meteor",
    path("blue", "M4 6 40 26 28 40Z"),
    path("gold", "M42 22l6 9 11 0-6 9 3 11-11-3-9 6-1-11-9-7 11-3Z"),
    shine("M42 26l4 7-8 3Z", 0.7),
  ),
];

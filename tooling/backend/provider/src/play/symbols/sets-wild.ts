import { box, disc, draw, line, oval, path, shine, type SymbolSet } from "./paint.ts";

export const ocean: SymbolSet = [
  draw(
    "珍珠贝",
    "Pearl shell",
    path("pink", "M32 10c16 0 27 10 27 22-6 6-48 6-54 0 0-12 11-22 27-22Z"),
    path("pink", "M5 34c8 8 46 8 54 0-2 12-12 20-27 20S7 46 5 34Z"),
    line("#8f1c56", 1.5, "M32 10v24M22 12l6 22M42 12l-6 22M13 18l11 16M51 18 40 34"),
    disc("silver", 32, 38, 9),
    shine("M27 35c1-3 4-4 7-3-3 1-4 3-5 6-2-1-2-2-2-3Z", 0.8),
  ),
  draw(
    "船锚",
    "Anchor",
    line("#3b8bea", 7, "M32 20v34M18 28h28M10 38c2 12 11 17 22 17s20-5 22-17"),
    line("#cbe8ff", 1.8, "M31 22v30M20 27h24"),
    disc("gold", 32, 12, 8),
    disc("night", 32, 12, 3.4),
    path("blue", "M4 44 10 32l9 9ZM60 44 54 32l-9 9Z"),
  ),
  draw(
    "海星",
    "Starfish",
    path(
      "red",
      "M32 4c4 8 5 14 8 17 5 2 12 1 20 3-4 7-11 11-13 16-1 6 3 12 3 20-8-1-13-6-18-6s-10 5-18 6c0-8 4-14 3-20-2-5-9-9-13-16 8-2 15-1 20-3 3-3 4-9 8-17Z",
    ),
    ...[
      [32, 18],
      [32, 34],
      [21, 30],
      [43, 30],
      [26, 44],
      [38, 44],
    ].map(([x = 0, y = 0]) => disc("gold", x, y, 2.4)),
  ),
  draw(
    "小鱼",
    "Fish",
    path("teal", "M4 32c8-14 24-18 38-6l16-12c-3 12-3 24 0 36L42 38C28 50 12 46 4 32Z"),
    line("#075a5e", 2, "M24 22c4 6 4 14 0 20"),
    disc("silver", 15, 29, 4),
    disc("night", 15, 29, 2),
    shine("M14 24c6-4 14-4 20 0-7-1-14 0-20 3-1-1-1-2 0-3Z", 0.5),
  ),
];

export const plains: SymbolSet = [
  draw(
    "烈日",
    "Sun",
    ...[0, 45, 90, 135, 180, 225, 270, 315].map(
      (turn) => `<g transform="rotate(${turn} 32 32)">${path("gold", "M32 2 37 15H27Z")}</g>`,
    ),
    disc("red", 32, 32, 16),
    shine("M21 27c2-5 7-8 12-7-6 1-9 5-10 11-2-1-3-2-2-4Z"),
  ),
  draw(
    "角号",
    "Horn",
    path("brown", "M6 20c4-6 10-8 16-6 2 16 12 26 34 24l2 12C26 56 8 42 6 20Z"),
    path("gold", "M54 36c3-1 6 2 6 8s-2 10-5 10-4-4-4-9 1-8 3-9Z"),
    line("#f2b632", 3, "M16 15c0 4-4 7-9 8M26 32c-4 2-7 5-8 9"),
    shine("M12 24c3 10 10 17 20 21-9-6-14-13-16-23-2-1-4 0-4 2Z", 0.3),
  ),
  draw(
    "羽毛",
    "Feather",
    path("teal", "M56 6C30 8 14 24 14 46l-6 12 3 1 6-10C40 50 54 34 56 6Z"),
    line("#075a5e", 2, "M14 48 48 14M24 38l0-13M31 31l13-1M20 43l14-1"),
    shine("M20 36c4-12 14-21 28-26-12 7-20 15-28 26Z", 0.45),
  ),
  draw(
    "爪印",
    "Paw",
    path("brown", "M32 30c9 0 18 9 18 18 0 10-10 6-18 6s-18 4-18-6c0-9 9-18 18-18Z"),
    oval("brown", 12, 28, 6, 8),
    oval("brown", 25, 16, 6.5, 9),
    oval("brown", 40, 16, 6.5, 9),
    oval("brown", 53, 28, 6, 8),
  ),
];

export const frost: SymbolSet = [
  draw(
    "雪花",
    "Snowflake",
    ...[0, 60, 120].map(
      (turn) =>
        `<g transform="rotate(${turn} 32 32)">${line("#123a86", 7, "M32 6v52")}${line("#cbe8ff", 4, "M32 6v52M24 12l8 8 8-8M24 52l8-8 8 8")}</g>`,
    ),
    disc("silver", 32, 32, 6),
  ),
  draw(
    "冰晶",
    "Ice crystal",
    path("blue", "M32 4 44 22 38 58H26L20 22Z"),
    path("teal", "M16 26 24 34 22 58H14L8 38ZM48 26 40 34l2 24h8l6-20Z"),
    shine("M31 8 23 22l4 30Z", 0.5),
  ),
  draw(
    "雪松",
    "Pine",
    box("brown", 28, 48, 8, 12),
    path("green", "M32 4 46 22H40L52 38H44l12 14H8l12-14H12L24 22H18Z"),
    shine("M32 6 22 20l6-2 3-6ZM24 24 15 36l8-3 4-6Z", 0.7),
  ),
  draw(
    "手套",
    "Mitten",
    path("red", "M18 8h18c8 0 12 8 12 18v20H18V34c-8 2-14-6-10-12 3-4 7-1 10 4Z"),
    box("silver", 15, 44, 36, 14, 5),
    line("#ffb0a0", 2.4, "M26 18l4 6 4-6 4 6 4-6M26 30l4 6 4-6 4 6 4-6"),
  ),
];

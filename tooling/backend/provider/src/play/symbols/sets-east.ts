import { box, disc, draw, line, oval, path, shine, type SymbolSet } from "./paint.ts";

export const orient: SymbolSet = [
  draw(
    "元宝",
    "Ingot",
    path("gold", "M6 30c6 2 10-6 16-6 3 6 17 6 20 0 6 0 10 8 16 6-1 12-10 22-26 22S7 42 6 30Z"),
    oval("gold", 32, 26, 12, 8),
    shine("M14 37c5 7 12 9 18 9-6-1-11-4-14-9Z"),
  ),
  draw(
    "灯笼",
    "Lantern",
    line("#f2b632", 2.4, "M32 4v8M32 52v9M28 54v6M36 54v6"),
    oval("red", 32, 32, 22, 18),
    box("gold", 22, 10, 20, 6),
    box("gold", 22, 48, 20, 6),
    line("#7d0f22", 1.6, "M24 16c-6 10-6 22 0 32M40 16c6 10 6 22 0 32M32 16v32"),
    shine("M16 24c2-4 5-6 8-7-4 5-5 12-4 18-4-2-6-7-4-11Z"),
  ),
  draw(
    "折扇",
    "Fan",
    path("pink", "M32 52 6 28C12 14 22 9 32 9s20 5 26 19Z"),
    line("#8f1c56", 1.5, "M32 52 14 20M32 52 24 12M32 52V9M32 52 40 12M32 52 50 20"),
    path("gold", "M32 56 22 42c6-5 14-5 20 0Z"),
    disc("gold", 32, 53, 3),
  ),
  draw(
    "铜钱",
    "Old coin",
    disc("gold", 32, 32, 25),
    line("#7c4a08", 2, "M32 11a21 21 0 1 0 .1 0"),
    path("night", "M24 24h16v16H24Z"),
    shine("M14 24c4-9 12-13 20-13-9 3-14 8-17 17Z"),
  ),
];

export const myth: SymbolSet = [
  draw(
    "火珠",
    "Fire pearl",
    path("red", "M32 3c3 9 14 12 18 22 7 17-4 34-18 34S7 42 14 25c2 4 5 5 7 5-2-11 6-17 11-27Z"),
    disc("gold", 32, 40, 13),
    shine("M25 34c3-4 8-5 12-3-5 0-9 3-10 8-2-1-3-3-2-5Z", 0.7),
  ),
  draw(
    "宝剑",
    "Sword",
    path("silver", "M52 6 56 10 28 42 22 36Z"),
    path("gold", "M16 34 30 48l-4 4L12 38Z"),
    path("brown", "M18 44 8 54l4 4 10-10Z"),
    disc("red", 9, 56, 4),
    shine("M50 8 26 36l-2-2Z", 0.7),
  ),
  draw(
    "祥云",
    "Cloud",
    path("teal", "M10 44c-6-4-4-14 4-14 0-9 12-13 18-6 7-7 19-2 18 7 8 0 9 11 3 14-7 4-36 4-43-1Z"),
    line("#e9fffb", 2.4, "M20 40c-4-5 3-10 7-6M34 40c-5-7 5-13 9-7 2 4-2 6-4 4"),
    line("#075a5e", 2, "M18 54h22M28 59h20"),
  ),
  draw(
    "卷轴",
    "Scroll",
    box("brown", 14, 12, 36, 8, 4),
    path("silver", "M18 18h28v30H18Z"),
    box("brown", 14, 46, 36, 8, 4),
    line("#5a6a7f", 2, "M24 26h16M24 32h16M24 38h10"),
    disc("red", 40, 39, 4),
  ),
];

export const garden: SymbolSet = [
  draw(
    "莲花",
    "Lotus",
    path("pink", "M32 10c8 8 10 18 8 32H24c-2-14 0-24 8-32Z"),
    path("pink", "M12 22c10 0 16 8 18 22-12 2-20-8-18-22Z"),
    path("pink", "M52 22c-10 0-16 8-18 22 12 2 20-8 18-22Z"),
    path("green", "M6 42c8 2 16 4 26 4s18-2 26-4c-4 10-14 14-26 14S10 52 6 42Z"),
    shine("M31 14c-3 7-4 15-3 24 0-8 1-16 3-24Z", 0.6),
  ),
  draw(
    "海棠",
    "Begonia",
    ...[0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn} 32 32)">${oval("red", 32, 16, 10, 13)}</g>`),
    disc("gold", 32, 32, 8),
  ),
  draw(
    "蘑菇",
    "Mushroom",
    path("silver", "M24 34h16c-2 8 0 16 4 22H20c4-6 6-14 4-22Z"),
    path("violet", "M6 34C6 18 18 8 32 8s26 10 26 26c-8 4-44 4-52 0Z"),
    disc("silver", 22, 22, 4),
    disc("silver", 38, 17, 5),
    disc("silver", 47, 28, 3),
  ),
  draw(
    "叶子",
    "Leaf",
    path("green", "M8 54C6 24 24 8 56 8c2 30-14 48-42 46Z"),
    line("#0b5237", 2, "M10 56 44 20M24 41l1-14M33 32l14-1M17 49l12 0"),
    shine("M14 42c2-14 10-24 26-29-12 8-20 16-26 29Z", 0.4),
  ),
];

export const feast: SymbolSet = [
  draw(
    "饺子",
    "Dumpling",
    path("silver", "M5 42c2-18 14-28 27-28s25 10 27 28c-8 10-46 10-54 0Z"),
    line("#5a6a7f", 2, "M9 36c6-2 5-8 11-9M20 27c4 0 5-7 12-7M32 20c7 0 8 7 12 7M44 27c6 1 5 7 11 9"),
    shine("M12 42c2-12 10-20 18-22-7 5-12 12-13 23Z", 0.7),
  ),
  draw(
    "辣椒",
    "Chilli",
    path("red", "M46 16c10 6 4 30-14 38-10 4-22 2-26-2 14 0 24-10 27-26 1-7 6-14 13-10Z"),
    path("green", "M38 16c2-6 14-6 16 2-6 0-10 2-16-2ZM46 13c0-5 3-8 8-9l1 4c-4 0-5 2-5 5Z"),
    shine("M44 22c2 8-4 20-14 26 7-7 11-15 14-26Z"),
  ),
  draw(
    "茶盏",
    "Tea bowl",
    path("teal", "M8 26h40c0 18-8 28-20 28S8 44 8 26Z"),
    line("#1fb7ab", 4, "M48 30c10-2 10 14-4 14"),
    oval("brown", 28, 26, 20, 5),
    line("#e9fffb", 2.2, "M20 18c-4-4 4-6 0-11M30 18c-4-4 4-6 0-11"),
    shine("M13 32c1 8 4 13 8 16-4-6-5-10-5-16Z", 0.5),
  ),
  draw(
    "蒸笼",
    "Steamer",
    box("brown", 8, 34, 48, 18, 4),
    box("brown", 12, 22, 40, 14, 4),
    oval("gold", 32, 20, 20, 6),
    line("#54290f", 1.6, "M8 42h48M12 29h40"),
    line("#fff2b8", 2, "M24 10c-3-4 3-4 0-8M38 10c-3-4 3-4 0-8"),
  ),
];

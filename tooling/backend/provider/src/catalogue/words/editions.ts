import { readTitles, type Title } from "./theme.ts";

/** What may follow a title, for a catalogue of any size. `{}` is the title. */
export const EDITIONS: readonly Title[] = readTitles(
  "豪华版 {} Deluxe, 经典版 {} Classic, 黄金版 {} Gold, 夜场 {} by Night, 续章 {} Sequel, 典藏版 {} Collection, 双喜 {} Double Joy, 三重奏 {} Trio, 巅峰 {} Summit, 加速版 {} Swift, 迷你版 {} Mini, 重制版 {} Remade, 节庆版 {} Festive, 银河版 {} Galaxy, 彩虹版 {} Rainbow, 周年版 {} Jubilee",
);

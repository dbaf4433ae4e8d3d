import { seededDraw, shuffled } from "../random/draw.ts";
import { type GameFacts, titleOf } from "./games.ts";
import { providerOf } from "./providers.ts";
import { searchText } from "./search-text.ts";
import { readTitles } from "./words/theme.ts";

/** Editions of a title, for catalogues of any size. `{}` is the title. */
export const EDITIONS = readTitles(
  "豪华版 {} Deluxe, 经典版 {} Classic, 黄金版 {} Gold, 夜场 {} by Night, 续章 {} Sequel, 典藏版 {} Collection, 双喜 {} Double Joy, 三重奏 {} Trio, 巅峰 {} Summit, 加速版 {} Swift, 迷你版 {} Mini, 重制版 {} Remade, 节庆版 {} Festive, 银河版 {} Galaxy, 彩虹版 {} Rainbow, 周年版 {} Jubilee",
);

/**
 * Editions of the ordinary slots that fill the catalogue up to `count` games: the same for the same count, with unique
 * names. Throws RangeError for more games than there are editions.
 */
export const moreGames = (ordinary: readonly GameFacts[], count: number): readonly GameFacts[] => {
  const slots = ordinary.filter(({ engine }) => engine === "slot");
  const most = ordinary.length + slots.length * EDITIONS.length;
  if (!Number.isInteger(count) || count < 0 || count > most)
    throw new RangeError(`The catalogue can have up to ${most} games, not ${count}.`);
  const draw = seededDraw("baize catalogue, more");
  const counts = new Map<string, number>();
  for (const { platform } of ordinary) counts.set(platform, (counts.get(platform) ?? 0) + 1);
  const wanted = EDITIONS.flatMap((edition) => shuffled(slots, draw).map((slot) => ({ slot, edition }))).slice(
    0,
    Math.max(0, count - ordinary.length),
  );
  return wanted.map(({ slot, edition }, index) => {
    const place = (counts.get(slot.platform) ?? 0) + 1;
    counts.set(slot.platform, place);
    const nameEn = edition.en.replace("{}", slot.nameEn);
    return {
      ...slot,
      id: `${slot.platform}-${String(place).padStart(3, "0")}`,
      name: slot.name + edition.zh,
      nameEn,
      parts: [...slot.parts, edition],
      search: searchText({ parts: [...slot.parts, edition], provider: titleOf(providerOf(slot.platform)) }),
      seq: slots.length + index + 1,
      hot: false,
      new: draw.below(40) === 0,
    };
  });
};

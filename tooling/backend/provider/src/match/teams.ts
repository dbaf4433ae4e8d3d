import { isEsport, type Sport } from "../catalogue/words/match-titles.ts";
import { readTitles, type Title } from "../catalogue/words/theme.ts";
import { type Draw, shuffled } from "../random/draw.ts";

export type Team = Title;

const TOWNS = readTitles(
  "云麓 Cloudfoot, 白沙 Whitesand, 松岭 Pineridge, 望江 Riverview, 北坡 Northslope, 南汀 Southstrand, 石门 Stonegate, 银滩 Silvershore, 青塬 Greenmoor, 麦港 Wheatport, 雾桥 Mistbridge, 橡谷 Oakdale",
);
const NICKNAMES = readTitles(
  "猎鹰 Falcons, 海燕 Petrels, 铁匠 Smiths, 麦浪 Harvesters, 灯塔 Lighthouses, 雪松 Cedars, 磐石 Boulders, 风帆 Sails, 羚羊 Antelopes, 青橡 Oaks, 渡鸦 Ravens, 长弓 Longbows",
);
const SQUADS = readTitles(
  "极昼 Polar Day, 回声 Echo, 量子 Quanta, 夜莺 Nightingale, 锋刃 Edge, 像素 Pixel, 雾隐 Mistveil, 孤星 Lone Star, 重力 Gravity, 余烬 Embers, 蓝移 Blueshift, 破晓 Daybreak",
);

/** Twelve teams of a sport in random order; each pair of neighbours is a match. */
export const teamsOf = (sport: Sport, draw: Draw): readonly Team[] => {
  if (isEsport(sport)) return shuffled(SQUADS, draw);
  const nicknames = shuffled(NICKNAMES, draw);
  return shuffled(TOWNS, draw).map((town, index) => {
    const nickname = nicknames[index] ?? { zh: "", en: "" };
    return { zh: town.zh + nickname.zh, en: `${town.en} ${nickname.en}` };
  });
};

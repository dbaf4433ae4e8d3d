import { CATEGORY_IDS, type CategoryId, type OpenMode } from "@baize/domain";

/** The facts of a games provider. All providers are invented. */
export interface ProviderFacts {
  readonly platform: string;
  readonly name: string;
  readonly nameEn: string;
  readonly gameType: CategoryId;
  readonly openMode: OpenMode;
  readonly soon: boolean;
  readonly rebateMax: string;
  /** Slot providers: the themes of their games. */
  readonly themes: readonly string[];
}

type Row = readonly [
  platform: string,
  name: string,
  nameEn: string,
  rebateMax: string,
  note?: "window" | "soon" | readonly string[],
];

const ROWS: Readonly<Record<CategoryId, readonly Row[]>> = {
  2: [
    ["lhzr", "澜禾真人", "Ripplegrain Live", "0.80"],
    ["sczr", "霜筑真人", "Frostgable Live", "0.80"],
    ["mqzr", "墨阙真人", "Inkgate Live", "0.70", "window"],
    ["jxzr", "金汐真人", "Goldtide Live", "0.75"],
    ["ytzr", "云汀真人", "Cloudstrand Live", "0.70"],
    ["zyzr", "竹砚真人", "Bambooslate Live", "0.65"],
    ["hszr", "鹤书真人", "Craneletter Live", "0.70", "soon"],
  ],
  3: [
    ["lwby", "蓝湾渔场", "Bluecove Fishery", "1.00"],
    ["sjby", "深镜捕鱼", "Deepmirror", "0.90"],
    ["hlby", "海螺角", "Conchpoint", "0.90"],
    ["zfby", "竹筏渔歌", "Raftsong", "0.80", "window"],
  ],
  4: [
    ["xhdz", "星桦电子", "Birchstar", "1.20", ["eastBeasts", "gems", "space", "wealth"]],
    ["lmdz", "鹿鸣谷", "Fawnhollow", "1.20", ["forest", "flowers", "winter", "fruits"]],
    ["qsdz", "青梭工坊", "Greenloom", "1.10", ["heroes", "flowers", "festivals", "lostCities"]],
    ["mfdz", "墨枫电子", "Inkmaple", "1.10", ["heroes", "eastBeasts", "food", "winter"]],
    ["jhdz", "锦壶", "Brocade Kettle", "1.20", ["wealth", "festivals", "food", "eastBeasts"]],
    ["sldz", "石榴籽", "Garnetseed", "1.00", ["fruits", "gems", "retro", "food"]],
    ["zydz", "纸鸢盟", "Kitefold", "1.00", ["adventure", "festivals", "forest", "space"]],
    ["yndz", "雨农", "Rainfarmer", "1.00", ["savanna", "fruits", "flowers", "sea"]],
    ["wddz", "雾里灯", "Mistlamp", "1.10", ["adventure", "lostCities", "retro", "sea"]],
    ["tqdz", "铜雀巷", "Bronzefinch Lane", "1.10", ["retro", "heroes", "lostCities", "wealth"]],
    ["bqdz", "贝阙", "Shellgate", "1.00", ["sea", "gems", "eastBeasts", "savanna"]],
    ["hcdz", "火柴盒", "Emberbox", "0.90", ["retro", "space", "adventure", "winter"]],
    ["mldz", "米蓝", "Riceblue", "0.90", ["food", "sea", "forest", "gems"]],
    ["qhdz", "秋涣", "Fallowtide", "0.90", ["savanna", "winter", "lostCities", "heroes"]],
    ["dxdz", "灯心草", "Wickrush", "1.00", ["festivals", "wealth", "flowers", "fruits"]],
    ["yzdz", "月栈", "Moonpier", "1.00", ["space", "adventure", "savanna", "forest"]],
    ["sydz", "霜叶电子", "Rimeleaf", "1.00", "soon"],
  ],
  5: [
    ["hfcp", "荷风彩", "Lotusbreeze Draw", "0.50"],
    ["stcp", "石塔彩", "Stonepagoda Draw", "0.50"],
    ["qncp", "青鸟彩", "Jadefinch Draw", "0.45"],
    ["lscp", "蓝杉彩", "Bluefir Draw", "0.45", "window"],
    ["mgcp", "明谷彩", "Brightvale Draw", "0.40"],
  ],
  6: [
    ["lyty", "岭原体育", "Ridgefield Sports", "0.70"],
    ["xhty", "星弧体育", "Stararc Sports", "0.70"],
    ["bfty", "白帆体育", "Whitesail Sports", "0.65", "window"],
    ["cjty", "长街体育", "Longstreet Sports", "0.60"],
    ["cgty", "穿谷体育", "Valleyrun Sports", "0.60", "soon"],
  ],
  7: [
    ["zjqp", "竹节棋牌", "Bambooknot", "0.90"],
    ["gdqp", "古渡棋牌", "Oldferry", "0.90"],
    ["syqp", "松院棋牌", "Pinecourt", "0.80"],
    ["hlqp", "回廊棋牌", "Cloisterhall", "0.80", "window"],
    ["tyqp", "棠园棋牌", "Crabapple Court", "0.75"],
  ],
  8: [
    ["ygdj", "野光电竞", "Fieldglow", "0.70"],
    ["cbdj", "彩冰电竞", "Prismice", "0.65"],
    ["hxdj", "弧线电竞", "Arcline", "0.65", "window"],
    ["fxdj", "浮线电竞", "Floatline", "0.60", "soon"],
  ],
};

/** All providers, by category. */
export const PROVIDERS: readonly ProviderFacts[] = Object.values(CATEGORY_IDS).flatMap((gameType) =>
  ROWS[gameType].map(([platform, name, nameEn, rebateMax, note]) => ({
    platform,
    name,
    nameEn,
    gameType,
    rebateMax,
    openMode: note === "window" ? "window" : "frame",
    soon: note === "soon",
    themes: Array.isArray(note) ? (note as readonly string[]) : [],
  })),
);

const BY_PLATFORM: ReadonlyMap<string, ProviderFacts> = new Map(PROVIDERS.map((one) => [one.platform, one]));
/** The provider of a platform. Throws RangeError for an unknown platform. */
export const providerOf = (platform: string): ProviderFacts => {
  const found = BY_PLATFORM.get(platform);
  if (found === undefined) throw new RangeError(`No provider has the platform "${platform}".`);
  return found;
};

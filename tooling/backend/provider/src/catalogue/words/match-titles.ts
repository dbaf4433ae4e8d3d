import type { Title } from "./theme.ts";

/** What is played in a simulated match. */
export type Sport =
  | "football"
  | "basketball"
  | "tennis"
  | "volleyball"
  | "table_tennis"
  | "badminton"
  | "shooter"
  | "towers"
  | "racing"
  | "cards"
  | "duel"
  | "sandbox";

export interface League extends Title {
  readonly sport: Sport;
}

const SPORTS: readonly (readonly [Sport, string, string])[] = [
  ["football", "足球联赛", "Football League"],
  ["basketball", "篮球之夜", "Basketball Night"],
  ["tennis", "网球公开赛", "Tennis Open"],
  ["volleyball", "排球杯", "Volleyball Cup"],
  ["table_tennis", "乒乓球擂台", "Table Tennis Ring"],
  ["badminton", "羽毛球大师赛", "Badminton Masters"],
];
const ESPORTS: readonly (readonly [Sport, string, string])[] = [
  ["shooter", "战术射击杯", "Tactical Shooter Cup"],
  ["towers", "五人塔战联赛", "Five-Tower League"],
  ["racing", "极速赛车锦标赛", "Speed Racing Series"],
  ["cards", "卡牌对决赛", "Card Clash"],
  ["duel", "格斗擂台", "Fighter Ring"],
  ["sandbox", "荒野生存赛", "Wilderness Survival"],
];
export const isEsport = (sport: Sport): boolean => ESPORTS.some(([one]) => one === sport);

const PLACES: readonly (readonly [string, string])[] = [
  ["山城", "Hill City"],
  ["海港", "Harbour"],
  ["平原", "Plains"],
  ["北境", "Northern"],
];
const NETS: readonly (readonly [string, string])[] = [
  ["星火", "Starspark"],
  ["零点", "Midnight"],
  ["回路", "Circuit"],
];

const cross = (
  places: readonly (readonly [string, string])[],
  kinds: readonly (readonly [Sport, string, string])[],
  index: number,
): readonly League[] => {
  const [zh, en] = places[index % places.length] ?? ["", ""];
  return kinds.map(([sport, name, nameEn]) => ({ sport, zh: `虚拟${zh}${name}`, en: `Virtual ${en} ${nameEn}` }));
};

/** The leagues of the n-th sports provider. */
export const sportsLeagues = (index: number): readonly League[] => cross(PLACES, SPORTS, index);
/** The leagues of the n-th esports provider. */
export const esportsLeagues = (index: number): readonly League[] => cross(NETS, ESPORTS, index);

import { contract } from "@baize/api-client/contract";
import { fixture } from "@baize/api-client/testing";
import type { CategoryId } from "@baize/domain";
import type { Bet, Game, GameCategory, Promotion, Provider, StartedGame, Wallet } from "./wire-types.ts";

/** Samples for tests and stories. */
export const sampleProvider = (part: Partial<Provider> = {}): Provider => ({
  platform: "lhzr",
  name: "澜禾真人",
  nameEn: "Ripplegrain Live",
  image: "/art/provider/lhzr.svg",
  mark: "/art/mark/lhzr.svg",
  gameType: 2,
  state: "normal",
  maintenance: null,
  openMode: "frame",
  hall: "lhzr-1",
  rebateMax: "0.80",
  ...part,
});

export const sampleGame = (part: Partial<Game> = {}): Game => ({
  id: "g1",
  name: "立春团圆",
  nameEn: "Spring Reunion",
  seq: 1,
  platform: "xhdz",
  image: "/art/cover/g1.svg",
  hot: false,
  new: false,
  search: "立春团圆 spring reunion lichuntuanyuan lcty",
  demo: false,
  ...part,
});

export const sampleCategory = (id: CategoryId, part: Partial<GameCategory> = {}): GameCategory => ({
  id,
  sort: id,
  name: "示例",
  providers: [],
  games: [],
  tabs: [],
  ...part,
});

const slotProviders = [
  sampleProvider({
    platform: "xhdz",
    name: "星桦电子",
    nameEn: "Birchstar",
    gameType: 4,
    hall: null,
    mark: "/art/mark/xhdz.svg",
  }),
  sampleProvider({
    platform: "lmdz",
    name: "鹿鸣谷",
    nameEn: "Fawnhollow",
    gameType: 4,
    hall: null,
    mark: "/art/mark/lmdz.svg",
  }),
];
const titles = [
  ["立春团圆", "Spring Reunion", "lichuntuanyuan", "lcty"],
  ["灯笼鱼王国", "Lanternfish Kingdom", "denglongyuwangguo", "dlywg"],
  ["金鼎物语", "Golden Tripod", "jindingwuyu", "jdwy"],
  ["青龙传说", "Azure Dragon", "qinglongchuanshuo", "qlcs"],
  ["月饼小馆", "Mooncake House", "yuebingxiaoguan", "ybxg"],
] as const;

/** A slot lobby of any size. */
export const sampleLobby = (count: number): GameCategory =>
  sampleCategory(4, {
    providers: slotProviders,
    tabs: slotProviders.map(({ platform, name, gameType }) => ({ id: platform, name, gameType })),
    games: Array.from({ length: count }, (_, index) => {
      const [name, nameEn, pinyin, initials] = titles[index % titles.length] ?? titles[0];
      const number = index < titles.length ? "" : String(index);
      return sampleGame({
        id: `s${index}`,
        name: `${name}${number}`,
        nameEn: `${nameEn}${number}`,
        seq: count - index,
        platform: slotProviders[index % 2]?.platform ?? "xhdz",
        image: `/art/cover/s${index}.svg`,
        hot: index % 5 === 0,
        new: index % 7 === 0,
        demo: index % 2 === 0,
        search: `${name} ${nameEn} ${pinyin} ${initials} ${number}`.toLowerCase(),
      });
    }),
  });

/** The same with one provider, or all, under maintenance until an instant. */
export const sampleClosedLobby = (count: number, end: string, platform?: string): GameCategory => {
  const lobby = sampleLobby(count);
  const closing = { state: "maintenance" as const, maintenance: { start: null, end, text: "" } };
  return {
    ...lobby,
    providers: lobby.providers.map((provider) =>
      platform === undefined || provider.platform === platform ? { ...provider, ...closing } : provider,
    ),
  };
};

export const sampleWallet = (part: Partial<Wallet> = {}): Wallet => ({
  wallet: 3,
  platform: "lhzr",
  name: "澜禾真人",
  balance: "320.00",
  currency: "CNY",
  maintenance: null,
  canIn: true,
  canOut: true,
  min: "10.00",
  max: "50000.00",
  pending: 0,
  ...part,
});

export const sampleStart = (part: Partial<StartedGame> = {}): StartedGame => ({
  url: "/play/abcdefghijklmnopqrstuvwxyz012345",
  openMode: "frame",
  expireSec: 60,
  gameId: "lhzr-1",
  gameName: "竹筒三骰",
  platform: "lhzr",
  platformName: "澜禾真人",
  gameType: 2,
  ...part,
});

export const sampleBet = (part: Partial<Bet> = {}): Bet => ({
  id: "B2026112700001",
  platform: "lhzr",
  platformName: "澜禾真人",
  gameId: "lhzr-1",
  gameName: "竹筒三骰",
  gameType: 2,
  betTime: "2026-11-27T10:00:00+08:00",
  settleTime: "2026-11-27T10:00:20+08:00",
  bet: "100.00",
  valid: "100.00",
  win: "98.00",
  state: "won",
  free: false,
  content: "大 @ 1.98",
  currency: "CNY",
  ...part,
});

export const sampleBets = (list: readonly Bet[] = [sampleBet()]) =>
  fixture(contract.member.recordGame, {
    total: list.length,
    sum: { count: list.length, bet: "100.00", valid: "100.00", win: "98.00" },
    list: [...list],
  });

export const sampleMember = (autoTransfer: boolean) => fixture(contract.member.token, { autoTransfer });
export const sampleBalance = (balance = "1280.50") => fixture(contract.member.balance, { balance });

export const samplePromotion = (part: Partial<Promotion> = {}): Promotion => ({
  id: "p1",
  image: "/art/offer/p1.svg",
  title: "银行转账 加送 10%",
  text: "每笔充值加送 10%，单笔最高 ¥1,888。充值时自行选择参加；加送金额需完成 8 倍流水后方可提款。",
  link: "/finance/deposit",
  start: null,
  end: null,
  ...part,
});

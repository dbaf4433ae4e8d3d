import { contract } from "@baize/api-client/contract";
import { CATEGORY_IDS, paths } from "@baize/domain";
import { newKey, type TestClient } from "@baize/server/testing";
import type { Screen } from "../flows/screens.ts";
import {
  addBankCard,
  giveBonus,
  HOLDER,
  moveToGame,
  setWithdrawPassword,
  type WireMember,
} from "../flows/wire-member.ts";

/** A balance of eight digits in the central wallet and in three game wallets. */
export const makeRich = async (member: Pick<WireMember, "visitor" | "id">): Promise<void> => {
  await giveBonus(member, "49382715.60");
  for (const wallet of ["jxzr", "lhzr", "xhdz"])
    // A transfer is at most ten million.
    for (const amount of ["10000000.00", "2345678.90"]) await moveToGame(member, amount, wallet);
};

export const addAccount = async (member: WireMember): Promise<void> => {
  await setWithdrawPassword(member);
  await addBankCard(member);
};

const openOrder = async ({ visitor }: WireMember, channelId: string): Promise<string> => {
  const input = { channelId, payerName: HOLDER, amount: "5000.00", reqId: newKey() };
  return (await visitor.call(contract.finance.depositCreate, input)).data.id;
};

/** Deposit orders in every state that a member or the operator brings about. */
export const ordersOf = async (member: WireMember): Promise<readonly Screen[]> => {
  const { visitor } = member;
  const order = (id: string, name: string, primary: RegExp): Screen => ({
    path: `/finance/deposit/cardinfo?order=${id}`,
    name: `deposit order, ${name}`,
    primary,
  });
  const again = /^(重新充值|New deposit)$/;
  const paid = /^(我已付款|I have paid)$/;
  const confirmed = await openOrder(member, "wechat-scan");
  await visitor.operator(`/deposits/${confirmed}/confirm`, {});
  const refused = await openOrder(member, "wechat-scan");
  await visitor.operator(`/deposits/${refused}/refuse`, {});
  const cancelled = await openOrder(member, "wechat-scan");
  await visitor.call(contract.finance.depositCancel, { id: cancelled });
  const stated = await openOrder(member, "bank-transfer");
  await visitor.call(contract.finance.depositPaid, { id: stated });
  return [
    order(confirmed, "succeeded", /./),
    order(refused, "refused", again),
    order(cancelled, "cancelled", again),
    order(stated, "awaiting confirmation", /./),
    order(await openOrder(member, "alipay-scan"), "awaiting payment", paid),
    order(await openOrder(member, "usdt-trc20"), "awaiting payment in coins", paid),
  ];
};

const { casino, fish, slot, lottery, sports, board } = CATEGORY_IDS;
/** A title of each kind of game. */
const KINDS = [
  ["slot", slot, /./],
  ["dominoes", board, /(牌九快局|雅局|对牌)$/],
  ["tiles", board, /(翻牌|一张定胜|麻将比牌)$/],
  ["roulette", casino, /轮盘$/],
  ["dice", casino, /骰/],
  ["baccarat", casino, /百家乐$/],
  ["fish", fish, /./],
  ["lottery", lottery, /./],
  ["sports", sports, /./],
] as const;

/** The play page of one game of each kind, inside the site. */
export const gamesOf = async (visitor: TestClient): Promise<readonly Screen[]> =>
  Promise.all(
    KINDS.map(async ([name, id, title]) => {
      const [category] = (await visitor.call(contract.games.list, { show: `${id}` })).data;
      const framed = (category?.providers ?? [])
        .filter(({ openMode, state }) => openMode === "frame" && state === "normal")
        .map(({ platform }) => platform);
      const game = category?.games.find((one) => title.test(one.name) && framed.includes(one.platform));
      if (game === undefined) throw new Error(`The catalogue has no ${name}.`);
      const path = `${id === sports ? paths.sports : paths.venues}?game=${game.id}`;
      return { path, name: `game, ${name}`, primary: /./ };
    }),
  );

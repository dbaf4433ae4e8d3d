import type { CallData, contract } from "@baize/api-client/contract";
import { money, toDecimal } from "@baize/domain";
import type { Work } from "@baize/ledger";
import { itemKey, lastAddress, openGifts, stockOf } from "../activities/gift.ts";
import { givenOf } from "../activities/recharge.ts";
import { sumOf } from "../engine/eligibility.ts";
import type { Env, MemberContext } from "../interface/ports.ts";

type Gifts = CallData<typeof contract.promo.giftExchangeBet>;

/** Address of a gift's drawing on the site. */
const pictureOf = (item: string): string => `/art/gift/${item}.svg`;

/** The gifts that are open, as the member stands, with what counted towards those by bets. */
export function* giftList(env: Env, ctx: MemberContext, giftId: string | undefined, now: number): Work<Gifts> {
  const { currency } = ctx.brand;
  const decimal = (minor: bigint): string => toDecimal({ minor, asset: currency });
  const found = (yield* openGifts(ctx, now)).filter(({ item }) => giftId === undefined || item.id === giftId);
  let [validBet, deposits] = [0n, 0n];
  const gifts: Gifts["gifts"] = [];
  for (const { activity, item } of found) {
    const { by, span } = activity.rules;
    const have = yield* sumOf(env, activity, by, ctx.member, span, now);
    if (by === "bet") validBet = have > validBet ? have : validBet;
    else deposits = have > deposits ? have : deposits;
    const stock = (yield* stockOf(activity)).get(item.id) ?? 0n;
    const isClaimed = (yield* givenOf(activity, ctx.member)).has(itemKey(activity, item, now));
    const isReached = have >= money(item.need, currency).minor;
    gifts.push({
      id: item.id,
      name: item.names[ctx.locale],
      image: pictureOf(item.id),
      by,
      need: decimal(money(item.need, currency).minor),
      have: decimal(have),
      money: item.money === null ? null : decimal(money(item.money, currency).minor),
      stock: Number(stock),
      state: isClaimed ? "claimed" : stock === 0n ? "sold_out" : isReached ? "open" : "locked",
    });
  }
  return {
    validBet: decimal(validBet),
    deposits: decimal(deposits),
    address: yield* lastAddress(env, ctx.member),
    gifts,
  };
}

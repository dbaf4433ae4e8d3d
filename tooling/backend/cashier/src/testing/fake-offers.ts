import { first, type Work } from "@baize/ledger";
import type { DepositOffer, OfferPort } from "../interface/ports.ts";
import { fundBudget, payReward } from "../rewards/rewards.ts";
import { bonusOf } from "../deposits/deposit-view.ts";
import { q } from "../store/tables.ts";
import { findMember } from "../wallets/members.ts";

const offer = (id: string, channel: string, percent: string, max: string, multiple: string): DepositOffer => ({
  id,
  title: `Extra on ${channel}`,
  channels: [channel],
  min: "1",
  percent,
  max,
  turnoverMultiple: multiple,
});

export const OFFERS: readonly DepositOffer[] = [
  offer("alipay-extra", "alipay-scan", "0.5", "200", "2"),
  offer("usdt-extra", "usdt-trc20", "1", "1000", "3"),
];

/** Offers that are open to every member and pay what the order promises, at most what a test leaves of the budget. */
export const createFakeOffers = () => {
  const open: DepositOffer[] = [...OFFERS];
  const state: { budget: bigint | null } = { budget: null };
  const port: OfferPort = {
    *open({ member, brand }): Work<readonly DepositOffer[]> {
      yield* findMember(member.id, brand.code);
      return open;
    },
    *onCredited({ id, brand, member, offer: promotion }, at): Work<bigint> {
      const row = yield* first(q.selectFrom("cashier_order").selectAll().where("id", "=", id));
      const terms = OFFERS.find((known) => known.id === promotion);
      if (row === undefined || terms === undefined) throw new Error(`Order "${id}" joined no offer of this test.`);
      const promised = bonusOf(row);
      const amount = state.budget !== null && state.budget < promised ? 0n : promised;
      if (amount === 0n) return 0n;
      const account = { brand, promotion, currency: row.currency };
      yield* fundBudget(account, amount, id, at);
      const { title: label, turnoverMultiple: multiple } = terms;
      const reward = { id: `B${id.slice(1)}`, member, kind: "bonus" as const, amount, multiple, weights: null, label };
      yield* payReward(account, reward, at);
      return amount;
    },
  };
  return {
    port,
    /** What can be joined; tests replace it. */
    open,
    /** What can still be paid, in minor units; null: all. */
    state,
  };
};

import { deepStrictEqual as expectEqual } from "node:assert";
import { ledger } from "@baize/ledger";
import type { World } from "../testing/create-world.ts";
import { addCard, addCoin, payIn } from "../testing/member-steps.ts";
import { book } from "../wallets/book.ts";
import type { MemberModel } from "./member-model.ts";

const DAY = 86_400_000;

/** A member with a card, a coin address and 2,000.00, played through. */
export const newMember = async (world: World, id: string): Promise<MemberModel> => {
  const ctx = await world.join(id);
  await payIn(world, ctx, "2000");
  const [accountId, coinAccountId] = [await addCard(world, ctx), await addCoin(world, ctx)];
  world.wait(DAY);
  const none = { held: 0n, transit: 0n, coins: 0n, paidOut: 0n, won: 0n, exchanged: 0n };
  const empty = {
    mirrors: new Map(),
    deposits: new Map(),
    withdrawals: new Map(),
    quotes: new Map(),
    pending: new Map(),
    rollovers: [],
    repeats: [],
  };
  return { ctx, accountId, coinAccountId, spendable: 200_000n, paidIn: 200_000n, lifeIn: 200_000n, ...none, ...empty };
};

/** Main currency that the member has, wherever it is. */
export const worthOfAll = ({ paidIn, paidOut, won, exchanged }: MemberModel): bigint =>
  paidIn - paidOut + won + exchanged;

/** Holds the ledger to what is expected of one member, account by account and in sum. */
export const checkMember = async ({ database }: World, model: MemberModel): Promise<void> => {
  const { brand, member } = model.ctx;
  const { main, transit, coins, mirrors } = await database.read(function* () {
    const of = {
      main: book.main(brand.code, member.id),
      transit: book.transit(brand.code, member.id),
      coins: book.coin(brand.code, member.id, "HHB"),
    };
    const ids = [...model.mirrors.keys()].map((platform) => book.mirror(brand.code, member.id, platform));
    const known = new Map(
      (yield* ledger.accounts([...Object.values(of), ...ids])).map((account) => [account.id, account]),
    );
    return {
      main: known.get(of.main),
      transit: known.get(of.transit),
      coins: known.get(of.coins),
      mirrors: ids.map((id) => known.get(id)?.balance ?? 0n),
    };
  });
  expectEqual(
    [main?.balance, main?.held, transit?.balance, coins?.balance ?? 0n],
    [model.spendable + model.held, model.held, model.transit, model.coins],
  );
  expectEqual(mirrors, [...model.mirrors.values()]);
  const sum = mirrors.reduce((all, balance) => all + balance, (main?.balance ?? 0n) + (transit?.balance ?? 0n));
  expectEqual(sum, worthOfAll(model));
};

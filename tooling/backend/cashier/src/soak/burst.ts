import type { CashierContext } from "../interface/ports.ts";
import type { World } from "../testing/create-world.ts";
import { addCard, addCoin, dataOf, PASSWORD, payIn } from "../testing/member-steps.ts";

/** Requests of one burst, all under way at once. */
export const TIMES = 50;
const DAY = 86_400_000;

/** A member with 1,000.00, 500.00 of a house coin less its fee, a card and a coin address, both usable. */
export interface Fixture {
  readonly world: World;
  readonly ctx: CashierContext;
  readonly cardId: string;
  readonly coinId: string;
}
/** A once-only action fired as a burst: what is seen afterwards, and what must be seen. */
export interface Burst {
  readonly name: string;
  readonly play: (fixture: Fixture) => Promise<readonly [seen: unknown, expected: unknown]>;
}
export const burst = (name: string, play: Burst["play"]): Burst => ({ name, play });

let fixtures = 0;
export const createFixture = async (world: World): Promise<Fixture> => {
  const ctx = await world.join(`burst-${(fixtures += 1)}`);
  await payIn(world, ctx, "1000");
  await payIn(world, ctx, "500", true, "coin-hhb");
  const [cardId, coinId] = [await addCard(world, ctx), await addCoin(world, ctx)];
  world.wait(DAY);
  return { world, ctx, cardId, coinId };
};

interface Answered {
  readonly ok: boolean;
}
/** Fires `send`; gives how many were taken, how many different answers those got, and the codes of the others. */
export const fire = async (send: (index: number) => Promise<Answered>) => {
  const answers = await Promise.all(Array.from({ length: TIMES }, (_, index) => send(index)));
  const taken = answers.filter(({ ok }) => ok);
  const codes = new Set(answers.flatMap((answer) => ("code" in answer ? String(answer.code) : [])));
  return {
    taken: taken.length,
    different: new Set(taken.map((answer) => JSON.stringify(answer))).size,
    codes: [...codes].toSorted(),
  };
};
/** All taken, all with the one answer. */
export const ONE_ANSWER = { taken: TIMES, different: 1, codes: [] };
/** One taken, the others refused with these codes. */
export const onlyOne = (...codes: string[]) => ({ taken: 1, different: 1, codes });

/** Central wallet, its locked part, and the coin wallet. */
export const money = async ({ world, ctx }: Fixture): Promise<readonly string[]> => {
  const { balance, locked } = dataOf(await world.cashier.balance(ctx));
  const coins = dataOf(await world.cashier.coinWallets(ctx)).list.find(({ asset }) => asset === "HHB");
  return [balance, locked, coins?.balance ?? ""];
};
export const COINS = "497.50";

export const withdrawal = (
  { world, ctx, cardId }: Fixture,
  more: {
    readonly amount?: string;
    readonly reqId?: string;
    readonly accountId?: string;
    readonly quoteId?: string | undefined;
  } = {},
) =>
  world.cashier.withdrawSubmit(ctx, {
    accountId: cardId,
    amount: "100",
    password: PASSWORD,
    keyId: "k",
    reqId: world.key(),
    ...more,
  });

import { CENTRAL_WALLET } from "@baize/domain";
import { dataOf } from "../testing/member-steps.ts";
import { type Burst, burst, COINS, fire, type Fixture, money, ONE_ANSWER, onlyOne, TIMES } from "./burst.ts";

const move = ({ world, ctx }: Fixture, amount: string, to = "lotus", reqId = world.key()) =>
  world.cashier.transfer(ctx, { from: CENTRAL_WALLET, to, amount, reqId });
const there = ({ world, ctx }: Fixture, platform = "lotus") => world.wallets.balance(ctx.member.id, platform);

const transfers: readonly Burst[] = [
  burst("transfer with one key: one order at the provider", async (fixture) => {
    const { world } = fixture;
    const [reqId, before] = [world.key(), world.wallets.seen.length];
    const fired = await fire(() => move(fixture, "300", "lotus", reqId));
    return [
      [fired, world.wallets.seen.length - before, there(fixture), await money(fixture)],
      [ONE_ANSWER, 1, 30_000n, ["700.00", "0.00", COINS]],
    ];
  }),
  burst("transfer of everything with fifty keys: nothing is overdrawn", async (fixture) => {
    const { taken, codes } = await fire(() => move(fixture, "1000"));
    const isBarred = codes.every((code) => ["transfer_pending", "insufficient_funds"].includes(code));
    return [
      [taken, isBarred, there(fixture), await money(fixture)],
      [1, true, 100_000n, ["0.00", "0.00", COINS]],
    ];
  }),
  ...["one key", "fifty keys"].map((name) =>
    burst(`recycle with ${name}: everything returns once`, async (fixture) => {
      const { world, ctx } = fixture;
      for (const [platform, amount] of [
        ["lotus", "300"],
        ["heron", "200"],
      ] as const)
        dataOf(await move(fixture, amount, platform));
      const reqId = world.key();
      await fire(() => world.cashier.recycle(ctx, { reqId: name === "one key" ? reqId : world.key() }));
      return [
        [await money(fixture), there(fixture), there(fixture, "heron")],
        [["1000.00", "0.00", COINS], 0n, 0n],
      ];
    }),
  ),
  burst("settling of one pending transfer by fifty jobs: one posting", async (fixture) => {
    const { world } = fixture;
    world.wallets.setBehaviour("delayed");
    await move(fixture, "300");
    world.wallets.setBehaviour("prompt");
    const counts = await Promise.all(Array.from({ length: TIMES }, () => world.cashier.operator.settlePending()));
    world.wallets.deliver();
    const settled = counts.reduce((sum, count) => sum + count.settled, 0);
    return [
      [settled, there(fixture), await money(fixture)],
      [1, 30_000n, ["700.00", "0.00", COINS]],
    ];
  }),
];

const quoted = async ({ world, ctx }: Fixture, from: "CNY" | "HHB", amount: string): Promise<string> =>
  dataOf(await world.cashier.exchangeQuote(ctx, { from, to: from === "CNY" ? "HHB" : "CNY", amount })).id;
const exchange = ({ world, ctx }: Fixture, quoteId: string, reqId = world.key()) =>
  world.cashier.exchangeSubmit(ctx, { quoteId, reqId });

const exchanges: readonly Burst[] = [
  burst("exchange with one key: one exchange", async (fixture) => {
    const [id, reqId] = [await quoted(fixture, "CNY", "100"), fixture.world.key()];
    return [
      [await fire(() => exchange(fixture, id, reqId)), await money(fixture)],
      [ONE_ANSWER, ["900.00", "0.00", "597.50"]],
    ];
  }),
  burst("exchange of one quote with fifty keys: one exchange", async (fixture) => {
    const id = await quoted(fixture, "HHB", "100");
    return [
      [await fire(() => exchange(fixture, id)), await money(fixture)],
      [onlyOne("quote_used"), ["1100.00", "0.00", "397.50"]],
    ];
  }),
  burst("exchange of everything by fifty quotes: nothing is overdrawn", async (fixture) => {
    const ids: string[] = [];
    for (let index = 0; index < TIMES; index += 1) ids.push(await quoted(fixture, "CNY", "1000"));
    return [
      [await fire((index) => exchange(fixture, ids[index] ?? "")), await money(fixture)],
      [onlyOne("insufficient_funds"), ["0.00", "0.00", "1497.50"]],
    ];
  }),
];

const bets: readonly Burst[] = [
  burst("turnover of one bet: counted once", async ({ world, ctx }) => {
    const before = (await world.cashier.lifetime(ctx.member.id)).turnover;
    const ref = `bet-${world.key()}`;
    await fire(async () => ({
      ok: await world.database.atomic(() => world.cashier.recordTurnover(ctx.member.id, 100n, ref)),
    }));
    return [(await world.cashier.lifetime(ctx.member.id)).turnover, before + 100n];
  }),
  burst("result of one bet: carried once", async ({ world, ctx }) => {
    const ref = `bet-${world.key()}`;
    const { taken } = await fire(async () => ({
      ok: await world.database.atomic(() => world.cashier.recordPlay(ctx.member.id, "lotus", 500n, ref)),
    }));
    return [
      [taken, dataOf(await world.cashier.balance(ctx)).total],
      [1, "1005.00"],
    ];
  }),
];

export const MOVE_BURSTS: readonly Burst[] = [...transfers, ...exchanges, ...bets];

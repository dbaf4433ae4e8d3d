import { burst, COINS, fire, money, must, ONE_ANSWER, onlyOne, TIMES, type Burst, type Stage } from "./burst.ts";

const move = ({ world, ctx }: Stage, amount: string, to = "lotus", reqId = world.key()) =>
  world.cashier.transfer(ctx, { from: "central", to, amount, reqId });
const there = ({ world, ctx }: Stage, platform = "lotus") => world.wallets.balance(ctx.member.id, platform);

const transfers: readonly Burst[] = [
  burst("transfer with one key: one order at the provider", async (stage) => {
    const { world } = stage;
    const [reqId, before] = [world.key(), world.wallets.seen.length];
    const told = await fire(() => move(stage, "300", "lotus", reqId));
    return [
      [told, world.wallets.seen.length - before, there(stage), await money(stage)],
      [ONE_ANSWER, 1, 30_000n, ["700.00", "0.00", COINS]],
    ];
  }),
  burst("transfer of everything with fifty keys: no more goes than there is", async (stage) => {
    const { taken, codes } = await fire(() => move(stage, "1000"));
    const isBarred = codes.every((code) => ["transfer_pending", "insufficient_funds"].includes(code));
    return [
      [taken, isBarred, there(stage), await money(stage)],
      [1, true, 100_000n, ["0.00", "0.00", COINS]],
    ];
  }),
  ...["one key", "fifty keys"].map((name) =>
    burst(`recycle with ${name}: everything comes home once`, async (stage) => {
      const { world, ctx } = stage;
      for (const [platform, amount] of [
        ["lotus", "300"],
        ["heron", "200"],
      ] as const)
        must(await move(stage, amount, platform));
      const reqId = world.key();
      await fire(() => world.cashier.recycle(ctx, { reqId: name === "one key" ? reqId : world.key() }));
      return [
        [await money(stage), there(stage), there(stage, "heron")],
        [["1000.00", "0.00", COINS], 0n, 0n],
      ];
    }),
  ),
  burst("settling of one pending transfer by fifty jobs: one posting", async (stage) => {
    const { world } = stage;
    world.wallets.setMood("delayed");
    await move(stage, "300");
    world.wallets.setMood("prompt");
    const counts = await Promise.all(Array.from({ length: TIMES }, () => world.cashier.operator.settlePending()));
    world.wallets.deliver();
    const settled = counts.reduce((sum, count) => sum + count.settled, 0);
    return [
      [settled, there(stage), await money(stage)],
      [1, 30_000n, ["700.00", "0.00", COINS]],
    ];
  }),
];

const quoted = async ({ world, ctx }: Stage, from: "CNY" | "HHB", amount: string): Promise<string> =>
  must(await world.cashier.exchangeQuote(ctx, { from, to: from === "CNY" ? "HHB" : "CNY", amount })).id;
const exchange = ({ world, ctx }: Stage, quoteId: string, reqId = world.key()) =>
  world.cashier.exchangeSubmit(ctx, { quoteId, reqId });

const exchanges: readonly Burst[] = [
  burst("exchange with one key: one exchange", async (stage) => {
    const [id, reqId] = [await quoted(stage, "CNY", "100"), stage.world.key()];
    return [
      [await fire(() => exchange(stage, id, reqId)), await money(stage)],
      [ONE_ANSWER, ["900.00", "0.00", "597.50"]],
    ];
  }),
  burst("exchange of one quote with fifty keys: one exchange", async (stage) => {
    const id = await quoted(stage, "HHB", "100");
    return [
      [await fire(() => exchange(stage, id)), await money(stage)],
      [onlyOne("quote_used"), ["1100.00", "0.00", "397.50"]],
    ];
  }),
  burst("exchange of everything by fifty quotes: no more goes than there is", async (stage) => {
    const ids: string[] = [];
    for (let index = 0; index < TIMES; index += 1) ids.push(await quoted(stage, "CNY", "1000"));
    return [
      [await fire((index) => exchange(stage, ids[index] ?? "")), await money(stage)],
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
      [taken, must(await world.cashier.balance(ctx)).total],
      [1, "1005.00"],
    ];
  }),
];

export const MOVE_BURSTS: readonly Burst[] = [...transfers, ...exchanges, ...bets];

import { contract } from "@baize/api-client/contract";
import { addCard, addCoin, asked, PASSWORD, payIn, type World } from "./create-world.ts";
import type { Mood } from "./fake-wallets.ts";
import type { CashierContext } from "../interface/types.ts";

export type Answered =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: string; readonly detail: Readonly<Record<string, string>> };

/** A member with 1,000.00 and nothing else. */
type Prepare<Send> = (world: World, ctx: CashierContext) => Promise<Send>;

/** One wish for money, sent under the key that is given. */
export interface MoneyCase {
  readonly name: string;
  readonly path: string;
  /** How the provider takes orders; "prompt" unless told. */
  readonly mood?: Mood;
  readonly prepare: Prepare<(reqId: string) => Promise<Answered>>;
}
/** Work of an operator or a job; done once it no longer fails, whatever it answers. */
export interface WorkCase {
  readonly name: string;
  /** A job does its work in several transactions, so that part of it may stand after a fault. */
  readonly isJob?: true;
  readonly prepare: Prepare<() => Promise<unknown>>;
}

const { finance, games } = contract;
const SEAL = { password: PASSWORD, keyId: "k" } as const;

const data = <D>(
  answer: { readonly ok: true; readonly data: D } | { readonly ok: false; readonly code: string },
): D => {
  if (!answer.ok) throw new Error(`The case could not be prepared: ${answer.code}`);
  return answer.data;
};

const transfer =
  (world: World, ctx: CashierContext, from: string, to: string, amount = "300") =>
  (reqId: string): Promise<Answered> =>
    world.cashier.transfer(ctx, { from, to, amount, reqId });
const moveIn = async (world: World, ctx: CashierContext, platform: string): Promise<void> => {
  await world.cashier.transfer(ctx, { from: "central", to: platform, amount: "300", reqId: world.key() });
};

const transfers: readonly MoneyCase[] = [
  ...(["prompt", "refusing", "late", "broken"] as const).map((mood): MoneyCase => ({
    name: `transfer in, provider ${mood}`,
    path: games.transferPost.path,
    mood,
    prepare: async (world, ctx) => transfer(world, ctx, "central", "lotus"),
  })),
  {
    name: "transfer out",
    path: games.transfer.path,
    prepare: async (world, ctx) => {
      await moveIn(world, ctx, "lotus");
      return transfer(world, ctx, "lotus", "central", "200");
    },
  },
  {
    name: "transfer of more than there is",
    path: games.transfer.path,
    prepare: async (world, ctx) => transfer(world, ctx, "central", "lotus", "1000.01"),
  },
  ...(["prompt", "late"] as const).map((mood): MoneyCase => ({
    name: `recycle of two wallets, provider ${mood}`,
    path: games.recyclePost.path,
    mood,
    prepare: async (world, ctx) => {
      world.wallets.setMood("prompt");
      for (const platform of ["lotus", "heron"]) await moveIn(world, ctx, platform);
      world.wallets.setMood(mood);
      return (reqId) => world.cashier.recycle(ctx, { reqId });
    },
  })),
];

export const MONEY_CASES: readonly MoneyCase[] = [
  ...transfers,
  {
    name: "deposit",
    path: finance.depositCreate.path,
    prepare: async (world, ctx) => (reqId) =>
      world.cashier.depositCreate(ctx, { channelId: "bank-transfer", amount: "300", ...asked(world), reqId }),
  },
  {
    name: "withdrawal to a card",
    path: finance.withdrawSubmit.path,
    prepare: async (world, ctx) => {
      const accountId = await addCard(world, ctx);
      return (reqId) => world.cashier.withdrawSubmit(ctx, { accountId, amount: "100", ...SEAL, reqId });
    },
  },
  {
    name: "withdrawal in coins by a sheet",
    path: finance.withdrawSubmit.path,
    prepare: async (world, ctx) => {
      const accountId = await addCoin(world, ctx);
      const sheet = data(await world.cashier.withdrawQuote(ctx, { accountId, amount: "100" }));
      const input = { accountId, amount: "100", quoteId: sheet.coin?.id, ...SEAL };
      return (reqId) => world.cashier.withdrawSubmit(ctx, { ...input, reqId });
    },
  },
  {
    name: "withdrawal with a wrong password",
    path: finance.withdrawSubmit.path,
    prepare: async (world, ctx) => {
      const accountId = await addCard(world, ctx);
      return (reqId) =>
        world.cashier.withdrawSubmit(ctx, { accountId, amount: "100", ...SEAL, password: "000000", reqId });
    },
  },
  {
    name: "exchange",
    path: finance.exchangeSubmit.path,
    prepare: async (world, ctx) => {
      const quote = data(await world.cashier.exchangeQuote(ctx, { from: "CNY", to: "HHB", amount: "100" }));
      return (reqId) => world.cashier.exchangeSubmit(ctx, { quoteId: quote.id, reqId });
    },
  },
];

const openDeposit = async (
  world: World,
  ctx: CashierContext,
  channelId = "bank-transfer",
  offer: "join" | "none" = "none",
) => data(await world.cashier.depositCreate(ctx, { channelId, amount: "300", ...asked(world), offer })).id;
const placeWithdrawal = async (world: World, ctx: CashierContext): Promise<string> => {
  const input = { accountId: await addCard(world, ctx), amount: "100", ...SEAL, reqId: world.key() };
  return data(await world.cashier.withdrawSubmit(ctx, input)).order.id;
};
const startPaying = async (world: World, ctx: CashierContext): Promise<string> => {
  const id = await placeWithdrawal(world, ctx);
  data(await world.cashier.operator.startPaying(id));
  return id;
};

/** Two transfers whose outcome is open: one that the provider has done, one that it has never seen. */
const leavePending = async (world: World, ctx: CashierContext): Promise<void> => {
  for (const [platform, mood] of [
    ["lotus", "late"],
    ["heron", "lost"],
  ] as const) {
    world.wallets.setMood(mood);
    await moveIn(world, ctx, platform);
  }
  world.wallets.setMood("prompt");
};

export const WORK_CASES: readonly WorkCase[] = [
  {
    name: "confirmation of a deposit with an offer",
    prepare: async (world, ctx) => {
      const id = await openDeposit(world, ctx, "usdt-trc20", "join");
      return () => world.cashier.operator.confirmDeposit(id, { callbackId: `paid-${id}` });
    },
  },
  {
    name: "confirmation of a coin top-up",
    prepare: async (world, ctx) => {
      const id = await openDeposit(world, ctx, "coin-hhb");
      return () => world.cashier.operator.confirmDeposit(id, { callbackId: `paid-${id}` });
    },
  },
  {
    name: "refusal of a deposit",
    prepare: async (world, ctx) => {
      const id = await openDeposit(world, ctx);
      return () => world.cashier.operator.refuseDeposit(id, "not_received");
    },
  },
  {
    name: "start of a payment",
    prepare: async (world, ctx) => {
      const id = await placeWithdrawal(world, ctx);
      return () => world.cashier.operator.startPaying(id);
    },
  },
  {
    name: "payment of a withdrawal",
    prepare: async (world, ctx) => {
      const id = await startPaying(world, ctx);
      return () => world.cashier.operator.payWithdrawal(id);
    },
  },
  {
    name: "refusal of a withdrawal",
    prepare: async (world, ctx) => {
      const id = await startPaying(world, ctx);
      return () => world.cashier.operator.refuseWithdrawal(id, "account_check_failed");
    },
  },
  {
    name: "grant",
    prepare: async (world, { brand, member }) => {
      const gift = {
        brand: brand.code,
        member: member.id,
        kind: "rebate",
        amount: "12",
        multiple: "2",
        label: "week",
      } as const;
      const ref = world.key();
      return () => world.cashier.operator.grant({ ...gift, ref });
    },
  },
  {
    name: "result and turnover of a bet",
    prepare: async (world, ctx) => {
      await payIn(world, ctx, "100", false);
      const ref = world.key();
      return () =>
        world.database.atomic(function* () {
          yield* world.cashier.recordPlay(ctx.member.id, "lotus", 500n, ref);
          return yield* world.cashier.recordTurnover(ctx.member.id, 700n, ref);
        });
    },
  },
  {
    name: "settling of pending transfers",
    isJob: true,
    prepare: async (world, ctx) => {
      await leavePending(world, ctx);
      return () => world.cashier.operator.settlePending();
    },
  },
  {
    name: "expiry of orders",
    isJob: true,
    prepare: async (world, ctx) => {
      for (const channel of ["bank-transfer", "alipay-scan"]) await openDeposit(world, ctx, channel);
      world.wait(ctx.brand.deposit.orderTtlMs);
      return () => world.cashier.operator.expireOrders();
    },
  },
];

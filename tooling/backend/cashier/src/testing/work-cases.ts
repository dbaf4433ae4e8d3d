import type { CashierContext } from "../interface/ports.ts";
import type { World } from "./create-world.ts";
import type { Prepare } from "./fault-case.ts";
import { addCard, dataOf, depositInput, payIn, SEALED_PASSWORD, transferIn } from "./member-steps.ts";

/** Work of an operator or a job; done once it no longer fails, whatever it answers. */
export interface WorkCase {
  readonly name: string;
  /** A job does its work in several transactions, so that part of it may remain after a fault. */
  readonly isJob?: true;
  readonly prepare: Prepare<() => Promise<unknown>>;
}

const openDeposit = async (world: World, ctx: CashierContext, channelId = "bank-transfer", offer = "none") =>
  dataOf(await world.cashier.depositCreate(ctx, { channelId, amount: "300", ...depositInput(world), offer })).id;

const placeWithdrawal = async (world: World, ctx: CashierContext): Promise<string> => {
  const input = { accountId: await addCard(world, ctx), amount: "100", ...SEALED_PASSWORD, reqId: world.key() };
  return dataOf(await world.cashier.withdrawSubmit(ctx, input)).order.id;
};

const startPaying = async (world: World, ctx: CashierContext): Promise<string> => {
  const id = await placeWithdrawal(world, ctx);
  dataOf(await world.cashier.operator.startPaying(id));
  return id;
};

/** Two transfers whose outcome is open: one that the provider has done, one that it has never seen. */
const leavePending = async (world: World, ctx: CashierContext): Promise<void> => {
  for (const [platform, behaviour] of [
    ["lotus", "late"],
    ["heron", "lost"],
  ] as const) {
    world.wallets.setBehaviour(behaviour);
    await transferIn(world, ctx, platform);
  }
  world.wallets.setBehaviour("prompt");
};

export const WORK_CASES: readonly WorkCase[] = [
  {
    name: "confirmation of a deposit with an offer",
    prepare: async (world, ctx) => {
      const id = await openDeposit(world, ctx, "usdt-trc20", "usdt-extra");
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
      const input = {
        brand: brand.code,
        member: member.id,
        kind: "rebate",
        amount: "12",
        multiple: "2",
        label: "week",
      } as const;
      const ref = world.key();
      return () => world.cashier.operator.grant({ ...input, ref });
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

import { contract } from "@baize/api-client/contract";
import { CENTRAL_WALLET } from "@baize/domain";
import type { CashierContext } from "../interface/ports.ts";
import type { World } from "./create-world.ts";
import type { Behaviour } from "./fake-wallets.ts";
import type { Answered, Prepare } from "./fault-case.ts";
import { addCard, addCoin, dataOf, depositInput, SEALED_PASSWORD, transferIn } from "./member-steps.ts";

/** One money request, sent under the key that is given. */
export interface MoneyCase {
  readonly name: string;
  readonly path: string;
  /** How the provider takes orders; "prompt" by default. */
  readonly behaviour?: Behaviour;
  readonly prepare: Prepare<(reqId: string) => Promise<Answered>>;
}

const { finance, games } = contract;

const transfer =
  (world: World, ctx: CashierContext, from: string, to: string, amount = "300") =>
  (reqId: string): Promise<Answered> =>
    world.cashier.transfer(ctx, { from, to, amount, reqId });

const transfers: readonly MoneyCase[] = [
  ...(["prompt", "refusing", "late", "broken"] as const).map((behaviour): MoneyCase => ({
    name: `transfer in, provider ${behaviour}`,
    path: games.transferPost.path,
    behaviour,
    prepare: async (world, ctx) => transfer(world, ctx, CENTRAL_WALLET, "lotus"),
  })),
  {
    name: "transfer out",
    path: games.transfer.path,
    prepare: async (world, ctx) => {
      await transferIn(world, ctx, "lotus");
      return transfer(world, ctx, "lotus", CENTRAL_WALLET, "200");
    },
  },
  {
    name: "transfer of more than there is",
    path: games.transfer.path,
    prepare: async (world, ctx) => transfer(world, ctx, CENTRAL_WALLET, "lotus", "1000.01"),
  },
  ...(["prompt", "late"] as const).map((behaviour): MoneyCase => ({
    name: `recycle of two wallets, provider ${behaviour}`,
    path: games.recyclePost.path,
    behaviour,
    prepare: async (world, ctx) => {
      world.wallets.setBehaviour("prompt");
      for (const platform of ["lotus", "heron"]) await transferIn(world, ctx, platform);
      world.wallets.setBehaviour(behaviour);
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
      world.cashier.depositCreate(ctx, { channelId: "bank-transfer", amount: "300", ...depositInput(world), reqId }),
  },
  {
    name: "withdrawal to a card",
    path: finance.withdrawSubmit.path,
    prepare: async (world, ctx) => {
      const accountId = await addCard(world, ctx);
      return (reqId) => world.cashier.withdrawSubmit(ctx, { accountId, amount: "100", ...SEALED_PASSWORD, reqId });
    },
  },
  {
    name: "withdrawal in coins by a sheet",
    path: finance.withdrawSubmit.path,
    prepare: async (world, ctx) => {
      const accountId = await addCoin(world, ctx);
      const sheet = dataOf(await world.cashier.withdrawQuote(ctx, { accountId, amount: "100" }));
      const input = { accountId, amount: "100", quoteId: sheet.coin?.id, ...SEALED_PASSWORD };
      return (reqId) => world.cashier.withdrawSubmit(ctx, { ...input, reqId });
    },
  },
  {
    name: "withdrawal with a wrong password",
    path: finance.withdrawSubmit.path,
    prepare: async (world, ctx) => {
      const accountId = await addCard(world, ctx);
      return (reqId) =>
        world.cashier.withdrawSubmit(ctx, { accountId, amount: "100", ...SEALED_PASSWORD, password: "000000", reqId });
    },
  },
  {
    name: "exchange",
    path: finance.exchangeSubmit.path,
    prepare: async (world, ctx) => {
      const quote = dataOf(await world.cashier.exchangeQuote(ctx, { from: "CNY", to: "HHB", amount: "100" }));
      return (reqId) => world.cashier.exchangeSubmit(ctx, { quoteId: quote.id, reqId });
    },
  },
];

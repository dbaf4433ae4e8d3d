import type { TransactionStatus } from "@baize/domain";
import { dataOf, depositInput } from "../testing/member-steps.ts";
import { type Burst, burst, COINS, fire, type Fixture, money, ONE_ANSWER, onlyOne, TIMES } from "./burst.ts";

const create = (
  { world, ctx }: Fixture,
  more: { readonly reqId?: string; readonly channelId?: string; readonly offer?: string } = {},
) => world.cashier.depositCreate(ctx, { channelId: "bank-transfer", amount: "300", ...depositInput(world), ...more });
const opened = async (fixture: Fixture, more = {}): Promise<string> => dataOf(await create(fixture, more)).id;
const confirm = ({ world }: Fixture, id: string, callbackId = `one-${id}`) =>
  world.cashier.operator.confirmDeposit(id, { callbackId });
const orders = async ({ world, ctx }: Fixture, states: readonly TransactionStatus[]) =>
  (await world.cashier.operator.listDeposits({ member: ctx.member.id, states })).length;
const rows = async ({ world, ctx }: Fixture, kind: "bonus" | "rebate" | "exchange") =>
  dataOf(await world.cashier.transactions(ctx, { date: -1, page: 1, size: 100, kind })).total;

const UNPAID = ["awaiting_payment"] as const;

const deposits: readonly Burst[] = [
  burst("deposit with one key: one order", async (fixture) => {
    const reqId = fixture.world.key();
    const fired = await fire(() => create(fixture, { reqId }));
    return [
      [fired, await orders(fixture, UNPAID)],
      [ONE_ANSWER, 1],
    ];
  }),
  burst("deposit with fifty keys: one order in the channel", async (fixture) => {
    const fired = await fire(() => create(fixture));
    return [
      [fired, await orders(fixture, UNPAID)],
      [onlyOne("order_open"), 1],
    ];
  }),
  burst("confirmation by one callback: one credit", async (fixture) => {
    const id = await opened(fixture);
    return [
      [await fire(() => confirm(fixture, id)), await money(fixture)],
      [ONE_ANSWER, ["1300.00", "0.00", COINS]],
    ];
  }),
  burst("confirmation by fifty callbacks: one credit", async (fixture) => {
    const id = await opened(fixture);
    return [
      [await fire((index) => confirm(fixture, id, `${id}-${index}`)), await money(fixture)],
      [onlyOne("wrong_state"), ["1300.00", "0.00", COINS]],
    ];
  }),
  burst("confirmation of a joined offer: one bonus", async (fixture) => {
    const id = await opened(fixture, { channelId: "usdt-trc20", offer: "usdt-extra" });
    const fired = await fire(() => confirm(fixture, id));
    return [
      [fired, await money(fixture), await rows(fixture, "bonus")],
      [ONE_ANSWER, ["1303.00", "0.00", COINS], 1],
    ];
  }),
  burst("confirmation of a coin top-up: one credit of the coin", async (fixture) => {
    const id = await opened(fixture, { channelId: "coin-hhb" });
    return [
      [await fire((index) => confirm(fixture, id, `${id}-${index}`)), await money(fixture)],
      [onlyOne("wrong_state"), ["1000.00", "0.00", "796.00"]],
    ];
  }),
  burst("one callback for fifty orders: one credit", async (fixture) => {
    const { world, ctx } = fixture;
    const ids: string[] = [];
    for (let index = 0; index < TIMES; index += 1) {
      const id = await opened(fixture);
      dataOf(await world.cashier.depositCancel(ctx, { id }));
      ids.push(id);
    }
    const fired = await fire((index) => confirm(fixture, ids[index] ?? "", `same-${ids[0]}`));
    return [
      [fired, await money(fixture)],
      [onlyOne("callback_used"), ["1300.00", "0.00", COINS]],
    ];
  }),
  burst("confirmation against refusal and cancellation: credited exactly when it says so", async (fixture) => {
    const { world, ctx } = fixture;
    const id = await opened(fixture);
    const { operator } = world.cashier;
    await fire(
      (index) =>
        [
          () => confirm(fixture, id),
          () => operator.refuseDeposit(id, "not_received"),
          () => world.cashier.depositCancel(ctx, { id }),
        ][index % 3]?.() ?? confirm(fixture, id),
    );
    const { state } = dataOf(await world.cashier.depositOrder(ctx, { id }));
    return [
      [["succeeded", "refused"].includes(state), await money(fixture)],
      [true, [state === "succeeded" ? "1300.00" : "1000.00", "0.00", COINS]],
    ];
  }),
  burst("cancellation: cancelled once, and nothing is credited", async (fixture) => {
    const { world, ctx } = fixture;
    const id = await opened(fixture);
    return [
      [await fire(() => world.cashier.depositCancel(ctx, { id })), await money(fixture)],
      [ONE_ANSWER, ["1000.00", "0.00", COINS]],
    ];
  }),
];

const give = ({ world, ctx }: Fixture, ref: string, amount: string) =>
  world.cashier.operator.grant({
    brand: ctx.brand.code,
    member: ctx.member.id,
    kind: "rebate",
    amount,
    multiple: "1",
    label: "week",
    ref,
  });

const grants: readonly Burst[] = [
  burst("grant with one number: one credit", async (fixture) => {
    const ref = fixture.world.key();
    return [
      [await fire(() => give(fixture, ref, "10")), await money(fixture), await rows(fixture, "rebate")],
      [ONE_ANSWER, ["1010.00", "0.00", COINS], 1],
    ];
  }),
  burst("grant of fifty amounts under one number: one credit", async (fixture) => {
    const ref = fixture.world.key();
    const fired = await fire((index) => give(fixture, ref, String(index + 1)));
    return [
      [fired, await rows(fixture, "rebate")],
      [onlyOne("ref_used"), 1],
    ];
  }),
];

export const DEPOSIT_BURSTS: readonly Burst[] = [...deposits, ...grants];

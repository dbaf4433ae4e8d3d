import { burst, COINS, fire, money, must, ONE_ANSWER, onlyOne, TIMES, type Burst, type Stage } from "./burst.ts";
import { asked } from "../testing/create-world.ts";

const create = (
  { world, ctx }: Stage,
  more: { readonly reqId?: string; readonly channelId?: string; readonly offer?: "join" | "none" } = {},
) => world.cashier.depositCreate(ctx, { channelId: "bank-transfer", amount: "300", ...asked(world), ...more });
const opened = async (stage: Stage, more = {}): Promise<string> => must(await create(stage, more)).id;
const confirm = ({ world }: Stage, id: string, callbackId = `one-${id}`) =>
  world.cashier.operator.confirmDeposit(id, { callbackId });
const orders = async ({ world, ctx }: Stage, states: readonly string[]) =>
  (await world.cashier.operator.listDeposits({ member: ctx.member.id, states })).length;
const rows = async ({ world, ctx }: Stage, kind: "bonus" | "rebate" | "exchange") =>
  must(await world.cashier.transactions(ctx, { date: -1, page: 1, size: 100, kind })).total;

const OPEN = ["awaiting_payment"];

const deposits: readonly Burst[] = [
  burst("deposit with one key: one order", async (stage) => {
    const reqId = stage.world.key();
    const told = await fire(() => create(stage, { reqId }));
    return [
      [told, await orders(stage, OPEN)],
      [ONE_ANSWER, 1],
    ];
  }),
  burst("deposit with fifty keys: one order in the channel", async (stage) => {
    const told = await fire(() => create(stage));
    return [
      [told, await orders(stage, OPEN)],
      [onlyOne("order_open"), 1],
    ];
  }),
  burst("confirmation by one callback: one credit", async (stage) => {
    const id = await opened(stage);
    return [
      [await fire(() => confirm(stage, id)), await money(stage)],
      [ONE_ANSWER, ["1300.00", "0.00", COINS]],
    ];
  }),
  burst("confirmation by fifty callbacks: one credit", async (stage) => {
    const id = await opened(stage);
    return [
      [await fire((index) => confirm(stage, id, `${id}-${index}`)), await money(stage)],
      [onlyOne("wrong_state"), ["1300.00", "0.00", COINS]],
    ];
  }),
  burst("confirmation of a joined offer: one bonus", async (stage) => {
    const id = await opened(stage, { channelId: "usdt-trc20", offer: "join" });
    const told = await fire(() => confirm(stage, id));
    return [
      [told, await money(stage), await rows(stage, "bonus")],
      [ONE_ANSWER, ["1303.00", "0.00", COINS], 1],
    ];
  }),
  burst("confirmation of a coin top-up: one credit of the coin", async (stage) => {
    const id = await opened(stage, { channelId: "coin-hhb" });
    return [
      [await fire((index) => confirm(stage, id, `${id}-${index}`)), await money(stage)],
      [onlyOne("wrong_state"), ["1000.00", "0.00", "796.00"]],
    ];
  }),
  burst("one callback for fifty orders: one credit", async (stage) => {
    const { world, ctx } = stage;
    const ids: string[] = [];
    for (let index = 0; index < TIMES; index += 1) {
      const id = await opened(stage);
      must(await world.cashier.depositCancel(ctx, { id }));
      ids.push(id);
    }
    const told = await fire((index) => confirm(stage, ids[index] ?? "", `same-${ids[0]}`));
    return [
      [told, await money(stage)],
      [onlyOne("callback_used"), ["1300.00", "0.00", COINS]],
    ];
  }),
  burst("confirmation against refusal and cancellation: credited exactly when it says so", async (stage) => {
    const { world, ctx } = stage;
    const id = await opened(stage);
    const { operator } = world.cashier;
    await fire(
      (index) =>
        [
          () => confirm(stage, id),
          () => operator.refuseDeposit(id, "not_received"),
          () => world.cashier.depositCancel(ctx, { id }),
        ][index % 3]?.() ?? confirm(stage, id),
    );
    const { state } = must(await world.cashier.depositOrder(ctx, { id }));
    return [
      [["succeeded", "refused"].includes(state), await money(stage)],
      [true, [state === "succeeded" ? "1300.00" : "1000.00", "0.00", COINS]],
    ];
  }),
  burst("cancellation: cancelled once, and nothing is credited", async (stage) => {
    const { world, ctx } = stage;
    const id = await opened(stage);
    return [
      [await fire(() => world.cashier.depositCancel(ctx, { id })), await money(stage)],
      [ONE_ANSWER, ["1000.00", "0.00", COINS]],
    ];
  }),
];

const give = ({ world, ctx }: Stage, ref: string, amount: string) =>
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
  burst("grant with one number: one credit", async (stage) => {
    const ref = stage.world.key();
    return [
      [await fire(() => give(stage, ref, "10")), await money(stage), await rows(stage, "rebate")],
      [ONE_ANSWER, ["1010.00", "0.00", COINS], 1],
    ];
  }),
  burst("grant of fifty amounts under one number: one credit", async (stage) => {
    const ref = stage.world.key();
    const told = await fire((index) => give(stage, ref, String(index + 1)));
    return [
      [told, await rows(stage, "rebate")],
      [onlyOne("ref_used"), 1],
    ];
  }),
];

export const DEPOSIT_BURSTS: readonly Burst[] = [...deposits, ...grants];

import { deepStrictEqual as expectEqual } from "node:assert";
import { type DepositStatus, isTerminalDeposit } from "@baize/domain";
import type { World } from "../testing/create-world.ts";
import { PAYER } from "../testing/member-steps.ts";
import { type Action, expectSameAnswer, hundredths, type MemberModel, minor, rateOf } from "./member-model.ts";
import { amountOf, pick } from "./random.ts";

const CHANNELS = ["bank-transfer", "alipay-scan", "wechat-scan", "usdt-trc20", "usdt-erc20", "coin-hhb"] as const;
const isOpen = ({ state }: { readonly state: DepositStatus }): boolean => !isTerminalDeposit(state);

const expire = (world: World, model: MemberModel): void => {
  for (const order of model.deposits.values())
    if (order.state === "awaiting_payment" && order.deadline <= world.now()) order.state = "expired";
};

interface Offer {
  readonly id: string;
  readonly share: bigint;
  readonly max: bigint;
  readonly multiple: bigint;
}
/** The world's offers by channel: thousandths of the amount, largest bonus in minor units, rollover multiple. */
const OFFERS: Readonly<Record<string, Offer>> = {
  "alipay-scan": { id: "alipay-extra", share: 5n, max: 20_000n, multiple: 2n },
  "usdt-trc20": { id: "usdt-extra", share: 10n, max: 100_000n, multiple: 3n },
};

/** What the default rules make of it; two channels cost half a percent. */
const plan = (model: MemberModel, channel: string, asked: bigint, isJoining: boolean) => {
  const isCoin = channel === "coin-hhb";
  const amount = asked - (isCoin || channel === "wechat-scan" ? (asked * 5n) / 1000n : 0n);
  const worth = isCoin ? (amount * hundredths(rateOf(model.ctx))) / 100n : amount;
  const { share, max, multiple } = (isJoining ? OFFERS[channel] : undefined) ?? { share: 0n, max: 0n, multiple: 0n };
  const given = (asked * share) / 1_000n;
  const bonus = given < max ? given : max;
  return { isCoin, amount, worth, bonus, needs: [worth, bonus * multiple].filter((need) => need > 0n) };
};

export const deposit: Action = async (world, model, random) => {
  const channel = pick(CHANNELS, random) ?? CHANNELS[0];
  const offer = random(2) === 0 ? (OFFERS[channel]?.id ?? "no-offer") : "none";
  const input = {
    channelId: channel,
    amount: amountOf(random, 100, 2000),
    payerName: PAYER,
    offer,
    reqId: world.key(),
  };
  expire(world, model);
  const isTaken = [...model.deposits.values()].some((order) => order.channel === channel && isOpen(order));
  const made = await world.cashier.depositCreate(model.ctx, input);
  expectEqual(made.ok ? "ok" : made.code, offer === "no-offer" ? "offer_ended" : isTaken ? "order_open" : "ok");
  model.repeats.push(async () =>
    expectSameAnswer(await world.cashier.depositCreate(model.ctx, input), made, ({ id }) => id),
  );
  if (!made.ok) return;
  const planned = plan(model, channel, minor(input.amount), offer !== "none");
  expectEqual(
    [minor(made.data.receive), minor(made.data.turnover)],
    [planned.amount + planned.bonus, planned.needs.reduce((sum, need) => sum + need, 0n)],
  );
  model.deposits.set(made.data.id, {
    state: "awaiting_payment",
    channel,
    deadline: world.now() + model.ctx.brand.deposit.orderTtlMs,
    ...planned,
  });
};

/** Confirms, refuses, cancels or claims to have paid some order, whatever its state. */
export const actOnDeposit: Action = async (world, model, random) => {
  const [id, order] = pick([...model.deposits], random) ?? [];
  if (id === undefined || order === undefined) return;
  expire(world, model);
  const { cashier } = world;
  const from = order.state;
  const wasOpen = isOpen(order);
  const move = random(5);
  if (move >= 3) {
    const done = await cashier.operator.confirmDeposit(id, { callbackId: `pay-${id}` });
    expectEqual(done.ok, from !== "refused");
    if (!done.ok || from === "succeeded") return;
    const { isCoin, amount, bonus, needs, worth } = order;
    if (isCoin) model.coins += amount + bonus;
    else {
      model.spendable += amount + bonus;
      model.paidIn += amount + bonus;
    }
    model.lifeIn += worth;
    model.rollovers.push(...needs);
    order.state = "succeeded";
  } else if (move === 2) {
    const done = await cashier.operator.refuseDeposit(id, "not_received");
    expectEqual(done.ok, wasOpen);
    if (done.ok) order.state = "refused";
  } else {
    const isPaid = move === 1;
    const done = await (isPaid ? cashier.depositPaid(model.ctx, { id }) : cashier.depositCancel(model.ctx, { id }));
    expectEqual(done.ok, isPaid ? wasOpen : ["awaiting_payment", "cancelled"].includes(from));
    if (done.ok) order.state = isPaid ? "awaiting_confirmation" : "cancelled";
  }
};

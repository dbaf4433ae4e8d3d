import { deepStrictEqual as same } from "node:assert";
import { PAYER, type World } from "../testing/create-world.ts";
import { amountOf, hundredths, minor, pick, rateOf, sameWish, type Action, type Expected } from "./expected.ts";

const CHANNELS = ["bank-transfer", "alipay-scan", "wechat-scan", "usdt-trc20", "usdt-erc20", "coin-hhb"] as const;
const OPEN = ["awaiting_payment", "awaiting_confirmation"];

const expire = (world: World, is: Expected): void => {
  for (const order of is.deposits.values())
    if (order.state === "awaiting_payment" && order.deadline <= world.now()) order.state = "expired";
};

/** Offers of the default rules: thousandths of the amount, the largest bonus in minor units, and its rollover multiple. */
const OFFERS: Readonly<Record<string, { readonly share: bigint; readonly max: bigint; readonly multiple: bigint }>> = {
  "alipay-scan": { share: 5n, max: 20_000n, multiple: 2n },
  "usdt-trc20": { share: 10n, max: 100_000n, multiple: 3n },
};

/** What the default rules make of it; two channels cost half a percent. */
const plan = (is: Expected, channel: string, asked: bigint, isJoining: boolean) => {
  const isCoin = channel === "coin-hhb";
  const amount = asked - (isCoin || channel === "wechat-scan" ? (asked * 5n) / 1000n : 0n);
  const worth = isCoin ? (amount * hundredths(rateOf(is.ctx))) / 100n : amount;
  const { share, max, multiple } = (isJoining ? OFFERS[channel] : undefined) ?? { share: 0n, max: 0n, multiple: 0n };
  const given = (asked * share) / 1_000n;
  const bonus = given < max ? given : max;
  return { isCoin, amount, worth, bonus, needs: [worth, bonus * multiple].filter((need) => need > 0n) };
};

export const deposit: Action = async (world, is, dice) => {
  const channel = pick(CHANNELS, dice) ?? CHANNELS[0];
  const offer = dice(2) === 0 ? ("join" as const) : ("none" as const);
  const input = { channelId: channel, amount: amountOf(dice, 100, 2000), payerName: PAYER, offer, reqId: world.key() };
  expire(world, is);
  const isTaken = [...is.deposits.values()].some((order) => order.channel === channel && OPEN.includes(order.state));
  const hasOffer = Object.hasOwn(OFFERS, channel);
  const made = await world.cashier.depositCreate(is.ctx, input);
  same(made.ok ? "ok" : made.code, offer === "join" && !hasOffer ? "offer_ended" : isTaken ? "order_open" : "ok");
  is.again.push(async () => sameWish(await world.cashier.depositCreate(is.ctx, input), made, ({ id }) => id));
  if (!made.ok) return;
  const planned = plan(is, channel, minor(input.amount), offer === "join");
  same(
    [minor(made.data.receive), minor(made.data.turnover)],
    [planned.amount + planned.bonus, planned.needs.reduce((sum, need) => sum + need, 0n)],
  );
  is.deposits.set(made.data.id, {
    state: "awaiting_payment",
    channel,
    deadline: world.now() + is.ctx.brand.deposit.orderTtlMs,
    ...planned,
  });
};

/** Confirms, refuses, cancels or claims to have paid some order, whatever its state. */
export const treatDeposit: Action = async (world, is, dice) => {
  const [id, order] = pick([...is.deposits], dice) ?? [];
  if (id === undefined || order === undefined) return;
  expire(world, is);
  const { cashier } = world;
  const from = order.state;
  const move = dice(5);
  if (move >= 3) {
    const done = await cashier.operator.confirmDeposit(id, { callbackId: `pay-${id}` });
    same(done.ok, from !== "refused");
    if (!done.ok || from === "succeeded") return;
    const { isCoin, amount, bonus, needs, worth } = order;
    if (isCoin) is.coins += amount + bonus;
    else {
      is.spendable += amount + bonus;
      is.paidIn += amount + bonus;
    }
    is.lifeIn += worth;
    is.rollovers.push(...needs);
    order.state = "succeeded";
  } else if (move === 2) {
    const done = await cashier.operator.refuseDeposit(id, "not_received");
    same(done.ok, OPEN.includes(from));
    if (done.ok) order.state = "refused";
  } else {
    const isPaid = move === 1;
    const done = await (isPaid ? cashier.depositPaid(is.ctx, { id }) : cashier.depositCancel(is.ctx, { id }));
    same(done.ok, isPaid ? OPEN.includes(from) : ["awaiting_payment", "cancelled"].includes(from));
    if (done.ok) order.state = isPaid ? "awaiting_confirmation" : "cancelled";
  }
};

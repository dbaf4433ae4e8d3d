import { deepStrictEqual as expectEqual, ok as expectTrue } from "node:assert";
import type { World } from "../testing/create-world.ts";
import { PASSWORD } from "../testing/member-steps.ts";
import { type Action, expectSameAnswer, type MemberModel, minor, owed } from "./member-model.ts";
import { amountOf, pick } from "./random.ts";

interface Ask {
  readonly amount: string;
  readonly reqId: string;
  readonly accountId?: string;
  readonly quoteId?: string | undefined;
}
const submit = (world: World, model: MemberModel, { accountId = model.accountId, ...ask }: Ask) =>
  world.cashier.withdrawSubmit(model.ctx, { accountId, password: PASSWORD, keyId: "k", ...ask });
const hold = (model: MemberModel, id: string, amount: bigint): void => {
  model.spendable -= amount;
  model.held += amount;
  model.withdrawals.set(id, { state: "under_review", amount });
};
const refusalOf = (model: MemberModel, amount: string): string =>
  owed(model) > 0n ? "turnover_missing" : minor(amount) > model.spendable ? "insufficient_funds" : "ok";

export const withdraw: Action = async (world, model, random) => {
  const ask = { amount: amountOf(random, 100, 1500), reqId: world.key() };
  const made = await submit(world, model, ask);
  expectEqual(made.ok ? "ok" : made.code, refusalOf(model, ask.amount));
  model.repeats.push(async () => expectSameAnswer(await submit(world, model, ask), made, ({ order }) => order.id));
  if (made.ok) hold(model, made.data.order.id, minor(ask.amount));
};

/** To the coin address: with the sheet, without it, with one of another amount, or too late. */
export const withdrawCoin: Action = async (world, model, random) => {
  const { coinAccountId: accountId, ctx } = model;
  const amount = amountOf(random, 100, 1500);
  const sheet = await world.cashier.withdrawQuote(ctx, { accountId, amount });
  const expected = refusalOf(model, amount);
  expectEqual(sheet.ok ? "ok" : sheet.code, expected);
  const wait = random(90) * 1000;
  world.wait(wait);
  const way = random(4);
  const quoteId = way === 0 || !sheet.ok ? undefined : sheet.data.coin?.id;
  const ask = { accountId, amount: way === 1 ? `${amount.slice(0, -3)}.00` : amount, reqId: world.key(), quoteId };
  const made = await submit(world, model, ask);
  const isOther = ask.amount !== amount;
  const late = wait >= ctx.brand.withdraw.quoteTtlMs ? "quote_expired" : "ok";
  const code = quoteId === undefined ? "quote_required" : isOther ? "quote_unknown" : late;
  const refusal = refusalOf(model, ask.amount);
  expectEqual(made.ok ? "ok" : made.code, refusal === "ok" ? code : refusal);
  model.repeats.push(async () => expectSameAnswer(await submit(world, model, ask), made, ({ order }) => order.id));
  if (!made.ok) return;
  hold(model, made.data.order.id, minor(amount));
  const again = await submit(world, model, { ...ask, reqId: world.key() });
  expectTrue(!again.ok && ["quote_unknown", "insufficient_funds"].includes(again.code));
};

/** Several withdrawals at once: whatever is accepted must have been there. */
export const withdrawAtOnce: Action = async (world, model, random) => {
  const asked = Array.from({ length: 2 + random(4) }, () => ({
    amount: amountOf(random, 100, 1500),
    reqId: world.key(),
  }));
  const answers = await Promise.all(
    asked.map(async (ask) => ({ amount: ask.amount, answer: await submit(world, model, ask) })),
  );
  for (const { amount, answer } of answers) if (answer.ok) hold(model, answer.data.order.id, minor(amount));
  expectTrue(model.spendable >= 0n && (owed(model) === 0n || answers.every(({ answer }) => !answer.ok)));
};

export const actOnWithdrawal: Action = async (world, model, random) => {
  const [id, order] = pick([...model.withdrawals], random) ?? [];
  if (id === undefined || order === undefined) return;
  const { operator } = world.cashier;
  const from = order.state;
  const move = random(4);
  if (move === 0) {
    const done = await operator.refuseWithdrawal(id, "name_mismatch");
    expectEqual(done.ok, from === "under_review" || from === "paying");
    if (!done.ok) return;
    model.held -= order.amount;
    model.spendable += order.amount;
    order.state = "refused";
  } else if (move === 1) {
    const done = await operator.startPaying(id);
    expectEqual(done.ok, from === "under_review");
    if (done.ok) order.state = "paying";
  } else {
    const done = await operator.payWithdrawal(id);
    expectEqual(done.ok, from === "paying");
    if (!done.ok) return;
    model.held -= order.amount;
    model.paidOut += order.amount;
    order.state = "paid";
  }
};

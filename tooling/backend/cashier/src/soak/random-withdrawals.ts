import { deepStrictEqual as same, ok as holds } from "node:assert";
import { PASSWORD, type World } from "../testing/create-world.ts";
import { amountOf, minor, owed, pick, sameWish, type Action, type Expected } from "./expected.ts";

interface Ask {
  readonly amount: string;
  readonly reqId: string;
  readonly accountId?: string;
  readonly quoteId?: string | undefined;
}
const submit = (world: World, is: Expected, { accountId = is.accountId, ...ask }: Ask) =>
  world.cashier.withdrawSubmit(is.ctx, { accountId, password: PASSWORD, keyId: "k", ...ask });
const hold = (is: Expected, id: string, amount: bigint): void => {
  is.spendable -= amount;
  is.held += amount;
  is.withdrawals.set(id, { state: "under_review", amount });
};
const bar = (is: Expected, amount: string): string =>
  owed(is) > 0n ? "turnover_missing" : minor(amount) > is.spendable ? "insufficient_funds" : "ok";

export const withdraw: Action = async (world, is, dice) => {
  const ask = { amount: amountOf(dice, 100, 1500), reqId: world.key() };
  const made = await submit(world, is, ask);
  same(made.ok ? "ok" : made.code, bar(is, ask.amount));
  is.again.push(async () => sameWish(await submit(world, is, ask), made, ({ order }) => order.id));
  if (made.ok) hold(is, made.data.order.id, minor(ask.amount));
};

/** To the coin address: with the sheet, without it, with one of another amount, or too late. */
export const withdrawCoin: Action = async (world, is, dice) => {
  const { coinAccountId: accountId, ctx } = is;
  const amount = amountOf(dice, 100, 1500);
  const sheet = await world.cashier.withdrawQuote(ctx, { accountId, amount });
  const expected = bar(is, amount);
  same(sheet.ok ? "ok" : sheet.code, expected);
  const wait = dice(90) * 1000;
  world.wait(wait);
  const way = dice(4);
  const quoteId = way === 0 || !sheet.ok ? undefined : sheet.data.coin?.id;
  const ask = { accountId, amount: way === 1 ? `${amount.slice(0, -3)}.00` : amount, reqId: world.key(), quoteId };
  const made = await submit(world, is, ask);
  const isOther = ask.amount !== amount;
  const late = wait >= ctx.brand.withdraw.quoteTtlMs ? "quote_expired" : "ok";
  const word = quoteId === undefined ? "quote_required" : isOther ? "quote_unknown" : late;
  const barred = bar(is, ask.amount);
  same(made.ok ? "ok" : made.code, barred === "ok" ? word : barred);
  is.again.push(async () => sameWish(await submit(world, is, ask), made, ({ order }) => order.id));
  if (!made.ok) return;
  hold(is, made.data.order.id, minor(amount));
  const again = await submit(world, is, { ...ask, reqId: world.key() });
  holds(!again.ok && ["quote_unknown", "insufficient_funds"].includes(again.code));
};

/** Several withdrawals at once: whatever is accepted must have been there. */
export const withdrawAtOnce: Action = async (world, is, dice) => {
  const asked = Array.from({ length: 2 + dice(4) }, () => ({ amount: amountOf(dice, 100, 1500), reqId: world.key() }));
  const answers = await Promise.all(
    asked.map(async (ask) => ({ amount: ask.amount, answer: await submit(world, is, ask) })),
  );
  for (const { amount, answer } of answers) if (answer.ok) hold(is, answer.data.order.id, minor(amount));
  holds(is.spendable >= 0n && (owed(is) === 0n || answers.every(({ answer }) => !answer.ok)));
};

export const treatWithdrawal: Action = async (world, is, dice) => {
  const [id, order] = pick([...is.withdrawals], dice) ?? [];
  if (id === undefined || order === undefined) return;
  const { operator } = world.cashier;
  const from = order.state;
  const move = dice(4);
  if (move === 0) {
    const done = await operator.refuseWithdrawal(id, "name_mismatch");
    same(done.ok, from === "under_review" || from === "paying");
    if (!done.ok) return;
    is.held -= order.amount;
    is.spendable += order.amount;
    order.state = "refused";
  } else if (move === 1) {
    const done = await operator.startPaying(id);
    same(done.ok, from === "under_review");
    if (done.ok) order.state = "paying";
  } else {
    const done = await operator.payWithdrawal(id);
    same(done.ok, from === "paying");
    if (!done.ok) return;
    is.held -= order.amount;
    is.paidOut += order.amount;
    order.state = "paid";
  }
};

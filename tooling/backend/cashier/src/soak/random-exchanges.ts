import { deepStrictEqual as expectEqual, ok as expectTrue } from "node:assert";
import type { World } from "../testing/create-world.ts";
import { type Action, expectSameAnswer, hundredths, type MemberModel, minor, rateOf } from "./member-model.ts";
import { amountOf, pick } from "./random.ts";

const COIN = "HHB";

/** Asks for a rate, either way. */
export const quote: Action = async (world, model, random) => {
  const { currency, exchange } = model.ctx.brand;
  const isSale = random(2) === 0;
  const amount = amountOf(random, 1, 1500);
  const rule = exchange.coins.find(({ asset }) => asset === COIN);
  const [least, most] = isSale ? [rule?.minSell, rule?.maxSell] : [rule?.minBuy, rule?.maxBuy];
  const [asked, has] = [minor(amount), isSale ? model.coins : model.spendable];
  const isTooMuch = asked > minor(most ?? "0");
  const code =
    asked < minor(least ?? "0")
      ? "amount_below_min"
      : isTooMuch
        ? "amount_above_max"
        : asked > has
          ? "insufficient_funds"
          : "ok";
  const made = await world.cashier.exchangeQuote(model.ctx, {
    from: isSale ? COIN : currency,
    to: isSale ? currency : COIN,
    amount,
  });
  expectEqual(made.ok ? "ok" : made.code, code);
  if (!made.ok) return;
  const rate = hundredths(rateOf(model.ctx));
  const receive = isSale ? (asked * rate) / 100n : (asked * 100n) / rate;
  expectEqual([minor(made.data.receive), minor(made.data.balanceAfter)], [receive, has - asked]);
  model.quotes.set(made.data.id, {
    isSale,
    amount: asked,
    receive,
    expires: world.now() + exchange.quoteTtlMs,
    isUsed: false,
  });
};

const submit = (world: World, model: MemberModel, quoteId: string, reqId = world.key()) =>
  world.cashier.exchangeSubmit(model.ctx, { quoteId, reqId });

/** What must come of submitting a quote now; books it when it goes through. */
const settle = (world: World, model: MemberModel, id: string): string => {
  const held = model.quotes.get(id);
  if (held === undefined) return "quote_unknown";
  if (held.isUsed) return "quote_used";
  if (held.expires <= world.now()) return "quote_expired";
  const { isSale, amount, receive } = held;
  if (amount > (isSale ? model.coins : model.spendable)) return "insufficient_funds";
  held.isUsed = true;
  model.coins += isSale ? -amount : receive;
  model.spendable += isSale ? receive : -amount;
  model.exchanged += isSale ? receive : -amount;
  return "ok";
};

/** Takes some quote, whatever has become of it. */
export const exchange: Action = async (world, model, random) => {
  const [id] = pick([...model.quotes], random) ?? [];
  const reqId = world.key();
  const quoteId = id ?? "Q1";
  const made = await submit(world, model, quoteId, reqId);
  expectEqual(made.ok ? "ok" : made.code, settle(world, model, quoteId));
  model.repeats.push(async () =>
    expectSameAnswer(await submit(world, model, quoteId, reqId), made, ({ orderNo }) => orderNo),
  );
};

/** One quote taken several times at once: one at most goes through. */
export const exchangeAtOnce: Action = async (world, model, random) => {
  const [id] = pick([...model.quotes], random) ?? [];
  if (id === undefined) return;
  const answers = await Promise.all(Array.from({ length: 2 + random(4) }, () => submit(world, model, id)));
  const isDone = settle(world, model, id) === "ok";
  expectEqual(answers.filter(({ ok }) => ok).length, isDone ? 1 : 0);
};

/** The brand gives something; the same again gives nothing more, and other facts under its number are refused. */
export const grant: Action = async (world, model, random) => {
  const { brand, member } = model.ctx;
  const multiple = pick(["0", "1", "2.5"], random) ?? "0";
  const input = {
    brand: brand.code,
    member: member.id,
    kind: random(2) === 0 ? ("bonus" as const) : ("rebate" as const),
    amount: amountOf(random, 0, 50),
    multiple,
    label: "week",
    ref: world.key(),
  };
  const given = await world.cashier.operator.grant(input);
  const amount = minor(input.amount);
  expectEqual(given.ok, amount > 0n);
  if (!given.ok) return;
  expectEqual(await world.cashier.operator.grant(input), given);
  const changed = await world.cashier.operator.grant({ ...input, label: "other" });
  expectTrue(!changed.ok && changed.code === "ref_used");
  const need = (amount * hundredths(multiple)) / 100n;
  if (need > 0n) model.rollovers.push(need);
  model.spendable += amount;
  model.paidIn += amount;
};

import { deepStrictEqual as same, ok as holds } from "node:assert";
import type { World } from "../testing/create-world.ts";
import { amountOf, hundredths, minor, pick, rateOf, sameWish, type Action, type Expected } from "./expected.ts";

const COIN = "HHB";

/** Asks for a rate, either way. */
export const quote: Action = async (world, is, dice) => {
  const { currency, exchange } = is.ctx.brand;
  const isSale = dice(2) === 0;
  const amount = amountOf(dice, 1, 1500);
  const rule = exchange.coins.find(({ asset }) => asset === COIN);
  const [least, most] = isSale ? [rule?.minSell, rule?.maxSell] : [rule?.minBuy, rule?.maxBuy];
  const [asked, has] = [minor(amount), isSale ? is.coins : is.spendable];
  const isTooMuch = asked > minor(most ?? "0");
  const code =
    asked < minor(least ?? "0")
      ? "amount_below_min"
      : isTooMuch
        ? "amount_above_max"
        : asked > has
          ? "insufficient_funds"
          : "ok";
  const made = await world.cashier.exchangeQuote(is.ctx, {
    from: isSale ? COIN : currency,
    to: isSale ? currency : COIN,
    amount,
  });
  same(made.ok ? "ok" : made.code, code);
  if (!made.ok) return;
  const rate = hundredths(rateOf(is.ctx));
  const receive = isSale ? (asked * rate) / 100n : (asked * 100n) / rate;
  same([minor(made.data.receive), minor(made.data.balanceAfter)], [receive, has - asked]);
  is.quotes.set(made.data.id, {
    isSale,
    amount: asked,
    receive,
    expires: world.now() + exchange.quoteTtlMs,
    isUsed: false,
  });
};

const submit = (world: World, is: Expected, quoteId: string, reqId = world.key()) =>
  world.cashier.exchangeSubmit(is.ctx, { quoteId, reqId });

/** What must come of submitting a quote now; books it when it goes through. */
const settle = (world: World, is: Expected, id: string): string => {
  const held = is.quotes.get(id);
  if (held === undefined) return "quote_unknown";
  if (held.isUsed) return "quote_used";
  if (held.expires <= world.now()) return "quote_expired";
  const { isSale, amount, receive } = held;
  if (amount > (isSale ? is.coins : is.spendable)) return "insufficient_funds";
  held.isUsed = true;
  is.coins += isSale ? -amount : receive;
  is.spendable += isSale ? receive : -amount;
  is.exchanged += isSale ? receive : -amount;
  return "ok";
};

/** Takes some quote, whatever has become of it. */
export const exchange: Action = async (world, is, dice) => {
  const [id] = pick([...is.quotes], dice) ?? [];
  const reqId = world.key();
  const quoteId = id ?? "Q1";
  const made = await submit(world, is, quoteId, reqId);
  same(made.ok ? "ok" : made.code, settle(world, is, quoteId));
  is.again.push(async () => sameWish(await submit(world, is, quoteId, reqId), made, ({ orderNo }) => orderNo));
};

/** One quote taken several times at once: one at most goes through. */
export const exchangeAtOnce: Action = async (world, is, dice) => {
  const [id] = pick([...is.quotes], dice) ?? [];
  if (id === undefined) return;
  const answers = await Promise.all(Array.from({ length: 2 + dice(4) }, () => submit(world, is, id)));
  const isDone = settle(world, is, id) === "ok";
  same(answers.filter(({ ok }) => ok).length, isDone ? 1 : 0);
};

/** The brand gives something; the same again gives nothing more, and other facts under its number are refused. */
export const grant: Action = async (world, is, dice) => {
  const { brand, member } = is.ctx;
  const multiple = pick(["0", "1", "2.5"], dice) ?? "0";
  const gift = {
    brand: brand.code,
    member: member.id,
    kind: dice(2) === 0 ? ("bonus" as const) : ("rebate" as const),
    amount: amountOf(dice, 0, 50),
    multiple,
    label: "gift",
    ref: world.key(),
  };
  const given = await world.cashier.operator.grant(gift);
  const amount = minor(gift.amount);
  same(given.ok, amount > 0n);
  if (!given.ok) return;
  same(await world.cashier.operator.grant(gift), given);
  const changed = await world.cashier.operator.grant({ ...gift, label: "other" });
  holds(!changed.ok && changed.code === "ref_used");
  const need = (amount * hundredths(multiple)) / 100n;
  if (need > 0n) is.rollovers.push(need);
  is.spendable += amount;
  is.paidIn += amount;
};

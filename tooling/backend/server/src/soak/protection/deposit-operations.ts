import { deepStrictEqual as expectEqual, ok as expectTrue } from "node:assert";
import { type AccountModel, isOpen, type ModelOrder, pauseAt, tightest } from "./account-model.ts";
import { setLimit } from "./limit-operations.ts";
import { amountOf, decimal, type Operation, own, pick, type Run } from "./operation.ts";
import type { Stage, StageAccount } from "./stage.ts";

export const ORDER_MS = 30 * 60_000;
const CHANNELS = ["bank-transfer", "alipay-scan", "wechat-scan"] as const;

const askDeposit = ({ services, key }: Stage, { cashier }: StageAccount, channelId: string, minor: bigint) =>
  services.cashier.depositCreate(cashier, {
    channelId,
    amount: decimal(minor),
    payerName: "林晓",
    offer: "none",
    reqId: key(),
  });
type Asked = Awaited<ReturnType<typeof askDeposit>>;

const noteOrder = ({ stage }: Run, model: AccountModel, asked: Asked, channel: string, amount: bigint): void => {
  if (!asked.ok) return;
  const at = stage.now();
  const times = { openedAt: at, deadline: at + ORDER_MS, creditedAt: null };
  model.orders.push({ id: asked.data.id, channel, amount, state: "awaiting", ...times });
};

export const deposit: Operation = async (run) => {
  const { stage, random } = run;
  const [model, account] = own(run);
  const [channel, amount, now] = [pick(random, CHANNELS), amountOf(random), stage.now()];
  const waiting = model.orders.find((order) => order.channel === channel && isOpen(order, now));
  const least = tightest(model, "deposit", now);
  const isOver = least !== null && amount > least.left;
  const expected = pauseAt(model, now) ? "play_paused" : waiting ? "order_open" : isOver ? "deposit_limit" : "";
  const asked = await askDeposit(stage, account, channel, amount);
  expectEqual(asked.ok ? "" : asked.code, expected);
  if (!asked.ok && asked.code === "deposit_limit" && least !== null) {
    const { period, limit, left } = asked.detail;
    expectEqual([period, limit, left], [least.period, decimal(least.limit), decimal(least.left)]);
  }
  run.count(`deposit: ${expected || "opened"}`);
  noteOrder(run, model, asked, channel, amount);
};

/** Several deposits at once, perhaps with a stricter limit or a break: some order must explain all of it. */
export const depositsAtOnce: Operation = async (run) => {
  const { stage, random } = run;
  const [model, account] = own(run);
  const now = stage.now();
  const asks = Array.from({ length: 2 + random(4) }, () => ({
    channel: pick(random, CHANNELS),
    amount: amountOf(random),
  }));
  const isPaused = pauseAt(model, now) !== null;
  const free = new Set(
    CHANNELS.filter((channel) => !model.orders.some((o) => o.channel === channel && isOpen(o, now))),
  );
  const before = tightest(model, "deposit", now);
  const beside = random(3) === 0 ? setLimit(run) : Promise.resolve();
  const [answers] = await Promise.all([
    Promise.all(asks.map(({ channel, amount }) => askDeposit(stage, account, channel, amount))),
    beside,
  ]);
  const after = tightest(model, "deposit", now);
  let opened = 0n;
  for (const [place, asked] of answers.entries()) {
    const { channel, amount } = asks[place] ?? { channel: CHANNELS[0], amount: 0n };
    run.count(`at once: ${asked.ok ? "opened" : asked.code}`);
    if (asked.ok) {
      expectTrue(!isPaused && free.delete(channel), "one order of a channel, and none while paused");
      opened += amount;
    }
    noteOrder(run, model, asked, channel, amount);
  }
  if (isPaused) return expectTrue(answers.every((asked) => !asked.ok && asked.code === "play_paused"));
  expectTrue(before === null || opened <= before.left, `${opened} was opened where ${before?.left ?? 0n} were left`);
  for (const [place, asked] of answers.entries()) {
    if (asked.ok) continue;
    if (asked.code === "order_open") expectTrue(!free.has((asks[place] ?? { channel: CHANNELS[0] }).channel));
    else {
      const left = [before, after].reduce((least, one) => (one && one.left < least ? one.left : least), 10n ** 18n);
      expectEqual(asked.code, "deposit_limit");
      expectTrue((asks[place]?.amount ?? 0n) > left - opened, "a deposit within all limits was refused");
    }
  }
};

/** What a member or the operator does with an order; `from` gives the states in which that is allowed. */
const ORDER_MOVES: readonly {
  readonly to: ModelOrder["state"];
  readonly isAllowed: (order: ModelOrder, now: number) => boolean;
  readonly ask: (stage: Stage, account: StageAccount, id: string) => Promise<{ readonly ok: boolean }>;
}[] = [
  {
    to: "reported",
    isAllowed: isOpen,
    ask: ({ services }, { cashier }, id) => services.cashier.depositPaid(cashier, { id, slipId: undefined }),
  },
  {
    to: "cancelled",
    isAllowed: (order, now) => order.state === "cancelled" || (order.state === "awaiting" && isOpen(order, now)),
    ask: ({ services }, { cashier }, id) => services.cashier.depositCancel(cashier, { id }),
  },
  {
    to: "credited",
    isAllowed: ({ state }) => state !== "refused",
    ask: ({ services }, _account, id) => services.cashier.operator.confirmDeposit(id, { callbackId: `bank:${id}` }),
  },
  {
    to: "refused",
    isAllowed: isOpen,
    ask: ({ services }, _account, id) => services.cashier.operator.refuseDeposit(id, "not_received"),
  },
];

export const moveDeposit: Operation = async (run) => {
  const { stage, random } = run;
  const [model, account] = own(run);
  const recent = model.orders.slice(-6);
  if (recent.length === 0) return;
  const [order, move, now] = [
    pick(random, recent),
    pick(random, [...ORDER_MOVES, ...ORDER_MOVES.slice(2, 3)]),
    stage.now(),
  ];
  const moved = await move.ask(stage, account, order.id);
  expectEqual(moved.ok, move.isAllowed(order, now), `${order.state} to ${move.to}`);
  if (!moved.ok || order.state === move.to) return;
  run.count(`order ${move.to}`);
  order.state = move.to;
  if (move.to === "credited") order.creditedAt = now;
};

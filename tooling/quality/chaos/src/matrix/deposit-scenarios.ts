import { randomUUID } from "node:crypto";
import { times } from "./amounts.ts";
import { moving } from "./moving.ts";
import { differ, reading, type Scenario, writing } from "./scenario.ts";
import { must, type Stage } from "./stage.ts";

/** An order for a channel that is open, with what the channel asks for. */
const order = async ({ direct, dice }: Stage) => {
  const channels = must(await direct.finance.depositMethods({})).flatMap((method) => method.channels);
  const open = must(await direct.finance.depositOpen({})).map(({ channelId }) => channelId);
  const channel = dice.pick(channels.filter(({ id, maintenance }) => maintenance === null && !open.includes(id)));
  const payer = channel.needsPayer ? { payerName: "林晓" } : {};
  return {
    channelId: channel.id,
    amount: times(channel.min, dice.whole(1, 3), channel.currency),
    offer: channel.offer === null ? ("none" as const) : dice.pick(["join", "none"] as const),
    ...payer,
  };
};
const openOrder = async (stage: Stage): Promise<string> => {
  return must(await stage.direct.finance.depositCreate({ ...(await order(stage)), reqId: randomUUID() })).id;
};
const cancel = async ({ direct }: Stage, id: string): Promise<void> =>
  void must(await direct.finance.depositCancel({ id }));

/** Any order of the member's. */
const anOrder = async ({ direct, dice }: Stage): Promise<string> =>
  dice.pick(must(await direct.finance.transactions({ kind: "deposit" })).list).id;

export const depositScenarios = {
  depositMethods: reading(({ finance }) => finance.depositMethods)(),
  depositOrder: reading(({ finance }) => finance.depositOrder)({
    input: async (stage) => ({ id: await anOrder(stage) }),
  }),
  depositOpen: reading(({ finance }) => finance.depositOpen)(),
  depositNews: reading(({ finance }) => finance.depositNews)(),
  depositCreate: moving(({ finance }) => finance.depositCreate)({
    input: order,
    wrong: (input) => ({ input: { ...input, amount: "0.01" }, code: "amount_below_min" }),
    moves: () => ({}),
    isTrue: async ({ direct }, shown) =>
      differ(
        "open orders like the one shown",
        must(await direct.finance.depositOpen({})).filter(({ channelId }) => channelId === shown.channelId),
        [shown],
      ),
    tidy: (stage, { id }) => cancel(stage, id),
  }),
  depositPaid: writing(({ finance }) => finance.depositPaid)({
    input: async (stage) => ({ id: await openOrder(stage) }),
    isDone: async ({ finance }, { id }) => must(await finance.depositOrder({ id })).state === "awaiting_confirmation",
    isTrue: async ({ direct }, { id }, shown) =>
      shown === null ? [] : differ("order shown", shown, must(await direct.finance.depositOrder({ id }))),
    tidy: ({ operator }, { id }) => operator(`/deposits/${id}/refuse`),
  }),
  depositCancel: writing(({ finance }) => finance.depositCancel)({
    input: async (stage) => ({ id: await openOrder(stage) }),
    isDone: async ({ finance }, { id }) => must(await finance.depositOrder({ id })).state === "cancelled",
    doneCodes: ["order_settled"],
    isTrue: async ({ direct }, { id }, shown) =>
      shown === null ? [] : differ("order shown", shown, must(await direct.finance.depositOrder({ id }))),
  }),
  depositNewsRead: writing(({ finance }) => finance.depositNewsRead)({
    input: async ({ direct, dice }) => {
      const news = must(await direct.finance.depositNews({}));
      const unread = news.filter(({ isRead }) => !isRead);
      return { id: dice.pick(unread.length > 0 ? unread : news).id };
    },
    isDone: async ({ finance }, { id }) =>
      must(await finance.depositNews({})).some((one) => one.id === id && one.isRead),
  }),
} satisfies Readonly<Record<string, Scenario>>;

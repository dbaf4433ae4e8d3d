import { randomUUID } from "node:crypto";
import { times } from "./amounts.ts";
import { moving } from "./moving.ts";
import { differ, reading, type Scenario, writing } from "./scenario.ts";
import { expectOk, type Stage } from "./stage.ts";

/** An order for a channel that is open, with what the channel asks for. */
const order = async ({ direct, random }: Stage) => {
  const channels = expectOk(await direct.finance.depositMethods({})).flatMap((method) => method.channels);
  const open = expectOk(await direct.finance.depositOpen({})).map(({ channelId }) => channelId);
  const channel = random.pick(channels.filter(({ id, maintenance }) => maintenance === null && !open.includes(id)));
  const payer = channel.needsPayer ? { payerName: "林晓" } : {};
  return {
    channelId: channel.id,
    amount: times(channel.min, random.whole(1, 3), channel.currency),
    offer: channel.offer === null ? "none" : random.pick([channel.offer.id, "none"]),
    ...payer,
  };
};
const openOrder = async (stage: Stage): Promise<string> => {
  return expectOk(await stage.direct.finance.depositCreate({ ...(await order(stage)), reqId: randomUUID() })).id;
};
const cancel = async ({ direct }: Stage, id: string): Promise<void> =>
  void expectOk(await direct.finance.depositCancel({ id }));

/** Any order of the member's. */
const anOrder = async ({ direct, random }: Stage): Promise<string> =>
  random.pick(expectOk(await direct.finance.transactions({ kind: "deposit" })).list).id;

export const depositScenarios = {
  depositMethods: reading(({ finance }) => finance.depositMethods)(),
  depositOrder: reading(({ finance }) => finance.depositOrder)({
    input: async (stage) => ({ id: await anOrder(stage) }),
  }),
  depositOpen: reading(({ finance }) => finance.depositOpen)(),
  depositNews: reading(({ finance }) => finance.depositNews)(),
  depositCreate: moving(({ finance }) => finance.depositCreate)({
    input: order,
    invalid: (input) => ({ input: { ...input, amount: "0.01" }, code: "amount_below_min" }),
    moves: () => ({}),
    verify: async ({ direct }, shown) =>
      differ(
        "open orders like the one shown",
        expectOk(await direct.finance.depositOpen({})).filter(({ channelId }) => channelId === shown.channelId),
        [shown],
      ),
    cleanUp: (stage, { id }) => cancel(stage, id),
  }),
  depositPaid: writing(({ finance }) => finance.depositPaid)({
    input: async (stage) => ({ id: await openOrder(stage) }),
    isDone: async ({ finance }, { id }) =>
      expectOk(await finance.depositOrder({ id })).state === "awaiting_confirmation",
    verify: async ({ direct }, { id }, shown) =>
      shown === null ? [] : differ("order shown", shown, expectOk(await direct.finance.depositOrder({ id }))),
    cleanUp: ({ operator }, { id }) => operator(`/deposits/${id}/refuse`),
  }),
  depositCancel: writing(({ finance }) => finance.depositCancel)({
    input: async (stage) => ({ id: await openOrder(stage) }),
    isDone: async ({ finance }, { id }) => expectOk(await finance.depositOrder({ id })).state === "cancelled",
    doneCodes: ["order_settled"],
    verify: async ({ direct }, { id }, shown) =>
      shown === null ? [] : differ("order shown", shown, expectOk(await direct.finance.depositOrder({ id }))),
  }),
  depositNewsRead: writing(({ finance }) => finance.depositNewsRead)({
    input: async ({ direct, random }) => {
      const news = expectOk(await direct.finance.depositNews({}));
      const unread = news.filter(({ isRead }) => !isRead);
      return { id: random.pick(unread.length > 0 ? unread : news).id };
    },
    isDone: async ({ finance }, { id }) =>
      expectOk(await finance.depositNews({})).some((one) => one.id === id && one.isRead),
  }),
} satisfies Readonly<Record<string, Scenario>>;

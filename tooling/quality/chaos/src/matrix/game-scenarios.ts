import { randomUUID } from "node:crypto";
import type { CallData, Contract } from "@baize/api-client";
import { CENTRAL_WALLET } from "@baize/domain";
import { minorOf } from "./amounts.ts";
import { moving } from "./moving.ts";
import { differ, type Findings, type Moves, movesBetween, reading, type Scenario } from "./scenario.ts";
import { untilAnswered, expectOk, SLOW_MS, type Stage } from "./stage.ts";

type Transfer = CallData<Contract["games"]["transfer"]>;
type Recycle = CallData<Contract["games"]["recycle"]>;

/** The least that a game wallet takes, from the central wallet. */
const transferIn = async ({ direct, random }: Stage) => {
  const wallets = expectOk(await direct.games.walletList({ show: "0" })).filter(
    ({ wallet, canIn, pending }) => wallet === 3 && canIn && pending === 0,
  );
  const { platform, min } = random.pick(wallets);
  return { from: CENTRAL_WALLET, to: platform, amount: min };
};
/** Into a game wallet, or out of one again. */
const transfer = async (stage: Stage) => {
  const into = await transferIn(stage);
  if (stage.random.flip()) return into;
  expectOk(await stage.direct.games.transferPost({ ...into, reqId: randomUUID() }));
  return { from: into.to, to: into.from, amount: into.amount };
};
/** The cashier's mirror of a game wallet, and the provider's own account of it. */
const gameMoves = (platform: string, balance: bigint): Moves => ({
  [`mirror ${platform}`]: { balance },
  [`pgame ${platform}`]: { balance },
});
const transferMoves = ({ from, to, amount, currency, state }: Transfer): Moves => {
  const minor = minorOf(amount, currency);
  if (state !== "succeeded") throw new Error(`A transfer whose provider answers is ${state} in the end.`);
  const isIn = from === CENTRAL_WALLET;
  return { "member main": { balance: isIn ? -minor : minor }, ...gameMoves(isIn ? to : from, isIn ? minor : -minor) };
};
const isTransferTrue = async ({ direct }: Stage, shown: Transfer): Promise<Findings> => [
  ...differ("transfer shown", shown, expectOk(await direct.games.transferOrder({ orderNo: shown.orderNo }))),
  ...differ("balance shown", shown.balance, expectOk(await direct.member.balance({}))),
];
/** The provider is slow with some, so that the key is asked for between the commit and the provider's answer. */
const slowDown = async ({ random, operator }: Stage, platform: string | undefined): Promise<void> => {
  if (platform !== undefined && random.flip(0.3))
    await operator("/faults/platform", { platform, kind: "delay", delayMs: SLOW_MS });
};
const speedUp = ({ operator }: Stage, platform: string): Promise<void> =>
  operator("/faults/platform", { platform, lift: "1" });
const gameOf = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === CENTRAL_WALLET ? to : from;

/** The screen asks by the order's number until it is no longer processing. */
const openTransfer = {
  finish: (shown: Transfer, end: Transfer): Transfer =>
    shown.state === "processing" ? { ...shown, state: end.state, balance: end.balance } : shown,
  look: async (stage: Stage, { orderNo }: Transfer, end: Transfer): Promise<Findings> =>
    differ("order shown next", await untilAnswered(stage, (client) => client.games.transferOrder({ orderNo })), end),
};
const transferring = {
  input: transfer,
  prepare: (stage: Stage, input: Awaited<ReturnType<typeof transfer>>) => slowDown(stage, gameOf(input)),
  open: openTransfer,
  cleanUp: (stage: Stage, data: Transfer) => speedUp(stage, gameOf(data)),
  invalid: (input: Awaited<ReturnType<typeof transfer>>) => ({
    input: { ...input, amount: "1.005" },
    code: "amount_invalid" as const,
  }),
  moves: transferMoves,
  verify: isTransferTrue,
};

/** Something is in a game wallet, so that there is something to recycle. */
const recycle = async (stage: Stage) => {
  const into = await transferIn(stage);
  expectOk(await stage.direct.games.transferPost({ ...into, reqId: randomUUID() }));
  return stage.random.flip() ? { platform: into.to } : {};
};
const recycleMoves = ({ list, total, currency }: Recycle): Moves => {
  const done = list.filter(({ state }) => state === "succeeded");
  const games = done.map(({ platform, amount }) => gameMoves(platform, -minorOf(amount, currency)));
  const recycled = minorOf(total, currency);
  return Object.assign(recycled === 0n ? {} : { "member main": { balance: recycled } }, ...games) as Moves;
};
/** The sheet stays as it was shown; the wallets behind it are read again. */
const openRecycle = {
  finish: (shown: Recycle, end: Recycle): Recycle => {
    if (shown.list.every(({ state }) => state !== "processing")) return shown;
    const ends = new Map(end.list.map((entry) => [entry.platform, entry]));
    const list = shown.list.map((entry) =>
      entry.state === "processing" ? { ...entry, state: ends.get(entry.platform)?.state ?? entry.state } : entry,
    );
    return { ...shown, list, total: end.total, balance: end.balance };
  },
  look: async (stage: Stage, { list, total, currency }: Recycle): Promise<Findings> => {
    const wallets = await untilAnswered(stage, (client) => client.games.walletList({ show: "1" }));
    const recycled = list.reduce(
      (sum, { state, amount }) => (state === "succeeded" ? sum + minorOf(amount, currency) : sum),
      0n,
    );
    return [
      ...differ("total against the wallets shown beside it", minorOf(total, currency), recycled),
      ...differ("wallets shown next", wallets, expectOk(await stage.direct.games.walletList({ show: "1" }))),
      ...differ(
        "wallets still waiting",
        wallets.filter(({ pending }) => pending > 0),
        [],
      ),
    ];
  },
};
const recycling = {
  input: recycle,
  prepare: (stage: Stage, { platform }: { readonly platform?: string | undefined }) => slowDown(stage, platform),
  open: openRecycle,
  cleanUp: async (stage: Stage, { list }: Recycle): Promise<void> => {
    for (const { platform, state } of list) if (state === "succeeded") await speedUp(stage, platform);
  },
  invalid: () => ({ input: { platform: "nowhere" }, code: "wallet_unknown" as const }),
  moves: recycleMoves,
  verify: async ({ direct }: Stage, { balance }: Recycle): Promise<Findings> =>
    differ("balance shown", balance, expectOk(await direct.member.balance({}))),
};

export const gameScenarios = {
  walletList: reading(({ games }) => games.walletList)({
    input: async (stage) => ({ show: stage.random.pick(["0", "1", (await transferIn(stage)).to]) }),
  }),
  transfer: moving(({ games }) => games.transfer)(transferring),
  transferPost: moving(({ games }) => games.transferPost)(transferring),
  recycle: moving(({ games }) => games.recycle)(recycling),
  recyclePost: moving(({ games }) => games.recyclePost)(recycling),
  transferOrder: reading(({ games }) => games.transferOrder)({
    input: async (stage) => ({
      orderNo: expectOk(await stage.direct.games.transferPost({ ...(await transferIn(stage)), reqId: randomUUID() }))
        .orderNo,
    }),
  }),
} satisfies Readonly<Record<string, Scenario>>;

/** The question by key meets the fault, after the answer of the transfer itself was lost. */
export const operationScenario = moving(({ games }) => games.transferPost)({
  ...transferring,
  prepare: async (stage, input) => {
    await transferring.prepare(stage, input);
    stage.loseResponse(stage.direct.games.transferPost.definition);
  },
});

/** A key is closed under the fault before its transfer was sent: nothing moves, also when it is sent afterwards. */
export const closeScenario: Scenario = async (stage) => {
  const { direct, brand } = stage;
  const input = { ...(await transferIn(stage)), reqId: randomUUID() };
  const before = await brand.books();
  stage.arm();
  const path = direct.games.transferPost.definition.path;
  const shown = await untilAnswered(stage, (client) => client.finance.operationClose({ reqId: input.reqId, path }));
  await stage.idle();
  const late = await direct.games.transferPost(input);
  await stage.idle();
  return [
    ...differ("record of the closed key", JSON.parse(shown.answer ?? "null"), {
      status: false,
      data: {},
      code: "not_executed",
    }),
    ...differ("answer to the late transfer", late.ok ? late : late.code, "not_executed"),
    ...differ("moves of a closed key", movesBetween(before, await brand.books()), {}),
  ];
};

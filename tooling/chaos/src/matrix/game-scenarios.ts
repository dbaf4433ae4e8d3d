import { randomUUID } from "node:crypto";
import type { CallData, Contract } from "@baize/api-client";
import { minorOf } from "./amounts.ts";
import { moving } from "./moving.ts";
import { differ, type Findings, type Moves, reading, type Scenario } from "./scenario.ts";
import { must, type Stage } from "./stage.ts";

type Transfer = CallData<Contract["games"]["transfer"]>;
type Recycle = CallData<Contract["games"]["recycle"]>;

/** The least that a game wallet takes, from the central wallet. */
const transferIn = async ({ direct, dice }: Stage) => {
  const wallets = must(await direct.games.walletList({ show: "0" })).filter(({ wallet, canIn, pending }) => wallet === 3 && canIn && pending === 0);
  const { platform, min } = dice.pick(wallets);
  return { from: "central", to: platform, amount: min };
};
/** Into a game wallet, or out of one again. */
const transfer = async (stage: Stage) => {
  const into = await transferIn(stage);
  if (stage.dice.flip()) return into;
  must(await stage.direct.games.transferPost({ ...into, reqId: randomUUID() }));
  return { from: into.to, to: into.from, amount: into.amount };
};
/** The cashier's mirror of a game wallet, and the provider's own account of it. */
const gameMoves = (platform: string, balance: bigint): Moves => ({ [`mirror ${platform}`]: { balance }, [`pgame ${platform}`]: { balance } });
const transferMoves = ({ from, to, amount, currency, state }: Transfer): Moves => {
  const minor = minorOf(amount, currency);
  if (state !== "succeeded") throw new Error(`A transfer without a fault at the provider is ${state}.`);
  const isIn = from === "central";
  return { "member main": { balance: isIn ? -minor : minor }, ...gameMoves(isIn ? to : from, isIn ? minor : -minor) };
};
const isTransferTrue = async ({ direct }: Stage, shown: Transfer): Promise<Findings> => [
  ...differ("transfer shown", shown, must(await direct.games.transferOrder({ orderNo: shown.orderNo }))),
  ...differ("balance shown", shown.balance, must(await direct.member.balance({}))),
];
const transferring = {
  input: transfer,
  wrong: (input: Awaited<ReturnType<typeof transfer>>) => ({ input: { ...input, amount: "1.005" }, code: "amount_invalid" as const }),
  moves: transferMoves,
  isTrue: isTransferTrue,
};

/** Something is in a game wallet, so that there is something to take home. */
const recycle = async (stage: Stage) => {
  const into = await transferIn(stage);
  must(await stage.direct.games.transferPost({ ...into, reqId: randomUUID() }));
  return stage.dice.flip() ? { platform: into.to } : {};
};
const recycleMoves = ({ list, total, currency }: Recycle): Moves => {
  const done = list.filter(({ state }) => state === "succeeded");
  const games = done.map(({ platform, amount }) => gameMoves(platform, -minorOf(amount, currency)));
  return Object.assign({ "member main": { balance: minorOf(total, currency) } }, ...games) as Moves;
};
const recycling = {
  input: recycle,
  wrong: () => ({ input: { platform: "nowhere" }, code: "wallet_unknown" as const }),
  moves: recycleMoves,
  isTrue: async ({ direct }: Stage, { balance }: Recycle): Promise<Findings> => differ("balance shown", balance, must(await direct.member.balance({}))),
};

export const gameScenarios = {
  walletList: reading(({ games }) => games.walletList)({
    input: async (stage) => ({ show: stage.dice.pick(["0", "1", (await transferIn(stage)).to]) }),
  }),
  transfer: moving(({ games }) => games.transfer)(transferring),
  transferPost: moving(({ games }) => games.transferPost)(transferring),
  recycle: moving(({ games }) => games.recycle)(recycling),
  recyclePost: moving(({ games }) => games.recyclePost)(recycling),
  transferOrder: reading(({ games }) => games.transferOrder)({
    input: async (stage) => ({ orderNo: must(await stage.direct.games.transferPost({ ...(await transferIn(stage)), reqId: randomUUID() })).orderNo }),
  }),
} satisfies Readonly<Record<string, Scenario>>;

/** The question by key meets the fault, after the answer of the transfer itself was lost. */
export const operationScenario = moving(({ games }) => games.transferPost)({ ...transferring, prepare: ({ lose, direct }) => lose(direct.games.transferPost.definition) });

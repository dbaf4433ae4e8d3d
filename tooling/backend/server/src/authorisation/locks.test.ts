import { type AnyCall, contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleOf, servedCalls } from "../testing/calls.ts";
import { findGame } from "../testing/play.ts";
import { newKey } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";
import { type Actor, ask, createActor, PASSWORD } from "./actor.test.support.ts";
import { MAKE } from "./objects.test.support.ts";

const namedBy = (codes: readonly string[]) =>
  servedCalls.filter(([, call]) => codes.some((code) => call.errors.includes(code)));
/** Every call of money but the one that gives a reward up, which a locked member may. */
const moneyCalls = servedCalls.filter(([name, call]) => call.effect === "money" && name !== "promo.forfeit");
const byStatus =
  (status: number) =>
  async ({ client, uid }: Actor): Promise<unknown> =>
    client.operator(`/members/${uid}/status`, { status });
const confirmed = async ({ client }: Actor) => {
  const { sealed, keyId } = await client.seal(PASSWORD);
  return { loginPassword: sealed, keyId };
};
const byBreak = async (actor: Actor): Promise<unknown> =>
  (await actor.client.call(protection.takeBreak, { length: "P1D", ...(await confirmed(actor)) })).data;
const byExclusion = async (actor: Actor): Promise<unknown> =>
  (await actor.client.call(protection.exclude, { length: "P6M", allBrands: true, ...(await confirmed(actor)) })).data;
const gifts = moneyCalls.filter(([name]) => name.startsWith("promo."));
/**
 * What an operator can lock, by a member's status, and what members take upon themselves: the calls that it stops, and
 * their refusals; a row each.
 */
const LOCKS = [
  {
    what: "money",
    lock: byStatus(3),
    calls: [...new Set([...namedBy(["money_locked", "play_locked"]), ...moneyCalls])],
  },
  { what: "play", lock: byStatus(2), calls: namedBy(["play_locked"]) },
  { what: "break", lock: byBreak, calls: [...namedBy(["play_paused"]), ...gifts] },
  { what: "exclusion", lock: byExclusion, calls: [...namedBy(["play_paused"]), ...gifts] },
];
/** Refusals of a lock: those that the contract names, and that of what a promotion would give. */
const OF_A_LOCK: readonly string[] = ["money_locked", "play_locked", "play_paused", "not_eligible"];

const { protection } = contract;

let world: World;
let free: Actor;
let game: string;
beforeAll(async () => {
  world = await startWorld();
  await world.sandbox.seed("alpha");
  free = await createActor(world, "freeone", "6222000011112222");
  game = (await findGame(free.client)).id;
}, 60_000);
afterAll(() => world.close());

/** Requests that nothing refuses but a lock. */
const inputOf = async (name: string, call: AnyCall, { bank, pin }: Actor): Promise<Record<string, string>> => {
  const { currency, list } = (await free.client.call(contract.finance.coinWallets, {})).data;
  const [wallet] = list;
  const wallets = (await free.client.call(contract.games.walletList, {})).data;
  const venue = wallets.find(({ wallet: kind, canIn }) => kind === 3 && canIn);
  const move = { from: "central", to: venue?.platform ?? "", amount: venue?.min ?? "" };
  const password = { password: pin.sealed, keyId: pin.keyId };
  const withdrawal = { accountId: bank, amount: "100.00" };
  const inputs: Readonly<Record<string, Record<string, string>>> = {
    "finance.depositCreate": { channelId: "bank-transfer", payerName: "林晓", amount: "100.00" },
    "finance.exchangeQuote": { from: currency, to: wallet?.asset ?? "", amount: wallet?.minBuy ?? "" },
    "finance.withdrawPreview": withdrawal,
    "finance.withdrawQuote": withdrawal,
    "finance.withdrawSubmit": { ...withdrawal, ...password },
    "games.transfer": move,
    "games.transferPost": move,
    "games.recycle": {},
    "games.recyclePost": {},
    "games.start": { gameId: game, surface: "desktop", mode: "real" },
    "promo.giftExchange": { code: "BAIZE2026" },
    "promo.resign": { day: "2026-11-26" },
    "promo.rechargeRewards": { id: "monthly-ladder", level: "1" },
    "promo.applyDepositActive": { id: "first-deposit" },
    "promo.applyAloneActive": { id: "invited-welcome" },
  };
  const key: Record<string, string> = "reqId" in sampleOf(call) ? { reqId: newKey() } : {};
  return { ...(inputs[name] ?? sampleOf(call)), ...key };
};

describe.each(LOCKS)("a member under a lock of $what", ({ what, lock, calls }) => {
  let locked: Actor;
  let quoteId: string;
  beforeAll(async () => {
    locked = await createActor(world, `locked${what}`, "6222000011113333");
    ({ id: quoteId } = await MAKE.exchangeQuote(locked, "finance.exchangeSubmit"));
    await lock(locked);
  }, 60_000);
  const answer = async (name: string, call: AnyCall, asker: Actor, quote: string): Promise<string> => {
    const fields = await inputOf(name, call, asker);
    const change = name === "finance.exchangeSubmit" ? { quoteId: quote } : {};
    return (await ask(asker, call, { ...fields, ...change })).envelope.code ?? "";
  };

  it.each(calls)("%s is refused and moves nothing", async (name, call) => {
    const { balance } = (await locked.client.call(contract.member.balance, {})).data;
    const code = await answer(name, call, locked, quoteId);
    expect(OF_A_LOCK).toContain(code);
    expect((await locked.client.call(contract.member.balance, {})).data.balance).toBe(balance);
    if (!call.errors.includes("money_locked") && !call.errors.includes("play_locked")) return;
    expect(code).not.toBe("not_eligible");
    const { id } = await MAKE.exchangeQuote(free, "finance.exchangeSubmit");
    expect(OF_A_LOCK, "another member is not").not.toContain(await answer(name, call, free, id));
  });

  it("still looks on: every read is answered", async () => {
    const reads = servedCalls.filter(([, call]) => call.access === "member" && call.effect === "read");
    for (const [name, call] of reads.filter(([, { errors }]) => errors.length === 0))
      expect((await ask(locked, call, sampleOf(call))).envelope.status, name).toBe(true);
  });
});

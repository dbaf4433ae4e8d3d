import { setTimeout as sleep } from "node:timers/promises";
import type { FullClient } from "@baize/api-client";
import { CENTRAL_WALLET } from "@baize/domain";
import { minorOf } from "../matrix/amounts.ts";
import { submitUntilDone } from "../matrix/moving.ts";
import { differ, type Moves, movesBetween } from "../matrix/scenario.ts";
import { type Actor, LONG_MS, expectOk, openClient, openActor } from "../matrix/stage.ts";
import type { Books, TestBrand, World } from "../matrix/start-world.ts";
import type { Outage } from "./outages.ts";

export interface OutageOptions {
  /** Transfers in all; each is submitted again as long as the answer says that nothing happened. */
  readonly transfers: number;
  /** Members' devices that submit at the same time, each for a game wallet of its own. */
  readonly devices: number;
  /** Pause between two outages and the length of one, in milliseconds. */
  readonly everyMs: number;
  readonly forMs: number;
}
export interface OutageReport {
  readonly transfers: number;
  readonly submissions: number;
  /** Submissions that were answered "nothing happened" and followed by another. */
  readonly nothing: number;
  readonly refused: number;
  readonly outages: number;
  readonly findings: readonly string[];
}

interface Device {
  readonly actor: Actor;
  readonly client: FullClient;
  readonly platform: string;
  readonly min: string;
  /** What the answers shown say has moved into the game wallet, in minor units. */
  moved: bigint;
  /** Orders that were shown as accepted. */
  readonly orders: string[];
}

interface Tally {
  transfers: number;
  submissions: number;
  nothing: number;
  refused: number;
  outages: number;
}

/** Rounds until every transfer is settled; each settles what the provider has an answer for. */
const SETTLE_ROUNDS = 20;

const openDevices = async (world: World, count: number): Promise<Device[]> => {
  const devices: Device[] = [];
  const platforms = new Map<TestBrand, { readonly platform: string; readonly min: string }[]>();
  for (let index = 0; index < count; index += 1) {
    const brand = world.brands[index % world.brands.length] as TestBrand;
    const actor = await openActor(world, brand);
    const free =
      platforms.get(brand) ??
      expectOk(await actor.direct.games.walletList({ show: "0" })).filter(
        ({ wallet, canIn, pending }) => wallet === 3 && canIn && pending === 0,
      );
    platforms.set(brand, free);
    const place = free.shift();
    if (place === undefined) throw new Error(`${brand.code} has no further game wallet. Take fewer devices.`);
    const client = openClient(actor, brand.url, LONG_MS);
    await client.session.start();
    devices.push({ actor, client, platform: place.platform, min: place.min, moved: 0n, orders: [] });
  }
  return devices;
};

/** One transfer: into the game wallet, or out of it again when something should be there. */
const submitOnce = async (device: Device, tally: Tally): Promise<void> => {
  const { client, actor, platform, min } = device;
  const isIn = device.moved <= 0n;
  const input = { from: isIn ? CENTRAL_WALLET : platform, to: isIn ? platform : CENTRAL_WALLET, amount: min };
  const submissions = await submitUntilDone(
    { client: () => client, brand: actor.brand },
    ({ games }) => games.transferPost,
    input,
  );
  const result = submissions.at(-1)?.result ?? null;
  tally.transfers += 1;
  tally.submissions += submissions.length;
  tally.nothing += submissions.length - 1;
  if (!result?.ok) {
    tally.refused += 1;
    // The order before it may still be on its way to the provider.
    await sleep(20);
    return;
  }
  device.orders.push(result.data.orderNo);
  const minor = minorOf(min, actor.brand.currency);
  device.moved += isIn ? minor : -minor;
};

/** What the orders that were shown as accepted have come to, and whether any other has moved money. */
const judge = async (before: ReadonlyMap<TestBrand, Books>, devices: readonly Device[]): Promise<string[]> => {
  const findings: string[] = [];
  for (const [brand, books] of before) {
    const own = devices.filter(({ actor }) => actor.brand === brand);
    const expected: Record<string, { balance: bigint }> = {};
    let main = 0n;
    for (const { actor, platform, orders, moved } of own) {
      const ends = await Promise.all(
        orders.map(async (orderNo) => expectOk(await actor.direct.games.transferOrder({ orderNo }))),
      );
      const open = ends.filter(({ state }) => state !== "succeeded");
      findings.push(...differ(`transfers of ${platform} that did not succeed`, open, []));
      if (moved !== 0n)
        Object.assign(expected, {
          [`mirror ${platform}`]: { balance: moved },
          [`pgame ${platform}`]: { balance: moved },
        });
      main -= moved;
    }
    const moves: Moves = main === 0n ? expected : { "member main": { balance: main }, ...expected };
    const seen = movesBetween(books, await brand.books());
    const sorted = (some: Moves) => Object.entries(some).toSorted(([one], [other]) => (one < other ? -1 : 1));
    findings.push(...differ(`moves at ${brand.code}`, sorted(seen), sorted(moves)));
  }
  return findings;
};

/** Members go on while the store fails and recovers; in the end what they were shown is what the ledger says. */
export const runOutages = async (
  world: World,
  outage: Outage,
  { transfers, devices: count, everyMs, forMs }: OutageOptions,
): Promise<OutageReport> => {
  const devices = await openDevices(world, count);
  const before = new Map<TestBrand, Books>();
  for (const { actor } of devices) if (!before.has(actor.brand)) before.set(actor.brand, await actor.brand.books());
  const tally: Tally = { transfers: 0, submissions: 0, nothing: 0, refused: 0, outages: 0 };
  const isOver = (): boolean => tally.transfers >= transfers;
  const breakIt = async (): Promise<void> => {
    while (!isOver()) {
      await sleep(everyMs);
      if (isOver()) return;
      await outage.begin();
      tally.outages += 1;
      await sleep(forMs);
      await outage.end();
    }
  };
  const settleIt = async (): Promise<void> => {
    while (!isOver()) {
      await world.settle();
      await sleep(100);
    }
  };
  const run = async (device: Device): Promise<void> => {
    while (!isOver()) await submitOnce(device, tally);
  };
  try {
    await Promise.all([breakIt(), settleIt(), ...devices.map(run)]);
    for (let round = 0; round < SETTLE_ROUNDS; round += 1) await world.settle();
    const findings = [...(await judge(before, devices)), ...(await world.audit())];
    return { ...tally, findings };
  } finally {
    for (const { actor, client } of devices) {
      client.close();
      actor.close();
    }
  }
};

import { setTimeout as sleep } from "node:timers/promises";
import type { FullClient } from "@baize/api-client";
import { minorOf } from "../matrix/amounts.ts";
import { wish } from "../matrix/moving.ts";
import { differ, type Moves, movesBetween } from "../matrix/scenario.ts";
import { type Lane, LONG_MS, must, openClient, openLane } from "../matrix/stage.ts";
import type { Books, Shop, World } from "../matrix/start-world.ts";
import type { Outage } from "./outages.ts";

export interface PressOptions {
  /** Wishes in all; each is pressed again as long as the member is told that nothing happened. */
  readonly wishes: number;
  /** Members' devices that press at once, each at a game wallet of its own. */
  readonly devices: number;
  /** Pause between two outages and the length of one, in milliseconds. */
  readonly everyMs: number;
  readonly forMs: number;
}
export interface PressReport {
  readonly wishes: number;
  readonly presses: number;
  /** Presses that were answered "nothing happened" and followed by another. */
  readonly nothing: number;
  readonly refused: number;
  readonly outages: number;
  readonly findings: readonly string[];
}

interface Device {
  readonly lane: Lane;
  readonly client: FullClient;
  readonly platform: string;
  readonly min: string;
  /** What the answers shown say has moved into the game wallet, in minor units. */
  moved: bigint;
  /** Orders that were shown as accepted. */
  readonly orders: string[];
}

interface Tally {
  wishes: number;
  presses: number;
  nothing: number;
  refused: number;
  outages: number;
}

/** Rounds until every transfer has its end; each settles what the provider has an answer for. */
const SETTLE_ROUNDS = 20;

const openDevices = async (world: World, count: number): Promise<Device[]> => {
  const devices: Device[] = [];
  const platforms = new Map<Shop, { readonly platform: string; readonly min: string }[]>();
  for (let index = 0; index < count; index += 1) {
    const shop = world.shops[index % world.shops.length] as Shop;
    const lane = await openLane(world, shop);
    const free =
      platforms.get(shop) ??
      must(await lane.direct.games.walletList({ show: "0" })).filter(
        ({ wallet, canIn, pending }) => wallet === 3 && canIn && pending === 0,
      );
    platforms.set(shop, free);
    const place = free.shift();
    if (place === undefined) throw new Error(`${shop.code} has no further game wallet. Take fewer devices.`);
    const client = openClient(lane, shop.url, LONG_MS);
    await client.session.start();
    devices.push({ lane, client, platform: place.platform, min: place.min, moved: 0n, orders: [] });
  }
  return devices;
};

/** One wish: into the game wallet, or out of it again when something should be there. */
const pressOnce = async (device: Device, tally: Tally): Promise<void> => {
  const { client, lane, platform, min } = device;
  const isIn = device.moved <= 0n;
  const input = { from: isIn ? "central" : platform, to: isIn ? platform : "central", amount: min };
  const presses = await wish({ client: () => client, shop: lane.shop }, ({ games }) => games.transferPost, input);
  const result = presses.at(-1)?.result ?? null;
  tally.wishes += 1;
  tally.presses += presses.length;
  tally.nothing += presses.length - 1;
  if (!result?.ok) {
    tally.refused += 1;
    // The order before it may still be on its way to the provider.
    await sleep(20);
    return;
  }
  device.orders.push(result.data.orderNo);
  const minor = minorOf(min, lane.shop.currency);
  device.moved += isIn ? minor : -minor;
};

/** What the orders that were shown as accepted have come to, and whether any other has moved money. */
const judge = async (before: ReadonlyMap<Shop, Books>, devices: readonly Device[]): Promise<string[]> => {
  const findings: string[] = [];
  for (const [shop, books] of before) {
    const own = devices.filter(({ lane }) => lane.shop === shop);
    const expected: Record<string, { balance: bigint }> = {};
    let main = 0n;
    for (const { lane, platform, orders, moved } of own) {
      const ends = await Promise.all(
        orders.map(async (orderNo) => must(await lane.direct.games.transferOrder({ orderNo }))),
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
    const seen = movesBetween(books, await shop.books());
    const sorted = (some: Moves) => Object.entries(some).toSorted(([one], [other]) => (one < other ? -1 : 1));
    findings.push(...differ(`moves at ${shop.code}`, sorted(seen), sorted(moves)));
  }
  return findings;
};

/** Members press on while the store goes away and comes back; in the end what they were shown is what the ledger says. */
export const pressOn = async (
  world: World,
  outage: Outage,
  { wishes, devices: count, everyMs, forMs }: PressOptions,
): Promise<PressReport> => {
  const devices = await openDevices(world, count);
  const before = new Map<Shop, Books>();
  for (const { lane } of devices) if (!before.has(lane.shop)) before.set(lane.shop, await lane.shop.books());
  const tally: Tally = { wishes: 0, presses: 0, nothing: 0, refused: 0, outages: 0 };
  const isOver = (): boolean => tally.wishes >= wishes;
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
  const press = async (device: Device): Promise<void> => {
    while (!isOver()) await pressOnce(device, tally);
  };
  try {
    await Promise.all([breakIt(), settleIt(), ...devices.map(press)]);
    for (let round = 0; round < SETTLE_ROUNDS; round += 1) await world.settle();
    const findings = [...(await judge(before, devices)), ...(await world.audit())];
    return { ...tally, findings };
  } finally {
    for (const { lane, client } of devices) {
      client.close();
      lane.close();
    }
  }
};

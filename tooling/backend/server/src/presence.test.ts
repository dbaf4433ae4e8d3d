import { openDatabase } from "@baize/ledger";
import { expect, it } from "vitest";
import { siteMigrations } from "./accounts/tables.ts";
import { createPresences, PRESENCE_MS, type Presences } from "./presence.ts";

const at = (seenAt: number, member = "m1", gameId = "") => ({ member, gameId, seenAt });

const withPresences = async (act: (presences: Presences, prune: (now: number) => Promise<number>) => Promise<void>) => {
  const database = await openDatabase({ file: ":memory:" });
  await database.migrate("site", siteMigrations);
  const presences = createPresences(database);
  await act(presences, (now) => database.atomic(() => presences.prune(now)));
  await database.close();
};

it("keeps the last beat of each session, the latest first, brands apart", () =>
  withPresences(async (presences) => {
    await presences.beat("188", "f1", at(1_000));
    await presences.beat("188", "f2", at(2_000, "m2", "g1"));
    await presences.beat("188", "f1", at(3_000, "m1", "g2"));
    expect(await presences.list("188", 3_000)).toEqual([at(3_000, "m1", "g2"), at(2_000, "m2", "g1")]);
    expect(await presences.list("betwin", 3_000)).toEqual([]);
  }));

it("keeps a throttled tab through its gaps and forgets the silent", () =>
  withPresences(async (presences, prune) => {
    await presences.beat("188", "f1", at(0));
    await presences.beat("188", "f2", at(1));
    expect(await presences.list("188", PRESENCE_MS - 1)).toHaveLength(2);
    expect(await presences.list("188", PRESENCE_MS)).toEqual([at(1)]);
    expect(await prune(PRESENCE_MS)).toBe(1);
    expect(await presences.list("188", 0)).toHaveLength(1);
  }));

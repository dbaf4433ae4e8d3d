import { expect, it } from "vitest";
import { audit } from "../audit/audit.ts";
import type { Database, Work } from "../engine/database.ts";
import { ledgerMigrations } from "../migrations.ts";
import { withEngines } from "../testing/index.ts";
import { ledger } from "./ledger.ts";
import type { LedgerResult } from "./types.ts";

const members = ["ann", "bo", "cy", "di"];

withEngines("clients at once", (openEmpty) => {
  const open = async (): Promise<Database> => {
    const database = await openEmpty();
    await database.migrate("ledger", ledgerMigrations);
    await database.atomic(function* () {
      yield* ledger.openAccount({
        id: "bank",
        kind: "house",
        owner: "house",
        asset: "CNY",
        mayBeNegative: true,
      });
      for (const id of members) {
        yield* ledger.openAccount({ id, kind: "member", owner: id, asset: "CNY" });
        yield* ledger.post({
          id: `opening/${id}`,
          kind: "deposit",
          at: 1,
          legs: [{ from: "bank", to: id, amount: 1000n }],
        });
      }
    });
    return database;
  };
  const tally = (results: readonly LedgerResult<unknown>[]) => {
    const counts: Record<string, number> = {};
    for (const result of results)
      counts[result.ok ? "ok" : result.code] = (counts[result.ok ? "ok" : result.code] ?? 0) + 1;
    return counts;
  };
  const at = 1;

  it("hold a whole balance once of 20 tries (F03)", async () => {
    const database = await open();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.atomic(() => ledger.hold({ id: `h${index}`, account: "ann", amount: 1000n, at })),
      ),
    );
    expect(tally(results)).toEqual({ ok: 1, insufficient_funds: 19 });
    expect(await audit(database)).toEqual([]);
  });

  it("post one event once of 50 tries", async () => {
    const database = await open();
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        database.atomic(() =>
          ledger.post({
            id: "event",
            kind: "bet",
            at,
            legs: [{ from: "ann", to: "bank", amount: 1n }],
          }),
        ),
      ),
    );
    expect(tally(results)).toEqual({ ok: 1, duplicate: 49 });
    expect(await database.read(() => ledger.account("ann"))).toMatchObject({ balance: 999n });
  });

  it("end one hold once of 30 captures and releases", async () => {
    const database = await open();
    await database.atomic(() => ledger.hold({ id: "h", account: "ann", amount: 400n, at }));
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        database.atomic((): Work<LedgerResult<unknown>> =>
          index % 2 === 0
            ? ledger.capture("h", { id: `w${index}`, kind: "w", to: "bank", at })
            : ledger.release("h", at),
        ),
      ),
    );
    expect(tally(results)).toEqual({ ok: 1, not_open: 29 });
    expect(await audit(database)).toEqual([]);
  });

  it("pay each other in circles without a deadlock, and nothing is lost", async () => {
    const database = await open();
    const results = await Promise.all(
      Array.from({ length: 120 }, (_, index) => {
        const [from, to] = [members[index % 4] ?? "", members[(index * 3 + 1 + (index % 2)) % 4] ?? ""];
        return database.atomic(() =>
          ledger.post({
            id: `t${index}`,
            kind: "gift",
            at,
            legs: [{ from, to: to === from ? "bank" : to, amount: 1n }],
          }),
        );
      }),
    );
    expect(tally(results)).toEqual({ ok: 120 });
    expect(await audit(database)).toEqual([]);
  });

  it("draw one account down to exactly nothing", async () => {
    const database = await open();
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        database.atomic(() =>
          ledger.post({
            id: `t${index}`,
            kind: "bet",
            at,
            legs: [{ from: "ann", to: "bank", amount: 50n }],
          }),
        ),
      ),
    );
    expect(tally(results)).toEqual({ ok: 20, insufficient_funds: 20 });
    expect(await database.read(() => ledger.account("ann"))).toMatchObject({ balance: 0n });
    expect(await audit(database)).toEqual([]);
  });

  it("each see their own posting in the versions they are given: no version twice", async () => {
    const database = await open();
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        database.atomic(() =>
          ledger.post({
            id: `t${index}`,
            kind: "bet",
            at,
            legs: [{ from: "ann", to: "bank", amount: 1n }],
          }),
        ),
      ),
    );
    const seen = results.flatMap((result) => (result.ok ? result.value.accounts.filter(({ id }) => id === "ann") : []));
    const byVersion = seen.toSorted((a, b) => Number(a.version - b.version));
    expect(byVersion.map(({ version }) => version)).toEqual(
      Array.from({ length: 30 }, (_, index) => BigInt(index + 2)),
    );
    expect(byVersion.map(({ balance }) => balance)).toEqual(
      Array.from({ length: 30 }, (_, index) => BigInt(999 - index)),
    );
  });
});

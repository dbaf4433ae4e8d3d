import { ledgerMigrations } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it, vi } from "vitest";
import { createFaults } from "../faults/faults.ts";
import { createClosings } from "../maintenance.ts";
import { START } from "../testing/open-harness.ts";
import { type Followed, followAll } from "./follow.ts";
import { providerMigrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";

const CLOSING = { start: START, end: null, text: "" };

withEngines("the caches of a process", (open) => {
  const boards = async () => {
    const database = await open();
    await database.migrate("ledger", ledgerMigrations);
    await database.migrate("provider", providerMigrations);
    const q = database.builder<Tables>();
    const changed = vi.fn<(platform: string) => void>();
    const closings = createClosings(database, q, () => START, changed);
    const faults = createFaults(database, q, () => START);
    return { database, changed, closings, faults, read: (part: Followed) => database.read(() => part.follow()) };
  };

  it("keep what this process wrote last, not what it read before that", async () => {
    const { closings, faults, read } = await boards();
    const [staleClosings, staleFaults] = [await read(closings), await read(faults)];
    await closings.set("zjqp", CLOSING);
    await faults.set("zjqp", { kind: "refuse" });
    staleClosings();
    staleFaults();
    expect([closings.get("zjqp"), faults.get("zjqp")?.kind === "refuse"]).toEqual([CLOSING, true]);
    (await read(closings))();
    (await read(faults))();
    expect([closings.get("zjqp"), faults.get("zjqp")?.kind === "refuse"]).toEqual([CLOSING, true]);
  });

  it("report a platform whose closing changed, and no other", async () => {
    const { closings, changed, read } = await boards();
    await closings.set("zjqp", CLOSING);
    await closings.set("zjqp", CLOSING);
    (await read(closings))();
    expect(changed.mock.calls).toEqual([["zjqp"]]);
    await closings.set("xhdz", CLOSING);
    await closings.set("zjqp", null);
    expect(changed.mock.calls).toEqual([["zjqp"], ["xhdz"], ["zjqp"]]);
  });

  it("stay unchanged while the database fails, and follow again afterwards", async () => {
    const { database, closings } = await boards();
    await closings.set("zjqp", CLOSING);
    let isFailing = true;
    const read: typeof database.read = (work) =>
      isFailing ? Promise.reject(new Error("the store fails")) : database.read(work);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const after = vi.fn<() => void>();
    const following = followAll({ ...database, read }, [closings], after);
    vi.advanceTimersByTime(3_000);
    await vi.waitFor(() => expect(closings.get("zjqp")).toEqual(CLOSING), { timeout: 20_000 });
    expect(after).not.toHaveBeenCalled();
    isFailing = false;
    // The failed reading ends in its own time; then one a second begins.
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(1_000);
        expect(after).toHaveBeenCalled();
      },
      { timeout: 20_000 },
    );
    following.stop();
    vi.useRealTimers();
  });
});

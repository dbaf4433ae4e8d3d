import { parseIso } from "@baize/domain";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import type { ProtectionContext } from "../interface/ports.ts";
import { createWorld, DAY, START, type World } from "../testing/create-world.ts";
import { isExcludedPerson, pauseOf, wasPaused } from "./pauses.ts";

withEngines("breaks and exclusions", (open) => {
  const at = (iso: string): number => parseIso(iso) ?? Number.NaN;
  const now = ({ database, now: clock }: World, { brand, member }: ProtectionContext) =>
    database.read(() => pauseOf({ brand: brand.code, member }, clock()));
  const isKnown = ({ database }: World, brand: string, ...marks: string[]) =>
    database.read(() => isExcludedPerson(brand, marks));

  it("ends a break by itself", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    expect(await world.protection.takeBreak(ctx, "P1D")).toEqual({
      ok: true,
      data: { kind: "break", since: START, until: START + DAY },
    });
    world.wait(DAY - 1);
    expect(await now(world, ctx)).toMatchObject({ kind: "break" });
    world.wait(1);
    expect(await now(world, ctx)).toBeNull();
    const account = { brand: "10001", member: "m1" };
    const was = (startMs: number, endMs: number) => world.database.read(() => wasPaused(account, { startMs, endMs }));
    expect([await was(START - 5, START), await was(START - 5, START + 1)]).toEqual([false, true]);
    expect([await was(START + DAY - 1, START + DAY), await was(START + DAY, START + 2 * DAY)]).toEqual([true, false]);
  });

  it("takes only a later end than that of one that is on", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await world.protection.takeBreak(ctx, "P7D");
    const longer = { ok: false, code: "pause_longer", until: START + 7 * DAY };
    expect(await world.protection.takeBreak(ctx, "P1D")).toEqual(longer);
    expect(await world.protection.takeBreak(ctx, "P7D")).toEqual(longer);
    expect(await world.protection.takeBreak(ctx, "P1M")).toMatchObject({ ok: true });
    expect(await world.protection.exclude(ctx, { length: "P1Y", allBrands: false })).toMatchObject({ ok: true });
    const until = at("2027-11-20T12:00:00+08:00");
    expect(await now(world, ctx)).toEqual({ kind: "exclusion", since: START, until });
    expect(await world.protection.exclude(ctx, { length: "P6M", allBrands: false })).toMatchObject({ until });
    expect(await world.protection.takeBreak(ctx, "P3M")).toMatchObject({ code: "pause_longer", until });
    expect(await world.protection.exclude(ctx, { length: "P5Y", allBrands: false })).toMatchObject({ ok: true });
  });

  it("keeps an exclusion after its end until the operator lifts it with a note", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1", ["phone/1"]);
    const account = { brand: "10001", member: "m1" };
    const lift = (note: string) => world.protection.operator.liftExclusion(account, note);
    expect(await lift("asked by post")).toMatchObject({ code: "not_excluded" });
    await world.protection.exclude(ctx, { length: "P6M", allBrands: false });
    const until = at("2027-05-20T12:00:00+08:00");
    world.wait(until - START - 1);
    expect(await lift("asked by post")).toEqual({ ok: false, code: "exclusion_lasts", until });
    world.wait(1);
    expect(await now(world, ctx)).toMatchObject({ kind: "exclusion", until });
    expect(await lift(" ")).toMatchObject({ code: "note_invalid" });
    expect(await lift("x".repeat(501))).toMatchObject({ code: "note_invalid" });
    expect(await isKnown(world, "10001", "phone/1")).toBe(true);
    expect(await lift("asked by post")).toMatchObject({ ok: true });
    expect(await now(world, ctx)).toBeNull();
    expect(await isKnown(world, "10001", "phone/1")).toBe(false);
    expect(await lift("asked by post")).toMatchObject({ code: "not_excluded" });
    const { events, pauses } = await world.protection.operator.read(ctx);
    expect(events[0]).toMatchObject({ kind: "exclusion_lifted", by: "operator", facts: '{"note":"asked by post"}' });
    expect(pauses).toMatchObject([{ kind: "exclusion", until, liftedAt: until }]);
    expect(world.news.map(({ kind }) => kind)).toEqual(["excluded", "exclusionLifted"]);
  });

  it("covers the same person at other brands where that is asked for, and knows the person by each mark", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1", ["phone/1", "email/1"]);
    const same = world.join("m2", ["phone/2", "email/1"], "20002");
    const other = world.join("m3", ["phone/3"], "20002");
    await world.protection.exclude(ctx, { length: "P6M", allBrands: false });
    expect(await now(world, same)).toBeNull();
    expect([await isKnown(world, "10001", "phone/1"), await isKnown(world, "20002", "phone/1")]).toEqual([true, false]);
    const done = await world.protection.exclude(ctx, { length: "P1Y", allBrands: true });
    if (!done.ok) throw new Error(done.code);
    expect(done.data.accounts).toEqual([
      { brand: "10001", member: "m1" },
      { brand: "20002", member: "m2" },
    ]);
    expect([(await now(world, same))?.kind, await now(world, other)]).toEqual(["exclusion", null]);
    for (const mark of ["phone/1", "phone/2", "email/1"]) expect(await isKnown(world, "30003", mark), mark).toBe(true);
    expect([await isKnown(world, "10001", "phone/3"), await isKnown(world, "10001")]).toEqual([false, false]);
    expect(world.news.filter(({ member }) => member === "m2")).toHaveLength(1);
  });

  it("knows an excluded person by a contact that was bound later", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1", ["phone/1"]);
    world.join("m2", ["phone/8"]);
    const note = (member: string) =>
      world.database.atomic(() => world.protection.hooks.recognise({ brand: "10001", member }, world.now()));
    await world.protection.exclude(ctx, { length: "P6M", allBrands: true });
    world.mark("m1", ["phone/9"]);
    await note("m1");
    await note("m2");
    const known = ["phone/1", "phone/9", "phone/8"].map((mark) => isKnown(world, "20002", mark));
    expect(await Promise.all(known)).toEqual([true, true, false]);
  });

  it("comes over another account that turns out to be the excluded person's, for as long, and a day at least", async () => {
    const world = await createWorld(await open());
    await world.protection.exclude(world.join("m1", ["phone/1", "payout/1"]), { length: "P6M", allBrands: true });
    await world.protection.exclude(world.join("m3", ["payout/3"]), { length: "P1Y", allBrands: false });
    const second = world.join("m2", ["phone/2"], "20002");
    const recognise = (...marks: string[]) => {
      world.mark("m2", marks);
      const account = { brand: "20002", member: "m2" };
      return world.database.atomic(() => world.protection.hooks.recognise(account, world.now()));
    };
    await recognise("phone/2", "payout/3");
    expect(await now(world, second), "that one is of its brand alone").toBeNull();
    await recognise("phone/2", "payout/1");
    expect(await now(world, second)).toMatchObject({ kind: "exclusion", until: at("2027-05-20T12:00:00+08:00") });
    expect(await isKnown(world, "20002", "phone/2")).toBe(true);
    world.wait(300 * DAY);
    const late = world.join("m4", ["payout/1"], "20002");
    await world.database.atomic(() => world.protection.hooks.recognise({ brand: "20002", member: "m4" }, world.now()));
    expect(await now(world, late)).toMatchObject({ kind: "exclusion", until: world.now() + DAY });
  });

  it("are audited: an order during one is found, one after it is not", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await world.protection.takeBreak(ctx, "P1D");
    world.wait(1);
    const during = world.payIn(ctx, 5n);
    world.wait(DAY);
    world.payIn(ctx, 5n);
    expect(await world.audit()).toMatchObject([{ rule: "deposit_while_paused", subject: during }]);
  });

  it("are taken once when asked for many times at once", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.protection.takeBreak(ctx, "P1M")));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await world.protection.operator.read(ctx)).pauses).toHaveLength(1);
  });
});

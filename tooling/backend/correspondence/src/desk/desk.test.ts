import { withEngines } from "@baize/ledger/testing";
import { all } from "@baize/ledger";
import { budgets } from "@baize/safeguards";
import { expect, it } from "vitest";
import type { ReaderContext } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { brandOf, createWorld, DAY, dataOf, MINUTE, type World } from "../testing/create-world.ts";

const OFFICE = { days: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" };

withEngines("the service desk", (open) => {
  const write = (world: World, ctx: ReaderContext, text: string, picture: string | null = null) =>
    world.correspondence.desk.write(ctx, { text, picture, reqId: world.key() });

  it("holds one conversation for a member, with marks of what each side has seen", async () => {
    const world = await createWorld(await open(), { office: OFFICE });
    const ctx = world.asReader(world.join("m1"));
    const { desk, operator } = world.correspondence;
    expect(await desk.read(ctx, {})).toEqual({
      state: "none",
      isTicket: false,
      hours: { isOpen: true, opensAt: null, closesAt: "2026-11-20T18:00:00+08:00" },
      unseen: 0,
      seenByDesk: 0,
      lines: [],
      hasMore: false,
    });
    world.upload("m1", "p1");
    const first = dataOf(await write(world, ctx, "Hello"));
    expect(first.lines).toEqual([
      { id: 1, by: "owner", text: "Hello", picture: null, time: "2026-11-20T12:00:00+08:00" },
    ]);
    world.wait(MINUTE);
    expect(dataOf(await write(world, ctx, "", "p1")).lines).toMatchObject([
      { id: 2, text: "", picture: { id: "p1", url: "/media/p1" } },
    ]);
    const [shown] = await operator.conversations(world.brand);
    expect(shown).toEqual({
      id: expect.stringMatching(/^S\d{25}$/),
      member: "m1",
      state: "open",
      isTicket: false,
      unseen: 2,
      waitingSince: world.now() - MINUTE,
      seenByOwner: 0,
      updatedAt: world.now(),
    });
    const id = shown?.id ?? "";
    expect(dataOf(await operator.see(world.brand, { id, upTo: 1 })).unseen).toBe(1);
    expect(await desk.read(ctx, { after: 2 })).toMatchObject({ seenByDesk: 1, lines: [] });
    const answered = dataOf(await operator.answer(world.brand, { id, text: "Good day" }));
    expect(answered).toMatchObject({ unseen: 0, waitingSince: null, lines: [{ id: 3, by: "desk", text: "Good day" }] });
    expect(await desk.read(ctx, { after: 2 })).toMatchObject({
      unseen: 1,
      seenByDesk: 2,
      lines: [{ id: 3, by: "desk" }],
      hasMore: false,
    });
    expect(await desk.see(ctx, { upTo: 99 })).toEqual({ unseen: 0 });
    expect(await desk.see(ctx, { upTo: 1 })).toEqual({ unseen: 0 });
    expect(dataOf(await operator.conversation(world.brand, { id }))).toMatchObject({ seenByOwner: 3 });
    expect((await world.correspondence.messages.counts(world.join("m1"))).total).toBe(0);
  });

  it("is closed by the operator and opened again by the next line", async () => {
    const world = await createWorld(await open());
    const ctx = world.asReader(world.join("m1"));
    const { desk, operator } = world.correspondence;
    await write(world, ctx, "Hello");
    const [shown] = await operator.conversations(world.brand);
    const id = shown?.id ?? "";
    expect(await operator.close(world.brand, id)).toMatchObject({ ok: true });
    expect(await operator.conversations(world.brand)).toEqual([]);
    expect(await desk.read(ctx, {})).toMatchObject({ state: "closed", seenByDesk: 1, lines: [{ id: 1 }] });
    expect(dataOf(await write(world, ctx, "Once more"))).toMatchObject({ state: "open", lines: [{ id: 2 }] });
    expect(await operator.conversations(world.brand)).toMatchObject([{ id, unseen: 1 }]);
  });

  it("takes a ticket outside its hours, and tells the member when it is answered", async () => {
    const world = await createWorld(await open(), { office: OFFICE });
    const member = world.join("m1");
    const ctx = world.asReader(member);
    const { desk, operator, messages } = world.correspondence;
    world.turnTo(Date.parse("2026-11-20T18:00:00+08:00"));
    expect(dataOf(await write(world, ctx, "Is anyone there?"))).toMatchObject({
      isTicket: true,
      hours: { isOpen: false, opensAt: "2026-11-23T09:00:00+08:00", closesAt: null },
    });
    const visitor = world.visitor();
    await write(world, visitor, "Me too");
    world.turnTo(Date.parse("2026-11-23T09:00:00+08:00"));
    expect(dataOf(await write(world, ctx, "Still here"))).toMatchObject({ isTicket: true, hours: { isOpen: true } });
    const tickets = await operator.conversations(world.brand);
    expect(tickets.map(({ member: of, isTicket, unseen }) => [of, isTicket, unseen])).toEqual([
      ["m1", true, 2],
      [null, true, 1],
    ]);
    for (const { id } of tickets) dataOf(await operator.answer(world.brand, { id, text: "Yes" }));
    expect((await desk.read(ctx, {})).isTicket).toBe(false);
    expect((await desk.read(visitor, {})).unseen).toBe(1);
    expect((await messages.counts(member)).personal).toBe(1);
  });

  it("knows a visitor by a token of which it keeps a digest, and nobody else by it", async () => {
    const world = await createWorld(await open());
    const token = world.correspondence.desk.newVisitor();
    expect(token).toMatch(/^[\w-]{32}$/);
    const ctx = world.visitor(token);
    await write(world, ctx, "Hello");
    const { desk } = world.correspondence;
    expect((await desk.read(world.visitor(token, "198.51.100.7"), {})).lines).toMatchObject([{ text: "Hello" }]);
    for (const other of [world.visitor(), world.asReader(world.join(token)), { ...ctx, brand: brandOf("188") }])
      expect((await desk.read(other, {})).state).toBe("none");
    const rows = await world.database.read(() => all(q.selectFrom("corr_desk").selectAll()));
    expect(JSON.stringify(rows, (_key, value: unknown) => String(value))).not.toContain(token);
  });

  it("gives lines from a cursor on, and earlier ones on request", async () => {
    const world = await createWorld(await open());
    const ctx = world.asReader(world.join("m1"));
    const { desk } = world.correspondence;
    for (let line = 1; line <= 60; line += 1) {
      dataOf(await write(world, ctx, `line ${line}`));
      world.wait(MINUTE / 10);
    }
    const ids = async (cursor: { after?: number; before?: number }) => {
      const { lines, hasMore } = await desk.read(ctx, cursor);
      return [lines[0]?.id, lines.at(-1)?.id, lines.length, hasMore];
    };
    expect(await ids({})).toEqual([11, 60, 50, true]);
    expect(await ids({ before: 52 })).toEqual([2, 51, 50, true]);
    expect(await ids({ before: 51 })).toEqual([1, 50, 50, false]);
    expect(await ids({ before: 11 })).toEqual([1, 10, 10, false]);
    expect(await ids({ after: 0 })).toEqual([1, 50, 50, true]);
    expect(await ids({ after: 50 })).toEqual([51, 60, 10, false]);
    expect(await ids({ after: 60 })).toEqual([undefined, undefined, 0, false]);
  });

  it("refuses what is too long, empty, not the member's or too much", async () => {
    const world = await createWorld(await open());
    const ctx = world.asReader(world.join("m1"));
    world.upload("m2", "theirs");
    expect(await write(world, ctx, "a".repeat(1_001))).toMatchObject({ code: "text_too_long" });
    expect(await write(world, ctx, " \u200B ")).toMatchObject({ code: "text_too_short" });
    expect(await write(world, ctx, "", "theirs")).toMatchObject({ code: "picture_unknown" });
    expect(await write(world, world.visitor(), "", "theirs")).toMatchObject({ code: "picture_unknown" });
    expect((await world.correspondence.desk.read(ctx, {})).state).toBe("none");
    for (let line = 0; line < 12; line += 1)
      expect(await write(world, ctx, "a".repeat(1_000))).toMatchObject({ ok: true });
    expect(await write(world, ctx, "x")).toEqual({ ok: false, code: "rate_limited", detail: { waitSec: "60" } });
    world.wait(MINUTE);
    expect(await write(world, ctx, "x")).toMatchObject({ ok: true });
  });

  it("limits all visitors of one address together", async () => {
    const world = await createWorld(await open());
    const budget = { name: "desk/address", key: "10001/192.0.2.1", points: 120, windowMs: 60 * MINUTE };
    await world.database.atomic(function* () {
      for (let line = 0; line < 119; line += 1) yield* budgets.take([budget], world.now());
    });
    expect(await write(world, world.visitor(), "Hello")).toMatchObject({ ok: true });
    expect(await write(world, world.visitor(), "Hello")).toMatchObject({ code: "rate_limited" });
    expect(await write(world, world.visitor(undefined, "198.51.100.7"), "Hello")).toMatchObject({ ok: true });
  });

  it("writes a line once under its key, and the key serves nothing else", async () => {
    const world = await createWorld(await open());
    const ctx = world.asReader(world.join("m1"));
    const line = { text: "Hello", picture: null, reqId: world.key() };
    const { desk } = world.correspondence;
    expect(dataOf(await desk.write(ctx, line)).lines).toEqual(dataOf(await desk.write(ctx, line)).lines);
    expect(await desk.write(ctx, { ...line, text: "Other" })).toMatchObject({ code: "key_reused" });
    expect((await desk.read(ctx, {})).lines).toHaveLength(1);
  });

  it("keeps conversations of a brand from operators of another", async () => {
    const world = await createWorld(await open());
    await write(world, world.asReader(world.join("m1")), "Hello");
    const { operator } = world.correspondence;
    const [shown] = await operator.conversations(world.brand);
    const id = shown?.id ?? "";
    const other = brandOf("188");
    const unknown = { ok: false, code: "conversation_unknown", detail: {} };
    expect(await operator.conversations(other)).toEqual([]);
    expect(await operator.conversation(other, { id })).toEqual(unknown);
    expect(await operator.answer(other, { id, text: "x" })).toEqual(unknown);
    expect(await operator.see(other, { id, upTo: 1 })).toEqual(unknown);
    expect(await operator.close(other, id)).toEqual(unknown);
  });

  it("forgets conversations 180 days after their latest line", async () => {
    const world = await createWorld(await open());
    const ctx = world.visitor();
    await write(world, ctx, "Hello");
    world.wait(180 * DAY);
    expect(await world.correspondence.jobs.prune(world.brand)).toBe(0);
    world.wait(1);
    expect(await world.correspondence.jobs.prune(world.brand)).toBe(1);
    expect((await world.correspondence.desk.read(ctx, {})).state).toBe("none");
    expect(await world.database.read(() => all(q.selectFrom("corr_desk_line").selectAll()))).toEqual([]);
  });
});

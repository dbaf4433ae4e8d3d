import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld, dataOf } from "./testing/create-world.ts";

const TIMES = 50;
const TEXT = "The deposit of this morning is missing.";

withEngines("fifty at once", (open) => {
  /** How often each answer was given: "ok" or the code of a refusal. */
  const burst = async (act: (index: number) => Promise<{ ok: boolean; code?: string }>) => {
    const answers = await Promise.all(Array.from({ length: TIMES }, (_, index) => act(index)));
    const counts: Record<string, number> = {};
    for (const { ok, code = "" } of answers) counts[ok ? "ok" : code] = (counts[ok ? "ok" : code] ?? 0) + 1;
    return counts;
  };
  const NEW = { type: "deposit", text: TEXT, pictures: [], contact: "" } as const;

  it("texts of one member fill the day's quota and not one more", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const { feedback } = world.correspondence;
    expect(await burst(() => feedback.add(ctx, { ...NEW, reqId: world.key() }))).toEqual({
      ok: 10,
      feedback_quota: 40,
    });
    expect(await feedback.list(ctx, { page: 1, size: 20 })).toMatchObject({ total: 10, left: 0 });
  });

  it("requests under one key have one effect", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const reader = world.asReader(ctx);
    const { feedback, desk, messages, help, operator } = world.correspondence;
    const reqId = world.key();
    expect(await burst(() => feedback.add(ctx, { ...NEW, reqId }))).toEqual({ ok: TIMES });
    expect(await burst(() => desk.write(reader, { text: "Hello", picture: null, reqId }))).toEqual({ ok: TIMES });
    expect(await burst(() => help.vote(reader, { id: "deposit-how", isUseful: true }))).toEqual({
      ok: 1,
      already_voted: 49,
    });
    const key = world.key();
    const sent = await Promise.all(Array.from({ length: TIMES }, () => world.send({ key })));
    const event = { type: "passwordChanged", id: "P1", which: "login", at: world.now() } as const;
    const tell = () => world.database.atomic(() => world.correspondence.tell(ctx, event, world.now()));
    await Promise.all(Array.from({ length: TIMES }, tell));
    expect(new Set(sent).size).toBe(1);
    expect(await messages.counts(ctx)).toEqual({ total: 2, notice: 1, personal: 1, activity: 0 });
    expect((await feedback.list(ctx, { page: 1, size: 5 })).total).toBe(1);
    expect((await desk.read(reader, {})).lines).toHaveLength(1);
    expect(await operator.helpVotes(world.brand)).toEqual([{ id: "deposit-how", useful: 1, notUseful: 0 }]);
  });

  it("lines to the desk fill the minute's budget, in one conversation, without a gap", async () => {
    const world = await createWorld(await open());
    const ctx = world.visitor();
    const { desk, operator } = world.correspondence;
    const write = (index: number) => desk.write(ctx, { text: `line ${index}`, picture: null, reqId: world.key() });
    expect(await burst(write)).toEqual({ ok: 12, rate_limited: 38 });
    const { lines } = await desk.read(ctx, {});
    expect(lines.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await operator.conversations(world.brand)).toMatchObject([{ unseen: 12 }]);
  });

  it("readings, deletions and restorations leave the unread counts true", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const { messages } = world.correspondence;
    const ids: string[] = [];
    for (let index = 0; index < TIMES; index += 1)
      ids.push(await world.send(index % 2 === 0 ? {} : { kind: "activity" }));
    const of = (index: number): string => ids[index] ?? "";
    expect(await burst((index) => messages.detail(ctx, { id: of(index < 10 ? 0 : index) }))).toEqual({ ok: TIMES });
    expect(await messages.counts(ctx)).toEqual({ total: 9, notice: 4, personal: 0, activity: 5 });
    expect(await burst((index) => messages.remove(ctx, { ids: [of(index % 10), of(0)] }))).toEqual({ ok: TIMES });
    expect((await messages.counts(ctx)).total).toBe(0);
    expect(await burst((index) => messages.restore(ctx, { ids: [of(index % 10)] }))).toEqual({ ok: TIMES });
    expect(await messages.counts(ctx)).toEqual({ total: 9, notice: 4, personal: 0, activity: 5 });
    const counts = await Promise.all(Array.from({ length: TIMES }, () => messages.readAll(ctx, {})));
    expect(new Set(counts.map(({ total }) => total))).toEqual(new Set([0]));
  });

  it("answers of the operator and lines of the owner are numbered without a gap", async () => {
    const world = await createWorld(await open());
    const ctx = world.asReader(world.join("m1"));
    const { desk, operator } = world.correspondence;
    dataOf(await desk.write(ctx, { text: "Hello", picture: null, reqId: world.key() }));
    const [shown] = await operator.conversations(world.brand);
    const id = shown?.id ?? "";
    const act = async (index: number) =>
      index < 10
        ? desk.write(ctx, { text: `line ${index}`, picture: null, reqId: world.key() })
        : operator.answer(world.brand, { id, text: `answer ${index}` });
    expect(await burst(act)).toEqual({ ok: TIMES });
    const view = await desk.read(ctx, { after: 1 });
    expect(view.lines.map((line) => line.id)).toEqual(Array.from({ length: TIMES }, (_, index) => index + 2));
    expect(view.unseen).toBe(40);
  });
});

import { withEngines } from "@baize/ledger/testing";
import { all } from "@baize/ledger";
import { expect, it } from "vitest";
import type { MemberContext } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { brandOf, createWorld, DAY, dataOf, MINUTE, type World } from "../testing/create-world.ts";
import type { NewFeedback } from "./member-feedback.ts";

const TEXT = "The deposit of this morning is missing.";

withEngines("feedback", (open) => {
  const add = (world: World, ctx: MemberContext, change: Partial<NewFeedback> = {}) =>
    world.correspondence.feedback.add(ctx, {
      type: "deposit",
      text: TEXT,
      pictures: [],
      contact: "",
      reqId: world.key(),
      ...change,
    });

  it("goes from the member to the operator and back until it is closed", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const { feedback, operator, messages } = world.correspondence;
    for (const id of ["p1", "p2", "p3"]) world.upload("m1", id);
    const line = dataOf(await add(world, ctx, { pictures: ["p1", "p2", "p3"], contact: " m1@example.test " }));
    expect(line).toEqual({
      id: expect.stringMatching(/^F\d{25}$/),
      type: "deposit",
      state: "open",
      text: TEXT,
      time: "2026-11-20T12:00:00+08:00",
      updatedAt: "2026-11-20T12:00:00+08:00",
      isNews: false,
    });
    const { id } = line;
    expect(await operator.feedback(world.brand, { page: 1, size: 5 })).toEqual({
      total: 1,
      list: [{ ...line, member: "m1" }],
    });
    world.wait(MINUTE);
    const replied = dataOf(await operator.feedbackReply(world.brand, { id, text: "Found it." }));
    expect(replied).toMatchObject({ member: "m1", state: "answered", contact: "m1@example.test", isNews: true });
    expect((await messages.counts(ctx)).personal).toBe(1);
    expect((await feedback.list(ctx, { page: 1, size: 5 })).list).toMatchObject([
      { id, state: "answered", isNews: true, updatedAt: "2026-11-20T12:01:00+08:00" },
    ]);
    expect(dataOf(await feedback.detail(ctx, { id }))).toMatchObject({
      isNews: false,
      entries: [
        { id: "1", by: "member", text: TEXT, pictures: [{ id: "p1", url: "/media/p1" }, { id: "p2" }, { id: "p3" }] },
        { id: "2", by: "operator", text: "Found it.", pictures: [] },
      ],
    });
    expect((await feedback.list(ctx, { page: 1, size: 5 })).list[0]?.isNews).toBe(false);
    const more = { id, text: "It is not there yet.", pictures: [], reqId: world.key() };
    expect(dataOf(await feedback.follow(ctx, more)).state).toBe("open");
    expect(dataOf(await feedback.follow(ctx, more)).entries.map(({ by }) => by)).toEqual([
      "member",
      "operator",
      "member",
    ]);
    expect((await operator.feedback(world.brand, { state: "open", page: 1, size: 5 })).total).toBe(1);
    expect((await operator.feedback(world.brand, { state: "closed", page: 1, size: 5 })).total).toBe(0);
    expect(dataOf(await operator.feedbackClose(world.brand, id)).state).toBe("closed");
    expect(dataOf(await operator.feedbackClose(world.brand, id)).state).toBe("closed");
    const closed = { ok: false, code: "feedback_closed", detail: {} };
    expect(await feedback.follow(ctx, { ...more, reqId: world.key() })).toEqual(closed);
    expect(await operator.feedbackReply(world.brand, { id, text: "Late." })).toEqual(closed);
  });

  it("of others and of other brands is unknown", async () => {
    const world = await createWorld(await open());
    const { id } = dataOf(await add(world, world.join("m1")));
    const { feedback, operator } = world.correspondence;
    const unknown = { ok: false, code: "feedback_unknown", detail: {} };
    for (const ctx of [world.join("m2"), world.join("m1", { of: brandOf("188") })]) {
      expect(await feedback.detail(ctx, { id })).toEqual(unknown);
      expect(await feedback.follow(ctx, { id, text: TEXT, pictures: [], reqId: world.key() })).toEqual(unknown);
      expect(await feedback.list(ctx, { page: 1, size: 5 })).toEqual({ total: 0, left: 10, list: [] });
    }
    expect(await feedback.detail(world.join("m1"), { id: "F0" })).toEqual(unknown);
    const other = brandOf("188");
    expect(await operator.feedbackDetail(other, id)).toEqual(unknown);
    expect(await operator.feedbackReply(other, { id, text: "x" })).toEqual(unknown);
    expect(await operator.feedbackClose(other, id)).toEqual(unknown);
  });

  it("needs 10 to 500 characters, own pictures and no more than three", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    world.upload("m2", "theirs");
    for (const id of ["p1", "p2", "p3", "p4"]) world.upload("m1", id);
    expect(await add(world, ctx, { text: "too short" })).toMatchObject({ code: "text_too_short" });
    expect(await add(world, ctx, { text: "好".repeat(501) })).toMatchObject({ code: "text_too_long" });
    expect(await add(world, ctx, { contact: "a".repeat(101) })).toMatchObject({
      code: "text_too_long",
      detail: { max: "100", field: "contact" },
    });
    expect(await add(world, ctx, { pictures: ["theirs"] })).toMatchObject({ code: "picture_unknown" });
    expect(await add(world, ctx, { pictures: ["p1", "p2", "p3", "p4"] })).toMatchObject({ code: "pictures_too_many" });
    expect((await world.correspondence.feedback.list(ctx, { page: 1, size: 5 })).left).toBe(10);
    expect(await add(world, ctx, { pictures: ["p1", "p1", "p2", "p3"] })).toMatchObject({ ok: true });
  });

  it("is limited to ten texts on a day of the brand, follow-ups among them", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const { feedback } = world.correspondence;
    const { id } = dataOf(await add(world, ctx));
    for (let count = 1; count < 10; count += 1)
      dataOf(await feedback.follow(ctx, { id, text: TEXT, pictures: [], reqId: world.key() }));
    const spent = { ok: false, code: "feedback_quota", detail: { perDay: "10" } };
    expect(await add(world, ctx)).toEqual(spent);
    expect(await feedback.follow(ctx, { id, text: TEXT, pictures: [], reqId: world.key() })).toEqual(spent);
    expect(await add(world, world.join("m2"))).toMatchObject({ ok: true });
    world.turnTo(Date.parse("2026-11-20T23:59:59+08:00"));
    expect(await add(world, ctx)).toEqual(spent);
    world.wait(1_000);
    expect(await add(world, ctx)).toMatchObject({ ok: true });
    world.wait(DAY);
    expect((await feedback.list(ctx, { page: 1, size: 1 })).total).toBe(2);
  });

  it("is written once under a key, and the key serves nothing else", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const { feedback } = world.correspondence;
    const reqId = world.key();
    const first = dataOf(await add(world, ctx, { reqId }));
    expect(dataOf(await add(world, ctx, { reqId }))).toEqual(first);
    const reused = { ok: false, code: "key_reused", detail: {} };
    expect(await add(world, ctx, { reqId, text: `${TEXT}!` })).toEqual(reused);
    expect(await add(world, ctx, { reqId, type: "game" })).toEqual(reused);
    const { id } = dataOf(await add(world, ctx));
    expect(await feedback.follow(ctx, { id, text: TEXT, pictures: [], reqId })).toEqual(reused);
    expect((await feedback.list(ctx, { page: 1, size: 5 })).total).toBe(2);
    expect(await add(world, world.join("m2"), { reqId })).toMatchObject({ ok: true });
  });

  it("keeps contacts sealed", async () => {
    const world = await createWorld(await open());
    await add(world, world.join("m1"), { contact: "m1@example.test" });
    const rows = await world.database.read(() => all(q.selectFrom("corr_feedback").selectAll()));
    expect(rows.map(({ contact }) => contact)).toEqual([expect.stringMatching(/^v1\.k1\./)]);
  });
});

import { withEngines } from "@baize/ledger/testing";
import { LINK_ACTION } from "@baize/domain";
import { all } from "@baize/ledger";
import { expect, it } from "vitest";
import { q } from "../store/tables.ts";
import { brandOf, createWorld, DAY, dataOf, MINUTE, type World } from "../testing/create-world.ts";

withEngines("messages", (open) => {
  const idsOf = async (world: World, ctx: ReturnType<World["join"]>, kind?: "notice" | "personal" | "activity") =>
    (await world.correspondence.messages.list(ctx, { kind, page: 1, size: 20 })).list.map(({ id }) => id);

  it("reach all, a level and above, or one member, and no one else", async () => {
    const world = await createWorld(await open());
    const low = world.join("low");
    const high = world.join("high", { level: 5 });
    const other = world.join("low", { of: brandOf("188") });
    const all = await world.send();
    const forFive = await world.send({ to: { audience: "level", level: 5 } });
    const forSix = await world.send({ to: { audience: "level", level: 6 } });
    const own = await world.send({ kind: "personal", to: { audience: "member", member: "low" } });
    expect(await idsOf(world, low)).toEqual([own, all].toSorted().toReversed());
    expect(await idsOf(world, high)).toEqual([forFive, all].toSorted().toReversed());
    expect(await idsOf(world, other)).toEqual([]);
    world.join("high", { level: 6 });
    expect(await idsOf(world, high)).toContain(forSix);
    const { messages } = world.correspondence;
    for (const ctx of [high, other])
      for (const id of [own, "M-none"])
        expect(await messages.detail(ctx, { id })).toEqual({ ok: false, code: "message_unknown", detail: {} });
    expect(await messages.remove(high, { ids: [own] })).toMatchObject({ code: "message_unknown" });
    expect(await messages.restore(high, { ids: [own] })).toMatchObject({ code: "message_unknown" });
    expect(await idsOf(world, low, "personal")).toEqual([own]);
  });

  it("hide the promotions that were sent from a member on a break, and are not sent to one", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("tired");
    const notice = await world.send();
    const offer = await world.send({ kind: "activity" });
    const toMember = { kind: "activity", to: { audience: "member", member: "tired" } };
    const own = await world.send(toMember);
    const rewarded = { type: "goodsApproved", id: "R1", title: { "zh-CN": "礼品", en: "Gift" } } as const;
    await world.database.atomic(() =>
      world.correspondence.tell({ brand: world.brand, member: "tired" }, rewarded, world.now()),
    );
    const all = await idsOf(world, ctx);
    expect(all).toEqual(expect.arrayContaining([notice, offer, own]));
    world.join("tired", { isPaused: true });
    const told = all.filter((id) => ![notice, offer, own].includes(id));
    expect((await idsOf(world, ctx)).toSorted()).toEqual([notice, ...told].toSorted());
    expect(await world.correspondence.messages.counts(ctx)).toMatchObject({ total: 2, activity: 1, notice: 1 });
    expect(await world.correspondence.messages.detail(ctx, { id: offer })).toMatchObject({ code: "message_unknown" });
    await expect(world.send(toMember)).rejects.toThrow("member_paused");
    expect(await world.send({ kind: "personal", to: toMember.to })).toMatch(/^M/);
    world.join("tired");
    expect(await idsOf(world, ctx)).toContain(offer);
  });

  it("of before a registration are not seen, except pinned ones, which stand first", async () => {
    const world = await createWorld(await open());
    await world.send();
    const pinned = await world.send({ pinned: true });
    world.wait(1);
    const late = world.join("late");
    const next = await world.send();
    expect(await idsOf(world, late)).toEqual([pinned, next]);
    expect(await world.correspondence.messages.counts(late)).toEqual({ total: 2, notice: 2, personal: 0, activity: 0 });
  });

  it("are read one by one or at once, in either language, with their neighbours", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const { messages } = world.correspondence;
    const ids: string[] = [];
    for (const value of ["/user/vip", "https://example.test/a?b=1", ""]) {
      const link =
        value === "" ? { action: LINK_ACTION.COPY, value: "CODE 1" } : { action: LINK_ACTION.OPEN_NEW, value };
      ids.unshift(await world.send({ format: "html", link, body: { "zh-CN": "<p>中</p>", en: "<p>e</p>" } }));
      world.wait(MINUTE);
    }
    const activity = await world.send({ kind: "activity" });
    const [newest, middle = "", oldest] = ids;
    const zh = dataOf(await messages.detail(ctx, { id: middle }));
    expect(zh).toEqual({
      id: middle,
      kind: "notice",
      title: "公告",
      time: "2026-11-20T12:01:00+08:00",
      isRead: true,
      isPinned: false,
      format: "html",
      body: "<p>中</p>",
      link: { action: 2, value: "https://example.test/a?b=1" },
      prev: newest,
      next: oldest,
    });
    const en = await messages.detail({ ...ctx, locale: "en" }, { id: newest ?? "" });
    expect(en).toMatchObject({
      data: { title: "Notice", body: "<p>e</p>", link: { action: 1 }, prev: null, next: middle },
    });
    expect(await messages.counts(ctx)).toEqual({ total: 2, notice: 1, personal: 0, activity: 1 });
    expect(await messages.readAll(ctx, { kind: "notice" })).toEqual({ total: 1, notice: 0, personal: 0, activity: 1 });
    expect(await messages.readAll(ctx, {})).toEqual({ total: 0, notice: 0, personal: 0, activity: 0 });
    const page = await messages.list(ctx, { page: 2, size: 3 });
    expect([page.total, page.list.map(({ id, isRead }) => [id, isRead])]).toEqual([4, [[oldest, true]]]);
    expect((await messages.list(ctx, { kind: "activity", page: 1, size: 3 })).list[0]?.id).toBe(activity);
    expect((await messages.list(ctx, { page: 9, size: 3 })).list).toEqual([]);
  });

  it("come back within ten minutes of their deletion, as they were", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const other = world.join("m2");
    const { messages } = world.correspondence;
    const unread = await world.send();
    const read = await world.send();
    await messages.detail(ctx, { id: read });
    const ids = [unread, read];
    const removed = { removed: 2, restoreUntil: "2026-11-20T12:10:00+08:00" };
    expect(dataOf(await messages.remove(ctx, { ids }))).toEqual(removed);
    world.wait(10 * MINUTE - 1);
    expect(dataOf(await messages.remove(ctx, { ids: [...ids, "none"] }))).toEqual(removed);
    expect(await idsOf(world, ctx)).toEqual([]);
    expect((await messages.counts(ctx)).total).toBe(0);
    expect(await messages.detail(ctx, { id: read })).toMatchObject({ code: "message_unknown" });
    expect(await messages.readAll(ctx, {})).toMatchObject({ total: 0 });
    expect((await idsOf(world, other)).length).toBe(2);
    expect(dataOf(await messages.restore(ctx, { ids }))).toEqual({ restored: 2 });
    expect((await messages.list(ctx, { page: 1, size: 5 })).list.filter(({ isRead }) => isRead)).toMatchObject([
      { id: read },
    ]);
    expect((await messages.counts(ctx)).total).toBe(1);
    await messages.remove(ctx, { ids: [unread] });
    world.wait(10 * MINUTE);
    expect(await messages.restore(ctx, { ids })).toMatchObject({ code: "restore_over" });
    expect(await idsOf(world, ctx)).toEqual([read]);
  });

  it("are sent once under a key, listed with their readers, and taken back", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const { messages, operator } = world.correspondence;
    const key = world.key();
    const id = await world.send({ key });
    expect(await world.send({ key, title: { "zh-CN": "又", en: "again" } })).toBe(id);
    await messages.readAll(ctx, {});
    expect(await operator.sent(world.brand, { page: 1, size: 5 })).toEqual({
      total: 1,
      list: [
        {
          id,
          kind: "notice",
          member: null,
          minLevel: 0,
          isPinned: false,
          title: { "zh-CN": "公告", en: "Notice" },
          at: world.now(),
          reads: 1,
        },
      ],
    });
    expect(await operator.recall(brandOf("188"), id)).toMatchObject({ code: "message_unknown" });
    expect(await operator.recall(world.brand, id)).toMatchObject({ ok: true });
    expect(await operator.recall(world.brand, id)).toMatchObject({ code: "message_unknown" });
    expect(await idsOf(world, ctx)).toEqual([]);
  });

  it.each([
    ["kind", { kind: "letter" }],
    ["to", { kind: "personal" }],
    ["to", { to: { audience: "member", member: "m1" } }],
    ["to.level", { to: { audience: "level", level: 11 } }],
    ["pinned", { kind: "personal", to: { audience: "member", member: "m1" }, pinned: true }],
    ["title.en", { title: { "zh-CN": "公告" } }],
    ["title.en", { title: { "zh-CN": "公告", en: " " } }],
    ["body.en", { body: { "zh-CN": "正文", en: "a\0b" } }],
    ["link.value", { link: { action: 2, value: "javascript:alert(1)" } }],
    ["link.value", { link: { action: 2, value: "//evil.example" } }],
    ["link.value", { link: { action: 2, value: "https://name:word@evil.example/" } }],
    ["link.value", { link: { action: 1, value: "a\0b" } }],
    ["link.value", { link: { action: 1, value: "half \uD83D" } }],
    ["link.action", { link: { action: 3, value: "x" } }],
    ["extra", { extra: 1 }],
  ])("are refused for a fault in %s", async (field, change) => {
    const world = await createWorld(await open());
    const message = {
      kind: "notice",
      to: { audience: "all" },
      format: "text",
      title: { "zh-CN": "公告", en: "Notice" },
      body: { "zh-CN": "正文", en: "Body" },
    };
    const sent = await world.correspondence.operator.send(world.brand, { ...message, ...change });
    expect(sent).toEqual({ ok: false, code: "message_invalid", detail: { field } });
  });

  it("to a member that the brand does not have are not sent", async () => {
    const world = await createWorld(await open());
    await expect(world.send({ kind: "personal", to: { audience: "member", member: "ghost" } })).rejects.toThrow(
      "member_unknown",
    );
  });

  it("are kept for 180 days, pinned ones longer", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const pinned = await world.send({ pinned: true });
    const old = await world.send();
    await world.correspondence.messages.detail(ctx, { id: old });
    world.wait(DAY);
    const younger = await world.send();
    world.wait(179 * DAY + 1);
    expect(await world.correspondence.jobs.prune(world.brand)).toBe(1);
    expect(await world.correspondence.jobs.prune(world.brand)).toBe(0);
    expect(await idsOf(world, ctx)).toEqual([pinned, younger]);
    expect(await world.database.read(() => all(q.selectFrom("corr_message_mark").selectAll()))).toEqual([]);
  });
});

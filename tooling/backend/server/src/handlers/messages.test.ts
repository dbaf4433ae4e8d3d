import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const { messages } = contract;
const PAGE = { page: 1, size: 20 };
const EN = { [HEADER_NAMES.language]: "en" };

let world: World;
let member: TestClient;
let other: TestClient;
let names = 0;
beforeAll(async () => {
  world = await startWorld();
  [member, other] = [world.client(), world.client()];
  await member.register("reader1");
  await other.register("reader2");
}, 60_000);
afterAll(() => world.close());

const send = async (change: Record<string, unknown> = {}): Promise<string> => {
  names += 1;
  const texts = { titleZh: `标题${names}`, titleEn: `Title ${names}`, bodyZh: "<p>正文</p>", bodyEn: "<p>Body</p>" };
  const sent = await member.operator("/messages/send", {
    kind: "notice",
    audience: "all",
    format: "html",
    ...texts,
    ...change,
  });
  return (sent as { id: string }).id;
};

describe("messages", () => {
  it("reach all members of the brand, in the language asked for, until each has read them", async () => {
    const id = await send({ link: "/user/vip" });
    const { total, list, unread } = (await member.call(messages.list, PAGE)).data;
    expect({ total, unread }).toEqual({ total: 1, unread: { total: 1, notice: 1, personal: 0, activity: 0 } });
    expect(list).toMatchObject([{ id, kind: "notice", title: "标题1", isRead: false, isPinned: false }]);
    expect((await member.call(contract.member.messageNum, {})).data).toEqual(unread);
    expect((await member.call(messages.detail, { id }, EN)).data).toMatchObject({
      title: "Title 1",
      body: "<p>Body</p>",
      format: "html",
      link: { action: 2, value: "/user/vip" },
      isRead: true,
    });
    expect((await member.call(contract.member.messageNum, {})).data.total).toBe(0);
    expect((await other.call(contract.member.messageNum, {})).data.total).toBe(1);
    const elsewhere = world.client(world.otherUrl);
    await elsewhere.register("reader1");
    expect((await elsewhere.call(messages.list, PAGE)).data.total).toBe(0);
    expect((await elsewhere.call(messages.detail, { id })).code).toBe("message_unknown");
    expect((await other.call(messages.readAll, {})).data.total).toBe(0);
    await member.operator(`/messages/${id}/recall`, {});
    expect((await member.call(messages.list, PAGE)).data.total).toBe(0);
  });

  it("to one member are unknown to all others, who can neither read nor delete them", async () => {
    const id = await send({ kind: "personal", audience: "member", name: "reader1" });
    expect((await member.call(messages.list, { kind: "personal", ...PAGE })).data.list).toMatchObject([{ id }]);
    expect((await other.call(messages.list, PAGE)).data.total).toBe(0);
    for (const unknown of [id, "M0000000000000000000000000"]) {
      expect((await other.call(messages.detail, { id: unknown })).envelope).toMatchObject({
        status: false,
        code: "message_unknown",
        data: {},
      });
      expect((await other.call(messages.remove, { ids: unknown })).code).toBe("message_unknown");
      expect((await other.call(messages.restore, { ids: unknown })).code).toBe("message_unknown");
    }
    expect((await member.call(messages.list, PAGE)).data.list).toHaveLength(1);
    await expect(send({ kind: "personal", audience: "member", name: "nobody" })).rejects.toThrow("member_unknown");
    await expect(send({ kind: "personal" })).rejects.toThrow("message_invalid: to");
  });

  it("are deleted, come back within ten minutes, and do not come back later", async () => {
    const id = await send({ kind: "activity" });
    const { removed, restoreUntil } = (await member.call(messages.remove, { ids: id })).data;
    expect([removed, Date.parse(restoreUntil)]).toEqual([1, world.sandbox.clock.now() + 10 * 60_000]);
    expect((await member.call(messages.detail, { id })).code).toBe("message_unknown");
    expect((await member.call(messages.restore, { ids: id })).data).toEqual({ restored: 1 });
    expect((await member.call(messages.detail, { id })).data.id).toBe(id);
    await member.call(messages.remove, { ids: id });
    world.advance(10 * 60_000);
    expect((await member.call(messages.restore, { ids: id })).code).toBe("restore_over");
  });

  it("to a level are seen by those who have it", async () => {
    await send({ audience: "level", level: 1 });
    expect((await other.call(messages.list, { kind: "notice", ...PAGE })).data.total).toBe(0);
    await expect(send({ audience: "level", level: 11 })).rejects.toThrow("message_invalid: to.level");
  });

  it("are deleted after half a year, but for pinned ones", async () => {
    const [plain, pinned] = [await send(), await send({ pinned: 1 })];
    const sent = async () =>
      ((await member.operator("/messages")) as { list: { id: string }[] }).list.map(({ id }) => id);
    expect(await sent()).toEqual(expect.arrayContaining([plain, pinned]));
    world.advance(181 * 24 * 3_600_000);
    await world.sandbox.runJobs();
    expect(await sent()).toEqual([pinned]);
  });
});

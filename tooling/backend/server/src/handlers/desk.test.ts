import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const { desk } = contract;

let world: World;
let member: TestClient;
beforeAll(async () => {
  world = await startWorld();
  member = world.client();
  await member.register("talker1");
}, 60_000);
afterAll(() => world.close());

const write = (client: TestClient, text: string, visitor?: string, reqId = newKey()) =>
  client.call(desk.write, { visitor, text, reqId });
const conversations = async (): Promise<{ id: string; member: string | null; unseen: number }[]> =>
  (await member.operator("/desk")) as { id: string; member: string | null; unseen: number }[];
const idOf = async (of: string | null): Promise<string> =>
  (await conversations()).find((one) => one.member === of)?.id ?? "";

describe("the service desk", () => {
  it("keeps one conversation with a member, which the operator reads, answers and closes", async () => {
    expect((await member.call(desk.read, {})).data).toMatchObject({
      state: "none",
      lines: [],
      hours: { isOpen: true, opensAt: null, closesAt: null },
    });
    const reqId = newKey();
    expect((await write(member, "你好，请问如何提款？", undefined, reqId)).data.lines).toMatchObject([{ id: 1 }]);
    expect((await write(member, "你好，请问如何提款？", undefined, reqId)).data.lines).toHaveLength(1);
    expect((await write(member, "另一句话", undefined, reqId)).code).toBe("key_reused");
    expect((await write(member, "")).code).toBe("text_too_short");
    const uid = (await member.call(contract.member.token, {})).data.id;
    const id = await idOf(uid);
    expect(await member.operator(`/desk/${id}`)).toMatchObject({ unseen: 1, lines: [{ by: "owner" }] });
    await member.operator(`/desk/${id}/answer`, { text: "请到提款页面操作。" });
    expect((await member.call(desk.read, { after: 1 })).data).toMatchObject({
      unseen: 1,
      seenByDesk: 1,
      lines: [{ id: 2, by: "desk", text: "请到提款页面操作。" }],
    });
    expect((await member.call(desk.seen, { upTo: 2 })).data).toEqual({ unseen: 0 });
    await write(member, "谢谢。");
    await member.operator(`/desk/${id}/seen`, { upTo: 3 });
    expect((await member.call(desk.read, {})).data.seenByDesk).toBe(3);
    await member.operator(`/desk/${id}/close`, {});
    expect((await member.call(desk.read, {})).data.state).toBe("closed");
    expect((await write(member, "还有一个问题。")).data.state).toBe("open");
  });

  it("knows a visitor by a token, and shows nobody another's conversation", async () => {
    const [visitor, stranger] = [world.client(), world.client()];
    const { token } = (await visitor.call(desk.visitor, {})).data;
    const { token: another } = (await stranger.call(desk.visitor, {})).data;
    expect((await write(visitor, "我还没有账号。", token)).data.lines).toHaveLength(1);
    expect((await visitor.call(desk.read, { visitor: token })).data.lines).toHaveLength(1);
    expect((await stranger.call(desk.read, { visitor: another })).data.state).toBe("none");
    expect((await stranger.call(desk.read, {})).data.state).toBe("none");
    const withToken = (await member.call(desk.read, { visitor: token })).data;
    expect(withToken.lines.map(({ text }) => text)).not.toContain("我还没有账号。");
    const elsewhere = world.client(world.otherUrl);
    expect((await elsewhere.call(desk.read, { visitor: token })).data.state).toBe("none");
    const id = await idOf(null);
    expect(await elsewhere.operator(`/desk/${id}`)).toBeNull();
    await expect(elsewhere.operator(`/desk/${id}/answer`, { text: "好" })).rejects.toThrow("conversation_unknown");
    await member.operator(`/desk/${id}/answer`, { text: "可以先注册。" });
    expect((await visitor.call(desk.read, { visitor: token })).data.unseen).toBe(1);
    expect((await visitor.call(desk.seen, { visitor: token, upTo: 2 })).data.unseen).toBe(0);
  });

  it("takes no line of nobody: without a token it asks for one, with a session that is over it says so", async () => {
    const nobody = world.client();
    const refusal = { status: false, code: "bad_request", data: { field: "visitor" } };
    expect((await write(nobody, "你好")).envelope).toMatchObject(refusal);
    expect((await nobody.call(desk.seen, { upTo: 1 })).envelope).toMatchObject(refusal);
    nobody.token = "A".repeat(43);
    expect((await write(nobody, "你好")).envelope).toMatchObject({ status: false, code: "token", data: "token" });
    expect((await nobody.call(desk.read, {})).data.state).toBe("none");
  });

  it("takes pictures of members alone, their own", async () => {
    const { token } = (await member.call(desk.visitor, {})).data;
    const line = { text: "", picture: "x1", reqId: newKey() };
    expect((await world.client().call(desk.write, { ...line, visitor: token })).code).toBe("picture_unknown");
    expect((await member.call(desk.write, line)).code).toBe("picture_unknown");
  });

  it("is written to a dozen times a minute at most, which the console shows", async () => {
    const visitor = world.client();
    const { token } = (await visitor.call(desk.visitor, {})).data;
    for (let line = 1; line <= 12; line += 1) expect((await write(visitor, `第 ${line} 句`, token)).code).toBe("");
    expect((await write(visitor, "太多了", token)).envelope).toMatchObject({ code: "rate_limited" });
    const budgets = (await member.operator("/budgets")) as { name: string; used: number; points: number }[];
    expect(budgets).toContainEqual(expect.objectContaining({ name: "desk/minute", used: 12, points: 12 }));
    expect(await member.consolePage("/budgets")).toContain("desk/minute");
    world.advance(60_000);
    expect((await write(visitor, "现在可以了", token)).code).toBe("");
  });
});

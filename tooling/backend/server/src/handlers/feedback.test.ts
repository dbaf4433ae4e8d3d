import { contract } from "@baize/api-client/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const { feedback } = contract;
const TEXT = "充值已超过一小时仍未到账，请帮忙查询。";

let world: World;
let member: TestClient;
let other: TestClient;
beforeAll(async () => {
  world = await startWorld();
  [member, other] = [world.client(), world.client()];
  await member.register("writer1");
  await other.register("writer2");
}, 60_000);
afterAll(() => world.close());

const upload = async (client: TestClient, scene: "feedback" | "slip"): Promise<string> => {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: "#fff" } }).png();
  const file = new Blob([new Uint8Array(await picture.toBuffer())], { type: "image/png" });
  return (await client.call(contract.service.upload, { file, scene })).data.id;
};
const add = (client: TestClient, change: object = {}) =>
  client.call(feedback.add, { type: "deposit", text: TEXT, pictures: "", contact: "", reqId: newKey(), ...change });

describe("feedback", () => {
  it("is answered by the operator, which the member is told, and is closed", async () => {
    const picture = await upload(member, "feedback");
    const reqId = newKey();
    const line = (await add(member, { pictures: picture, contact: "a@mail.example", reqId })).data;
    expect((await add(member, { pictures: picture, contact: "a@mail.example", reqId })).data).toEqual(line);
    expect((await add(member, { text: `${TEXT}!`, reqId })).code).toBe("key_reused");
    expect(await member.operator("/feedback?state=open")).toMatchObject({ total: 1, list: [{ id: line.id }] });
    expect(await member.operator(`/feedback/${line.id}`)).toMatchObject({ contact: "a@mail.example", text: TEXT });
    await member.operator(`/feedback/${line.id}/reply`, { text: "已到账，请查看。" });
    const list = (await member.call(feedback.list, {})).data;
    expect(list).toMatchObject({ total: 1, left: 9, list: [{ id: line.id, state: "answered", isNews: true }] });
    expect((await member.call(contract.messages.list, {})).data.list).toMatchObject([{ title: "您的反馈有新回复" }]);
    const detail = (await member.call(feedback.detail, { id: line.id })).data;
    expect(detail).toMatchObject({ contact: "a@mail.example", isNews: false });
    expect(detail.entries).toMatchObject([
      { by: "member", pictures: [{ id: picture, url: `/media/${picture}` }] },
      { by: "operator", text: "已到账，请查看。" },
    ]);
    const follow = { id: line.id, text: "已经收到，谢谢您的帮助。", pictures: "", reqId: newKey() };
    expect((await member.call(feedback.follow, follow)).data.entries).toHaveLength(3);
    await member.operator(`/feedback/${line.id}/close`, {});
    expect((await member.call(feedback.follow, { ...follow, reqId: newKey() })).code).toBe("feedback_closed");
  });

  it("of another member is as feedback that does not exist", async () => {
    const { id } = (await add(member)).data;
    for (const unknown of [id, "F0000000000000000000000000"]) {
      expect((await other.call(feedback.detail, { id: unknown })).envelope).toMatchObject({
        status: false,
        code: "feedback_unknown",
        data: {},
      });
      const follow = { id: unknown, text: TEXT, pictures: "", reqId: newKey() };
      expect((await other.call(feedback.follow, follow)).code).toBe("feedback_unknown");
    }
    expect((await other.call(feedback.list, {})).data.total).toBe(0);
    const elsewhere = world.client(world.otherUrl);
    await elsewhere.register("writer1");
    expect((await elsewhere.call(feedback.detail, { id })).code).toBe("feedback_unknown");
    expect(await elsewhere.operator(`/feedback/${id}`)).toBeNull();
    await expect(elsewhere.operator(`/feedback/${id}/reply`, { text: "回复" })).rejects.toThrow("feedback_unknown");
  });

  it("takes own pictures for feedback alone, three of them, and texts of a fair length", async () => {
    const [own, slip, theirs] = [
      await upload(member, "feedback"),
      await upload(member, "slip"),
      await upload(other, "feedback"),
    ];
    for (const pictures of [slip, theirs, `${own},${theirs}`])
      expect((await add(member, { pictures })).code).toBe("picture_unknown");
    expect((await add(member, { pictures: `${own},a1,a2,a3` })).code).toBe("pictures_too_many");
    expect((await add(member, { text: "太短" })).envelope).toMatchObject({
      code: "text_too_short",
      data: { min: "10" },
    });
    expect((await add(member, { text: "长".repeat(501) })).envelope).toMatchObject({
      code: "text_too_long",
      data: { max: "500" },
    });
  });

  it("is written ten times a day at most", async () => {
    for (let left = 10; left > 0; left -= 1) expect((await add(other)).code).toBe("");
    expect((await add(other)).envelope).toMatchObject({ code: "feedback_quota", data: { perDay: "10" } });
    world.advance(24 * 3_600_000);
    await other.logIn("writer2", "Passw0rdgood");
    expect((await other.call(feedback.list, {})).data.left).toBe(10);
  });
});

import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
let member: TestClient;
let cookie: string;
beforeAll(async () => {
  world = await startWorld();
  member = world.client();
  await member.register("writes1");
  const body = new URLSearchParams({ secret: world.sandbox.consoleSecret });
  const entered = await fetch(`${world.url}/console/enter`, { method: "POST", redirect: "manual", body });
  cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}, 60_000);
afterAll(() => world.close());

const page = async (path: string): Promise<string> =>
  (await fetch(`${world.url}/console${path}`, { headers: { cookie } })).text();
const send = async (path: string, fields: Record<string, string>): Promise<string> => {
  const csrf = /name="csrf" value="([^"]+)"/.exec(await page("/messages"))?.[1] ?? "";
  const body = new URLSearchParams({ csrf, ...fields });
  const headers = { cookie };
  const reply = await fetch(`${world.url}/console${path}`, { method: "POST", redirect: "manual", headers, body });
  return reply.headers.get("location") ?? "";
};
/** What was written as markup must be shown as it was written. */
const MARKUP = "<img src=x onerror=alert(1)>";
const SHOWN = "&lt;img src=x onerror=alert(1)&gt;";

describe("the pages of messages, feedback and the desk", () => {
  it("send a message by their form, list it and take it back", async () => {
    const message = { kind: "notice", audience: "all", level: "", name: "", pinned: "1", format: "text", link: "" };
    const texts = { titleZh: MARKUP, titleEn: "Notice", bodyZh: "正文", bodyEn: "Body" };
    expect(await send("/messages/send", { ...message, ...texts })).toBe("/console/messages?done=1");
    expect(await send("/messages/send", { ...message, ...texts, titleEn: "" })).toBe(
      "/console/messages?fault=message_invalid%3A+title.en",
    );
    const shown = await page("/messages");
    expect(shown).toContain(SHOWN);
    expect(shown).not.toContain(MARKUP);
    const id = /\/console\/messages\/(\w+)\/recall/.exec(shown)?.[1] ?? "";
    expect((await member.call(contract.messages.detail, { id })).data.title).toBe(MARKUP);
    expect(await send(`/messages/${id}/recall`, {})).toBe("/console/messages?done=1");
    expect(await page("/messages")).not.toContain(id);
  });

  it("show feedback by its state, and answer and close it", async () => {
    const entry = {
      type: "complaint",
      text: `${MARKUP} 请尽快处理`,
      pictures: "",
      contact: "",
      reqId: newKey(),
    } as const;
    const { id } = (await member.call(contract.feedback.add, entry)).data;
    const shown = await page(`/feedback?id=${id}`);
    expect(shown).toContain(`${SHOWN} 请尽快处理`);
    expect(shown).not.toContain(MARKUP);
    expect(await send(`/feedback/${id}/reply`, { text: "处理中" })).toBe("/console/feedback?done=1");
    expect(await page("/feedback?state=open")).not.toContain(id);
    expect(await page("/feedback?state=answered")).toContain(id);
    await send(`/feedback/${id}/close`, {});
    expect(await page(`/feedback?id=${id}`)).not.toContain(`/feedback/${id}/reply`);
    expect(await page("/feedback?id=F1")).toContain("No such feedback");
  });

  it("show the conversations that wait, and answer and close them", async () => {
    await member.call(contract.desk.write, { text: MARKUP, reqId: newKey() });
    const id = /\/console\/desk\?id=(\w+)/.exec(await page("/desk"))?.[1] ?? "";
    const shown = await page(`/desk?id=${id}`);
    expect(shown).toContain(SHOWN);
    expect(shown).not.toContain(MARKUP);
    expect(await send(`/desk/${id}/answer`, { text: "您好" })).toBe("/console/desk?done=1");
    expect((await member.call(contract.desk.read, {})).data.lines.map(({ text }) => text)).toEqual([MARKUP, "您好"]);
    await send(`/desk/${id}/close`, {});
    expect(await page("/desk")).not.toContain(id);
    expect(await page("/desk?id=S1")).toContain("No such conversation");
  });

  it("are in the log by action and id, never by what was written", async () => {
    expect(world.log()).toContain('"action":"reply_feedback"');
    for (const text of ["处理中", "您好", "onerror"]) expect(world.log()).not.toContain(text);
  });
});

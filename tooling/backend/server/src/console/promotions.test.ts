import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
let client: TestClient;
let cookie: string;
beforeAll(async () => {
  world = await startWorld();
  client = world.client();
  await client.register("coupons");
  const body = new URLSearchParams({ secret: world.sandbox.consoleSecret });
  const entered = await fetch(`${world.url}/console/enter`, { method: "POST", redirect: "manual", body });
  cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}, 60_000);
afterAll(() => world.close());

const page = async (query = ""): Promise<string> =>
  (await fetch(`${world.url}/console/promotions${query}`, { headers: { cookie } })).text();
const unescape = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
/** The draft of a template, as the form shows it. */
const draft = async (type: string): Promise<string> =>
  unescape(/<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(await page(`?type=${type}`))?.[1] ?? "");
const send = async (path: string, fields: Record<string, string>): Promise<Response> => {
  const csrf = /name="csrf" value="([^"]+)"/.exec(await page())?.[1] ?? "";
  const body = new URLSearchParams({ csrf, ...fields });
  return fetch(`${world.url}/console${path}`, { method: "POST", redirect: "manual", headers: { cookie }, body });
};
const changed = async (type: string, change: object): Promise<string> =>
  JSON.stringify({ ...(JSON.parse(await draft(type)) as object), ...change });

describe("a new promotion", () => {
  it.each(["depositActive", "aloneActive", "recharge", "gift", "sign", "rule"])(
    "begins from the template %s, is previewed in words and created",
    async (type) => {
      const id = `made-${type.toLowerCase()}`;
      const rules = await changed(type, { id, ...(type === "gift" ? { items: [] } : {}) });
      const preview = await (await send("/promotions/preview", { rules })).text();
      expect(preview).toContain("预览 · Preview");
      expect(preview.includes("is given in all.")).toBe(type !== "rule");
      expect((await client.call(contract.promo.detail, { id })).code).toBe("activity_unknown");
      const made = await send("/promotions/create", { rules });
      expect([made.status, made.headers.get("location")]).toEqual([303, "/console/promotions?done=1"]);
      expect((await client.call(contract.promo.detail, { id })).data).toMatchObject({ type, state: "open" });
      expect(await page()).toContain(id);
    },
  );

  it("gives free bets from a template of theirs, says their terms before, and counts what was used", async () => {
    const rules = await changed("free-bets", { id: "made-free", conditions: [], every: "day" });
    const preview = await (await send("/promotions/preview", { rules })).text();
    expect(preview).toContain("5 × 10.00，本金不返还。The stake is not returned.");
    expect(preview).toContain("slot, fish, board");
    expect(preview).toContain("7 天 days");
    expect((await send("/promotions/create", { rules })).headers.get("location")).toBe("/console/promotions?done=1");
    const player = world.client();
    await player.register("freeconsole");
    await player.call(contract.promo.applyAloneActive, { id: "made-free" });
    expect(await page()).toContain("已发 Given 5 · 已用 Used 0 · 收回 Returned 0");
  });

  it("of free bets needs a stake that games take", async () => {
    const reward = { kind: "freeBets", count: 5, stake: "0.50", categories: [4] };
    const rules = await changed("free-bets", { id: "odd-free", reward });
    const refused = await send("/promotions/create", { rules });
    expect(new URL(refused.headers.get("location") ?? "", world.url).searchParams.get("fault")).toBe(
      "rules_invalid: reward.stake: is no stake that the games take",
    );
  });

  it("shows the place and the fault of rules that are wrong, and is not created", async () => {
    const rules = await changed("sign", { id: "wrong-sign", budget: "-5" });
    expect(await (await send("/promotions/preview", { rules })).text()).toMatch(
      /<code>budget<\/code>: expected a decimal such as 88\.00/,
    );
    const refused = await send("/promotions/create", { rules });
    expect(new URL(refused.headers.get("location") ?? "", world.url).searchParams.get("fault")).toBe(
      "rules_invalid: budget: expected a decimal such as 88.00",
    );
    await expect(client.operator("/promotions/create", { rules: "{" })).rejects.toThrow("the text is no JSON");
    expect((await client.call(contract.promo.detail, { id: "wrong-sign" })).code).toBe("activity_unknown");
  });

  it("shows marks in its texts as they are written", async () => {
    const text = {
      title: "<b>T</b>",
      tag: "t",
      html: "<img src=x onerror=alert(1)>",
      rules: "</textarea><script>1</script>",
    };
    const rules = await changed("rule", { id: "marks", texts: { "zh-CN": text, en: text } });
    const preview = await (await send("/promotions/preview", { rules })).text();
    expect(preview).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(preview).not.toMatch(/<img|<b>|<script>1/);
  });
});

describe("codes, applications and stops", () => {
  it("issue a code once, for a member or for anyone", async () => {
    const form = { activity: "made-gift", code: "ONLY-YOU", amount: "5.00", uses: "1", owner: "coupons" };
    await client.operator("/promotions/codes", form);
    await expect(client.operator("/promotions/codes", form)).rejects.toThrow("code_exists");
    for (const [wrong, sentence] of [
      [{ code: "a" }, "A code is 4 to 32"],
      [{ amount: "0" }, "above zero"],
      [{ amount: "1.234" }, "above zero"],
      [{ uses: "0" }, "one member or more"],
      [{ owner: "nobody" }, "member_unknown"],
    ] as const)
      await expect(client.operator("/promotions/codes", { ...form, code: "ANOTHER", ...wrong })).rejects.toThrow(
        sentence,
      );
    expect((await client.call(contract.promo.giftExchange, { code: "onlyyou" })).data.state).toBe("paid");
    expect(world.log()).not.toContain("ONLY-YOU");
  });

  it("decline for a reason of the list, which the member gets, and take back what was paid", async () => {
    const rules = await changed("aloneActive", {
      id: "by-hand",
      approval: true,
      conditions: [],
      reward: { kind: "fixed", amount: "9" },
    });
    await send("/promotions/create", { rules });
    await client.call(contract.promo.applyAloneActive, { id: "by-hand" });
    const [waiting] = (await client.operator("/promotions/applications")) as { id: string }[];
    const path = `/promotions/applications/${waiting?.id ?? ""}`;
    expect(await page()).toContain(waiting?.id);
    await expect(client.operator(`${path}/decline`, {})).rejects.toThrow("A reason is one of not_eligible");
    await expect(client.operator(`${path}/decline`, { reason: "资料不符" })).rejects.toThrow("A reason is one of");
    await client.operator(`${path}/decline`, { reason: "details_wrong" });
    expect((await client.call(contract.promo.record, { id: "by-hand" })).data.list[0]).toMatchObject({
      state: "refused",
      reason: "details_wrong",
    });
    await expect(client.operator(`${path}/approve`, {})).rejects.toThrow("wrong_state: refused");
    const [paid] = (await client.call(contract.promo.record, { id: "made-gift" })).data.list;
    expect(await client.operator("/promotions/reverse", { id: paid?.id })).toEqual({ taken: "5.00" });
    expect((await client.call(contract.member.balance, {})).data.balance).toBe("0.00");
  });

  it("stop a promotion once and give its budget back", async () => {
    const lines = (await client.operator("/promotions")) as { id: string; budget: { left: string } | null }[];
    const before = lines.find(({ id }) => id === "made-sign")?.budget?.left;
    expect(await client.operator("/promotions/made-sign/stop", {})).toEqual({ returned: before });
    expect(await client.operator("/promotions/made-sign/stop", {})).toEqual({ returned: "0.00" });
    await expect(client.operator("/promotions/none/stop", {})).rejects.toThrow("activity_unknown");
    expect(await page()).toContain("已结束 Ended");
    expect(await client.operator("/audit")).toEqual([]);
  });
});

import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf, captureSaved, type ScreenOptions } from "@baize/feature-kit/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { enter, press } from "../auth/form-acts.test.support.ts";
import { member } from "../feature.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./agent-page.tsx";
import { agentAnswers, sampleEarnings, sampleInfo, sampleInvitees, sampleTable } from "./agent-samples.test.support.ts";

const show = async (agent: FakeAnswers["agent"] = {}, options: ScreenOptions = {}) =>
  showScreen(<Page />, agentAnswers(agent), { path: "/agent", session: "member", ...options });
const visit = async (agent: FakeAnswers["agent"] = {}, options: ScreenOptions = {}) =>
  show(agent, { session: "visitor", ...options });
/** At a brand that has no agents. */
const withoutProgramme = async (session: "member" | "visitor", agent: FakeAnswers["agent"] = {}): Promise<void> => {
  await show({ table: { table: null }, ...agent }, { session });
};
const valueOf = (term: string) => screen.getByText(term).nextSibling?.textContent;

afterEach(cleanup);

describe("the agent programme for visitors", () => {
  it("says what it brings, how it works and what it pays, and leads to log in and back", async () => {
    const { count } = await visit();
    expect(await screen.findByText("没有流水要求")).toBeTruthy();
    expect(screen.getByText("按好友的有效投注和档位计算。")).toBeTruthy();
    const rows = within(screen.getByRole("table", { name: "佣金比例" })).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/活跃好友真人.*电竞/),
      expect.stringContaining("1 人起"),
      expect.stringContaining("5 人起"),
      expect.stringContaining("0.35%"),
    ]);
    expect(screen.getByText(sentence("活跃好友：近 7 天有效投注达到 ¥500.00。"))).toBeTruthy();
    expect(screen.getByText(sentence("累计满 ¥100.00 后发放，未满的继续累计。"))).toBeTruthy();
    expect(screen.getByRole("link", { name: "登录" }).getAttribute("href")).toBe("/login?return=%2Fagent");
    expect(screen.getByRole("link", { name: "立即注册" }).getAttribute("href")).toBe("/register?return=%2Fagent");
    expect(count("agent.info")).toBe(0);
  });
  it("has one rate a tier where it pays of net revenue", async () => {
    const tiers = [{ active: 1, percents: [{ category: null, percent: "30" }] }];
    await visit({ table: { table: { ...sampleTable, base: "net", tiers } } }, { locale: "en" });
    const [head, row] = within(await screen.findByRole("table")).getAllByRole("row");
    expect(head?.textContent).toBe("Active friendsRate");
    expect(row?.textContent).toContain("30%");
    expect(screen.getByText("Of net revenue: stakes less payouts and bonuses.")).toBeTruthy();
    expect(screen.getByText(sentence(/within 7 days/))).toBeTruthy();
  });
  it("is not there where the brand has none, which is said with something else to do", async () => {
    await withoutProgramme("visitor");
    expect(await screen.findByText("合营计划暂未开放")).toBeTruthy();
    expect(screen.getByRole("link", { name: "查看优惠" }).getAttribute("href")).toBe("/activity/discount");
    expect(screen.queryByRole("table")).toBeNull();
  });
  it("says why it did not come, and is read again at a press", async () => {
    const { client } = await visit({ table: failure("network") });
    expect(await screen.findByText("合营计划暂时没有加载出来")).toBeTruthy();
    client.answerWith(agentAnswers());
    await press("重试");
    expect(await screen.findByText("没有流水要求")).toBeTruthy();
  });
  it("is open to anyone, in the member's menus and at the foot of pages", () => {
    const page = member.pages.find(({ path }) => path === "/agent");
    expect([page?.guard, page?.navigation?.map(({ place }) => place)]).toEqual([
      "anyone",
      ["memberMenu", "hub", "footer"],
    ]);
  });
});

describe("a member's own part", () => {
  it("has the link with the code, to be copied and scanned, the sums, and the tier", async () => {
    await show();
    const link = `${location.origin}/register?i_code=K7M2QX`;
    expect(await screen.findByText(link)).toBeTruthy();
    expect(screen.getByText("K7M2QX").getAttribute("translate")).toBe("no");
    expect(screen.getByRole("img", { name: "邀请链接的二维码" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "复制邀请链接" })).toBeTruthy();
    expect(valueOf("待发放")).toContain("36.40");
    expect(valueOf("邀请好友")).toBe("46");
    const row = screen.getByText("当前档位").closest("tr");
    expect(row?.textContent).toContain("5 人起");
    expect(screen.getByText("您已加入合营计划")).toBeTruthy();
    expect(screen.queryByLabelText(/^申请说明/)).toBeNull();
  });
  it("says that an application is being looked at, and takes no second", async () => {
    await show({ info: sampleInfo({ state: "pending", tier: 0 }) });
    expect(await screen.findByText("申请审核中")).toBeTruthy();
    expect(screen.queryByLabelText(/^申请说明/)).toBeNull();
    expect(screen.queryByText("当前档位")).toBeNull();
  });
  it("says why an application was refused, and takes another", async () => {
    await show({ info: sampleInfo({ state: "refused", reason: "资料不足" }) });
    expect(await screen.findByText("资料不足")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "重新申请" })).toBeTruthy();
  });
  it("shows an agent what was earned though the brand has ended the programme", async () => {
    await withoutProgramme("member");
    expect(await screen.findByText("K7M2QX")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    await withoutProgramme("member", { info: sampleInfo({ state: "none" }) });
    expect(await screen.findByText("合营计划暂未开放")).toBeTruthy();
  });
  it("says why the member's own did not come", async () => {
    const { client } = await show({ info: failure("network") });
    expect(await screen.findByText("您的推广资料暂时没有加载出来")).toBeTruthy();
    client.answerWith(agentAnswers());
    await press("重试");
    expect(await screen.findByText("K7M2QX")).toBeTruthy();
  });
});

describe("an application", () => {
  const none = sampleInfo({ state: "none", tier: 0 });
  const text = "我有不少喜欢游戏的朋友。";
  const write = async (words = text) =>
    fireEvent.change(await screen.findByLabelText(/^申请说明/), { target: { value: words } });

  it("is sent with what was written, and its state is read again", async () => {
    const { client } = await show({ info: none, apply: { id: "A1" } });
    await write();
    await enter(/^联系方式/, "a@mail.example");
    client.answerWith({ agent: { info: sampleInfo({ state: "pending" }) } });
    await press("提交申请");
    expect(await screen.findByText("申请审核中")).toBeTruthy();
    expect(callsOf(client, "agent.apply")).toEqual([{ text, contact: "a@mail.example" }]);
  });
  it("needs both, and no more than the call takes", async () => {
    const { count } = await show({ info: none });
    await write("好".repeat(501));
    await press("提交申请");
    expect(await screen.findByText("请不要超过 500 个字")).toBeTruthy();
    expect(screen.getByText("请填写此项")).toBeTruthy();
    expect(count("agent.apply")).toBe(0);
  });
  it.each([
    ["agency_closed", "暂未开放合营计划。"],
    ["not_eligible", "您的账户目前不能申请，请联系客服。"],
  ] as const)("says that it was refused and keeps what was written: %s", async (code, words) => {
    await show({ info: none, apply: refusal(code) });
    await write();
    await enter(/^联系方式/, "a@mail.example");
    await press("提交申请");
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^申请说明/).value).toBe(text);
  });
  it.each(["application_open", "already_agent"] as const)("shows where it stands after %s", async (code) => {
    const { client } = await show({ info: none, apply: refusal(code) });
    await write();
    await enter(/^联系方式/, "a@mail.example");
    client.answerWith({ agent: { info: sampleInfo({ state: "pending" }) } });
    await press("提交申请");
    expect(await screen.findByText("申请审核中")).toBeTruthy();
  });
});

describe("a member's invitees", () => {
  it("are listed under masked names, also of the same letters, and turn pages by the address", async () => {
    const { client, path } = await show({}, { path: "/agent?part=invitees" });
    const table = await screen.findByRole("table", { name: "我的好友" });
    expect(within(table).getAllByText("pl***")).toHaveLength(2);
    expect(within(table).getByText("2026-11-26").closest("tr")?.textContent).toContain("未充值");
    await press("第 2 页");
    await waitFor(() => expect(path()).toBe("/agent?part=invitees&page=2"));
    await waitFor(() => expect(callsOf(client, "agent.invitees")).toContainEqual({ page: 2, size: 20 }));
  });
  it("are none yet, which leads to the link; or did not come", async () => {
    await show({ invitees: { total: 0, list: [] } }, { path: "/agent?part=invitees" });
    expect(await screen.findByText("还没有邀请到好友")).toBeTruthy();
    expect(screen.getByRole("link", { name: "查看邀请链接" }).getAttribute("href")).toBe("/agent");
    const { client } = await show({ invitees: failure("network") }, { path: "/agent?part=invitees" });
    expect(await screen.findByText("好友名单暂时没有加载出来")).toBeTruthy();
    client.answerWith({ agent: { invitees: sampleInvitees } });
    await press("重试");
    expect(await screen.findByRole("table")).toBeTruthy();
  });
});

describe("a member's commission", () => {
  const earnings = { path: "/agent?part=earnings" } as const;
  const rowsOf = async () =>
    within(await screen.findByRole("table", { name: "佣金明细" }))
      .getAllByRole("row")
      .slice(1);

  it("has rows whose amounts are the sum, of which some was paid and the rest waits", async () => {
    await show({}, earnings);
    const rows = await rowsOf();
    expect(rows).toHaveLength(3);
    expect(rows[2]?.textContent).toMatch(/2026-11-26ze\*\*\*.*净输赢.*30%.*已发放/);
    expect(valueOf("佣金合计")).toContain("12,345,702.90");
    expect(valueOf("其中已发放")).toContain("12,345,678.90");
    expect(valueOf("其中待发放")).toContain("24.00");
  });
  it("is asked for by the period of the address, which a reset takes back and the part survives", async () => {
    const { client, path } = await show({}, { path: "/agent?part=earnings&date=0" });
    await rowsOf();
    expect(callsOf(client, "agent.earnings")).toEqual([{ date: 0, page: 1, size: 20 }]);
    await press("重置");
    await waitFor(() => expect(path()).toBe("/agent?part=earnings"));
    expect(await rowsOf()).toHaveLength(3);
  });
  it("is saved as a file with every row, also of those that are alike", async () => {
    await show({}, earnings);
    await rowsOf();
    const [file] = await captureSaved(async () => {
      await press("导出 CSV");
      await screen.findAllByText("已导出 3 条记录");
    });
    const lines = ((await file?.text()) ?? "").trim().split("\r\n");
    expect(lines).toHaveLength(1 + sampleEarnings.list.length);
    expect(lines[1]).toBe("2026-11-27,pl***,电子,6000.00,0.20,12.00,待发放");
  });
  it("says that a period is too long, or why it did not come", async () => {
    await show({ earnings: refusal("period_too_long", { months: "12" }) }, earnings);
    expect(await screen.findByText("最多查询 12 个月，请缩短时间范围。")).toBeTruthy();
    await show({ earnings: failure("network") }, earnings);
    expect(await screen.findByText("记录加载失败")).toBeTruthy();
  });
});

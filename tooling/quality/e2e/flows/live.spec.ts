import { contract, liveStream } from "@baize/api-client/contract";
import { newKey } from "@baize/server/testing";
import { type BrowserContext, expect, type Page, type Request, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";
import { expectBalance, visit } from "./member.ts";
import { operatorOf } from "./operator.ts";
import { HOLDER, signIn, type WireMember, wireMember } from "./wire-member.ts";

const site = siteOf("10001");

let member: WireMember;
test.beforeEach(async ({ context }, info) => {
  member = await wireMember(site, info);
  await signIn(context, member);
});

const isStream = (request: Pick<Request, "url">): boolean => new URL(request.url()).pathname === liveStream.path;
/** Streams that the context's pages have asked for. */
const streamsOf = (context: BrowserContext): Request[] => {
  const streams: Request[] = [];
  context.on("request", (request) => {
    if (isStream(request)) streams.push(request);
  });
  return streams;
};
/** Opens a page, and waits until it has a stream. */
const visitLive = async (page: Page, path: string): Promise<void> => {
  const opened = page.waitForResponse(isStream);
  await visit(page, path);
  expect((await opened).headers()["content-type"]).toContain("text/event-stream");
};
const askDeposit = async (amount: string): Promise<string> => {
  const methods = (await member.visitor.call(contract.finance.depositMethods, {})).data;
  const channelId = methods.find(({ kind }) => kind === "bank")?.channels[0]?.id ?? "";
  const input = { channelId, amount, payerName: HOLDER, reqId: newKey() };
  return (await member.visitor.call(contract.finance.depositCreate, input)).data.id;
};

test("a confirmed deposit shows in two tabs without a press, over one stream, which another tab takes over", async ({
  context,
  page,
  request,
}) => {
  const operator = operatorOf(request, site);
  const streams = streamsOf(context);
  const order = await askDeposit("500.00");
  await visitLive(page, `/finance/deposit/cardinfo?order=${order}`);
  const other = await context.newPage();
  await visit(other, "/home");
  await expectBalance(other, "0.00");
  const confirmedAt = Date.now();
  await operator.confirmDeposit(order);
  // Balances are read when a page opens and when money moves: no timer brings this one.
  await expectBalance(other, "500.00");
  await expect(page.getByText("款项已存入中心钱包。")).toBeVisible();
  await expectBalance(page, "500.00");
  test.info().annotations.push({ type: "news", description: `${Date.now() - confirmedAt} ms after the confirmation` });
  expect(streams).toHaveLength(1);

  const taken = other.waitForResponse(isStream);
  await page.close();
  expect(new URL((await taken).url()).searchParams.get("after")).toMatch(/^\d+-\d+$/);
  await operator.confirmDeposit(await askDeposit("200.00"));
  await expectBalance(other, "700.00");
});

test("a hall learns of the maintenance of its platform, and of the end, without a press", PHONE, async ({ page }) => {
  const [platform, name] = ["hlby", "海螺角"];
  await visitLive(page, "/venue/fishGame");
  const closed = page.getByRole("main").getByRole("article").filter({ hasText: name }).getByText("维护中");
  await expect(closed).toHaveCount(0);
  await member.visitor.operator("/closings/platform", { platform, minutes: 30 });
  // Without the stream the hall would read its states 30 s after it was opened.
  await expect(closed).toBeVisible({ timeout: 20_000 });
  await member.visitor.operator("/closings/platform", { platform, lift: true });
  await expect(closed).toHaveCount(0, { timeout: 20_000 });
});

test("an account that is locked leaves its page for the log-in without a press", DESKTOP, async ({ page }) => {
  await visitLive(page, "/user");
  await member.visitor.operator(`/members/${member.id}/lock`, { locked: 1 });
  await expect(page).toHaveURL(/\/login/);
});

test("an order still comes to its end where no stream can be had", PHONE, async ({ page, request }) => {
  await page.route(`**${liveStream.path}*`, (route) => route.abort());
  const order = await askDeposit("300.00");
  await visit(page, `/finance/deposit/cardinfo?order=${order}`);
  await expect(page.getByText("收款账号").first()).toBeVisible();
  await operatorOf(request, site).confirmDeposit(order);
  await expect(page.getByText("款项已存入中心钱包。")).toBeVisible();
  await expectBalance(page, "300.00");
});

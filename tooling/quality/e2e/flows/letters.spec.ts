import { contract } from "@baize/api-client/contract";
import { paths } from "@baize/domain";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { expectAccessible, expectNoSideScroll } from "./axe.ts";
import { sendMessage } from "./letters.ts";
import { visit } from "./member.ts";
import { signIn, wireMember } from "./wire-member.ts";

const site = siteOf("10001");
const main = (page: Page): Locator => page.getByRole("main");
const personal = (page: Page): Locator =>
  page.getByRole("navigation", { name: "消息类型" }).getByRole("link", { name: /^个人/ });

test("messages are read, deleted and had back, and the unread count says so", async ({ page, context }, info) => {
  const member = await wireMember(site, info);
  await signIn(context, member);
  for (const title of ["第一封通知", "第二封通知"]) await sendMessage(member, title);
  await page.goto(site);
  await visit(page, paths.message);
  await expect(personal(page)).toContainText("2 条未读");
  await personal(page).click();
  const row = (title: string): Locator => main(page).getByRole("listitem").filter({ hasText: title });
  await expect(row("第一封通知")).toContainText("未读");
  await expectAccessible(page);

  await row("第一封通知").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("第一封通知");
  await expect(page.getByRole("article")).toHaveText("第一封通知的正文");
  await page.goBack();
  await expect(personal(page)).toContainText("1 条未读");
  await expect(row("第一封通知")).not.toContainText("未读");
  await expect(row("第二封通知")).toContainText("未读");

  await main(page).getByRole("checkbox", { name: "选择“第二封通知”" }).check();
  await main(page).getByRole("button", { name: "删除（1）" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
  await expect(row("第二封通知")).toHaveCount(0);
  await expect(personal(page)).not.toContainText("未读");
  await expectNoSideScroll(page);
  await main(page).getByRole("button", { name: "撤销" }).click();
  await expect(row("第二封通知")).toContainText("未读");
  await expect(personal(page)).toContainText("1 条未读");

  await main(page).getByRole("button", { name: "全部标为已读" }).click();
  await expect(personal(page)).not.toContainText("未读");
  await page.reload();
  await expect(row("第二封通知")).not.toContainText("未读");
  await expect(personal(page)).not.toContainText("未读");
});

test("feedback is sent, answered from the console, read, added to and closed", async ({ page, context }, info) => {
  const member = await wireMember(site, info);
  const { visitor } = member;
  await signIn(context, member);
  await page.goto(site);
  await visit(page, paths.feedBack);
  await page.getByLabel(/^反馈类型/).selectOption("充值");
  await page.getByRole("textbox", { name: /^反馈内容/ }).fill("昨晚的充值还没有到账，请帮忙查一下。");
  await page.getByRole("textbox", { name: /^联系方式/ }).fill("player@example.test");
  await expectAccessible(page);
  await page.getByRole("button", { name: "提交", exact: true }).click();
  await expect(page).toHaveURL(/feedBackList\?id=/);
  const entries = page.getByRole("list", { name: "往来记录" }).getByRole("listitem");
  await expect(entries).toHaveCount(1);
  const id = (await visitor.call(contract.feedback.list, { page: 1, size: 20 })).data.list[0]?.id ?? "";
  await expect(page).toHaveURL(new RegExp(`\\?id=${id}$`));

  await visitor.operator(`/feedback/${id}/reply`, { text: "已核实，款项已补入账户。" });
  await visit(page, paths.feedBackList);
  const lead = main(page).getByRole("link", { name: /^昨晚的充值/ });
  await expect(main(page).getByText("新回复")).toBeVisible();
  await expect(main(page).getByText("已回复")).toBeVisible();
  await expectAccessible(page);
  await lead.click();
  await expect(entries.nth(1)).toContainText("已核实，款项已补入账户。");
  await page.goBack();
  await expect(lead).toBeVisible();
  await expect(main(page).getByText("新回复")).toHaveCount(0);

  await lead.click();
  await page.getByRole("textbox", { name: /^补充内容/ }).fill("已经收到了，谢谢您的帮助。");
  await page.getByRole("button", { name: "提交", exact: true }).click();
  await expect(entries).toHaveCount(3);
  expect(await visitor.operator(`/feedback/${id}`)).toMatchObject({
    state: "open",
    contact: "player@example.test",
    entries: [{ by: "member" }, { by: "operator" }, { by: "member", text: "已经收到了，谢谢您的帮助。" }],
  });
  await visitor.operator(`/feedback/${id}/close`, {});
  await page.reload();
  await expect(main(page).getByText("这条反馈已结束，如有需要请重新提交。")).toBeVisible();
  await expectNoSideScroll(page);
});

test("help is found by its tree and by words, read on, and voted for once", async ({ page }) => {
  await page.goto(site);
  await visit(page, paths.help("index"));
  await expectAccessible(page);
  await main(page).getByRole("link", { name: "如何充值" }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("如何充值");
  await expectAccessible(page);
  // A phone has the tree folded.
  if (test.info().project.name === "phone") await main(page).getByText("帮助目录", { exact: true }).click();
  const tree = page.getByRole("navigation", { name: "帮助目录" });
  await expect(tree.getByRole("link", { name: "如何充值" })).toHaveAttribute("aria-current", "page");
  await page
    .getByRole("navigation", { name: "上一篇与下一篇" })
    .getByRole("link", { name: /转账附言有什么用/ })
    .click();
  await expect(title).toHaveText("转账附言有什么用");

  await main(page).getByRole("button", { name: "有帮助", exact: true }).click();
  await expect(page.getByText("感谢您的评价，很高兴能帮到您。")).toBeVisible();
  await page.reload();
  await expect(page.getByText("感谢您的评价，很高兴能帮到您。")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "有帮助", exact: true })).toHaveCount(0);

  const search = page.getByRole("searchbox", { name: "搜索帮助" });
  await search.fill("忘记密码");
  await search.press("Enter");
  await expect(title).toHaveText("搜索结果");
  await main(page)
    .getByRole("link", { name: /忘记.*密码/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/help\/account-forgot-password$/);
  await visit(page, paths.help("no-such-article"));
  await expect(page.getByText("没有找到这篇文章")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "如何充值" })).toBeVisible();
});

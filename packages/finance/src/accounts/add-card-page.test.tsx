import { failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { account, cardAnswers, memberBanks } from "./account-samples.test.support.ts";
import type { Screen } from "@baize/feature-kit/testing";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page } from "./add-card-page.tsx";

const PIN = "482913";
const NUMBER = "6200188800026789";
const start = async (
  finance: NonNullable<FakeAnswers["finance"]> = {},
  path = "/finance/addBankCard?return=%2Ffinance%2Fwithdraw",
): Promise<Screen> => renderScreen(Page, { finance: { ...cardAnswers, ...finance } }, { path });

const field = async (name: RegExp): Promise<HTMLInputElement> => screen.findByRole("textbox", { name });
const openBanks = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole("button", { name: /开户银行|请选择银行/ }));
  return screen.findByRole("dialog");
};
const chooseBank = async (): Promise<void> => {
  fireEvent.click(within(await openBanks()).getByRole("button", { name: /云鹤银行/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};
const enterPin = (): void =>
  void fireEvent.change(
    screen.getAllByLabelText(/^提款密码/).find((element) => element instanceof HTMLInputElement) as HTMLElement,
    { target: { value: PIN } },
  );
const fill = async (): Promise<void> => {
  fireEvent.change(await field(/持有人/), { target: { value: " 陈小满 " } });
  await chooseBank();
  fireEvent.change(await field(/银行卡号/), { target: { value: NUMBER } });
  enterPin();
};
const submit = (): void => void fireEvent.click(screen.getByRole("button", { name: "添加银行卡" }));

describe("adding a bank card", () => {
  it("sends the card once with its password sealed, and goes back to where the member came from", async () => {
    const { client, count, path } = await start();
    await fill();
    for (let press = 0; press < 20; press += 1) submit();
    await waitFor(() => expect(path()).toBe("/finance/withdraw"));
    expect(count("finance.bankAdd")).toBe(1);
    expect(client.requests.find(({ call }) => call === "finance.bankAdd")?.input).toMatchObject({
      bankCode: "YUNHE",
      holder: "陈小满",
      number: NUMBER,
    });
    expect(JSON.stringify(client.requests)).not.toContain(PIN);
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example"])(
    "does not leave the site for %s",
    async (target) => {
      const { path } = await start({}, `/finance/addBankCard?return=${encodeURIComponent(target)}`);
      await fill();
      submit();
      await waitFor(() => expect(path()).toBe("/finance/withdraw"));
    },
  );

  it("offers banks in their four groups, in order", async () => {
    await start();
    const sheet = await openBanks();
    const options = within(sheet).getAllByRole("listitem");
    expect(options.map((option) => option.textContent?.slice(0, 4))).toEqual([
      "云鹤银行",
      "青岚银行",
      "暮辰银行",
      "白鹭银行",
      "朝霞银行",
    ]);
    expect(
      ["常用银行", "全国性银行", "城市银行", "其他银行"].every((name) => within(sheet).queryByText(name) !== null),
    ).toBe(true);
  });

  it("warns of a wrong check digit and lets it pass", async () => {
    const { count } = await start();
    await fill();
    expect(screen.getByText(/卡号校验位不符/)).toBeTruthy();
    submit();
    await waitFor(() => expect(count("finance.bankAdd")).toBe(1));
  });

  it("puts what is missing at its field and sends nothing", async () => {
    const { count } = await start();
    await field(/持有人/);
    submit();
    for (const text of ["请输入姓名。", "请选择开户银行。", "请输入银行卡号。", "请输入 6 位提款密码。"])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(count("finance.bankAdd")).toBe(0);
  });

  it("keeps all but the password after a refusal, which is shown at its field", async () => {
    await start({ bankAdd: refusal("account_exists") });
    await fill();
    submit();
    expect(await screen.findByText("该账户已添加过。")).toBeTruthy();
    expect((await field(/银行卡号/)).value).toBe("6200 1888 0002 6789");
    expect([...document.querySelectorAll("input")].map(({ value }) => value).join("|")).not.toContain(
      PIN[0] + "|" + PIN[1],
    );
  });

  it.each([
    ["云鹤", "云鹤银行"],
    ["yunhe", "云鹤银行"],
    ["ＱＬＹＨ", "青岚银行"],
    ["zx", "朝霞银行"],
  ])("finds a bank by %s", async (query, name) => {
    await start();
    const sheet = await openBanks();
    fireEvent.change(within(sheet).getByRole("searchbox"), { target: { value: query } });
    await waitFor(() => expect(within(sheet).getAllByRole("listitem")).toHaveLength(1));
    expect(within(sheet).getByRole("button", { name: new RegExp(name) })).toBeTruthy();
  });

  it("does not search while an input method composes, and does so when it has", async () => {
    await start();
    const sheet = await openBanks();
    const search = within(sheet).getByRole("searchbox");
    fireEvent.compositionStart(search);
    fireEvent.change(search, { target: { value: "yun'he" } });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(within(sheet).getAllByRole("listitem")).toHaveLength(5);
    fireEvent.change(search, { target: { value: "云鹤" } });
    fireEvent.compositionEnd(search);
    await waitFor(() => expect(within(sheet).getAllByRole("listitem")).toHaveLength(1));
  });

  it("shows the fixed holder masked and has no field for it", async () => {
    const { client, count } = await start({ memberBanks: memberBanks([account()]) });
    expect(await screen.findByText("陈*满")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /持有人/ })).toBeNull();
    await chooseBank();
    fireEvent.change(await field(/银行卡号/), { target: { value: NUMBER } });
    enterPin();
    submit();
    await waitFor(() => expect(count("finance.bankAdd")).toBe(1));
    expect(client.requests.find(({ call }) => call === "finance.bankAdd")?.input).not.toHaveProperty("holder");
  });

  it("says that the limit is reached instead of offering the form", async () => {
    await start({ memberBanks: memberBanks([account()], { max: { bank: 1, alipay: 1, coin: 1 } }) });
    expect(await screen.findByText("这类账户已达上限")).toBeTruthy();
  });

  it("stays closed while the withdrawal password is unknown", async () => {
    await start({ withdrawPasswordConfig: failure("network") });
    expect(await screen.findByText("暂时无法确认提款密码状态")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /银行卡号/ })).toBeNull();
  });
});

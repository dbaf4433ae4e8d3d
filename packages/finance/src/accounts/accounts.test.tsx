import type { FakeAnswers } from "@baize/api-client/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ADDRESS } from "../deposit/deposit-samples.test.support.ts";
import { account, alipayAccount, coinAccount, memberBanks, virtualCoins } from "./account-samples.test.support.ts";
import { pngFile, type Screen, stubUpload } from "@baize/feature-kit/testing";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page as AlipayPage } from "./add-alipay-page.tsx";
import { Page as CoinPage } from "./coin-address-page.tsx";

const PIN = "482913";
const open: NonNullable<FakeAnswers["finance"]> = {
  withdrawPasswordConfig: { d: true, p: true },
  memberBanks: memberBanks([account()]),
  virtualProtocols: virtualCoins,
  virtualAdd: coinAccount,
  alipayAdd: alipayAccount,
};
const type = async (name: RegExp, value: string): Promise<void> =>
  void fireEvent.change(await screen.findByRole("textbox", { name }), { target: { value } });
const enterPin = (): void =>
  void fireEvent.change(
    screen.getAllByLabelText(/^提款密码/).find((element) => element instanceof HTMLInputElement) as HTMLElement,
    { target: { value: PIN } },
  );

describe("a coin address", () => {
  const start = async (finance: NonNullable<FakeAnswers["finance"]> = {}): Promise<Screen> =>
    renderScreen(
      CoinPage,
      { finance: { ...open, ...finance } },
      { path: "/finance/virtualCoinCard?return=%2Fuser%2FbankCardsManage%3Ftype%3Dcoin" },
    );
  const fill = async (address = ADDRESS): Promise<void> => {
    fireEvent.click(await screen.findByRole("radio", { name: /TRC20/ }));
    await type(/收款地址/, address);
  };

  it("is added once its ends are compared, sealed, and leads back", async () => {
    const { client, count, path } = await start();
    await fill(` ${ADDRESS} `);
    enterPin();
    fireEvent.click(screen.getByRole("button", { name: "添加虚拟币地址" }));
    expect(await screen.findByText("请核对并勾选。")).toBeTruthy();
    expect(count("finance.virtualAdd")).toBe(0);
    fireEvent.click(screen.getByRole("checkbox", { name: "我已核对：前 4 位 TYc2，后 4 位 2UpA" }));
    fireEvent.click(screen.getByRole("button", { name: "添加虚拟币地址" }));
    await waitFor(() => expect(path()).toBe("/user/bankCardsManage?type=coin"));
    expect(client.requests.find(({ call }) => call === "finance.virtualAdd")?.input).toMatchObject({
      coinType: 1,
      protocol: "TRC20",
      address: ADDRESS,
    });
    expect(JSON.stringify(client.requests)).not.toContain(PIN);
  });

  it.each([
    [`${ADDRESS.slice(0, -1)}B`, "地址校验未通过，可能有字符抄错，请重新复制。"],
    ["0x0916A0866ddC396465ECEaC46E72479247a09b86", "这是其他网络的地址，请检查网络是否选对。"],
  ])("is checked as it is typed: %s", async (address, sentence) => {
    await start();
    await fill(address);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("requires another comparison once the address has changed", async () => {
    await start();
    await fill();
    fireEvent.click(await screen.findByRole("checkbox"));
    await type(/收款地址/, "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8");
    expect(((await screen.findByRole("checkbox", { name: /TJRa/ })) as HTMLInputElement).checked).toBe(false);
  });

  it("comes after the withdrawal password", async () => {
    await start({ withdrawPasswordConfig: { d: true, p: false } });
    expect(await screen.findByText("为了您的账户安全，添加提款账户或提款之前，请先设置提款密码。")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("an Alipay account", () => {
  const start = async (): Promise<Screen> => {
    const shown = await renderScreen(AlipayPage, { finance: open }, { path: "/finance/addAlipay" });
    stubUpload(shown.client);
    return shown;
  };

  it("is added with its uploaded code, without asking for the holder again", async () => {
    const { client, count } = await start();
    await type(/支付宝账号/, "13800006789");
    enterPin();
    fireEvent.click(screen.getByRole("button", { name: "添加支付宝" }));
    expect(await screen.findByText("请上传收款码图片。")).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/收款码/), { target: { files: [pngFile()] } });
    fireEvent.click(await screen.findByRole("button", { name: "使用这张图片" }));
    await screen.findByText("已上传");
    fireEvent.click(screen.getByRole("button", { name: "添加支付宝" }));
    await waitFor(() => expect(count("finance.alipayAdd")).toBe(1));
    const sent = client.requests.find(({ call }) => call === "finance.alipayAdd")?.input;
    expect(sent).toMatchObject({ account: "13800006789", qrId: "P1" });
    expect(sent).not.toHaveProperty("holder");
  });

  it.each([
    ["1380000", "手机号应为 11 位，请核对。"],
    ["me@", "电子邮箱格式不正确。"],
    ["nobody", "支付宝账号应为手机号或电子邮箱。"],
  ])("says what is wrong with %s", async (text, sentence) => {
    await start();
    await type(/支付宝账号/, text);
    fireEvent.click(screen.getByRole("button", { name: "添加支付宝" }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

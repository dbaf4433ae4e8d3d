import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { address, press } from "../auth/form-acts.test.support.ts";
import { preInfo } from "../auth/auth-samples.test.support.ts";
import { stubPasskeys, type StubbedPasskeys, withoutPasskeys } from "../passkeys/passkey-browser.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./login-page.tsx";

const BUTTON = "用通行密钥登录";
const asked = fixture(contract.passkey.loginOptions, { ticket: "t-1" });
const open = async (passkey: FakeAnswers["passkey"] = {}, path = "/login") =>
  showScreen(<Page />, { service: { preInfo }, passkey: { loginOptions: asked, ...passkey } }, { path });
const callNames = (client: { requests: readonly { call: string }[] }) =>
  client.requests.map(({ call }) => call).filter((call) => call.startsWith("passkey."));

let stub: StubbedPasskeys;
beforeEach(() => {
  stub = stubPasskeys();
});
afterEach(() => {
  cleanup();
  stub.restore();
});

describe("log-in with a passkey", () => {
  it("asks for no name, and goes to the wanted page with the time of the log-in before", async () => {
    const login = { uid: "u1", lastLoginTime: "2026-11-27T12:00:00+08:00" };
    const { client } = await open({ login }, "/login?return=%2Fuser%2FbetRecord%3Fp%3D3");
    await press(BUTTON);
    await waitFor(() => expect(address()).toBe("/user/betRecord?p=3"));
    expect(callsOf(client, "passkey.login")).toEqual([
      { ticket: "t-1", response: expect.stringContaining('"id":"AQID"') as string },
    ]);
    expect(await screen.findAllByText(/2026-11-27 12:00/)).toHaveLength(2);
  });

  it("leaves the form as it was when the browser's dialog is closed, and says so quietly", async () => {
    stub.answer = "NotAllowedError";
    const { client } = await open();
    await press(BUTTON);
    expect(await screen.findByText("没有继续，什么都没有改变。")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(callNames(client)).toEqual(["passkey.loginOptions"]);
    stub.answer = "given";
    client.answerWith({ passkey: { login: refusal("passkey_unknown") } });
    await press(BUTTON);
    expect(await screen.findByText("这个通行密钥无法登录，可能已被移除。请用其他方式登录。")).toBeTruthy();
    expect(screen.queryByText("没有继续，什么都没有改变。")).toBeNull();
    expect(screen.getByLabelText(/^用户名/)).toBeTruthy();
  });

  it.each([
    ["ticket_expired", "等待时间过长，请再试一次。"],
    ["account_locked", "账号已被锁定，请联系客服。"],
  ] as const)("says what a refusal means: %s", async (code, sentence) => {
    await open({ login: refusal(code) });
    await press(BUTTON);
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
  });

  it("asks the browser for nothing when the server gives no options", async () => {
    await open({ loginOptions: refusal("passkey_unavailable") });
    await press(BUTTON);
    expect(await screen.findByText("当前网址无法使用通行密钥。")).toBeTruthy();
    expect(stub.asked.get).toEqual([]);
  });

  it("says that the device could not, and sends nothing", async () => {
    stub.answer = "NotSupportedError";
    const { client } = await open();
    await press(BUTTON);
    expect(await screen.findByText("这台设备没能使用通行密钥，请用其他方式登录。")).toBeTruthy();
    expect(callNames(client)).toEqual(["passkey.loginOptions"]);
  });

  it("sends once however often it is pressed in one tick", async () => {
    const { client } = await open({ login: { uid: "u1", lastLoginTime: null } });
    const button = await screen.findByRole("button", { name: BUTTON });
    for (let times = 0; times < 20; times += 1) button.click();
    await waitFor(() => expect(address()).toBe("/home"));
    expect(callNames(client)).toEqual(["passkey.loginOptions", "passkey.login"]);
  });

  it("is not offered by a browser that has no passkeys", async () => {
    const restore = withoutPasskeys();
    await open();
    expect(await screen.findByLabelText(/^用户名/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: BUTTON })).toBeNull();
    restore();
  });
});

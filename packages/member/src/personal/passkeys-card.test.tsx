import { contract } from "@baize/api-client/contract";
import { failure, type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enter, input, press } from "../auth/form-acts.test.support.ts";
import { stubPasskeys, type StubbedPasskeys, withoutPasskeys } from "../passkeys/passkey-browser.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./personal-page.tsx";
import { personalAnswers, samplePasskeys } from "./personal-samples.test.support.ts";

const SEALED = expect.stringMatching(/^[\w+/]+=*$/) as string;
const LOGIN = "Old-horse-2025";
const RESPONSE = expect.stringContaining('"id":"AQID"') as string;
const listed = (list: readonly (typeof samplePasskeys)[number][] = samplePasskeys) => ({ max: 10, list: [...list] });
const asked = fixture(contract.passkey.addOptions, { ticket: "t-1" });
const open = async (passkey: FakeAnswers["passkey"] = {}) =>
  showScreen(<Page />, personalAnswers({ passkey: { addOptions: asked, ...passkey } }), {
    session: "member",
    path: "/user/personal",
  });
const fill = async (): Promise<void> => {
  await press("添加通行密钥");
  await enter(/^登录密码/, LOGIN);
};

let stub: StubbedPasskeys;
beforeEach(() => {
  stub = stubPasskeys();
});
afterEach(() => {
  cleanup();
  stub.restore();
});

describe("the passkeys of a member", () => {
  it("are listed with when they were added and used", async () => {
    await open({ list: listed() });
    expect(await screen.findByText("我的手机")).toBeTruthy();
    expect(screen.getByText(sentence(/^上次使用 2026-11-28 11:00/))).toBeTruthy();
    expect(screen.getByText(sentence(/^添加于 2026-11-20 21:30/))).toBeTruthy();
    expect(screen.getByText("尚未使用")).toBeTruthy();
  });

  it("are said to be none, and not to be read where that failed", async () => {
    await open();
    expect(await screen.findByText("还没有通行密钥。")).toBeTruthy();
    cleanup();
    const { client } = await open({ list: failure("network") });
    await screen.findByText("通行密钥暂时没有加载出来");
    client.answerWith({ passkey: { list: listed() } });
    await press("重试");
    expect(await screen.findByText("书房的电脑")).toBeTruthy();
  });

  it("can be no more than the server lets there be", async () => {
    await open({ list: { ...listed(), max: 2 } });
    expect(await screen.findByText(sentence(/^已有 2 个，达到上限/))).toBeTruthy();
    expect(screen.queryByRole("button", { name: "添加通行密钥" })).toBeNull();
  });

  it("are renamed and removed, but not added, in a browser without them", async () => {
    const restore = withoutPasskeys();
    await open({ list: listed() });
    expect(await screen.findByText("当前浏览器或网址不能添加通行密钥。")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "添加通行密钥" })).toBeNull();
    expect(screen.getByRole("button", { name: "移除“我的手机”" })).toBeTruthy();
    restore();
  });
});

describe("adding a passkey", () => {
  it("asks the browser and then the server, under a proposed name, and reads the list again", async () => {
    const { client } = await open({ add: { id: "p3" } });
    await fill();
    client.answerWith({ passkey: { list: listed() } });
    await press("继续");
    expect(await screen.findByText("我的手机")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(callsOf(client, "passkey.add")).toEqual([
      { ticket: "t-1", response: RESPONSE, name: "通行密钥 1", loginPassword: SEALED, keyId: "k1" },
    ]);
    expect(stub.asked.create).toMatchObject([{ rp: asked.options.rp }]);
  });

  it("asks the browser for nothing before there is a name and a password", async () => {
    const { count } = await open();
    await press("添加通行密钥");
    await press("继续");
    expect(await screen.findByText("请输入登录密码")).toBeTruthy();
    expect(count("passkey.addOptions")).toBe(0);
    expect(stub.asked.create).toEqual([]);
  });

  it("leaves the form as it was when the browser's dialog is closed", async () => {
    stub.answer = "NotAllowedError";
    const { count } = await open();
    await fill();
    await press("继续");
    expect(await screen.findByText("没有继续，什么都没有改变。")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(input(/^登录密码/).value).toBe(LOGIN);
    expect(input(/^名称/).value).toBe("通行密钥 1");
    expect(count("passkey.add")).toBe(0);
  });

  it.each([
    ["InvalidStateError", "这台设备已有本账户的通行密钥，无需再添加。"],
    ["NotSupportedError", "这台设备没能创建通行密钥，请换一台设备或浏览器。"],
  ] as const)("says why the device made none: %s", async (answer, text) => {
    stub.answer = answer;
    await open();
    await fill();
    await press("继续");
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("makes one passkey for a wrong password and the right one after it", async () => {
    const { client } = await open({ add: refusal("login_wrong") });
    await fill();
    await press("继续");
    expect(await screen.findByText("当前登录密码不正确。")).toBeTruthy();
    client.answerWith({ passkey: { add: { id: "p3" } } });
    await press("继续");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(stub.asked.create).toHaveLength(1);
    expect(callsOf(client, "passkey.add")).toHaveLength(2);
  });

  it("makes another one where the first can no longer be added", async () => {
    const { client } = await open({ add: refusal("ticket_expired") });
    await fill();
    await press("继续");
    expect(await screen.findByText("等待时间过长，请再试一次。")).toBeTruthy();
    client.answerWith({ passkey: { add: refusal("passkey_limit") } });
    await press("继续");
    expect(await screen.findByText("通行密钥数量已达上限，请先移除一个。")).toBeTruthy();
    expect(stub.asked.create).toHaveLength(2);
  });
});

describe("a passkey", () => {
  it("is given another name", async () => {
    const { client } = await open({ list: listed(), rename: refusal("passkey_unknown") });
    await press("为“书房的电脑”改名");
    await enter(/^名称/, "二号");
    await press("保存");
    expect(await screen.findByText("这个通行密钥已被移除。")).toBeTruthy();
    client.answerWith({ passkey: { rename: { ok: true } } });
    await press("保存");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(callsOf(client, "passkey.rename").at(-1)).toEqual({ id: "p2", name: "书房的电脑二号" });
  });

  it("is removed by the log-in password, which is sent sealed", async () => {
    const { client } = await open({ list: listed(), remove: refusal("login_wrong") });
    await press("移除“我的手机”");
    const sheet = within(await screen.findByRole("dialog"));
    expect(sheet.getByText(/^移除“我的手机”后，它不能再登录/)).toBeTruthy();
    await enter(/^登录密码/, "Wrong-horse-1");
    await press("移除");
    expect(await sheet.findByText("当前登录密码不正确。")).toBeTruthy();
    client.answerWith({ passkey: { remove: { ok: true }, list: listed(samplePasskeys.slice(1)) } });
    await enter(/^登录密码/, LOGIN);
    await press("移除");
    await waitFor(() => expect(screen.queryByText("我的手机")).toBeNull());
    expect(callsOf(client, "passkey.remove").at(-1)).toEqual({ id: "p1", loginPassword: SEALED, keyId: "k1" });
    expect(JSON.stringify(client.requests)).not.toContain(LOGIN);
  });
});

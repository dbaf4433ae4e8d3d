import { contract } from "@baize/api-client/contract";
import { after, failure, type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { enter, input, press } from "../auth/form-acts.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./personal-page.tsx";
import { personalAnswers, sampleMember, sampleSessions } from "./personal-samples.test.support.ts";

const SEALED = expect.stringMatching(/^[\w+/]+=*$/) as string;
const LOGIN = "Old-horse-2025";
const captcha = fixture(contract.account.captcha, { id: "c1" });
const open = async (answers: FakeAnswers = {}) =>
  showScreen(
    <Page />,
    { account: { captcha }, ...personalAnswers(answers) },
    { session: "member", path: "/user/personal" },
  );
const digits = async (label: RegExp, text: string): Promise<void> => enter(label, text);
const dialog = async () => within(await screen.findByRole("dialog"));

afterEach(cleanup);

describe("the profile", () => {
  it("shows what is known, and what is not set with the way to set it", async () => {
    await open({ member: { token: sampleMember({ realName: "林**", birthday: "****-05-12" }) } });
    expect(await screen.findByText("林**")).toBeTruthy();
    expect(screen.getByText("****-05-12")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "设置真实姓名" })).toBeNull();
    cleanup();
    await open();
    expect(await screen.findByRole("button", { name: "设置生日" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "设置真实姓名" })).toBeTruthy();
  });

  it("takes a birthday in place, and then shows it", async () => {
    const { client } = await open({ account: { setBirthday: { ok: true } } });
    await press("设置生日");
    await enter(/^生日/, "19900512");
    await press("下一步");
    client.answerWith({ member: { token: sampleMember({ birthday: "****-05-12" }) } });
    await press("确认设置");
    expect(await screen.findByText("****-05-12")).toBeTruthy();
    expect(callsOf(client, "account.setBirthday")).toEqual([{ birthday: "1990-05-12" }]);
  });

  it("is a skeleton first, and says that it could not be read", async () => {
    await open({ member: { token: after(600_000, sampleMember()) } });
    expect(await screen.findByRole("heading", { name: "个人资料与安全" })).toBeTruthy();
    expect(screen.queryByText("个人资料")).toBeNull();
    cleanup();
    const { client } = await open({ member: { token: failure("network") } });
    await screen.findByText("资料暂时没有加载出来");
    client.answerWith({ member: { token: sampleMember() } });
    await press("重试");
    expect(await screen.findByText("个人资料")).toBeTruthy();
  });

  it("takes a real name in one form, once", async () => {
    const { client } = await open({ profile: { setRealName: refusal("already_set") } });
    await press("设置真实姓名");
    await press("确认设置");
    expect(await screen.findByText(/^请填写 2 至 30 个字的姓名/)).toBeTruthy();
    await enter(/^真实姓名/, "\u200B买买提•艾力 ");
    await press("确认设置");
    expect(await screen.findByText("已经设置过，不能再修改。")).toBeTruthy();
    client.answerWith({ profile: { setRealName: { ok: true } } });
    await press("确认设置");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(callsOf(client, "profile.setRealName").at(-1)).toEqual({ realName: "买买提·艾力" });
  });

  it("saves gender and a drawn avatar at a press, and reads the member anew", async () => {
    const { client, count } = await open({ profile: { save: { ok: true } } });
    await userEvent.click(await screen.findByRole("radio", { name: "女" }));
    await waitFor(() => expect(callsOf(client, "profile.save")).toEqual([{ gender: "female" }]));
    const reads = count("member.token");
    await press("更换头像");
    await press("头像 3");
    await waitFor(() => expect(callsOf(client, "profile.save").at(-1)).toEqual({ avatar: "3" }));
    await waitFor(() => expect(count("member.token")).toBeGreaterThan(reads));
  });
});

describe("binding an e-mail address", () => {
  it("sends the code to it, and the code with the sealed log-in password", async () => {
    const { client } = await open({ profile: { bind: { ok: true } } });
    await press("绑定邮箱");
    await enter(/^邮箱(?!验)/, " Lin@Mail.example");
    await enter(/^图形验证码/, "abcd");
    await press("获取验证码");
    await waitFor(() =>
      expect(callsOf(client, "service.sms")).toEqual([
        { scene: "bind", area: "", email: "lin@mail.example", captchaId: "c1", captcha: "abcd" },
      ]),
    );
    await enter(/^邮箱验证码/, "123 456");
    await enter(/^登录密码/, LOGIN);
    await press("确认");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(callsOf(client, "profile.bind")).toEqual([
      {
        type: "email",
        area: "",
        account: "lin@mail.example",
        code: "123456",
        ticket: "t-1",
        loginPassword: SEALED,
        keyId: "k1",
      },
    ]);
    expect(JSON.stringify(client.requests)).not.toContain(LOGIN);
  });

  it("marks the field that was refused, and forgets the password", async () => {
    await open({ profile: { bind: refusal("login_wrong") } });
    await press("绑定邮箱");
    await enter(/^邮箱(?!验)/, "lin@mail.example");
    await enter(/^图形验证码/, "abcd");
    await press("获取验证码");
    await screen.findByText(sentence(/^验证码已发送/));
    await enter(/^邮箱验证码/, "123456");
    await enter(/^登录密码/, LOGIN);
    await press("确认");
    expect(await screen.findByText("当前登录密码不正确。")).toBeTruthy();
    expect(input(/^登录密码/).value).toBe("");
  });
});

describe("changing the log-in password", () => {
  const fill = async (next = "New-horse-2026", again = next): Promise<void> => {
    await press("修改登录密码");
    await enter(/^当前登录密码/, LOGIN);
    await enter(/^新的登录密码/, next);
    await enter(/^再次输入新密码/, again);
    await press("修改并重新登录");
  };
  it("seals both, and has the site count down to log-in", async () => {
    const { client } = await open({ profile: { changePassword: { seconds: 5 } } });
    await fill();
    await waitFor(() => expect(client.session.get().leavingUntil).toBeGreaterThan(client.now()));
    expect(callsOf(client, "profile.changePassword")).toEqual([
      { password: SEALED, loginPassword: SEALED, keyId: "k1" },
    ]);
    expect(JSON.stringify(client.requests)).not.toContain(LOGIN);
    client.session.leaveNow();
    expect(client.session.get().status).toBe(0);
  });
  it("asks for the same twice, and says what is refused at its field", async () => {
    const { count } = await open({ profile: { changePassword: refusal("same_password") } });
    await fill("New-horse-2026", "New-horse-2027");
    expect(await screen.findByText("两次输入的密码不一致")).toBeTruthy();
    expect(count("profile.changePassword")).toBe(0);
    await userEvent.clear(input(/^再次输入新密码/));
    await enter(/^再次输入新密码/, "New-horse-2026");
    await press("修改并重新登录");
    expect(await screen.findByText("新密码与当前密码相同，请换一个。")).toBeTruthy();
  });
});

describe("the withdrawal password", () => {
  it("is changed by the present one, with the tries left at its field", async () => {
    const { client } = await open({
      profile: { changeWithdrawPassword: refusal("withdraw_password_wrong", { triesLeft: "3" }) },
    });
    await press("修改提款密码");
    await digits(/^当前提款密码/, "135790");
    await digits(/^新的提款密码/, "246810");
    await digits(/^再次输入新的提款密码/, "246810");
    await press("确认修改");
    expect(await screen.findByText(/还可尝试 3 次/)).toBeTruthy();
    client.answerWith({ profile: { changeWithdrawPassword: { ok: true } } });
    for (const [label, text] of [
      [/^当前提款密码/, "864209"],
      [/^新的提款密码/, "246810"],
      [/^再次输入新的提款密码/, "246810"],
    ] as const)
      await digits(label, text);
    await press("确认修改");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is set anew by a code to the account's own phone, named as the account shows it", async () => {
    const until = "2026-11-29T12:00:00+08:00";
    const { client } = await open({ profile: { resetWithdrawPassword: { until } } });
    await press("忘记提款密码");
    expect((await dialog()).getByText("138****2026")).toBeTruthy();
    expect((await dialog()).queryByLabelText(/^手机号/)).toBeNull();
    await enter(/^图形验证码/, "abcd");
    await press("获取验证码");
    await waitFor(() =>
      expect(callsOf(client, "service.sms")).toEqual([
        { scene: "withdraw", area: "", phone: "138****2026", captchaId: "c1", captcha: "abcd" },
      ]),
    );
    await enter(/^手机验证码/, "123456");
    await enter(/^登录密码/, LOGIN);
    await digits(/^新的提款密码/, "246810");
    await digits(/^再次输入新的提款密码/, "246810");
    await press("确认重设");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(callsOf(client, "profile.resetWithdrawPassword")).toEqual([
      { type: "phone", code: "123456", ticket: "t-1", password: SEALED, loginPassword: SEALED, keyId: "k1" },
    ]);
    expect(await screen.findAllByText(/^提款密码已重设，2026-11-29 12:00 起可以提款/)).toHaveLength(2);
  });

  it("leads to customer service where the account has no contact, and to the withdrawal page where none is set", async () => {
    const bare = { phone: "", phoneBound: false };
    await open({ member: { token: sampleMember(bare) } });
    await press("忘记提款密码");
    const service = await screen.findByRole("link", { name: "联系客服" });
    expect(service.getAttribute("href")).toBe("/iframeCustomerService");
    cleanup();
    await open({ finance: { withdrawPasswordConfig: { d: true, p: false } } });
    expect((await screen.findByRole("link", { name: "去设置" })).getAttribute("href")).toBe("/finance/withdraw");
    expect(screen.queryByRole("button", { name: "修改提款密码" })).toBeNull();
  });
});

describe("the sessions", () => {
  it("are listed with their device and network, and one is ended after a question", async () => {
    const { client, count } = await open({ profile: { endSessions: { ended: 1 } } });
    expect(await screen.findByText("iPhone 或 iPad")).toBeTruthy();
    expect(screen.getByText("本机")).toBeTruthy();
    expect(screen.getAllByText("203.0.113.*")).toHaveLength(2);
    await press("退出这台设备");
    expect(count("profile.endSessions")).toBe(0);
    client.answerWith({ profile: { sessions: [sampleSessions[0]] } });
    await press("退出");
    expect(await screen.findByText(sentence("已退出 1 台设备。"))).toBeTruthy();
    expect(callsOf(client, "profile.endSessions")).toEqual([{ id: "s2" }]);
    expect(await screen.findByText("只有本机登录中。")).toBeTruthy();
  });

  it("are all ended but this one, and a refusal is said in the question", async () => {
    const { client } = await open({ profile: { endSessions: refusal("session_unknown") } });
    await press("退出其他所有设备");
    await press("退出");
    expect(await screen.findByText("这个登录已经结束。")).toBeTruthy();
    client.answerWith({ profile: { endSessions: { ended: 1 } } });
    await press("退出");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(callsOf(client, "profile.endSessions").at(-1)).toEqual({});
  });

  it("say that they could not be read, and are read again at a press", async () => {
    const { client } = await open({ profile: { sessions: failure("network") } });
    await screen.findByText("设备列表暂时没有加载出来");
    client.answerWith({ profile: { sessions: [...sampleSessions] } });
    await press("重试");
    expect(await screen.findByText("iPhone 或 iPad")).toBeTruthy();
  });
});

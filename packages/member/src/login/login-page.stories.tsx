import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, failure, fixture, refusal, SAMPLE_PUBLIC_KEY } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { stubPasskeys, withoutPasskeys } from "../passkeys/passkey-browser.test.support.ts";
import { Page } from "./login-page.tsx";

const preInfo = fixture(contract.service.preInfo, {
  login: { captcha: false, modes: ["password", "phone", "email"] },
  publicKey: { id: "k1", pem: SAMPLE_PUBLIC_KEY, notAfter: "2099-01-01T00:00:00Z" },
});
const phoneArea = [{ code: "86", name: "中国大陆", iso: "CN", pattern: "^1[3-9]\\d{9}$" }];
const shown = (answers: FakeAnswers) => ({ answers, session: "visitor", path: "/login" }) as const;

const meta: Meta<typeof Page> = {
  title: "member/Login",
  component: Page,
  parameters: shown({ service: { preInfo, phoneArea } }),
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Password: Story = {};
export const WithCaptcha: Story = {
  parameters: shown({ service: { preInfo: { ...preInfo, login: { captcha: true, modes: ["password"] } } } }),
};
export const PhoneCode: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("tab", { name: "手机验证码" }));
    await within(canvasElement).findByLabelText(/^手机号/);
  },
};
export const WrongPassword: Story = {
  parameters: shown({ service: { preInfo }, account: { login: refusal("login_wrong") } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^用户名/), "demo2026");
    await userEvent.type(canvas.getByLabelText(/^登录密码/), "Wrong-1234");
    await userEvent.click(canvas.getByRole("button", { name: "登录" }));
    await canvas.findByText("账号或密码错误。");
  },
};
const pressPasskey =
  (says: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "用通行密钥登录" }));
    await canvas.findByText(says);
  };
const loginOptions = fixture(contract.passkey.loginOptions);
export const WithoutPasskeys: Story = { beforeEach: () => withoutPasskeys() };
export const PasskeyCancelled: Story = {
  parameters: shown({ service: { preInfo }, passkey: { loginOptions } }),
  beforeEach: () => stubPasskeys("NotAllowedError").restore,
  play: pressPasskey("没有继续，什么都没有改变。"),
};
export const PasskeyRefused: Story = {
  parameters: shown({ service: { preInfo }, passkey: { loginOptions, login: refusal("passkey_unknown") } }),
  beforeEach: () => stubPasskeys().restore,
  play: pressPasskey("这个通行密钥无法登录，可能已被移除。请用其他方式登录。"),
};
export const Unreachable: Story = { parameters: shown({ service: { preInfo: failure("network") } }) };
export const Loading: Story = {
  parameters: shown({ service: { preInfo: () => new Promise<never>(() => undefined) } }),
};

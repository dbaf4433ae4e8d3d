import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { Page } from "./personal-page.tsx";
import { personalAnswers, sampleMember } from "./personal-samples.test.support.ts";

const shown = (answers: FakeAnswers = {}) => ({ path: "/user/personal", answers: personalAnswers(answers) }) as const;
const pressing =
  (name: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name }));
    await within(document.body).findByRole("dialog");
  };

const meta: Meta<typeof Page> = { title: "member/Profile and security", component: Page, parameters: shown() };
export default meta;
type Story = StoryObj<typeof Page>;

export const Ready: Story = {};
export const Complete: Story = {
  parameters: shown({
    member: {
      token: sampleMember({
        realName: "欧**",
        birthday: "****-05-12",
        gender: "female",
        email: "a-very-long-address-indeed***@mail.example",
        emailBound: true,
      }),
    },
  }),
};
export const Loading: Story = { parameters: shown({ member: { token: after(600_000, sampleMember()) } }) };
export const Failed: Story = { parameters: shown({ member: { token: failure("network") } }) };
export const SessionsFailed: Story = { parameters: shown({ profile: { sessions: failure("network") } }) };
export const Avatars: Story = { play: pressing("更换头像") };
export const RealName: Story = { play: pressing("设置真实姓名") };
export const Birthday: Story = { play: pressing("设置生日") };
export const Binding: Story = { play: pressing("绑定邮箱") };
export const LoginPassword: Story = { play: pressing("修改登录密码") };
export const WithdrawPassword: Story = { play: pressing("修改提款密码") };
export const ForgottenWithdrawPassword: Story = { play: pressing("忘记提款密码") };
export const EndRefused: Story = {
  parameters: shown({ profile: { endSessions: refusal("session_unknown") } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "退出其他所有设备" }));
    const question = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "退出" }));
    await question.findByText("这个登录已经结束。");
  },
};

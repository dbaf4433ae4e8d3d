import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, failure, fixture, SAMPLE_PUBLIC_KEY } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { Page } from "./register-page.tsx";

const preInfo = fixture(contract.service.preInfo, {
  register: { channels: ["phone", "email"], inviteMode: "optional", realName: "optional" },
  publicKey: { id: "k1", pem: SAMPLE_PUBLIC_KEY, notAfter: "2099-01-01T00:00:00Z" },
  terms: [
    { title: "服务条款", url: "" },
    { title: "隐私政策", url: "" },
  ],
  minAge: 18,
});
const phoneArea = [{ code: "86", name: "中国大陆", iso: "CN", pattern: "^1[3-9]\\d{9}$" }];
const shown = (answers: FakeAnswers) => ({ answers, session: "visitor", path: "/register" }) as const;

const passCredentials = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^用户名/), "newplayer1");
  for (const label of [/^登录密码/, /^确认密码/]) await userEvent.type(canvas.getByLabelText(label), "Secret1234");
  await userEvent.click(canvas.getByRole("button", { name: "下一步" }));
  await canvas.findByRole("button", { name: "注册" });
};

const meta: Meta<typeof Page> = {
  title: "member/Register",
  component: Page,
  parameters: shown({ service: { preInfo, phoneArea } }),
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Empty: Story = {};
export const EverythingMissing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "下一步" }));
    await within(canvasElement).findByText("请填完所有必填项");
  },
};
export const Verification: Story = { play: async ({ canvasElement }) => passCredentials(canvasElement) };
export const VerificationMissing: Story = {
  play: async ({ canvasElement }) => {
    await passCredentials(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "注册" }));
    await within(canvasElement).findByText("请填完所有必填项");
  },
};
export const InviteRequired: Story = {
  play: async ({ canvasElement }) => passCredentials(canvasElement),
  parameters: shown({
    service: {
      preInfo: { ...preInfo, register: { channels: ["email"], inviteMode: "required", realName: "required" } },
      phoneArea,
    },
  }),
};
export const Unreachable: Story = { parameters: shown({ service: { preInfo: failure("network") } }) };

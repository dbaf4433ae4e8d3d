import { type FakeAnswers, failure, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { preInfo } from "../auth/auth-samples.test.support.ts";
import { Page } from "./forget-page.tsx";
import { step } from "./forget-samples.test.support.ts";

type Forget = NonNullable<NonNullable<FakeAnswers["member"]>["forgetPassword"]>;
const shown = (forgetPassword: Forget) =>
  ({
    path: "/forgetPassword",
    session: "visitor",
    answers: { service: { preInfo }, member: { forgetPassword } },
  }) as const;
const identify: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^用户名/), "demo2026");
  await userEvent.type(canvas.getByLabelText(/^图形验证码/, { selector: "input" }), "abcd");
  await userEvent.click(canvas.getByRole("button", { name: "获取验证码" }));
};

const meta: Meta<typeof Page> = { title: "member/Forgotten password", component: Page, parameters: shown(step()) };
export default meta;
type Story = StoryObj<typeof Page>;

export const Identify: Story = {};
export const Refused: Story = { parameters: shown(refusal("captcha_wrong")), play: identify };
export const Verify: Story = { play: identify };
export const Unreachable: Story = {
  parameters: { ...shown(step()), answers: { service: { preInfo: failure("network") } } },
};
export const Loading: Story = {
  parameters: { ...shown(step()), answers: { service: { preInfo: () => new Promise<never>(() => undefined) } } },
};

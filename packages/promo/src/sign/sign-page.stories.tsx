import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleSign } from "../samples.test.support.ts";
import { Page } from "./sign-page.tsx";

const shown = (signInfo: NonNullable<NonNullable<FakeAnswers["promo"]>["signInfo"]>) =>
  ({ answers: { promo: { signInfo } }, path: "/activity/sign" }) as const;

const meta: Meta<typeof Page> = { title: "promo/Sign-in", component: Page, parameters: shown(sampleSign()) };
export default meta;
type Story = StoryObj<typeof Page>;

export const Ready: Story = {};
export const Signed: Story = {
  parameters: shown(
    sampleSign({ canSign: false, signedDays: ["2026-11-18", "2026-11-19", "2026-11-20"], streak: 3, total: 42 }),
  ),
};
export const NotOpen: Story = {
  parameters: shown(
    sampleSign({ canSign: false, rewards: [], rules: "", resign: { left: 0, cost: "0.00", days: [] } }),
  ),
};
export const Loading: Story = { parameters: shown(after(600_000, sampleSign())) };
export const Failed: Story = { parameters: shown(failure("network")) };

import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleLevels, sampleStanding } from "../samples.test.support.ts";
import { Page } from "./vip-detail-page.tsx";

const shown = (member: NonNullable<FakeAnswers["member"]>) =>
  ({ answers: { member: { vips: sampleStanding, ...member } }, path: "/user/vip/detail" }) as const;

const meta: Meta<typeof Page> = {
  title: "promo/VIP levels",
  component: Page,
  parameters: shown({ vipsList: sampleLevels }),
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Ready: Story = {};
export const Loading: Story = { parameters: shown({ vipsList: after(600_000, sampleLevels) }) };
export const Failed: Story = { parameters: shown({ vipsList: failure("network") }) };

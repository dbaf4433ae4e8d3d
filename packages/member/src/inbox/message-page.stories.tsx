import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleMessage } from "./inbox-samples.test.support.ts";
import { Page } from "./message-page.tsx";

const shown = (detail: NonNullable<FakeAnswers["messages"]>["detail"]) =>
  ({ path: "/user/messageDetail?id=m2", answers: { messages: { detail } } }) as const;

const meta: Meta<typeof Page> = {
  title: "member/Message",
  component: Page,
  parameters: shown(sampleMessage()),
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Ready: Story = {};
export const PlainWithCode: Story = {
  parameters: shown(
    sampleMessage({
      format: "text",
      body: "您的兑换码已生成。\n请在月底前使用。",
      link: { action: 1, value: "BZ-8F2K-77" },
    }),
  ),
};
export const OpensElsewhere: Story = {
  parameters: shown(sampleMessage({ link: { action: 2, value: "https://news.operator.example/a" }, prev: null })),
};
export const Loading: Story = { parameters: shown(after(600_000, sampleMessage())) };
export const Failed: Story = { parameters: shown(failure("network")) };
export const Unknown: Story = { parameters: shown(refusal("message_unknown")) };

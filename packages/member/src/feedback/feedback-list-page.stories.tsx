import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "./feedback-list-page.tsx";
import { sampleFeedback, sampleFeedbackList } from "./feedback-samples.test.support.ts";

const shown = (feedback: FakeAnswers["feedback"], path = "/user/feedBackList") =>
  ({ path, answers: { feedback } }) as const;
const ONE = "/user/feedBackList?id=F20261127001";

const meta: Meta<typeof Page> = {
  title: "member/Feedback list",
  component: Page,
  parameters: shown({ list: sampleFeedbackList() }),
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Ready: Story = {};
export const Empty: Story = { parameters: shown({ list: sampleFeedbackList([]) }) };
export const Loading: Story = { parameters: shown({ list: after(600_000, sampleFeedbackList()) }) };
export const Failed: Story = { parameters: shown({ list: failure("network") }) };
export const One: Story = { parameters: shown({ detail: sampleFeedback() }, ONE) };
export const Closed: Story = { parameters: shown({ detail: sampleFeedback({ state: "closed" }) }, ONE) };
export const OneLoading: Story = { parameters: shown({ detail: after(600_000, sampleFeedback()) }, ONE) };
export const OneFailed: Story = { parameters: shown({ detail: failure("network") }, ONE) };
export const Unknown: Story = { parameters: shown({ detail: refusal("feedback_unknown") }, ONE) };

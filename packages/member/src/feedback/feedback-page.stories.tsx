import { type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { Page } from "./feedback-page.tsx";
import { sampleFeedbackLine } from "./feedback-samples.test.support.ts";

const shown = (add: NonNullable<FakeAnswers["feedback"]>["add"]) =>
  ({ path: "/user/feedBack", answers: { feedback: { add } } }) as const;

const meta: Meta<typeof Page> = {
  title: "member/Feedback",
  component: Page,
  parameters: shown(sampleFeedbackLine()),
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Empty: Story = {};
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "提交" }));
    await within(canvasElement).findByText("请选择反馈类型");
  },
};
export const Refused: Story = {
  parameters: shown(refusal("feedback_quota")),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText(/^反馈类型/), "deposit");
    await userEvent.type(canvas.getByLabelText(/^反馈内容/), "昨晚的充值还没有到账，请帮忙查一下。");
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await canvas.findByText("今天提交的反馈已达上限，请明天再来。");
  },
};

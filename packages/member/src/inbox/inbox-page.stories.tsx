import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { Page } from "./inbox-page.tsx";
import { sampleLine, sampleMessages } from "./inbox-samples.test.support.ts";

const shown = (messages: FakeAnswers["messages"] = {}, path = "/user/message") =>
  ({ path, answers: { messages: { list: sampleMessages(), ...messages } } }) as const;

const meta: Meta<typeof Page> = { title: "member/Messages", component: Page, parameters: shown() };
export default meta;
type Story = StoryObj<typeof Page>;

export const Ready: Story = {};
export const LongTitle: Story = {
  parameters: shown({
    list: sampleMessages([sampleLine({ title: "关于系统维护期间充值与提款安排的说明".repeat(4) })]),
  }),
};
export const Pages: Story = { parameters: shown({ list: sampleMessages(undefined, { total: 63 }) }) };
export const Empty: Story = {
  parameters: shown({ list: sampleMessages([], { unread: { total: 0, notice: 0, personal: 0, activity: 0 } }) }),
};
export const Loading: Story = { parameters: shown({ list: after(600_000, sampleMessages()) }) };
export const Failed: Story = { parameters: shown({ list: failure("network") }) };
export const DeletionRefused: Story = {
  parameters: shown({ remove: refusal("message_unknown") }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("checkbox", { name: "全选本页" }));
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^删除/ }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "删除" }));
    await dialog.findByText("没有找到这条消息。");
  },
};

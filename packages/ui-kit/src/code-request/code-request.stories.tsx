import type { Meta, StoryObj } from "@storybook/react-vite";

import { CodeRequest } from "./code-request.tsx";

const meta = {
  component: CodeRequest,
  args: { deadlineMs: null, onRequest: () => undefined },
} satisfies Meta<typeof CodeRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Waiting: Story = {
  render: (args) => <CodeRequest {...args} deadlineMs={Date.now() + 60_000} />,
};
export const NotYet: Story = { args: { disabledReason: "请先输入手机号" } };

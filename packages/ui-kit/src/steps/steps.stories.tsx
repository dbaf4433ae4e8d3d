import type { Meta, StoryObj } from "@storybook/react-vite";

import { Steps } from "./steps.tsx";

const meta = {
  component: Steps,
  args: {
    current: 1,
    steps: [
      { id: "enter", label: "填写" },
      { id: "review", label: "确认" },
      { id: "done", label: "完成" },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };
export const Second: Story = {};
export const Done: Story = { args: { current: 3 } };
export const WithTimes: Story = {
  args: {
    steps: [
      { id: "sent", label: "已提交", detail: "10:00" },
      { id: "check", label: "审核中", detail: "预计 10:15" },
      { id: "paid", label: "已到账" },
    ],
  },
};

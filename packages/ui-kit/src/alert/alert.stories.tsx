import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button } from "../button/button.tsx";
import { Stack } from "../layout/layout.tsx";
import { Alert } from "./alert.tsx";

const meta = {
  component: Alert,
  args: { title: "提款前需完成流水 ¥2,400.00", children: "已完成 ¥600.00，进度每 10 分钟更新。" },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack gap={3}>
      {(["info", "win", "warning", "danger", "neutral"] as const).map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const WithAction: Story = {
  args: {
    tone: "warning",
    action: (
      <Button size="small" variant="quiet">
        查看
      </Button>
    ),
  },
};

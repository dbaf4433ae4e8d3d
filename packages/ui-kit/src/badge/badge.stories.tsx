import type { Meta, StoryObj } from "@storybook/react-vite";

import { Inline } from "../layout/layout.tsx";
import { Badge, CountBadge } from "./badge.tsx";

const meta = { component: Badge, args: { children: "推荐" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Inline>
      {(["soft", "accent", "neutral", "win", "info", "warning", "danger"] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};
export const Counts: Story = {
  render: () => (
    <Inline>
      {[0, 3, 99, 128].map((count) => (
        <CountBadge key={count} count={count} label={`${count} 条未读`} />
      ))}
    </Inline>
  ),
};

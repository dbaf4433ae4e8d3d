import type { Meta, StoryObj } from "@storybook/react-vite";

import { Inline } from "../layout/layout.tsx";
import { StatusBadge } from "./status-badge.tsx";

const meta = {
  component: StatusBadge,
  args: { tone: "neutral", children: "待确认" },
} satisfies Meta<typeof StatusBadge>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <Inline>
      <StatusBadge tone="neutral">待确认</StatusBadge>
      <StatusBadge tone="win">已到账</StatusBadge>
      <StatusBadge tone="info">审核中</StatusBadge>
      <StatusBadge tone="warning">维护中</StatusBadge>
      <StatusBadge tone="danger">已拒绝</StatusBadge>
    </Inline>
  ),
};

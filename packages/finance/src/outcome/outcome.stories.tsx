import { Button, DescriptionList } from "@baize/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Outcome } from "./outcome.tsx";

const meta = {
  title: "finance/Outcome",
  component: Outcome,
  args: {
    tone: "win",
    title: "充值成功",
    amount: "500.00",
    asset: "CNY",
    children: "款项已存入中心钱包。",
    actions: <Button variant="primary">去游戏</Button>,
  },
} satisfies Meta<typeof Outcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ItSucceeded: Story = {};
export const ItIsProcessing: Story = { args: { tone: "neutral", title: "处理中", children: "结果会自动更新。" } };
export const ItExpired: Story = { args: { tone: "warning", title: "已过期", children: "订单已超过付款时间。" } };
export const ItIsRefused: Story = { args: { tone: "danger", title: "未通过", children: "金额已退回中心钱包。" } };
export const ItHasFacts: Story = {
  args: { facts: <DescriptionList items={[{ term: "订单号", detail: "D202611280001" }]} /> },
};

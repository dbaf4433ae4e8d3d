import type { Meta, StoryObj } from "@storybook/react-vite";

import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: "退出登录？",
    children: "未完成的操作不会保存。",
    confirmLabel: "退出",
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Dangerous: Story = {
  args: {
    title: "删除这张银行卡？",
    children: "删除后 24 小时内不能重新绑定。",
    confirmLabel: "删除",
    isDangerous: true,
  },
};

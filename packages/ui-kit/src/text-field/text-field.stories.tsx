import type { Meta, StoryObj } from "@storybook/react-vite";

import { UserIcon } from "../icon/icons.ts";
import { TextField } from "./text-field.tsx";

const meta = { component: TextField, args: { label: "用户名" } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "4 至 16 位字母或数字" } };
export const WithHelp: Story = {
  args: { required: true, help: "以字母开头，注册后不可更改。", defaultValue: "tangyuan88" },
};
export const WithError: Story = {
  args: { error: "用户名已被使用，请换一个。", defaultValue: "admin" },
};
export const WithAffixes: Story = {
  args: {
    label: "手机号",
    type: "tel",
    inputMode: "tel",
    prefix: "+86",
    suffix: <UserIcon />,
    figures: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "T8X2K", label: "邀请码" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "不可编辑" } };

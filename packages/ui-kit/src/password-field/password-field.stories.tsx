import type { Meta, StoryObj } from "@storybook/react-vite";

import { Link } from "../link/link.tsx";
import { PasswordField } from "./password-field.tsx";

const meta = { component: PasswordField, args: { label: "登录密码" } } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = { args: { labelAside: <Link to="/forgetPassword">忘记密码</Link> } };
export const New: Story = {
  args: { autoComplete: "new-password", help: "8 至 20 位，含字母和数字。", required: true },
};
export const WithError: Story = {
  args: { error: "密码至少 8 位，还差 2 位。", defaultValue: "abc123" },
};

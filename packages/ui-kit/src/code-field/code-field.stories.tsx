import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { CodeRequest } from "../code-request/code-request.tsx";
import { CodeField, type CodeFieldProps } from "./code-field.tsx";

const Held = (props: CodeFieldProps): ReactElement => {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onValueChange={setValue} />;
};
const meta = {
  component: CodeField,
  args: { label: "短信验证码", value: "", onValueChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { labelAside: <CodeRequest deadlineMs={null} onRequest={() => undefined} /> },
};
export const HalfFilled: Story = { args: { value: "482" } };
export const WithError: Story = {
  args: { value: "482913", error: "验证码错误，还可以再试 4 次。" },
};
export const WithdrawPassword: Story = { args: { label: "取款密码", mask: true, value: "1234" } };
export const GiftCode: Story = {
  args: { label: "礼品码", alphanumeric: true, length: 8, value: "BZ88" },
};

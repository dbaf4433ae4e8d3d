import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { CountBadge } from "../badge/badge.tsx";
import { Tabs, type TabsProps } from "./tabs.tsx";

const Held = (props: TabsProps<string>): ReactElement => {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
};
const meta = {
  component: Tabs<string>,
  args: {
    label: "登录方式",
    value: "name",
    onValueChange: () => undefined,
    tabs: [
      { value: "name", label: "账号密码", content: "账号与密码" },
      {
        value: "phone",
        label: "手机验证码",
        content: "手机号与验证码",
        badge: <CountBadge count={2} label="2 条新消息" />,
      },
      { value: "mail", label: "邮箱验证码", content: "邮箱与验证码", disabled: true },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;

export const Three: StoryObj<typeof meta> = {};

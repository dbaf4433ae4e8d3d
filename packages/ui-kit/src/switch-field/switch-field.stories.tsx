import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { SwitchField, type SwitchFieldProps } from "./switch-field.tsx";

const Held = (props: SwitchFieldProps): ReactElement => {
  const [isOn, setOn] = useState(props.checked);
  return <SwitchField {...props} checked={isOn} onCheckedChange={setOn} />;
};
const meta = {
  component: SwitchField,
  args: { label: "自动转账", checked: false },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true, help: "进入游戏时自动转入全部余额。" } };
export const Disabled: Story = { args: { disabled: true } };

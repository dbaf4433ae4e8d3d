import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { BankIcon } from "../icon/icons.ts";
import { SelectField, type SelectFieldProps } from "./select-field.tsx";

const Held = (props: SelectFieldProps): ReactElement => {
  const [value, setValue] = useState(props.value);
  return <SelectField {...props} value={value} onValueChange={setValue} />;
};
const meta = {
  component: SelectField,
  args: {
    label: "开户银行",
    value: null,
    onValueChange: () => undefined,
    options: [
      { value: "a", label: "江海银行", group: "常用", icon: <BankIcon />, detail: "免手续费" },
      { value: "b", label: "北原银行", group: "常用", icon: <BankIcon /> },
      {
        value: "c",
        label: "南岭农信",
        group: "其他",
        icon: <BankIcon />,
        disabled: true,
        detail: "维护中",
      },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };
export const Chosen: Story = { args: { value: "b" } };
export const Searchable: Story = { args: { searchable: true } };
export const WithError: Story = { args: { error: "请选择开户银行。" } };
export const Disabled: Story = { args: { value: "a", disabled: true } };

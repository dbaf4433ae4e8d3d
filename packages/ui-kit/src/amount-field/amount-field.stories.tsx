import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { AmountField, type AmountFieldProps } from "./amount-field.tsx";

const Held = (props: AmountFieldProps): ReactElement => {
  const [value, setValue] = useState(props.value);
  return <AmountField {...props} value={value} onValueChange={setValue} />;
};
const meta = {
  component: AmountField,
  args: { label: "充值金额", value: "", onValueChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { min: "100", max: "50000", required: true } };
export const WithQuickAmounts: Story = {
  args: {
    value: "500",
    min: "100",
    max: "50000",
    quick: ["100", "500", "1000", "5000"],
    all: "12800.55",
  },
};
export const WithError: Story = {
  args: { value: "50", min: "100", error: "最低充值 ¥100，请增加 ¥50。" },
};
export const Coin: Story = {
  args: { label: "提款数量", asset: "USDT", decimals: 6, value: "12.5", all: "88.123456" },
};
export const WholeAmountsOnly: Story = { args: { label: "转账金额", decimals: 0, value: "300" } };
export const Disabled: Story = { args: { value: "500", disabled: true, all: "500" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { banks } from "./account-samples.test.support.ts";
import { BankPicker } from "./bank-picker.tsx";

const meta = {
  title: "finance/BankPicker",
  component: BankPicker,
  args: { banks, value: "", onValueChange: () => undefined },
} satisfies Meta<typeof BankPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoBankIsChosen: Story = {};
export const ABankIsChosen: Story = { args: { value: "YUNHE" } };
export const ABankIsMissing: Story = { args: { error: "请选择开户银行。" } };
export const NoBankIsOpen: Story = { args: { banks: banks.map((bank) => ({ ...bank, enabled: false })) } };

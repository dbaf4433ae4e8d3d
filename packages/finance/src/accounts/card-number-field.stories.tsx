import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardNumberField } from "./card-number-field.tsx";

const meta = {
  title: "finance/CardNumberField",
  component: CardNumberField,
  args: { value: "", onValueChange: () => undefined },
} satisfies Meta<typeof CardNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ItIsEmpty: Story = {};
export const ItIsRight: Story = { args: { value: "6222021234567890128" } };
export const ItsCheckDigitIsDoubtful: Story = { args: { value: "6222021234567890129" } };
export const ItIsRefused: Story = { args: { value: "6222", error: "卡号应为 12–19 位数字。" } };

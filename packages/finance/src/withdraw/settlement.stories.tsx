import type { Meta, StoryObj } from "@storybook/react-vite";
import { account, coinAccount } from "../accounts/account-samples.test.support.ts";
import { Settlement } from "./settlement.tsx";
import { preview, settlement } from "./withdraw-samples.test.support.ts";

const meta = {
  title: "finance/Settlement",
  component: Settlement,
  args: { preview: preview("500.00") },
} satisfies Meta<typeof Settlement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FeesAreKnown: Story = {};
export const FeesAreNotKnownYet: Story = { args: { preview: undefined } };
export const ItGoesToABankCard: Story = { args: { account: account() } };
export const ACoinFigureIsIndicative: Story = { args: { preview: settlement("500.00", 60), account: coinAccount } };
export const ACoinFigureIsHeld: Story = {
  args: { preview: settlement("500.00", 60), account: coinAccount, isHeld: true },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { MoneyStatus } from "./money-status.tsx";

const retry = async (): Promise<null> => null;

const meta = {
  title: "finance/MoneyStatus",
  component: MoneyStatus,
  args: { action: { state: "confirming", retry } },
} satisfies Meta<typeof MoneyStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheResultIsBeingConfirmed: Story = {};
export const ItDidNotReachTheServer: Story = { args: { action: { state: "unsent", retry } } };
export const TheBrowserKeepsNoKey: Story = { args: { action: { state: "not_stored", retry } } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { RecycleResults } from "./recycle-results.tsx";
import { recycled, wallets } from "./transfer-samples.test.support.ts";

const meta = {
  title: "finance/RecycleResults",
  component: RecycleResults,
  args: { result: recycled, names: wallets },
} satisfies Meta<typeof RecycleResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeWalletsAreSkipped: Story = {};
export const NothingWasThere: Story = {
  args: { result: { ...recycled, total: "0.00", list: recycled.list.filter(({ reason }) => reason === "empty") } },
};
export const AProviderRefused: Story = {
  args: {
    result: {
      ...recycled,
      list: [{ platform: "yhzr", name: "", amount: "12.00", state: "failed", reason: "provider_failed" }],
    },
  },
};

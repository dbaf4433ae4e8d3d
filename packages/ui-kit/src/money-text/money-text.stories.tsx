import type { Meta, StoryObj } from "@storybook/react-vite";

import { Inline, Stack } from "../layout/layout.tsx";
import { MoneyText } from "./money-text.tsx";

const meta = { component: MoneyText, args: { value: "1280.50" } } satisfies Meta<typeof MoneyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(["small", "medium", "large", "hero"] as const).map((size) => (
        <MoneyText key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const GainAndLoss: Story = {
  render: (args) => (
    <Inline gap={6}>
      <MoneyText {...args} value="300" tone="auto" />
      <MoneyText {...args} value="-52.8" tone="auto" />
      <MoneyText {...args} value="0" tone="auto" />
    </Inline>
  ),
};
export const Coin: Story = { args: { value: "12.345678", asset: "USDT", size: "large" } };
export const Unknown: Story = {
  render: () => <MoneyText value={null} asOf={Date.now() - 180_000} size="large" />,
};

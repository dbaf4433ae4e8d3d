import type { Meta, StoryObj } from "@storybook/react-vite";

import { DepositIcon } from "../icon/icons.ts";
import { Inline, Stack } from "../layout/layout.tsx";
import { Button } from "./button.tsx";

const meta = { component: Button, args: { children: "立即充值" } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(["large", "medium", "small"] as const).map((size) => (
        <Inline key={size} gap={3}>
          {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
            <Button key={variant} {...args} size={size} variant={variant} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
export const WithIcon: Story = { args: { variant: "primary", icon: <DepositIcon /> } };
export const Loading: Story = { args: { variant: "primary", loading: true } };
export const Disabled: Story = { args: { variant: "primary", disabled: true } };
export const DisabledWithReason: Story = { args: { disabledReason: "请先填写金额" } };
export const FullWidth: Story = {
  args: { variant: "primary", size: "large", fullWidth: true, children: "存入 ¥500.00" },
};
export const LockedWhileItWorks: Story = {
  args: { variant: "primary", onPress: () => new Promise((resolve) => setTimeout(resolve, 2000)) },
};

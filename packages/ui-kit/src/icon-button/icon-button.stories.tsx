import type { Meta, StoryObj } from "@storybook/react-vite";

import { BellIcon } from "../icon/icons.ts";
import { Inline } from "../layout/layout.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  component: IconButton,
  args: { label: "消息", children: <BellIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Inline gap={3}>
      {(["primary", "secondary", "quiet"] as const).map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
};
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };

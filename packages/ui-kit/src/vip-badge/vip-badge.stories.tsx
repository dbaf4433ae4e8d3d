import type { Meta, StoryObj } from "@storybook/react-vite";

import { Inline } from "../layout/layout.tsx";
import { storyCover } from "../testing/story-cover.ts";
import { VipBadge } from "./vip-badge.tsx";

const meta = { component: VipBadge, args: { level: 6 } } satisfies Meta<typeof VipBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Inline gap={4}>
      {(["small", "medium", "large"] as const).map((size) => (
        <VipBadge key={size} {...args} size={size} src={storyCover(40)} />
      ))}
    </Inline>
  ),
};
export const PictureOnly: Story = { args: { hideText: true } };

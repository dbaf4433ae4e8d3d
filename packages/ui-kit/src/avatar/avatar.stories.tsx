import type { Meta, StoryObj } from "@storybook/react-vite";

import { Inline } from "../layout/layout.tsx";
import { Avatar } from "./avatar.tsx";

const meta = { component: Avatar, args: { name: "tangyuan" } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={4}>
      <Avatar {...args} size="small" />
      <Avatar {...args} name="汤圆" />
      <Avatar {...args} size="large" />
    </Inline>
  ),
};
export const RefusedPicture: Story = { args: { src: "https://unlisted.example/a.png" } };

import type { Meta, StoryObj } from "@storybook/react-vite";

import { CopyButton } from "./copy-button.tsx";

const meta = { component: CopyButton, args: { text: "T8X2K", label: "邀请码" } } satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IconOnly: Story = {};
export const WithWords: Story = { args: { children: "复制邀请码" } };

import type { Meta, StoryObj } from "@storybook/react-vite";

import { LogInIcon } from "../icon/icons.ts";
import { LinkButton } from "./link-button.tsx";

const meta = { component: LinkButton, args: { to: "/login", children: "登录" } } satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: "quiet", icon: <LogInIcon /> } };

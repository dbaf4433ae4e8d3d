import type { Meta, StoryObj } from "@storybook/react-vite";

import { Countdown } from "./countdown.tsx";

const meta = { component: Countdown, args: { deadlineMs: 0 } } satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = { render: () => <Countdown deadlineMs={Date.now() + 15 * 60_000} /> };
export const Days: Story = { render: () => <Countdown deadlineMs={Date.now() + 3 * 86_400_000} /> };
export const Over: Story = {};

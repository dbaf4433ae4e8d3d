import type { Meta, StoryObj } from "@storybook/react-vite";

import { ProgressBar } from "./progress-bar.tsx";

const meta = { component: ProgressBar, args: { percent: 62, label: "流水要求" } } satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = { args: { figures: "6,200 / 10,000" } };
export const Start: Story = { args: { percent: 0 } };
export const Done: Story = { args: { percent: 100, figures: "已达成" } };

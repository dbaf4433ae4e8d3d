import type { Meta, StoryObj } from "@storybook/react-vite";

import { Marquee } from "./marquee.tsx";

const meta = {
  component: Marquee,
  args: {
    notices: [
      { id: "1", text: "11 月 28 日 02:00 至 04:00 真人视讯例行维护，余额不受影响。" },
      { id: "2", text: "首存礼金上线，流水 8 倍，详见优惠页。", to: "/activity/discount" },
    ],
  },
} satisfies Meta<typeof Marquee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rolling: Story = {};
export const Coming: Story = { args: { notices: undefined } };
export const Nothing: Story = { args: { notices: [] } };

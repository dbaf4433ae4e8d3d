import type { Meta, StoryObj } from "@storybook/react-vite";

import { LinkTabs } from "./link-tabs.tsx";

const meta = {
  component: LinkTabs,
  args: {
    label: "记录类型",
    current: "in",
    tabs: [
      { id: "in", label: "充值", to: "?type=in" },
      { id: "out", label: "提款", to: "?type=out" },
      { id: "move", label: "转账", to: "?type=move" },
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;

export const Three: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from "@storybook/react-vite";

import { IconButton } from "../icon-button/icon-button.tsx";
import { HelpIcon } from "../icon/icons.ts";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  component: Tooltip,
  args: {
    text: "有效投注按游戏类别折算。",
    children: (
      <IconButton label="什么是流水">
        <HelpIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

export const Hint: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: "已游戏 60 分钟",
    children: "本次投注 ¥320.00，盈亏 -¥48.00。",
    footer: <Button variant="primary">继续</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

export const Open: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from "@storybook/react-vite";

import { PhraseText } from "./phrase-text.tsx";

const meta = {
  component: PhraseText,
  args: { children: "七类游戏，余额一处掌握，输赢笔笔可查。" },
} satisfies Meta<typeof PhraseText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chinese: Story = {};
export const English: Story = { args: { children: "One balance, and every bet on record." } };

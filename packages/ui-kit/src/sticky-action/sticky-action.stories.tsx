import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button } from "../button/button.tsx";
import { MoneyText } from "../money-text/money-text.tsx";
import { StickyAction } from "./sticky-action.tsx";

const meta = {
  component: StickyAction,
  args: {
    children: (
      <Button variant="primary" size="large" fullWidth>
        存入 ¥500.00
      </Button>
    ),
  },
} satisfies Meta<typeof StickyAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithSummary: Story = {
  args: {
    summary: (
      <>
        <span>预计到账</span>
        <MoneyText value="550" size="medium" />
      </>
    ),
  },
};

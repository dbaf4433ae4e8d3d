import type { Meta, StoryObj } from "@storybook/react-vite";

import { Card } from "../card/card.tsx";
import { MoneyText } from "../money-text/money-text.tsx";
import { CopyRow } from "./copy-row.tsx";

const meta = {
  component: CopyRow,
  args: { label: "收款账号", value: "6222 0210 0112 3456 789" },
} satisfies Meta<typeof CopyRow>;
export default meta;

export const Rows: StoryObj<typeof meta> = {
  render: (args) => (
    <Card>
      <CopyRow {...args} isStrong />
      <CopyRow label="转账金额" value="500.37" help="请精确到分">
        <MoneyText value="500.37" />
      </CopyRow>
      <CopyRow label="附言" value="BZ8821" />
    </Card>
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import { MoneyText } from "../money-text/money-text.tsx";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { DataList, type DataListProps } from "./data-list.tsx";

interface Row {
  id: string;
  at: string;
  way: string;
  amount: string;
}
const rows: Row[] = [
  { id: "D20261127100021", at: "2026-11-27 10:00", way: "USDT", amount: "500.00" },
  { id: "D20261126221503", at: "2026-11-26 22:15", way: "银行卡", amount: "12800.50" },
];
const args: DataListProps<Row> = {
  caption: "充值记录",
  rows,
  rowKey: (row) => row.id,
  columns: [
    { key: "id", header: "订单号", cell: (row) => row.id },
    { key: "at", header: "时间", cell: (row) => row.at },
    { key: "way", header: "方式", cell: (row) => row.way, isWideOnly: true },
    { key: "state", header: "状态", cell: () => <StatusBadge tone="win">已到账</StatusBadge> },
    {
      key: "amount",
      header: "金额",
      isFigure: true,
      cell: (row) => <MoneyText value={row.amount} />,
      sum: <MoneyText value="13300.50" />,
    },
  ],
};
const meta = { component: DataList<Row>, args } satisfies Meta<typeof DataList<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState action={<Button>去充值</Button>} /> },
};
export const Failed: Story = { args: { error: <ErrorState onRetry={() => undefined} /> } };

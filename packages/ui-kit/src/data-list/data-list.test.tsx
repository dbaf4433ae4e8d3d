import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { MoneyText } from "../money-text/money-text.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import { DataList, type DataColumn } from "./data-list.tsx";

interface Row {
  id: string;
  at: string;
  amount: string;
}

const rows: Row[] = [
  { id: "D1", at: "10:00", amount: "500.00" },
  { id: "D2", at: "11:00", amount: "88.05" },
];
const columns: DataColumn<Row>[] = [
  { key: "id", header: "订单号", cell: (row) => row.id },
  { key: "at", header: "时间", cell: (row) => row.at },
  {
    key: "amount",
    header: "金额",
    isFigure: true,
    cell: (row) => <MoneyText value={row.amount} />,
    sum: <MoneyText value="588.05" />,
  },
];
const list = { caption: "存款记录", columns, rowKey: (row: Row) => row.id };

test("is a captioned table with headers, rows and sums under their columns", () => {
  renderKit(<DataList {...list} rows={rows} />);
  const table = screen.getByRole("table", { name: "存款记录" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual(["订单号", "时间", "金额"]);
  const [, first, , sums] = within(table).getAllByRole("row");
  expect(within(first as HTMLElement).getAllByRole("cell")).toHaveLength(3);
  expect(first?.textContent).toContain("¥500.00");
  const sumCells = within(sums as HTMLElement).getAllByRole("cell");
  expect(sumCells[0]?.textContent).toContain("合计");
  expect(sumCells[2]?.textContent).toContain("¥588.05");
});

test("names every value for the card of a phone", () => {
  renderKit(<DataList {...list} rows={rows} />);
  for (const cell of screen.getAllByRole("cell").slice(0, 3)) {
    expect(["订单号", "时间", "金额"]).toContain(cell.firstElementChild?.textContent);
  }
});

test("has no sums row when no column has a sum", () => {
  const plain = columns.map(({ key, header, cell }) => ({ key, header, cell }));
  renderKit(<DataList {...list} columns={plain} rows={rows} />);
  expect(screen.getAllByRole("row")).toHaveLength(3);
});

test("shows that it loads, that it is empty, and that it failed, in place of rows", () => {
  const { rerender } = renderKit(<DataList {...list} rows={undefined} />);
  expect(screen.getByText("加载中")).toBeTruthy();
  rerender(<DataList {...list} rows={[]} empty="最近 7 天没有记录" />);
  expect(screen.getByText("最近 7 天没有记录")).toBeTruthy();
  rerender(<DataList {...list} rows={rows} error="加载失败" />);
  expect(screen.getByText("加载失败")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/index.ts";
import { useAmountFault } from "./use-amount-fault.ts";

const rule = { asset: "CNY", min: "10.00", max: "500.00", available: "120.50" } as const;
const Fault = ({ text }: { text: string }): ReactElement => {
  const faultOf = useAmountFault();
  const own = { required: "请输入金额", aboveAvailable: (available: string) => `超过余额 ${available}` };
  return <p>{faultOf(text, rule, own) ?? "可用"}</p>;
};

it.each([
  ["", "请输入金额"],
  ["0", "请输入金额"],
  ["9.99", "单笔最低 ¥10。"],
  ["500.01", "单笔最高 ¥500。"],
  ["200", "超过余额 ¥120.50"],
  ["120.50", "可用"],
])("says what is wrong with %j", async (text, sentence) => {
  await renderScreen(<Fault text={text} />);
  expect(screen.getByText(sentence)).toBeTruthy();
});

import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { Segmented } from "../segmented/segmented.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import { ChoiceCards, type Choice } from "./choice-cards.tsx";

const choices: Choice<"bank" | "coin" | "scan">[] = [
  { value: "bank", title: "银行卡转账", lines: ["免手续费", "约 3 分钟"] },
  { value: "coin", title: "USDT" },
  { value: "scan", title: "扫码支付", disabledReason: "维护至 04:00" },
];

test("a card is one radio with its title and lines, in a group with the label", async () => {
  const choose = vi.fn<(value: string) => void>();
  renderKit(<ChoiceCards label="支付方式" choices={choices} value={null} onValueChange={choose} />);
  expect(screen.getByRole("group", { name: "支付方式" })).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: /银行卡转账.*免手续费.*约 3 分钟/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith("bank");
});

test("a closed card says why and cannot be chosen", async () => {
  const choose = vi.fn<(value: string) => void>();
  renderKit(<ChoiceCards label="支付方式" choices={choices} value="coin" onValueChange={choose} />);
  await userEvent.click(screen.getByText("扫码支付"));
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByText("维护至 04:00")).toBeTruthy();
});

test("a refused choice is marked, can be focused by its form, and points at the error", () => {
  renderKit(
    <ChoiceCards
      label="支付方式"
      choices={choices}
      value={null}
      onValueChange={() => undefined}
      error="请选择支付方式。"
    />,
  );
  const cards = screen.getByRole("radiogroup", { name: "支付方式" });
  expect(cards.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(cards.getAttribute("aria-describedby") ?? "")?.textContent).toBe("请选择支付方式。");
  cards.focus();
  expect(document.activeElement).toBe(cards);
});

test("arrow keys move between choices", async () => {
  const choose = vi.fn<(value: string) => void>();
  renderKit(
    <Segmented
      label="状态"
      value="a"
      onValueChange={choose}
      options={[
        { value: "a", label: "全部" },
        { value: "b", label: "未结算" },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(choose).toHaveBeenCalledExactlyOnceWith("b");
});

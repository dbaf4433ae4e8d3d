import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import "../testing/render-kit.tsx";
import { CoinMark } from "./coin-mark.tsx";
import * as icons from "./icons.ts";

const { DownloadIcon, UploadIcon, DepositIcon, WithdrawIcon, TransferIcon, QrIcon, CoinsIcon, BankIcon } = icons;
const drawing = (Icon: typeof DownloadIcon): string => render(<Icon />).container.querySelector("svg")?.innerHTML ?? "";

test("money in, money out and each way to pay have a drawing of their own, in the stroke of the set", () => {
  const shown = [DepositIcon, WithdrawIcon, TransferIcon, DownloadIcon, UploadIcon, QrIcon, CoinsIcon, BankIcon];
  const own = [icons.ScanPayIcon, icons.ChatPayIcon];
  const drawings = [...shown, ...own].map(drawing);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const Icon of [DepositIcon, WithdrawIcon, ...own]) {
    const svg = render(<Icon />).container.querySelector("svg");
    expect([svg?.getAttribute("fill"), svg?.getAttribute("aria-hidden")]).toEqual(["none", "true"]);
    expect(svg?.classList.contains("lucide")).toBe(true);
  }
});

test("each coin has a mark of its own", () => {
  const marks = (["USDT", "HHB", "BOB", "JPB"] as const).map(
    (coin) => render(<CoinMark coin={coin} />).container.innerHTML,
  );
  expect(new Set(marks).size).toBe(4);
});

import { expect, test } from "vitest";
import { visibleWallets } from "./wallet.ts";

test("wallets marked 2 are left out, number or text, and the rest keep their order", () => {
  const list = [
    { wallet: 3 },
    { wallet: 2 },
    { wallet: "2" },
    { wallet: "1" },
    { wallet: 22 },
    { wallet: 1 },
    { wallet: "" },
    { wallet: "x" },
  ];
  expect(visibleWallets(list)).toEqual([
    { wallet: 3 },
    { wallet: "1" },
    { wallet: 22 },
    { wallet: 1 },
    { wallet: "" },
    { wallet: "x" },
  ]);
  expect(visibleWallets([])).toEqual([]);
});

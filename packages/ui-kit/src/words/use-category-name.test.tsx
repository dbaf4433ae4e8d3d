import { CATEGORY_IDS } from "@baize/domain";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { useCategoryName } from "./use-category-name.ts";

const Names = (): ReactElement => {
  const nameOf = useCategoryName();
  return <output>{Object.values(CATEGORY_IDS).map(nameOf).join(" ")}</output>;
};

test.each([
  ["zh-CN", "真人 捕鱼 电子 彩票 体育 棋牌 电竞"],
  ["en", "Live casino Fishing Slots Lottery Sports Board games Esports"],
] as const)("every category has its name in %s", (locale, names) => {
  renderKit(<Names />, { locale });
  expect(screen.getByRole("status").textContent).toBe(names);
});

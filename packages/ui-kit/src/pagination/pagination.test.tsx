import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { pageNumbers } from "./page-numbers.ts";
import { Pagination } from "./pagination.tsx";

describe("pageNumbers", () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])("offers for page %i of %i %j", (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });

  test("always offers first, current and last, in order, with gaps of at least two pages", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, pages) => {
        fc.pre(page <= pages);
        const numbers = pageNumbers(page, pages);
        const real = numbers.filter((number) => number !== null);
        expect(real).toEqual([...new Set(real)].toSorted((a, b) => a - b));
        for (const must of [1, page, pages]) expect(real).toContain(must);
        const known = real.slice(1).map((number, index) => number - (real[index] ?? 0));
        const gaps = numbers.filter((number) => number === null).length;
        expect(known.filter((step) => step > 2)).toHaveLength(gaps);
        expect(known.filter((step) => step === 2)).toEqual([]);
      }),
    );
  });
});

describe("Pagination", () => {
  test("says which rows these are, and leads to other pages", async () => {
    const go = vi.fn<(page: number) => void>();
    renderKit(<Pagination page={4} pageSize={10} total={36} onPageChange={go} />);
    expect(screen.getByText("第 31–36 条，共 36 条")).toBeTruthy();
    expect(screen.getByRole("button", { current: "page" }).textContent).toBe("4");
    await userEvent.click(screen.getByRole("button", { name: "下一页" }));
    expect(go).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "上一页" }));
    await userEvent.click(screen.getByRole("button", { name: "第 1 页" }));
    expect(go.mock.calls).toEqual([[3], [1]]);
  });

  test("is a mere count when one page holds all, and nothing when there is nothing", () => {
    const { rerender } = renderKit(<Pagination page={1} pageSize={10} total={10} onPageChange={() => undefined} />);
    expect(screen.getByText("共 10 条")).toBeTruthy();
    expect(screen.queryByRole("navigation")).toBeNull();
    rerender(<Pagination page={1} pageSize={10} total={0} onPageChange={() => undefined} />);
    expect(screen.queryByText(/条/)).toBeNull();
  });
});

import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useFilterChange } from "./use-filter-change.ts";

interface Filter {
  readonly text: string;
  readonly show: string;
}
const start = { text: "", show: "all" };
const show = (filter: Filter) => {
  const gone: Filter[] = [];
  const hook = renderHook(({ current }: { current: Filter }) => useFilterChange(current, (next) => gone.push(next)), {
    initialProps: { current: filter },
  });
  const change = (part: Partial<Filter>): void => act(() => hook.result.current(part));
  return { change, gone, follow: (current: Filter) => hook.rerender({ current }) };
};

afterEach(cleanup);

it("adds changes up that come before the address has followed", () => {
  const { change, gone } = show(start);
  change({ show: "hot" });
  change({ text: "li" });
  expect(gone).toEqual([
    { text: "", show: "hot" },
    { text: "li", show: "hot" },
  ]);
});

it("goes on from the address once it has changed by itself, as on the way back", () => {
  const { change, gone, follow } = show(start);
  change({ show: "hot" });
  follow({ text: "", show: "hot" });
  follow(start);
  change({ text: "li" });
  expect(gone.at(-1)).toEqual({ text: "li", show: "all" });
});

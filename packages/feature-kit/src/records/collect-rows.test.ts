import { describe, expect, it, vi } from "vitest";
import { collectRows, EXPORT_PAGE_SIZE, type RecordPage } from "./collect-rows.ts";

interface Row {
  readonly id: string;
}
const pageOf = (all: readonly Row[], page: number) => ({
  total: all.length,
  list: all.slice((page - 1) * EXPORT_PAGE_SIZE, page * EXPORT_PAGE_SIZE),
});
const rowsUpTo = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: `R${index}` }));
const idOf = ({ id }: Row): string => id;

describe("collecting rows", () => {
  it("reads every page once", async () => {
    const read = vi.fn<(page: number) => Promise<RecordPage<Row>>>(async (page) => pageOf(rowsUpTo(250), page));
    const { rows, isCut } = await collectRows(read);
    expect(rows.map(idOf)).toEqual(rowsUpTo(250).map(idOf));
    expect(isCut).toBe(false);
    expect(read).toHaveBeenCalledTimes(3);
  });
  it("keeps each row once when a record arrives meanwhile", async () => {
    const before = rowsUpTo(150);
    const { rows } = await collectRows(async (page) => pageOf(page === 1 ? before : [{ id: "new" }, ...before], page));
    expect(new Set(rows.map(idOf)).size).toBe(rows.length);
    expect(rows.map(idOf)).toEqual(before.map(idOf));
  });
  it("asks once when there are none", async () => {
    const read = vi.fn<(page: number) => Promise<RecordPage<Row>>>(async (page) => pageOf([], page));
    expect(await collectRows(read)).toEqual({ rows: [], isCut: false });
    expect(read).toHaveBeenCalledTimes(1);
  });
  it("stops after fifty pages and says so", async () => {
    const all = rowsUpTo(6000);
    const { rows, isCut } = await collectRows(async (page) => pageOf(all, page));
    expect(rows).toHaveLength(5000);
    expect(isCut).toBe(true);
  });
  it("hands a failure on", async () => {
    await expect(collectRows(async () => Promise.reject(new Error("line")))).rejects.toThrow("line");
  });
});

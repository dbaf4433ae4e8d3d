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
    const { rows, isCut } = await collectRows(read, idOf);
    expect(rows.map(idOf)).toEqual(rowsUpTo(250).map(idOf));
    expect(isCut).toBe(false);
    expect(read).toHaveBeenCalledTimes(3);
  });
  it("keeps each row once when a record arrives meanwhile", async () => {
    const before = rowsUpTo(150);
    const { rows } = await collectRows(
      async (page) => pageOf(page === 1 ? before : [{ id: "new" }, ...before], page),
      idOf,
    );
    expect(new Set(rows.map(idOf)).size).toBe(rows.length);
    expect(rows.map(idOf)).toEqual(before.map(idOf));
  });
  it("asks once when there are none", async () => {
    const read = vi.fn<(page: number) => Promise<RecordPage<Row>>>(async (page) => pageOf([], page));
    expect(await collectRows(read, idOf)).toEqual({ rows: [], isCut: false });
    expect(read).toHaveBeenCalledTimes(1);
  });
  it("stops after fifty pages and says so", async () => {
    const all = rowsUpTo(6000);
    const { rows, isCut } = await collectRows(async (page) => pageOf(all, page), idOf);
    expect(rows).toHaveLength(5000);
    expect(isCut).toBe(true);
  });
  it("hands a failure on", async () => {
    await expect(collectRows(async () => Promise.reject(new Error("line")))).rejects.toThrow("line");
  });
});

describe("collecting rows without ids", () => {
  it("keeps rows that are alike, each of them", async () => {
    const alike = Array.from({ length: 150 }, () => ({ id: "same" }));
    const { rows, isCut } = await collectRows(async (page) => pageOf(alike, page));
    expect([rows.length, isCut]).toEqual([150, false]);
  });
  it("begins again when their number has changed between two pages", async () => {
    const later = [{ id: "new" }, ...rowsUpTo(150)];
    const asked: number[] = [];
    const read = async (page: number): Promise<RecordPage<Row>> =>
      pageOf(asked.push(page) === 1 ? rowsUpTo(150) : later, page);
    const { rows } = await collectRows(read);
    expect(rows.map(idOf)).toEqual(later.map(idOf));
    expect(asked).toEqual([1, 2, 1, 2]);
  });
  it("gives up when they never stay as they are", async () => {
    let count = 150;
    const read = async (page: number) => pageOf(rowsUpTo((count += 1)), page);
    await expect(collectRows(read)).rejects.toThrow("The rows changed");
  });
  it("stops after fifty pages and says so", async () => {
    const { rows, isCut } = await collectRows(async (page) => pageOf(rowsUpTo(6_000), page));
    expect([rows.length, isCut]).toEqual([5_000, true]);
  });
});

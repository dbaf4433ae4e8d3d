import { callQuery, useClient } from "@baize/api-client/react";
import { contract, type Contract } from "@baize/api-client/contract";
import { failure, fixture, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactElement, useCallback } from "react";
import { describe, expect, it } from "vitest";
import { callsOf, captureSaved, renderScreen } from "../testing/index.ts";
import { oneOf, recordFilter } from "./record-filter.ts";
import { RecordLead } from "./record-lead.tsx";
import { RecordSums } from "./record-sums.tsx";
import { type RecordWord, RecordsView } from "./records-view.tsx";
import { useRecords } from "./use-records.ts";

type Answer = NonNullable<NonNullable<FakeAnswers["member"]>["recordGame"]>;
const rules = recordFilter("/user/betRecord", { state: oneOf(["won", "lost"]) });

const WORDS: Readonly<Record<RecordWord, string>> = {
  "title.records": "注单",
  "record.detail": "按投注时间",
  "record.caption": "注单列表",
  "record.file": "bets",
  "record.sheet": "注单详情",
  "record.emptyText": "换个时间",
};

const Bets = (): ReactElement => {
  const { recordGame } = useClient().member;
  const records = useRecords(
    rules,
    useCallback(
      (input, { state }) =>
        callQuery<Contract["member"]["recordGame"]>(recordGame, { ...input, ...(state !== null && { state }) }),
      [recordGame],
    ),
    10,
  );
  return (
    <RecordsView
      records={records}
      words={(word) => WORDS[word]}
      columns={[
        {
          key: "game",
          header: "游戏",
          isLead: true,
          cell: ({ gameName, id }) => <RecordLead name={gameName} note={`号 ${id}`} />,
        },
      ]}
      exported={[{ header: "号", text: ({ id }) => id }]}
      filters={<button onClick={() => records.change({ facets: { state: "won" } })}>只看赢</button>}
      sums={<RecordSums sums={[{ term: "笔数", value: records.data?.sum.count ?? "—" }]} note="全部" />}
      facts={({ id }) => <p>{`编号 ${id}`}</p>}
      next={null}
    />
  );
};

const bets = (total: number, name = "竹筒三骰") =>
  fixture(contract.member.recordGame, {
    total,
    sum: { count: total, bet: "1.00", valid: "1.00", win: "0.00" },
    list: Array.from({ length: Math.min(total, 10) }, (_, index) => ({
      ...fixture(contract.member.recordGame).list[0],
      id: `B${index}`,
      gameName: name,
    })) as never,
  });
const show = async (answer: Answer, path = "/user/betRecord") =>
  renderScreen(<Bets />, { member: { recordGame: answer } }, { path });

describe("a page of records", () => {
  it("asks for the filter of its address, and shows totals and rows", async () => {
    const { client } = await show(bets(1), "/user/betRecord?state=lost&date=0");
    expect(await screen.findByText("竹筒三骰")).toBeTruthy();
    expect(callsOf(client, "member.recordGame")).toEqual([
      expect.objectContaining({ date: 0, state: "lost", page: 1, size: 10 }),
    ]);
    expect(screen.getByText("号 B0")).toBeTruthy();
    expect(screen.getByText("笔数").nextSibling?.textContent).toBe("1");
  });

  it("adds up a facet and a period that are pressed in the same breath, and takes both back", async () => {
    const { path } = await show(bets(1));
    const won = await screen.findByRole("button", { name: "只看赢" });
    act(() => {
      fireEvent.click(screen.getByRole("radio", { name: "昨天" }));
      fireEvent.click(won);
    });
    await waitFor(() => expect(path()).toBe("/user/betRecord?state=won&date=1"));
    fireEvent.click(await screen.findByRole("button", { name: "重置" }));
    await waitFor(() => expect(path()).toBe("/user/betRecord"));
  });

  it("does not ask for a period that is too long, and says how long it may be", async () => {
    const { client } = await show(bets(1), "/user/betRecord?start=2024-01-01&end=2026-01-01");
    expect(await screen.findByText("最多查询 12 个月，请缩短时间范围。")).toBeTruthy();
    expect(callsOf(client, "member.recordGame")).toEqual([]);
    expect(screen.getByText("时间范围过长")).toBeTruthy();
  });

  it("says the same when the server finds the period too long", async () => {
    await show(refusal("period_too_long", { months: "6" }), "/user/betRecord?start=2026-01-01&end=2026-10-01");
    expect(await screen.findByText("最多查询 6 个月，请缩短时间范围。")).toBeTruthy();
  });

  it("shows a failure with unknown totals and reads again when asked", async () => {
    const { client } = await show(failure("network"));
    expect(await screen.findByText("记录加载失败")).toBeTruthy();
    expect(screen.getByText("笔数").nextSibling?.textContent).toBe("—");
    client.answerWith({ member: { recordGame: bets(1) } });
    fireEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByText("竹筒三骰")).toBeTruthy();
  });

  it("opens a row in a sheet", async () => {
    await show(bets(1));
    fireEvent.click(await screen.findByRole("button", { name: "查看 B0 的详情" }));
    expect(within(await screen.findByRole("dialog")).getByText("编号 B0")).toBeTruthy();
  });

  it("turns pages by the address", async () => {
    const { path } = await show(bets(25));
    fireEvent.click(await screen.findByRole("button", { name: /下一页/ }));
    await waitFor(() => expect(path()).toBe("/user/betRecord?page=2"));
  });

  it("exports every row once though rows move while it pages", async () => {
    const all = Array.from({ length: 150 }, (_, index) => `B${index}`);
    const rows = (ids: readonly string[]) => bets(1).list.flatMap((bet) => ids.map((id) => ({ ...bet, id })));
    await show(({ page, size }) => {
      const ids = size === 10 || page === 1 ? all : ["new", ...all];
      return { ...bets(150), total: ids.length, list: rows(ids.slice((page - 1) * size, page * size)) };
    });
    const button = await screen.findByRole("button", { name: "导出 CSV" });
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
    const saved = await captureSaved(async () => {
      fireEvent.click(button);
      await screen.findAllByText(/已导出/);
    });
    expect(saved).toHaveLength(1);
    const lines = ((await saved[0]?.text()) ?? "").trim().split("\r\n").slice(1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toHaveLength(150);
  });
});

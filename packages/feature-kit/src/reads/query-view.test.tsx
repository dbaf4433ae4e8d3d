import { contract, finance } from "@baize/api-client/contract";
import { callKey, callQuery, clientWith } from "@baize/api-client/react";
import { failure, fixture, refusal } from "@baize/api-client/testing";
import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { lazy, type ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/index.ts";
import { QueryView } from "./query-view.tsx";

const useClient = clientWith({ finance });
const Orders = (): ReactElement => (
  <QueryView
    query={useQuery(callQuery(useClient().finance.depositOpen, {}, { retry: false }))}
    failed="订单加载失败"
    skeleton={<p>载入中</p>}
  >
    {(orders) => <p>{`共 ${orders.length} 笔`}</p>}
  </QueryView>
);
const orders = [fixture(contract.finance.depositOrder)];

describe("the view of a read", () => {
  it("is a skeleton, then the data", async () => {
    await renderScreen(<Orders />, { finance: { depositOpen: orders } });
    expect(screen.getByText("载入中")).toBeTruthy();
    expect(await screen.findByText("共 1 笔")).toBeTruthy();
    expect(screen.queryByText("载入中")).toBeNull();
  });

  it.each([
    ["the line", failure("network"), "网络连接失败，请检查网络后重试。"],
    ["the server", refusal("server_busy"), "系统繁忙，请稍后重试。"],
  ])("says why %s gave none, and reads again when asked", async (_case, answer, sentence) => {
    const { client } = await renderScreen(<Orders />, { finance: { depositOpen: answer } });
    expect(await screen.findByText("订单加载失败")).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    client.answerWith({ finance: { depositOpen: orders } });
    fireEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByText("共 1 笔")).toBeTruthy();
  });

  it("stays a skeleton until the code of what shows the data is there", async () => {
    let arrive: (code: { default: () => ReactElement }) => void = () => undefined;
    const Late = lazy(async () => new Promise<{ default: () => ReactElement }>((resolve) => (arrive = resolve)));
    const query = { data: orders, error: null, refetch: vi.fn<() => void>() };
    const View = (): ReactElement => (
      <QueryView query={query} failed="" skeleton={<p>载入中</p>}>
        {() => <Late />}
      </QueryView>
    );
    await renderScreen(<View />);
    expect(screen.getByText("载入中")).toBeTruthy();
    await act(async () => arrive({ default: () => <p>有了</p> }));
    expect(screen.getByText("有了")).toBeTruthy();
    expect(screen.queryByText("载入中")).toBeNull();
  });

  it("keeps what it has when reading it again fails", async () => {
    const { client, queryClient } = await renderScreen(<Orders />, { finance: { depositOpen: orders } });
    await screen.findByText("共 1 笔");
    client.answerWith({ finance: { depositOpen: failure("network") } });
    await queryClient.invalidateQueries({ queryKey: callKey(contract.finance.depositOpen) });
    expect(screen.getByText("共 1 笔")).toBeTruthy();
    expect(screen.queryByText("订单加载失败")).toBeNull();
  });
});

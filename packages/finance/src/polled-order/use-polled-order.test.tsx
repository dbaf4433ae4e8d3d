import { contract, finance } from "@baize/api-client/contract";
import { callKey, callQuery, clientWith, useBalance } from "@baize/api-client/react";
import { failure, type FakeAnswers } from "@baize/api-client/testing";
import { isTerminalWithdraw } from "@baize/domain";
import type { Screen } from "@baize/feature-kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../test-screen.test.support.tsx";
import type { WithdrawOrder } from "../wire-types.ts";
import { withdrawal } from "../withdraw/withdraw-samples.test.support.ts";
import { usePolledOrder } from "./use-polled-order.ts";

const useClient = clientWith({ finance });
const HOUR_MS = 3_600_000;

const orderOf = (deadlineOf?: () => string) =>
  function Order(): ReactElement {
    useBalance();
    const { withdrawOrder } = useClient().finance;
    const { data, isPolled } = usePolledOrder((options) => callQuery(withdrawOrder, { id: "W1" }, options), {
      isSettled: ({ state }) => isTerminalWithdraw(state),
      ...(deadlineOf && { deadlineOf }),
    });
    return <p>{`${data?.state ?? "none"} ${isPolled ? "polled" : "still"}`}</p>;
  };
type Answer = NonNullable<NonNullable<FakeAnswers["finance"]>["withdrawOrder"]>;
const start = async (withdrawOrder: Answer, deadlineOf?: () => string): Promise<Screen> =>
  renderScreen(orderOf(deadlineOf), { finance: { withdrawOrder } });
const readAgain = async ({ queryClient }: Screen): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: callKey(contract.finance.withdrawOrder) });

describe("an order that is polled", () => {
  it("is read again by itself until it is settled, and balances with it", async () => {
    const shown = await start(withdrawal());
    expect(await screen.findByText("under_review polled")).toBeTruthy();
    await waitFor(() => expect(shown.count("member.balance")).toBe(1));
    shown.client.answerWith({ finance: { withdrawOrder: withdrawal({ state: "paid" }) } });
    expect(await screen.findByText("paid still", undefined, { timeout: 5_000 })).toBeTruthy();
    await waitFor(() => expect(shown.count("member.balance")).toBe(2));
  });

  it("reads no balances for one that was settled from the start", async () => {
    const shown = await start(withdrawal({ state: "paid" }));
    await screen.findByText("paid still");
    await readAgain(shown);
    expect(shown.count("member.balance")).toBe(1);
  });

  it("reads balances once for a refusal, whatever states came before it", async () => {
    const shown = await start(withdrawal());
    await screen.findByText("under_review polled");
    for (const state of ["paying", "refused"] as const) {
      shown.client.answerWith({ finance: { withdrawOrder: withdrawal({ state }) } });
      await readAgain(shown);
    }
    expect(await screen.findByText("refused still")).toBeTruthy();
    await waitFor(() => expect(shown.count("member.balance")).toBe(2));
    await readAgain(shown);
    expect(shown.count("member.balance")).toBe(2);
  });

  it.each([
    ["a minute ago", 60_000, "polled"],
    ["an hour ago", HOUR_MS, "still"],
  ])("whose deadline was %s is %s", async (_case, agoMs, state) => {
    await start(withdrawal(), () => new Date(Date.now() - agoMs).toISOString());
    expect(await screen.findByText(`under_review ${state}`)).toBeTruthy();
  });

  it("marks the reads of its timer as such, but neither the first nor one that is asked for", async () => {
    const reads: boolean[] = [];
    const Order = (): ReactElement => {
      const { withdrawOrder } = useClient().finance;
      const { data, refresh } = usePolledOrder(
        (options) => {
          const query = callQuery(withdrawOrder, { id: "W1" }, options);
          return {
            ...query,
            queryFn: async (context) => {
              reads.push(options.background === true);
              return (query.queryFn as (given: typeof context) => Promise<WithdrawOrder>)(context);
            },
          };
        },
        { isSettled: ({ state }) => isTerminalWithdraw(state) },
      );
      return <button onClick={() => void refresh()}>{data?.state ?? "none"}</button>;
    };
    await renderScreen(Order, { finance: { withdrawOrder: withdrawal() } });
    await screen.findByRole("button", { name: "under_review" });
    expect(reads).toEqual([false]);
    await waitFor(() => expect(reads).toEqual([false, true]), { timeout: 5_000 });
    fireEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(reads).toEqual([false, true, false]));
  });

  it("stays as it was when reading it again fails", async () => {
    const shown = await start(withdrawal());
    await screen.findByText("under_review polled");
    shown.client.answerWith({ finance: { withdrawOrder: failure("network") } });
    await readAgain(shown);
    expect(screen.getByText("under_review polled")).toBeTruthy();
  });
});

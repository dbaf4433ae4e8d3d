import { contract, finance } from "@baize/api-client/contract";
import { callKey, callQuery, clientWith } from "@baize/api-client/react";
import { failure, fixture } from "@baize/api-client/testing";
import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../testing/index.ts";
import { Settled } from "./settled.tsx";

const useClient = clientWith({ finance });
const Form = (): ReactElement => {
  const { depositOpen, withdrawInfo } = useClient().finance;
  const reads = [
    useQuery(callQuery(depositOpen, {}, { retry: false })),
    useQuery(callQuery(withdrawInfo, {}, { retry: false })),
  ];
  return (
    <Settled reads={reads} skeleton={<p>载入中</p>}>
      <input aria-label="金额" />
    </Settled>
  );
};
const info = fixture(contract.finance.withdrawInfo);
const field = (): HTMLInputElement => screen.getByRole("textbox", { name: "金额" });

describe("parts that come together", () => {
  it("come when the last of their reads has", async () => {
    let end: (value: typeof info) => void = () => undefined;
    const last = new Promise<typeof info>((resolve) => (end = resolve));
    await renderScreen(<Form />, { finance: { depositOpen: [], withdrawInfo: async () => last } });
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByText("载入中")).toBeTruthy();
    end(info);
    await waitFor(field);
    expect(screen.queryByText("载入中")).toBeNull();
  });

  it("wait three seconds for a read that hangs, and come without it", async () => {
    const never = async (): Promise<typeof info> => new Promise(() => undefined);
    await renderScreen(<Form />, { finance: { depositOpen: [], withdrawInfo: never } });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(screen.getByText("载入中")).toBeTruthy();
    await waitFor(field, { timeout: 10_000 });
    expect(screen.queryByText("载入中")).toBeNull();
  });

  it("come also where one of their reads fails, and stay while it is read again", async () => {
    const { client, queryClient } = await renderScreen(<Form />, {
      finance: { depositOpen: failure("network"), withdrawInfo: info },
    });
    await waitFor(field);
    const shown = field();
    client.answerWith({ finance: { depositOpen: failure("network") } });
    await queryClient.invalidateQueries({ queryKey: callKey(contract.finance.depositOpen) });
    expect(field()).toBe(shown);
  });
});

import { contract } from "@baize/api-client/contract";
import { failure, type FakeAnswers, fixture } from "@baize/api-client/testing";
import { IDENTITY_GATES, type IdentityGate } from "@baize/domain";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useReducer } from "react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.tsx";
import { IdentityAlert } from "./identity-alert.tsx";
import { IdentityLink } from "./identity-link.tsx";
import type { ProtectionState } from "./lowest-limit.ts";
import { useClosedReason } from "./use-closed-reason.ts";
import { useKnownPlayClosed } from "./use-protection.ts";

type Answer = NonNullable<NonNullable<FakeAnswers["protection"]>["state"]>;
const AT = "2026-11-28T12:00:00+08:00";
const stateOf = (identity: Partial<ProtectionState["identity"]>, part: object = {}): ProtectionState =>
  fixture(contract.protection.state, {
    identity: { state: "none", at: null, fault: null, age: "unknown", closed: [], ...identity },
    ...part,
  });
const show = async (screenOf: ReactElement, state: Answer, locale: "zh-CN" | "en" = "zh-CN") =>
  renderScreen(screenOf, { protection: { state } }, { session: "member", locale });

describe("the notice of a closed gate", () => {
  const SAID = {
    deposit: ["身份尚未核验，暂不能充值", "Deposits are closed: your identity is not verified"],
    play: ["身份尚未核验，暂不能游戏", "Play is closed: your identity is not verified"],
    withdraw: ["身份尚未核验，暂不能提款", "Withdrawals are closed: your identity is not verified"],
  } as const;

  it.each(IDENTITY_GATES)("says that %s is closed, and leads to the personal page, in both languages", async (gate) => {
    await show(<IdentityAlert gate={gate} />, stateOf({ closed: [gate] }));
    expect(await screen.findByText(SAID[gate][0])).toBeTruthy();
    expect(screen.getByRole("link", { name: "前往身份核验" }).getAttribute("href")).toBe("/user/personal");
    await show(<IdentityAlert gate={gate} />, stateOf({ closed: [gate] }), "en");
    expect(await screen.findByText(SAID[gate][1])).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to verification" }).getAttribute("href")).toBe("/user/personal");
    expect(document.body.textContent).not.toMatch(/\p{Script=Han}/u);
  });

  it.each([
    [{ state: "none" }, "牌照要求核验会员的身份和年龄，可在个人资料页提交。"],
    [{ state: "asked", at: AT }, "您已于 2026-11-28 12:00 提交，正在核验，结果会发到消息中心。"],
    [{ state: "refused", at: AT, fault: "document_unclear" }, "上次提交没有通过核验，原因和下一步见个人资料页。"],
    [{ state: "refused", at: AT, fault: "under_age" }, "证件显示您未达到法定年龄。如有疑问，请联系客服。"],
  ] as const)("says how far the verification is: %j", async (identity, text) => {
    await show(<IdentityAlert gate="deposit" />, stateOf({ ...identity, closed: ["deposit"] }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("is none where nothing, or something else, is closed, and while that is unknown", async () => {
    for (const state of [stateOf({}), stateOf({ closed: ["play", "withdraw"] }), failure("network")]) {
      const { count, queryClient } = await show(<IdentityAlert gate="deposit" />, state);
      await waitFor(() => expect(count("protection.state")).toBeGreaterThan(0));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(screen.queryByRole("link")).toBeNull();
    }
  });
});

describe("why something is closed", () => {
  const Reason = ({ gate }: { readonly gate: IdentityGate }): ReactElement => (
    <output aria-label={gate}>{useClosedReason(gate) ?? "open"}</output>
  );
  const Reasons = (): ReactElement => (
    <>
      {IDENTITY_GATES.map((gate) => (
        <Reason key={gate} gate={gate} />
      ))}
    </>
  );
  const said = () => IDENTITY_GATES.map((gate) => screen.getByLabelText(gate).textContent);

  it("is the identity, for what it closes alone", async () => {
    await show(<Reasons />, stateOf({ closed: ["withdraw"] }));
    await waitFor(() => expect(said()).toEqual(["open", "open", "身份尚未核验，暂不能提款"]));
  });

  it("is a pause first, which closes no withdrawals", async () => {
    const pause = { kind: "break", since: AT, until: "2099-11-28T12:00:00+08:00" };
    const paused = "您正处于休息期，2099-11-28 12:00 结束";
    await show(<Reasons />, stateOf({ closed: ["deposit"] }, { pause }));
    await waitFor(() => expect(said()).toEqual([paused, paused, "open"]));
  });
});

describe("what is known at a press", () => {
  const Press = (): ReactElement => {
    const isClosed = useKnownPlayClosed();
    return (
      <>
        <IdentityAlert gate="play" />
        <button type="button" onClick={({ currentTarget }) => (currentTarget.value = String(isClosed()))}>
          play
        </button>
      </>
    );
  };
  it.each([
    [["play"], "true"],
    [["deposit"], "false"],
  ] as const)("of %j closed: play is closed, %s", async (closed, said) => {
    const { count } = await show(<Press />, stateOf({ closed: [...closed] }));
    await waitFor(() => expect(count("protection.state")).toBe(1));
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "play" });
    await waitFor(() => {
      fireEvent.click(button);
      expect(button.value).toBe(said);
    });
  });
});

describe("the way out of a refusal", () => {
  const Refused = (): ReactElement => {
    const [isRefused, refuse] = useReducer(() => true, false);
    return (
      <>
        <IdentityAlert gate="withdraw" />
        {isRefused && <IdentityLink />}
        <button type="button" onClick={refuse}>
          withdraw
        </button>
      </>
    );
  };
  it("leads to the personal page, and has what was read of the identity read again", async () => {
    const { client, count } = await show(<Refused />, stateOf({}));
    await waitFor(() => expect(count("protection.state")).toBe(1));
    expect(screen.queryByRole("link")).toBeNull();
    client.answerWith({ protection: { state: stateOf({ closed: ["withdraw"] }) } });
    fireEvent.click(screen.getByRole("button", { name: "withdraw" }));
    expect(screen.getByRole("link", { name: "前往身份核验" }).getAttribute("href")).toBe("/user/personal");
    expect(await screen.findByText("身份尚未核验，暂不能提款")).toBeTruthy();
  });
});

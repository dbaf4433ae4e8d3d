import { contract } from "@baize/api-client/contract";
import { useMember } from "@baize/api-client/react";
import { type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { callsOf, renderScreen } from "../testing/index.ts";
import { readDay } from "./read-day.ts";
import { SetBirthday } from "./set-birthday.tsx";

const NOW = Date.parse("2026-11-20T04:00:00Z");
const tokenOf = (birthday: string) => fixture(contract.member.token, { birthday });

/** As a page shows it: what is known, else the way to set it. */
const Birthday = (): ReactElement => {
  const birthday = useMember().value?.birthday;
  return birthday === "" ? <SetBirthday /> : <p>{birthday}</p>;
};
const show = async (account: FakeAnswers["account"] = {}) =>
  renderScreen(<Birthday />, { account, member: { token: tokenOf("") } }, { serverNow: () => NOW });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
/** Enters a day and goes on. */
const enter = async (day: string): Promise<void> => {
  await press("设置生日");
  await userEvent.type(await screen.findByRole("textbox", { name: /生日/ }), day);
  await press("下一步");
};

describe("a birthday that is not known", () => {
  it("is sent once, after a question, and what is known is read again", async () => {
    const { client } = await show({ setBirthday: { ok: true } });
    await enter("1990年5月12日");
    const question = await screen.findByRole("alertdialog", { name: "生日是 1990年5月12日？" });
    expect(question.textContent).toContain("生日只能设置一次");
    expect(callsOf(client, "account.setBirthday")).toEqual([]);
    client.answerWith({ member: { token: tokenOf("****-05-12") } });
    await userEvent.dblClick(await screen.findByRole("button", { name: "确认设置" }));
    expect(await screen.findByText("****-05-12")).toBeTruthy();
    expect(callsOf(client, "account.setBirthday")).toEqual([{ birthday: "1990-05-12" }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
  it.each([
    ["2026-11-21", "请填写正确的日期"],
    ["1990-02-30", "请填写正确的日期"],
    ["不详", "请填写正确的日期"],
    ["2008-11-21", "须年满 18 岁"],
  ])("is not asked about as %s", async (day, words) => {
    await show();
    await enter(day);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
  it("can be gone back from, and says why it was refused", async () => {
    await show({ setBirthday: refusal("already_set") });
    await enter("1990-05-12");
    await userEvent.click(await screen.findByRole("button", { name: "返回修改" }));
    expect(((await screen.findByRole("textbox", { name: /生日/ })) as HTMLInputElement).value).toBe("1990-05-12");
    await userEvent.click(screen.getByRole("button", { name: "下一步" }));
    await userEvent.click(await screen.findByRole("button", { name: "确认设置" }));
    expect((await screen.findByRole("alert")).textContent).toContain("已经设置过");
  });
});

describe("a typed day", () => {
  it.each([
    ["1990-05-12", "1990-05-12"],
    ["1990/5/2", "1990-05-02"],
    ["1990年5月12日", "1990-05-12"],
    [" １９９００５１２ ", "1990-05-12"],
    ["05-12", ""],
    ["", ""],
  ])("%j is %j", (typed, day) => expect(readDay(typed)).toBe(day));
});

import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { sampleVipGifts } from "../samples.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { VipGifts } from "./vip-gifts.tsx";

afterEach(cleanup);

const show = async (birthday: string, account: FakeAnswers["account"] = {}) =>
  showScreen(
    <VipGifts />,
    {
      account,
      member: { token: fixture(contract.member.token, { birthday }) },
      promo: { vipGifts: sampleVipGifts },
    },
    { path: "/user/vip" },
  );
/** Enters a day and goes on. */
const enter = async (day: string): Promise<void> => {
  await userEvent.click(await screen.findByRole("button", { name: "设置生日" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /生日/ }), day);
  await userEvent.click(screen.getByRole("button", { name: "下一步" }));
};

describe("a birthday that is not known", () => {
  it("is set from the gift that waits for it, once, said before it is sent", async () => {
    const { client } = await show("", { setBirthday: { ok: true } });
    await enter("19900512");
    const question = await screen.findByRole("alertdialog", { name: "生日是 1990年5月12日？" });
    expect(question.textContent).toContain("生日只能设置一次");
    expect(callsOf(client, "account.setBirthday")).toEqual([]);
    client.answerWith({ member: { token: fixture(contract.member.token, { birthday: "****-05-12" }) } });
    await userEvent.dblClick(within(question).getByRole("button", { name: "确认设置" }));
    expect(await screen.findByText("生日 05-12")).toBeTruthy();
    expect(callsOf(client, "account.setBirthday")).toEqual([{ birthday: "1990-05-12" }]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "设置生日" })).toBeNull());
  });
});

describe("a birthday that is known", () => {
  it("is shown by month and day, and cannot be set again", async () => {
    await show("****-05-12");
    expect(await screen.findByText("生日 05-12")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "设置生日" })).toBeNull();
  });
});

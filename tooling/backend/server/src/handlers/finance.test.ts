import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
let member: TestClient;
let other: TestClient;
let memberId: string;
beforeAll(async () => {
  world = await startWorld();
  [member, other] = [world.client(), world.client()];
  memberId = await member.register("moneyone");
  await other.register("moneytwo");
}, 60_000);
afterAll(() => world.close());

const picture = async (): Promise<Blob> =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 40, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      ),
    ],
    { type: "image/png" },
  );
const PAYER = { channelId: "bank-transfer", payerName: "林晓", amount: "300.00" };

describe("paying in", () => {
  it("has news that are read by one member, for that member, in the asked language", async () => {
    const [first] = (await member.call(contract.finance.depositNews, {})).data;
    expect(first).toMatchObject({ isRead: false, date: "2026-11-20" });
    await member.call(contract.finance.depositNewsRead, { id: first?.id ?? "" });
    await member.call(contract.finance.depositNewsRead, { id: first?.id ?? "" });
    expect(
      (await member.call(contract.finance.depositNews, {}, { [HEADER_NAMES.language]: "en" })).data[0],
    ).toMatchObject({ isRead: true, title: "Please write the remark on every bank transfer" });
    expect((await other.call(contract.finance.depositNews, {})).data[0]?.isRead).toBe(false);
    expect((await member.call(contract.finance.depositNewsRead, { id: "none" })).code).toBe("news_unknown");
  });

  it("takes a slip of the member's own and shows it, no one else's and no other kind of picture", async () => {
    const order = (await member.call(contract.finance.depositCreate, { ...PAYER, reqId: newKey() })).data;
    const own = (await member.call(contract.service.upload, { scene: "slip", file: await picture() })).data;
    const foreign = (await other.call(contract.service.upload, { scene: "slip", file: await picture() })).data;
    const avatar = (await member.call(contract.service.upload, { scene: "avatar", file: await picture() })).data;
    for (const slipId of [foreign.id, avatar.id, "none"])
      expect((await member.call(contract.finance.depositPaid, { id: order.id, slipId })).code).toBe("slip_unknown");
    const paid = (await member.call(contract.finance.depositPaid, { id: order.id, slipId: own.id })).data;
    expect(paid).toMatchObject({ state: "awaiting_confirmation", slipUrl: own.url });
    expect((await fetch(`${world.url}${own.url}`)).headers.get("content-type")).toBe("image/webp");
  });
});

describe("names in English", () => {
  const english = { [HEADER_NAMES.language]: "en" };
  const CHINESE = /[\u4e00-\u9fff]/;
  it("are those of methods, channels, banks and wallets, and nothing else is changed", async () => {
    const { finance, games } = contract;
    for (const call of [finance.depositMethods, finance.withdrawBanks, games.walletList]) {
      const [zh, en] = [(await member.call(call, {})).data, (await member.call(call, {}, english)).data];
      expect(JSON.stringify(en)).not.toMatch(CHINESE);
      const names = (text: string): string => text.replaceAll(/"name":"[^"]*"/g, "");
      expect(names(JSON.stringify(en))).toBe(names(JSON.stringify(zh)));
    }
    const banks = (await member.call(finance.withdrawBanks, {}, english)).data;
    expect(banks.find(({ code }) => code === "YUNHE")?.name).toBe("Yunhe Bank");
  });
  it("leave a payee as a payment has to name it, also in an answer that is asked for again", async () => {
    const reqId = newKey();
    const order = (await other.call(contract.finance.depositCreate, { ...PAYER, reqId }, english)).data;
    expect(order).toMatchObject({ channelName: "Bank transfer", payerName: "林晓", payee: { bank: "云禾银行" } });
    const { list } = (await other.call(contract.finance.transactions, { date: -1 }, english)).data;
    expect(list.find(({ id }) => id === order.id)?.label).toBe("Bank transfer");
    expect(order.payee?.name).toMatch(CHINESE);
    const { answer } = (await other.call(contract.finance.operation, { reqId }, english)).data;
    expect(JSON.parse(answer ?? "")).toEqual({ status: true, data: { ...order, serverTime: expect.any(String) } });
  });
});

describe("the operator's grants", () => {
  it("credit once for each number and are found in the records", async () => {
    const grant = { kind: "rebate", amount: "12.34", multiple: "0", label: "周返水", ref: "week-47" };
    await member.operator(`/members/${memberId}/grant`, grant);
    await member.operator(`/members/${memberId}/grant`, grant);
    const { list, sums } = (await member.call(contract.finance.transactions, { kind: "rebate" })).data;
    expect(list.map(({ amount, label }) => [amount, label])).toEqual([["12.34", "周返水"]]);
    expect(sums).toEqual([{ currency: "CNY", in: "12.34", out: "0.00", fee: "0.00" }]);
    await expect(member.operator(`/members/${memberId}/grant`, { ...grant, amount: "99.00" })).rejects.toThrow(
      "ref_used",
    );
    await expect(member.operator(`/members/none/grant`, { ...grant, ref: "x" })).rejects.toThrow("member_unknown");
    await expect(member.operator(`/members/${memberId}/grant`, { ...grant, kind: "gift" })).rejects.toThrow(
      "bonus or a rebate",
    );
  });
});

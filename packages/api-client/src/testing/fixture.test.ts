import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type AnyCall, contract } from "../contract/index.ts";
import { ContractError, HttpStatusError, NetworkError, TimeoutError } from "../errors.ts";
import { after, createFakeClient, failure, fixture, refusal } from "./index.ts";

const calls = Object.entries(contract).flatMap(([area, all]) =>
  Object.entries(all as Readonly<Record<string, AnyCall>>).map(([name, call]) => [`${area}.${name}`, call] as const),
);

describe("a fixture", () => {
  it.each(calls)("of %s fits its schema and is always the same", (_name, call) => {
    expect(v.safeParse(call.data, fixture(call)).issues).toBeUndefined();
    expect(fixture(call)).toEqual(fixture(call));
  });
  it("takes overrides of fields and of whole lists", () => {
    expect(fixture(contract.member.balance, { balance: "0.00" })).toMatchObject({ balance: "0.00", currency: "CNY" });
    expect(fixture(contract.finance.depositOpen, [])).toEqual([]);
  });
  it("refuses overrides that break the schema", () => {
    expect(() => fixture(contract.member.balance, { balance: "1e5" })).toThrow(/balance/);
  });
});

describe("the fake client", () => {
  it("answers every call of the contract that needs no input", async () => {
    const client = createFakeClient();
    for (const [name, call] of calls.filter(([, { input }]) => v.is(input, {}))) {
      const [area = "", own = ""] = name.split(".");
      const send = Reflect.get(Reflect.get(client, area) as object, own) as () => Promise<unknown>;
      expect(await send(), name).toEqual({ ok: true, data: fixture(call) });
    }
  });
  it("answers with data, refusals, functions of the input, and later", async () => {
    const client = createFakeClient({
      member: { balance: fixture(contract.member.balance, { balance: "0.00" }) },
      finance: {
        depositCreate: refusal("order_open", { orderNo: "o1" }),
        depositOrder: ({ id }) => fixture(contract.finance.depositOrder, { id }),
        depositOpen: after(5, []),
        virtualDelete: { ok: true },
      },
    });
    expect(await client.member.balance()).toMatchObject({ data: { balance: "0.00" } });
    expect(await client.finance.depositCreate({ channelId: "c", amount: "1", reqId: "0123456789abcdef" })).toEqual({
      ok: false,
      code: "order_open",
      detail: { orderNo: "o1" },
    });
    expect(await client.finance.depositOrder({ id: "o7" })).toMatchObject({ data: { id: "o7" } });
    expect(await client.finance.depositOpen()).toEqual({ ok: true, data: [] });
    expect(await client.finance.virtualDelete({ id: "v1" })).toEqual({ ok: true, data: { ok: true } });
    client.answerWith({ finance: { depositOpen: refusal("maintenance") } });
    expect(await client.finance.depositOpen()).toMatchObject({ code: "maintenance" });
    expect(client.requests[1]).toEqual({
      call: "finance.depositCreate",
      input: { channelId: "c", amount: "1", offer: "none", reqId: "0123456789abcdef" },
    });
  });
  it("breaks the connection on request", async () => {
    const client = createFakeClient(
      {
        account: {
          captcha: failure("network"),
          preferences: failure("silence"),
          logout: failure("bad_gateway"),
          login: failure("html"),
        },
      },
      { timeoutMs: 300 },
    );
    await expect(client.account.captcha({ scene: "login" })).rejects.toBeInstanceOf(NetworkError);
    await expect(client.account.preferences({ autoTransfer: true })).rejects.toBeInstanceOf(TimeoutError);
    await expect(client.account.logout()).rejects.toBeInstanceOf(HttpStatusError);
    await expect(client.account.login({ username: "m", password: "QQ==", keyId: "k" })).rejects.toBeInstanceOf(
      ContractError,
    );
  });
  it("has a member or a visitor, and begins a session on log-in", async () => {
    const member = createFakeClient();
    await member.session.start();
    expect(member.session.get()).toMatchObject({ status: 1, memberId: "sample" });
    const visitor = createFakeClient({}, { session: "visitor" });
    await visitor.session.start();
    expect(await visitor.member.balance()).toMatchObject({ code: "token" });
    await visitor.withSealed(async ({ keyId, seal }) =>
      visitor.account.login({ username: "m", password: await seal("p"), keyId }),
    );
    expect(visitor.session.get().status).toBe(1);
    expect(await visitor.member.balance()).toMatchObject({ ok: true });
  });
});

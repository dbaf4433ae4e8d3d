import { contract, type Envelope, HEADER_NAMES, XSRF_COOKIE } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

describe("who may ask for what", () => {
  let world: World;
  let owner: TestClient;
  beforeAll(async () => {
    world = await startWorld();
    owner = world.client();
    await owner.register("theowner");
  }, 60_000);
  afterAll(() => world.close());

  it("keeps brands apart: the same name, phone and invitation belong to one of them", async () => {
    const other = world.client(world.otherUrl);
    expect((await other.logIn("theowner", "Passw0rdgood")).code).toBe("login_wrong");
    await other.register("theowner");
    const form = await world.client().registration("invited1");
    await world.sandbox.seed("beta");
    expect((await world.client().call(contract.account.register, { ...form, i_code: "DEMO2026" })).code).toBe(
      "invite_unknown",
    );
  });

  it("refuses the site code of another brand, and takes its own or none", async () => {
    const ask = (site: string) => owner.call(contract.member.token, {}, { [HEADER_NAMES.site]: site });
    expect((await ask("AL01")).code).toBe("");
    expect((await ask("XX99")).envelope).toMatchObject({ status: false, code: "bad_request", data: { field: "site" } });
    const other = world.client(world.otherUrl);
    expect((await other.call(contract.service.md, {}, { [HEADER_NAMES.site]: "AL01" })).code).toBe("bad_request");
  });

  it("moves no money by a GET that a page, a link or a prefetch sends", async () => {
    const move = { from: "central", to: "xhdz", amount: "1.00", reqId: newKey() };
    const path = `${contract.games.transfer.path}?${new URLSearchParams(move).toString()}`;
    const ask = async (extra: Record<string, string>) => {
      const reply = await world.sandbox
        .app("alpha")
        .request(path, { headers: { host: "localhost", ...owner.headers(), ...extra } });
      return { status: reply.status, code: ((await reply.json()) as Envelope).code };
    };
    for (const extra of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "none" },
      { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" },
      { "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" },
      { "sec-purpose": "prefetch;prerender" },
      { purpose: "prefetch" },
      { origin: "https://evil.example" },
      { origin: "null" },
    ]) {
      const answer = await ask(extra);
      expect([answer.status, answer.code], JSON.stringify(extra)).toEqual([400, "bad_request"]);
    }
    expect(
      (await ask({ "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", origin: "http://localhost" })).code,
    ).toBe("insufficient_funds");
    const head = await fetch(world.url + path, { method: "HEAD", headers: owner.headers() });
    expect(head.status).toBe(405);
  });

  it("takes a change with the XSRF cookie only when the header repeats it, and replaces a bad cookie", async () => {
    const page = await fetch(`${world.url}/api/x/v1/account/preferences`, {
      method: "POST",
      headers: { ...owner.headers(), cookie: `${XSRF_COOKIE}=forged.value` },
      body: new URLSearchParams({ autoTransfer: "1" }),
    });
    expect(page.status).toBe(400);
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(page.headers.get("set-cookie") ?? "")?.[1] ?? "";
    const ask = (extra: Record<string, string>) =>
      owner.call(
        contract.account.preferences,
        { autoTransfer: true },
        { cookie: `a=b; ${XSRF_COOKIE}=${cookie}`, ...extra },
      );
    expect((await ask({})).code).toBe("bad_request");
    expect((await ask({ [HEADER_NAMES.xsrf]: `${cookie}x` })).code).toBe("bad_request");
    expect((await ask({ [HEADER_NAMES.xsrf]: cookie })).code).toBe("");
    expect((await owner.call(contract.account.preferences, { autoTransfer: false })).code).toBe("");
  });

  it("locks out whom the operator locks, and lets a member without play or money look on", async () => {
    const client = world.client();
    const uid = await client.register("lockedone");
    await client.operator(`/members/${uid}/status`, { status: 3 });
    const [method] = (await client.call(contract.finance.depositMethods, {})).data;
    expect(
      (
        await client.call(contract.finance.depositCreate, {
          channelId: method?.channels[0]?.id ?? "",
          payerName: "林晓",
          amount: "100.00",
          reqId: newKey(),
        })
      ).code,
    ).toBe("money_locked");
    expect((await client.call(contract.games.start, { gameId: "any", surface: "desktop" })).code).toBe("play_locked");
    expect((await client.call(contract.member.token, {})).data.status).toBe(3);
    await client.operator(`/members/${uid}/lock`, { locked: 1 });
    expect((await client.call(contract.member.token, {})).code).toBe("token");
    expect((await client.logIn("lockedone", "Passw0rdgood")).code).toBe("account_locked");
    expect((await client.logIn("lockedone", "Wrongpass1")).code).toBe("login_wrong");
  });
});

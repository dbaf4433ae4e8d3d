import { contract } from "@baize/api-client/contract";
import { all, openDatabase, run } from "@baize/ledger";
import { freshPostgres } from "@baize/ledger/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Deviation, SoftwarePasskey } from "../testing/authenticator.ts";
import { type CallReply, freshPhone, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";
import { q } from "./tables.ts";

const { passkey } = contract;
const PASSWORD = "Passw0rdgood";
const engines = [
  ["SQLite", async () => openDatabase({ file: ":memory:" })],
  ["PostgreSQL", async () => openDatabase({ url: await freshPostgres() })],
] as const;

let members = 0;
const told = async (client: TestClient): Promise<readonly string[]> =>
  (await client.call(contract.messages.list, {})).data.list.map(({ title }) => title);

/** Sends what a passkey made. */
const add = async (
  client: TestClient,
  ticket: string,
  response: string,
  { name = "手机", password = PASSWORD } = {},
): Promise<CallReply<typeof passkey.add>> => {
  const { sealed, keyId } = await client.seal(password);
  return client.call(passkey.add, { ticket, response, name, loginPassword: sealed, keyId });
};
/** Makes a passkey and adds it. */
const addNew = async (client: TestClient, key = new SoftwarePasskey(client.origin), own: Deviation = {}) => {
  const { ticket, options } = (await client.call(passkey.addOptions, {})).data;
  return { key, ticket, reply: await add(client, ticket, key.make(options, own)) };
};
/** Logs in with a passkey. */
const enter = async (client: TestClient, key: SoftwarePasskey, own: Deviation = {}) => {
  const { ticket, options } = (await client.call(passkey.loginOptions, {})).data;
  key.counter += key.counter > 0 ? 1 : 0;
  return client.call(passkey.login, { ticket, response: key.use(options, own) });
};

describe.each(engines)("passkeys, on %s", (_, open) => {
  let world: World;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    world = await startWorld({ database });
    close = async () => {
      await world.close();
      await database.close();
    };
  }, 60_000);
  afterAll(() => close());

  const join = async (phone = freshPhone()) => {
    const client = world.client();
    const username = `keeper_${(members += 1)}`;
    return { client, username, phone, id: await client.register(username, PASSWORD, phone) };
  };

  it("are none at first, then those that the member has added, renamed and used", async () => {
    const { client, id } = await join();
    expect((await client.call(passkey.list, {})).data).toEqual({ max: 10, list: [] });
    const { key, reply } = await addNew(client);
    const own = { id: reply.data.id, createdAt: "2026-11-27T12:00:00+08:00" };
    expect((await client.call(passkey.list, {})).data.list).toEqual([{ ...own, name: "手机", usedAt: null }]);
    world.advance(1_000);
    expect((await client.call(passkey.rename, { id: own.id, name: " 书房\u200B的电脑 " })).code).toBe("");
    const other = world.client();
    expect((await enter(other, key)).data).toEqual({ uid: id, lastLoginTime: "2026-11-27T12:00:00+08:00" });
    expect(other.token).toMatch(/^[\w-]{43}$/);
    expect((await other.call(contract.member.token, {})).data.id).toBe(id);
    expect((await other.call(passkey.list, {})).data.list).toEqual([
      { ...own, name: "书房的电脑", usedAt: "2026-11-27T12:00:01+08:00" },
    ]);
    expect(await told(client)).toEqual(["新设备登录", "已添加通行密钥"]);
    expect(world.log()).toContain(`"event":"passkey_added","brand":"alpha","member":"${id}","passkey":"${own.id}"`);
    expect(world.log()).toContain(`"event":"logged_in","brand":"alpha","member":"${id}","by":"passkey"`);
  });

  it("ask for no name, show the authenticator nothing of the member but the name, and make no second one", async () => {
    const { client, username, id, phone } = await join();
    const { key } = await addNew(client);
    const { options } = (await client.call(passkey.addOptions, {})).data;
    expect(options.excludeCredentials).toEqual([{ type: "public-key", id: key.id.toString("base64url") }]);
    expect(options.user).toEqual({ id: Buffer.from(id).toString("base64url"), name: username, displayName: username });
    expect(JSON.stringify(options)).not.toContain(phone);
    expect(options.rp).toEqual({ id: "localhost", name: "测试alpha" });
    const asked = (await world.client().call(passkey.loginOptions, {})).data.options;
    expect(asked).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      rpId: "localhost",
      timeout: 300_000,
      userVerification: "required",
    });
  });

  it.each<[string, Deviation]>([
    ["another origin", { origin: "https://localhost.evil.example" }],
    ["another port", { origin: "http://localhost:1" }],
    ["a frame of another site", { crossOrigin: true }],
    ["another host's id", { rpId: "evil.example" }],
    ["another challenge", { challenge: "c".repeat(43) }],
    ["another ceremony", { type: "webauthn.get" }],
    ["no check of the person", { isVerified: false }],
    ["an attestation that nobody asked for", { format: "android-key" }],
  ])("are not added for %s, and the ticket is spent", async (_what, own) => {
    const { client } = await join();
    const { key, ticket, reply } = await addNew(client, undefined, own);
    expect(reply.code).toBe("passkey_invalid");
    expect((await add(client, ticket, key.make({ challenge: "c", user: { id: "u" } }))).code).toBe("ticket_expired");
    expect((await client.call(passkey.list, {})).data.list).toEqual([]);
  });

  it.each<[string, Deviation]>([
    ["another origin", { origin: "https://localhost.evil.example" }],
    ["another port", { origin: "http://localhost:1" }],
    ["a frame of another site", { crossOrigin: true }],
    ["another host's id", { rpId: "evil.example" }],
    ["another challenge", { challenge: "c".repeat(43) }],
    ["another ceremony", { type: "webauthn.create" }],
    ["no check of the person", { isVerified: false }],
    ["another member's handle", { userHandle: Buffer.from("mabcdefghjkmnpqr").toString("base64url") }],
  ])("do not log in for %s", async (_what, own) => {
    const { client } = await join();
    const { key } = await addNew(client);
    const answer = await enter(world.client(), key, own);
    expect([answer.code, answer.envelope.data]).toEqual(["passkey_unknown", {}]);
  });

  it("answer a wrong signature, an unknown passkey and one of another brand alike, and log them", async () => {
    const { client, id } = await join();
    const { key } = await addNew(client);
    const { ticket, options } = (await client.call(passkey.loginOptions, {})).data;
    const spoil = (signature: Buffer): Buffer => {
      const spoilt = Buffer.from(signature);
      spoilt[spoilt.length - 1] = (spoilt.at(-1) ?? 0) ^ 1;
      return spoilt;
    };
    const wrong = await client.call(passkey.login, { ticket, response: key.use(options, {}, spoil) });
    expect(world.log()).toContain(`"event":"login_wrong","brand":"alpha","member":"${id}","by":"passkey"`);
    const stranger = new SoftwarePasskey(world.url);
    stranger.userHandle = key.userHandle;
    const unknown = await enter(world.client(), stranger);
    const foreign = await enter(world.client(world.otherUrl), key, { origin: world.otherUrl });
    expect(wrong.code).toBe("passkey_unknown");
    for (const answer of [unknown, foreign]) expect(answer.envelope).toEqual(wrong.envelope);
    expect((await enter(world.client(), key)).code).toBe("");
  });

  it("take a ticket once, by its device, at its brand, and for five minutes", async () => {
    const { client } = await join();
    const { key } = await addNew(client);
    const asked = async () => (await client.call(passkey.loginOptions, {})).data;
    const once = await asked();
    const input = { ticket: once.ticket, response: key.use(once.options) };
    expect((await world.client().call(passkey.login, input)).code).toBe("ticket_expired");
    const foreign = await asked();
    const abroad = { ticket: foreign.ticket, response: key.use(foreign.options) };
    const elsewhere = world.client(world.otherUrl);
    elsewhere.device = client.device;
    expect((await elsewhere.call(passkey.login, abroad)).code).toBe("ticket_expired");
    const used = await asked();
    const replay = { ticket: used.ticket, response: key.use(used.options) };
    expect((await client.call(passkey.login, replay)).code).toBe("");
    expect((await client.call(passkey.login, replay)).code).toBe("ticket_expired");
    const fresh = await asked();
    expect((await client.call(passkey.login, { ...replay, ticket: fresh.ticket })).code).toBe("passkey_unknown");
    const late = await asked();
    world.advance(5 * 60_000);
    const tooLate = { ticket: late.ticket, response: key.use(late.options) };
    expect((await client.call(passkey.login, tooLate)).code).toBe("ticket_expired");
    const { ticket, options } = (await client.call(passkey.addOptions, {})).data;
    const next = new SoftwarePasskey(world.url);
    expect((await client.call(passkey.login, { ticket, response: key.use(options) })).code).toBe("ticket_expired");
    expect((await add(client, ticket, next.make(options))).code).toBe("");
  });

  it("let one of two enter that send one ticket at once", async () => {
    const { client } = await join();
    const { key } = await addNew(client);
    const { ticket, options } = (await client.call(passkey.loginOptions, {})).data;
    const input = { ticket, response: key.use(options) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.call(passkey.login, input)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["", ...Array<string>(7).fill("ticket_expired")]);
  });

  it("refuse a counter that goes back, or stays, and say so in the log", async () => {
    const { client, id } = await join();
    const key = new SoftwarePasskey(world.url);
    key.counter = 7;
    const added = await addNew(client, key);
    expect((await enter(world.client(), key, { counter: 9 })).code).toBe("");
    for (const counter of [9, 8, 0])
      expect((await enter(world.client(), key, { counter })).code).toBe("passkey_unknown");
    const event = { event: "passkey_counter_back", passkey: added.reply.data.id, brand: "alpha", member: id };
    expect(world.log()).toContain(JSON.stringify(event).slice(1, -1));
    expect((await enter(world.client(), key, { counter: 10 })).code).toBe("");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => enter(world.client(), key, { counter: 11 }).then(({ code }) => code)),
    );
    expect(answers.toSorted()).toEqual(["", ...Array<string>(3).fill("passkey_unknown")]);
  });

  it("are added with the log-in password alone, whose wrong tries wait and leave the ticket", async () => {
    const { client } = await join();
    const { ticket, options } = (await client.call(passkey.addOptions, {})).data;
    const response = new SoftwarePasskey(world.url).make(options);
    const wrong = await add(client, ticket, response, { password: "Wrongpass1" });
    expect(wrong.code).toBe("login_wrong");
    const answers = await Promise.all(Array.from({ length: 3 }, () => add(client, ticket, response)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["", "ticket_expired", "ticket_expired"]);
    const { ticket: another, options: again } = (await client.call(passkey.addOptions, {})).data;
    const next = new SoftwarePasskey(world.url).make(again);
    for (let times = 0; times < 5; times += 1) await add(client, another, next, { password: "Wrongpass1" });
    expect((await add(client, another, next)).code).toBe("login_paused");
  });

  it("belong to one member of a brand, who has ten at most", async () => {
    const [{ client }, { client: rival }] = [await join(), await join()];
    const { key } = await addNew(client);
    expect((await addNew(rival, key)).reply.code).toBe("passkey_taken");
    expect((await addNew(client, key)).reply.code).toBe("passkey_taken");
    for (let times = 0; times < 8; times += 1) expect((await addNew(client)).reply.code).toBe("");
    const tickets = await Promise.all([1, 2].map(async () => (await client.call(passkey.addOptions, {})).data));
    const last = tickets.map(({ ticket, options }) =>
      add(client, ticket, new SoftwarePasskey(world.url).make(options)),
    );
    expect((await Promise.all(last)).map(({ code }) => code).toSorted()).toEqual(["", "passkey_limit"]);
    expect((await client.call(passkey.addOptions, {})).code).toBe("passkey_limit");
  });

  it("answer for another member's as for one that does not exist", async () => {
    const [{ client }, { client: rival }] = [await join(), await join()];
    const id = (await addNew(client)).reply.data.id;
    const { sealed, keyId } = await rival.seal(PASSWORD);
    for (const asked of [id, "nosuchpasskey"]) {
      expect((await rival.call(passkey.rename, { id: asked, name: "x" })).envelope).toMatchObject({
        code: "passkey_unknown",
        data: {},
      });
      expect((await rival.call(passkey.remove, { id: asked, loginPassword: sealed, keyId })).envelope).toMatchObject({
        code: "passkey_unknown",
        data: {},
      });
    }
    expect((await client.call(passkey.list, {})).data.list).toMatchObject([{ id, name: "手机" }]);
  });

  it("no longer log in once they are removed, which takes the log-in password and is told", async () => {
    const { client } = await join();
    const { key, reply } = await addNew(client);
    const remove = async (password: string) => {
      const { sealed, keyId } = await client.seal(password);
      return client.call(passkey.remove, { id: reply.data.id, loginPassword: sealed, keyId });
    };
    expect((await remove("Wrongpass1")).code).toBe("login_wrong");
    expect((await enter(world.client(), key)).code).toBe("");
    world.advance(1_000);
    expect((await remove(PASSWORD)).code).toBe("");
    expect((await remove(PASSWORD)).code).toBe("passkey_unknown");
    expect((await enter(world.client(), key)).code).toBe("passkey_unknown");
    expect((await told(client))[0]).toBe("已移除通行密钥");
  });

  it("show a lock to who has proven the account, and to nobody else", async () => {
    const { client, id } = await join();
    const { key } = await addNew(client);
    await client.operator(`/members/${id}/lock`, { locked: 1 });
    expect((await enter(world.client(), key)).code).toBe("account_locked");
    expect((await enter(world.client(), key, { challenge: "c".repeat(43) })).code).toBe("passkey_unknown");
    expect(world.log()).toContain(`"event":"login_locked","brand":"alpha","member":"${id}","by":"passkey"`);
  });

  it("outlive a new log-in password, and go with a forgotten one, which is told", async () => {
    const { client, username, phone } = await join();
    const { key } = await addNew(client);
    const [proof, wanted] = [await client.seal(PASSWORD), await client.seal("Newpassw0rd")];
    const change = { loginPassword: proof.sealed, password: wanted.sealed, keyId: proof.keyId };
    expect((await client.call(contract.profile.changePassword, change)).code).toBe("");
    expect((await enter(client, key)).code).toBe("");
    world.advance(60_000);
    const visitor = world.client();
    const { forgetPassword } = contract.member;
    const who = { step: "identify", username, type: "phone", ...(await visitor.solveCaptcha("forget")) } as const;
    const { ticket } = (await visitor.call(forgetPassword, who)).data;
    const code = await visitor.readCode(phone);
    const step = (await visitor.call(forgetPassword, { step: "verify", ticket, code })).data;
    const { sealed, keyId } = await visitor.seal("Anotherpassw0rd");
    const { ticket: held, options } = (await client.call(passkey.addOptions, {})).data;
    await visitor.call(forgetPassword, { step: "reset", ticket: step.ticket, password: sealed, keyId });
    expect((await enter(world.client(), key)).code).toBe("passkey_unknown");
    expect((await add(client, held, new SoftwarePasskey(world.url).make(options))).code).toBe("token");
    await client.logIn(username, "Anotherpassw0rd");
    const [newest] = (await client.call(contract.messages.list, {})).data.list;
    const { body } = (await client.call(contract.messages.detail, { id: newest?.id ?? "" })).data;
    expect(body).toContain("所有通行密钥已随之移除");
  });

  it("refuse every text that is no JSON of a credential at its field, and keep the ticket", async () => {
    const { client } = await join();
    const { key } = await addNew(client);
    const { ticket, options } = (await client.call(passkey.loginOptions, {})).data;
    const right = key.use(options);
    const parts = JSON.parse(right) as { id: string; response: Record<string, unknown> };
    const malformed = [
      "no JSON",
      "null",
      "[]",
      "{}",
      '"text"',
      "[".repeat(4_000),
      '{"__proto__":{"id":"x"}}',
      JSON.stringify({ ...parts, id: 7 }),
      JSON.stringify({ ...parts, id: "not base64url!" }),
      JSON.stringify({ ...parts, type: "password" }),
      JSON.stringify({ ...parts, response: "x" }),
      ...Object.keys(parts.response).flatMap((name) => [
        JSON.stringify({ ...parts, response: { ...parts.response, [name]: null } }),
        JSON.stringify({ ...parts, response: { ...parts.response, [name]: "=" } }),
      ]),
      `${right}${" ".repeat(8_192)}`,
    ];
    for (const response of malformed) {
      const { code, envelope } = await client.call(passkey.login, { ticket, response });
      expect([response.slice(0, 60), code, envelope.data]).toEqual([
        response.slice(0, 60),
        "bad_request",
        { field: "response" },
      ]);
    }
    expect((await client.call(passkey.login, { ticket, response: right })).code).toBe("");
  });

  it("take bytes that are no client data, authenticator data, key or signature for a wrong proof", async () => {
    const { client } = await join();
    const { key } = await addNew(client);
    const rubbish = ["AA", "_".repeat(1_000), Buffer.from('{"type":1}').toString("base64url"), "n".repeat(1_999)];
    for (const bytes of rubbish)
      for (const name of ["clientDataJSON", "authenticatorData", "signature"]) {
        const { ticket, options } = (await client.call(passkey.loginOptions, {})).data;
        const parts = JSON.parse(key.use(options)) as { response: object };
        const response = JSON.stringify({ ...parts, response: { ...parts.response, [name]: bytes } });
        expect((await client.call(passkey.login, { ticket, response })).code).toBe("passkey_unknown");
      }
    for (const bytes of [...rubbish, Buffer.alloc(4_000, 0x81).toString("base64url")]) {
      const { ticket, options } = (await client.call(passkey.addOptions, {})).data;
      const parts = JSON.parse(new SoftwarePasskey(world.url).make(options)) as { response: object };
      const response = JSON.stringify({ ...parts, response: { ...parts.response, attestationObject: bytes } });
      expect((await add(client, ticket, response)).code).toBe("passkey_invalid");
    }
  });

  it("cannot be had where the site is asked for by an IP address", async () => {
    const { client } = await join();
    client.send = async (url, init) => fetch(url.replace("localhost", "127.0.0.1"), init);
    expect((await client.call(passkey.addOptions, {})).code).toBe("passkey_unavailable");
    expect((await client.call(passkey.loginOptions, {})).code).toBe("passkey_unavailable");
  });

  it("leave no ticket behind once it is late", async () => {
    await world.client().call(passkey.loginOptions, {});
    world.advance(5 * 60_000);
    await world.client().operator("/jobs/run", {});
    const tickets = await world.database.read(() => all(q.selectFrom("site_passkey_ticket").selectAll()));
    expect(tickets).toEqual([]);
  });
});

describe("a flood of log-ins with passkeys", () => {
  it("waits once its address has used up its requests of the minute, whatever it sends", async () => {
    const world = await startWorld({ limitScale: 1 });
    try {
      const flood = world.clientFrom("203.0.113.9");
      const asked = await Promise.all(Array.from({ length: 110 }, () => flood.call(passkey.loginOptions, {})));
      expect(new Set(asked.map(({ code }) => code))).toEqual(new Set([""]));
      const input = { ticket: "none", response: new SoftwarePasskey(world.url).use({ challenge: "none" }) };
      const sent = await Promise.all(Array.from({ length: 20 }, () => flood.call(passkey.login, input)));
      const codes = sent.map(({ code }) => code).toSorted();
      expect(codes.filter((code) => code === "rate_limited")).toHaveLength(10);
      expect((await world.clientFrom("203.0.113.10").call(passkey.loginOptions, {})).code).toBe("");
    } finally {
      await world.close();
    }
  });
});

describe("a passkey that is being added while a forgotten password is set anew", () => {
  it("is not kept, though the former password was right when it was confirmed", async () => {
    const inner = await openDatabase({ file: ":memory:" });
    let writes = 0;
    /** The write before which the password becomes another. */
    let turn = Infinity;
    const database: typeof inner = {
      ...inner,
      atomic: async (work) => {
        writes += 1;
        if (writes === turn) await inner.atomic(() => run(q.updateTable("site_member").set({ password: "another" })));
        return inner.atomic(work);
      },
    };
    const world = await startWorld({ database });
    try {
      const client = world.client();
      await client.register("overtaken");
      const sendOne = async () => {
        const { ticket, options } = (await client.call(passkey.addOptions, {})).data;
        const { sealed, keyId } = await client.seal(PASSWORD);
        const response = new SoftwarePasskey(world.url).make(options);
        writes = 0;
        return client.call(passkey.add, { ticket, response, name: "手机", loginPassword: sealed, keyId });
      };
      expect((await sendOne()).code).toBe("");
      turn = writes;
      expect((await sendOne()).code).toBe("login_wrong");
      expect(writes).toBe(turn);
      expect((await client.call(passkey.list, {})).data.list).toHaveLength(1);
    } finally {
      await world.close();
      await inner.close();
    }
  });
});

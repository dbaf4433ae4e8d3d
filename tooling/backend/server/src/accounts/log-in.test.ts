import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPhone } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const PASSWORD = "Passw0rdgood";

describe("logging in", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  }, 60_000);
  afterAll(() => world.close());

  it("opens a session whose token and family come in the headers, and answers the log-in before", async () => {
    await world.client().register("plainone");
    world.advance(60_000);
    const client = world.client();
    const answer = await client.logIn("PlainOne", PASSWORD);
    expect(answer.data.lastLoginTime).toBe("2026-11-27T12:00:00+08:00");
    expect(client.token).toMatch(/^[\w-]{43}$/);
    expect(client.family).toMatch(/^[\w-]{22}$/);
    expect((await client.call(contract.member.token, {})).data.username).toBe("plainone");
  });

  it("ends the session that it carries, and no other of the member", async () => {
    const [client, other] = [world.client(), world.client()];
    await client.register("carrying1");
    await other.logIn("carrying1", PASSWORD);
    const former = client.token ?? "";
    await client.logIn("carrying1", PASSWORD);
    expect(client.token).not.toBe(former);
    const ask = (token: string) => world.client().call(contract.member.token, {}, { [HEADER_NAMES.token]: token });
    expect((await ask(former)).code).toBe("token");
    expect((await ask(client.token ?? "")).code).toBe("");
    expect((await other.call(contract.member.token, {})).code).toBe("");
  });

  it("leaves a session of another brand alone, though a log-in carries it", async () => {
    const [client, foreign] = [world.client(), world.client(world.otherUrl)];
    await foreign.register("carrying2");
    await client.register("carrying2");
    client.token = foreign.token;
    await client.logIn("carrying2", PASSWORD);
    expect((await foreign.call(contract.member.token, {})).code).toBe("");
  });

  it("is logged with the member and the way, as is a log-out, and without what was typed", async () => {
    const phone = freshPhone();
    const client = world.client();
    const member = await client.register("loggedone", PASSWORD, phone);
    await client.logIn("loggedone", PASSWORD);
    expect(world.log()).toContain(`"event":"logged_in","brand":"alpha","member":"${member}","by":"password"`);
    await client.call(contract.account.logout, {});
    expect(world.log()).toContain(`"event":"logged_out","brand":"alpha","member":"${member}"`);
    world.advance(60_000);
    const { ticket, code } = await client.askCode("login", phone);
    const input = { type: "phone", area: "86", account: phone, ticket } as const;
    await client.call(contract.member.loginMpe, { ...input, code: code === "000000" ? "000001" : "000000" });
    expect(world.log()).toContain(
      '"event":"login_wrong","brand":"alpha","member":null,"by":"code","from":"127.0.0.1","reason":"code_wrong"',
    );
    await client.call(contract.member.loginMpe, { ...input, code });
    expect(world.log()).toContain(`"event":"logged_in","brand":"alpha","member":"${member}","by":"code"`);
    await client.logIn("loggedone", "wrong1234");
    const wrong = `"event":"login_wrong","brand":"alpha","member":"${member}","by":"password","from":"127.0.0.1"`;
    expect(world.log()).toContain(wrong);
    await client.operator(`/members/${member}/lock`, { locked: 1 });
    await client.logIn("loggedone", PASSWORD);
    expect(world.log()).toContain(`"event":"login_locked","brand":"alpha","member":"${member}"`);
    for (const secret of ["loggedone", PASSWORD, "wrong1234", phone, ticket]) expect(world.log()).not.toContain(secret);
  });

  it("answers a wrong password, an unknown name and an unreadable seal alike", async () => {
    await world.client().register("alikeone");
    const wrong = await world.client().logIn("alikeone", "Wrongpass1");
    const unknown = await world.client().logIn("nobodyhere", "Wrongpass1");
    const client = world.client();
    const { keyId } = await client.seal("x");
    const broken = await client.call(contract.account.login, {
      username: "alikeone",
      password: Buffer.alloc(384, 7).toString("base64"),
      keyId,
    });
    const short = await world
      .client()
      .call(contract.account.login, { username: "nobodyhere", password: "QUJD", keyId });
    for (const answer of [unknown, broken, short]) expect(answer.envelope).toEqual(wrong.envelope);
    expect(wrong.code).toBe("login_wrong");
  });

  it("asks a known device for a captcha after three failures, and pauses it after five, ever longer", async () => {
    const client = world.client();
    await client.register("slowedone");
    for (let index = 0; index < 3; index += 1)
      expect((await client.logIn("slowedone", "Wrongpass1")).code).toBe("login_wrong");
    expect((await client.call(contract.service.preInfo, {})).data.login.captcha).toBe(true);
    expect((await client.logIn("slowedone", "Wrongpass1")).code).toBe("captcha_required");
    const tryWithCaptcha = async (password: string) => {
      const captcha = await client.solveCaptcha("login");
      const { sealed, keyId } = await client.seal(password);
      return client.call(contract.account.login, { username: "slowedone", password: sealed, keyId, ...captcha });
    };
    expect((await tryWithCaptcha("Wrongpass1")).code).toBe("login_wrong");
    expect((await tryWithCaptcha("Wrongpass1")).code).toBe("login_wrong");
    const paused = await tryWithCaptcha(PASSWORD);
    expect(paused.code).toBe("login_paused");
    expect(paused.envelope.data).toEqual({ waitSec: "30" });
    world.advance(30_000);
    expect((await tryWithCaptcha("Wrongpass1")).code).toBe("login_wrong");
    expect((await tryWithCaptcha(PASSWORD)).envelope.data).toEqual({ waitSec: "60" });
    world.advance(60_000);
    expect((await tryWithCaptcha(PASSWORD)).code).toBe("");
  });

  it("logs in by a code that was sent to the account's phone, once", async () => {
    const phone = freshPhone();
    await world.client().register("codedone", PASSWORD, phone);
    world.advance(60_000);
    const client = world.client();
    const { ticket, code } = await client.askCode("login", phone);
    const input = { type: "phone", area: "86", account: phone, ticket, code } as const;
    expect((await client.call(contract.member.loginMpe, input)).data.isNew).toBe(false);
    expect((await client.call(contract.member.token, {})).data.username).toBe("codedone");
    expect((await world.client().call(contract.member.loginMpe, input)).code).toBe("ticket_expired");
  });

  it("answers a code request for an unknown phone as for a known one, and sends nothing", async () => {
    const [known, unknown] = [freshPhone(), freshPhone()];
    await world.client().register("askedone", PASSWORD, known);
    world.advance(60_000);
    const client = world.client();
    const ask = async (phone: string) =>
      client.call(contract.service.sms, { scene: "login", area: "86", phone, ...(await client.solveCaptcha("sms")) });
    const [yes, no] = [await ask(known), await ask(unknown)];
    expect(Object.keys(no.data)).toEqual(Object.keys(yes.data));
    expect(no.data.waitSec).toBe(yes.data.waitSec);
    expect(await client.readCode(known)).toMatch(/^\d{6}$/);
    expect(await client.readCode(unknown)).toBe("");
    const answer = await client.call(contract.member.loginMpe, {
      type: "phone",
      area: "86",
      account: unknown,
      ticket: no.data.ticket,
      code: "000000",
    });
    expect(answer.code).toBe("code_wrong");
  });

  it("opens what was sealed with a key that was rotated since, for a day, and then asks for the new key", async () => {
    await world.client().register("rotatedone");
    const client = world.client();
    const { sealed, keyId } = await client.seal(PASSWORD);
    await client.operator("/keys/rotate", {});
    expect((await client.call(contract.account.login, { username: "rotatedone", password: sealed, keyId })).code).toBe(
      "",
    );
    expect((await client.seal("x")).keyId).not.toBe(keyId);
    world.advance(24 * 3_600_000);
    expect(
      (await world.client().call(contract.account.login, { username: "rotatedone", password: sealed, keyId })).code,
    ).toBe("key_unknown");
  });

  it("ends a session at logout, and at the reset of the password all of them", async () => {
    const phone = freshPhone();
    const [first, second] = [world.client(), world.client()];
    await first.register("leavingone", PASSWORD, phone);
    await second.logIn("leavingone", PASSWORD);
    expect((await first.call(contract.account.logout, {})).data).toEqual({ ok: true });
    expect((await first.call(contract.member.token, {})).envelope.data).toBe("token");
    expect((await second.call(contract.member.token, {})).code).toBe("");

    world.advance(1_000);
    const client = world.client();
    const captcha = await client.solveCaptcha("forget");
    const asked = await client.call(contract.member.forgetPassword, {
      step: "identify",
      username: "leavingone",
      type: "phone",
      ...captcha,
    });
    expect(asked.data.masked).toBe("");
    const code = await client.readCode(phone);
    const verified = await client.call(contract.member.forgetPassword, {
      step: "verify",
      ticket: asked.data.ticket,
      code,
    });
    const { sealed, keyId } = await client.seal("Newpassw0rd");
    const reset = { step: "reset", ticket: verified.data.ticket, password: sealed, keyId } as const;
    expect((await client.call(contract.member.forgetPassword, reset)).data.ok).toBe(true);
    expect((await client.call(contract.member.forgetPassword, reset)).code).toBe("ticket_expired");
    expect((await second.call(contract.member.token, {})).code).toBe("token");
    expect((await world.client().logIn("leavingone", PASSWORD)).code).toBe("login_wrong");
    expect((await world.client().logIn("leavingone", "Newpassw0rd")).code).toBe("");
  });

  it("shows nothing about which accounts exist when a password is forgotten", async () => {
    await world.client().register("realname1");
    const client = world.client();
    const forget = async (username: string) => {
      return client.call(contract.member.forgetPassword, {
        step: "identify",
        username,
        ...(await client.solveCaptcha("forget")),
      });
    };
    const [known, unknown] = [await forget("realname1"), await forget("unreal999")];
    expect({ ...unknown.data, ticket: "" }).toEqual({ ...known.data, ticket: "" });
    expect(unknown.data.masked).toBe("");
    const [again, unknownAgain] = [await forget("realname1"), await forget("unreal999")];
    expect(again.code).toBe("rate_limited");
    expect(unknownAgain.envelope).toEqual(again.envelope);
  });
});

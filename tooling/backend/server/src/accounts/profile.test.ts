import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPhone, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const { profile, member: memberCalls } = contract;
const LOGIN = "Passw0rdgood";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

const registered = async (name: string, phone = freshPhone()): Promise<TestClient> => {
  const client = world.client();
  await client.register(name, LOGIN, phone);
  return client;
};
const info = async (client: TestClient) => (await client.call(memberCalls.token, {})).data;
/** A login password sealed as `loginPassword`, and another as `password`. */
const sealedPair = async (client: TestClient, password: string, login = LOGIN) => {
  const [wanted, proof] = [await client.seal(password), await client.seal(login)];
  return { password: wanted.sealed, loginPassword: proof.sealed, keyId: wanted.keyId };
};

describe("what a member says of themselves", () => {
  it("is a gender and one of the drawn avatars, which are served", async () => {
    const client = await registered("profile1");
    expect(await info(client)).toMatchObject({ gender: "", qq: "" });
    await client.call(profile.save, { gender: "female", avatar: "3" });
    const { gender, qq } = await info(client);
    expect([gender, qq]).toEqual(["female", "/art/avatar/3.svg"]);
    const picture = await fetch(`${client.origin}${qq}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=UTF-8"]);
    expect((await fetch(`${client.origin}/art/avatar/13.svg`)).status).toBe(404);
    expect((await client.call(profile.save, {})).code).toBe("bad_request");
  });

  it("is a real name that keeps the rules, once", async () => {
    const client = await registered("profile2");
    expect((await client.call(profile.setRealName, { realName: "林7" })).code).toBe("real_name_invalid");
    await client.call(profile.setRealName, { realName: "林晓" });
    expect((await info(client)).realName).toBe("林**");
    expect((await client.call(profile.setRealName, { realName: "王五" })).code).toBe("already_set");
  });
});

describe("binding a phone number or an e-mail address", () => {
  const bind = async (client: TestClient, phone: string, change: object = {}) => {
    const { ticket, code } = await client.askCode("bind", phone);
    const { sealed, keyId } = await client.seal(LOGIN);
    const proof = { ticket, code, loginPassword: sealed, keyId };
    return client.call(profile.bind, { type: "phone", area: "86", account: phone, ...proof, ...change });
  };

  it("takes a code that was sent to the new one and the log-in password, and tells the member", async () => {
    const client = await registered("bind1");
    const phone = freshPhone();
    world.advance(61_000);
    expect((await bind(client, phone)).code).toBe("");
    expect((await info(client)).phone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
    const { list } = (await client.call(contract.messages.list, {})).data;
    expect(list).toMatchObject([{ title: "绑定手机已更新" }]);
  });

  it("refuses what another account has, a wrong password, a wrong code, and another member's code", async () => {
    const [taken, phone] = [freshPhone(), freshPhone()];
    await registered("bind2", taken);
    const client = await registered("bind3");
    const other = await registered("bind4");
    world.advance(61_000);
    expect((await bind(client, taken)).code).toBe("account_taken");
    world.advance(61_000);
    const wrong = await client.seal("Passw0rdbad");
    expect((await bind(client, phone, { loginPassword: wrong.sealed, keyId: wrong.keyId })).code).toBe("login_wrong");
    world.advance(61_000);
    expect((await bind(client, phone, { code: "000000x" })).code).toBe("bad_request");
    const sent = await other.askCode("bind", freshPhone());
    expect((await bind(client, freshPhone(), sent)).code).toBe("ticket_expired");
    const asked = await world.client().call(contract.service.sms, {
      scene: "bind",
      area: "86",
      phone: freshPhone(),
      ...(await client.solveCaptcha("sms")),
    });
    expect(asked.code).toBe("token");
  });
});

describe("changing the log-in password", () => {
  it("ends every session and lets in by the new one alone", async () => {
    const client = await registered("change1");
    const second = world.client();
    await second.logInWithCaptcha("change1", LOGIN);
    expect((await client.call(profile.changePassword, await sealedPair(client, LOGIN))).code).toBe("same_password");
    expect((await client.call(profile.changePassword, await sealedPair(client, "short"))).code).toBe("password_weak");
    const changed = await client.call(profile.changePassword, await sealedPair(client, "Newpassw0rd"));
    expect(changed.data).toEqual({ seconds: 5 });
    for (const ended of [client, second]) expect((await ended.call(memberCalls.token, {})).code).toBe("token");
    const again = world.client();
    expect((await again.logInWithCaptcha("change1", LOGIN)).code).toBe("login_wrong");
    expect((await again.logInWithCaptcha("change1", "Newpassw0rd")).code).toBe("");
  });

  it("judges five wrong log-in passwords at most, and then makes all such changes wait", async () => {
    const client = await registered("change2");
    const input = await sealedPair(client, "Newpassw0rd", "Passw0rdbad");
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.call(profile.changePassword, input)));
    expect(answers.filter(({ code }) => code === "login_wrong")).toHaveLength(5);
    expect(answers.filter(({ code }) => code === "login_paused")).toHaveLength(45);
    const right = await sealedPair(client, "246810");
    expect((await client.call(contract.account.setWithdrawPassword, right)).code).toBe("login_paused");
  });
});

describe("the withdrawal password", () => {
  it("is changed by the present one, whose wrong tries count as on a withdrawal", async () => {
    const client = await registered("withdraw1");
    await client.setWithdrawPassword("246810");
    const change = async (current: string, password: string) => {
      const [from, to] = [await client.seal(current), await client.seal(password)];
      const input = { current: from.sealed, password: to.sealed, keyId: from.keyId };
      return client.call(profile.changeWithdrawPassword, input);
    };
    const wrong = await change("135790", "975318");
    expect([wrong.code, wrong.envelope.data]).toEqual(["withdraw_password_wrong", { triesLeft: "4" }]);
    expect((await change("246810", "246810")).code).toBe("same_password");
    expect((await change("246810", "111111")).code).toBe("password_weak");
    expect((await change("246810", "975318")).code).toBe("");
    expect((await change("246810", "864209")).code).toBe("withdraw_password_wrong");
    const { list } = (await client.call(contract.messages.list, {})).data;
    expect(list.map(({ title }) => title)).toEqual(["提款密码已修改"]);
  });

  it("is set anew by a code to the account's own phone, after which withdrawals wait a day", async () => {
    const phone = freshPhone();
    const client = await registered("withdraw2", phone);
    await client.setWithdrawPassword("246810");
    world.advance(61_000);
    const shown = (await info(client)).phone;
    const sms = { scene: "withdraw", phone: shown, ...(await client.solveCaptcha("sms")) } as const;
    const { ticket } = (await client.call(contract.service.sms, sms)).data;
    const code = await client.readCode(phone);
    const input = { type: "phone", code, ticket, ...(await sealedPair(client, "975318")) } as const;
    const reset = await client.call(profile.resetWithdrawPassword, input);
    const date = Date.parse(reset.headers.get("date") ?? "");
    expect(Date.parse(reset.data.until) - date).toBeGreaterThan(24 * 3_600_000 - 60_000);
    expect((await client.call(profile.resetWithdrawPassword, input)).code).toBe("ticket_expired");
    const add = async () => {
      const { sealed, keyId } = await client.seal("975318");
      return client.call(contract.finance.bankAdd, {
        bankCode: "YUNHE",
        holder: "林晓",
        number: "6222000011112222",
        password: sealed,
        keyId,
      });
    };
    expect((await add()).code).toBe("withdraw_password_locked");
    world.advance(24 * 3_600_000 + 1);
    await client.logInWithCaptcha("withdraw2", LOGIN);
    expect((await add()).code).toBe("");
  });

  it("sends its code to no number but the account's own", async () => {
    const client = await registered("withdraw3");
    for (const phone of ["13800000000", "138****0000", ""]) {
      const sms = { scene: "withdraw", area: "86", phone, ...(await client.solveCaptcha("sms")) } as const;
      expect(["phone_invalid", "bad_request"]).toContain((await client.call(contract.service.sms, sms)).code);
    }
  });
});

describe("a code for a payout account", () => {
  const ask = async (client: TestClient, phone: string) =>
    client.call(contract.service.sms, { scene: "card", area: "86", phone, ...(await client.solveCaptcha("sms")) });

  it("goes to the account's own phone alone, and is good for nothing else", async () => {
    const phone = freshPhone();
    const client = await registered("card1", phone);
    await client.setWithdrawPassword("246810");
    world.advance(61_000);
    for (const other of [freshPhone(), phone]) expect((await ask(client, other)).code).toBe("phone_invalid");
    const { ticket } = (await ask(client, (await info(client)).phone)).data;
    const code = await client.readCode(phone);
    expect(code).toMatch(/^\d{6}$/);
    const reset = { type: "phone", code, ticket, ...(await sealedPair(client, "975318")) } as const;
    expect((await client.call(profile.resetWithdrawPassword, reset)).code).toBe("ticket_expired");
    const logIn = { type: "phone", area: "86", account: phone, code, ticket } as const;
    expect((await world.client().call(memberCalls.loginMpe, logIn)).code).toBe("ticket_expired");
  });

  it("is sent to no visitor", async () => {
    expect((await ask(world.client(), freshPhone())).code).toBe("token");
  });
});

describe("a member's sessions", () => {
  it("are listed with their device and masked network, and end one by one or all but this one", async () => {
    const client = await registered("sessions1");
    const phone = world.client();
    phone.device = `webios${phone.device.slice(3, 30)}`;
    await phone.logInWithCaptcha("sessions1", LOGIN);
    const third = world.client();
    await third.logInWithCaptcha("sessions1", LOGIN);
    const list = (await client.call(profile.sessions, {})).data;
    expect(list).toHaveLength(3);
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const ofPhone = list.find(({ device }) => device === "ios");
    expect(ofPhone?.network).toMatch(/\*$/);
    expect(JSON.stringify(list)).not.toContain(phone.family ?? "none");
    expect((await client.call(profile.endSessions, { id: ofPhone?.id ?? "" })).data).toEqual({ ended: 1 });
    expect((await phone.call(memberCalls.token, {})).code).toBe("token");
    expect((await client.call(profile.endSessions, {})).data).toEqual({ ended: 1 });
    expect((await third.call(memberCalls.token, {})).code).toBe("token");
    expect((await client.call(memberCalls.token, {})).code).toBe("");
  });

  it("of another member are as unknown as none, and one's own present one is not ended so", async () => {
    const client = await registered("sessions2");
    const other = await registered("sessions3");
    const theirs = (await other.call(profile.sessions, {})).data[0]?.id ?? "";
    const own = (await client.call(profile.sessions, {})).data[0]?.id ?? "";
    for (const id of [theirs, own, "none"])
      expect((await client.call(profile.endSessions, { id })).code, id).toBe("session_unknown");
    for (const who of [client, other]) expect((await who.call(memberCalls.token, {})).code).toBe("");
  });
});

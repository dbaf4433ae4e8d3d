import { contract } from "@baize/api-client/contract";
import { openDatabase } from "@baize/ledger";
import { freshPostgres } from "@baize/ledger/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CallReply, freshPhone, newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const engines = [
  ["SQLite", 1_000, async () => openDatabase({ file: ":memory:" })],
  ["PostgreSQL", 200, async () => openDatabase({ url: await freshPostgres() })],
] as const;
const FIFTY = Array.from({ length: 50 }, (_, index) => index);

describe.each(engines)("what happens once, on %s", (_, guesses, open) => {
  let world: World;
  let client: TestClient;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    world = await startWorld({ database });
    close = async () => {
      await world.close();
      await database.close();
    };
    client = world.client();
  }, 60_000);
  afterAll(() => close());

  it("takes a captcha for one of fifty parallel uses", async () => {
    const captcha = await client.solveCaptcha("sms");
    const answers = await Promise.all(
      FIFTY.map(() =>
        client.call(contract.service.sms, { scene: "register", area: "86", phone: freshPhone(), ...captcha }),
      ),
    );
    expect(answers.filter(({ code }) => code === "")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "captcha_wrong")).toHaveLength(49);
  });

  it("takes a captcha away with a wrong answer", async () => {
    const captcha = await client.solveCaptcha("sms");
    const phone = freshPhone();
    expect(
      (await client.call(contract.service.sms, { scene: "register", area: "86", phone, ...captcha, captcha: "!" }))
        .code,
    ).toBe("captcha_wrong");
    expect((await client.call(contract.service.sms, { scene: "register", area: "86", phone, ...captcha })).code).toBe(
      "captcha_wrong",
    );
  });

  it("sends one code for fifty parallel requests of one phone", async () => {
    const phone = freshPhone();
    const captchas = await Promise.all(FIFTY.map(() => client.solveCaptcha("sms")));
    const answers = await Promise.all(
      captchas.map((captcha) =>
        client.call(contract.service.sms, { scene: "register", area: "86", phone, ...captcha }),
      ),
    );
    expect(answers.filter(({ code }) => code === "")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "code_too_often")).toHaveLength(49);
  });

  it("opens one account for fifty parallel registrations with one code", async () => {
    const form = await client.registration("racer_one");
    const answers = await Promise.all(
      FIFTY.map((index) => world.client().call(contract.account.register, { ...form, username: `racer_${index}` })),
    );
    expect(answers.filter(({ code }) => code === "")).toHaveLength(1);
    const others = new Set(answers.map(({ code }) => code).filter((code) => code !== ""));
    // Unknown devices of one address share a part of the queue for hashes; what is over is refused.
    expect([...others].filter((code) => code !== "ticket_expired" && code !== "rate_limited")).toEqual([]);
  });

  it("gives a name to one of ten parallel registrations, whatever its case", async () => {
    const forms = await Promise.all(
      Array.from({ length: 10 }, (_unused, index) =>
        world.client().registration(index % 2 === 0 ? "OneName" : "onename"),
      ),
    );
    const answers = await Promise.all(forms.map((form) => world.client().call(contract.account.register, form)));
    expect(answers.filter(({ code }) => code === "")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "username_taken")).toHaveLength(9);
  });

  it("judges five of very many parallel guesses of a code, and then not the right one either", async () => {
    const phone = freshPhone();
    const { ticket, code } = await client.askCode("register", phone);
    const { sealed, keyId } = await client.seal("Passw0rdgood");
    const form = {
      username: "guesser",
      password: sealed,
      keyId,
      type: "phone",
      area: "86",
      account: phone,
      ticket,
      adult: true,
      terms: true,
    } as const;
    const wrong = code === "111111" ? "222222" : "111111";
    const answers = await Promise.all(
      Array.from({ length: guesses }, () => client.call(contract.account.register, { ...form, code: wrong })),
    );
    expect(answers.filter((answer) => answer.code === "code_wrong")).toHaveLength(5);
    expect((await client.call(contract.account.register, { ...form, code })).code).toBe("ticket_expired");
  }, 60_000);

  it("judges five of very many parallel guesses of a withdrawal password, then locks for a day", async () => {
    const member = world.client();
    await member.register("withdrawer");
    const { sealed, keyId } = await member.setWithdrawPassword("258369");
    const card = { bankCode: "YUNHE", holder: "林晓", number: "6222000011112222", branch: "" };
    const wrong = await member.seal("147258");
    // Busy: neither judged nor counted, so it is asked again.
    const guess = async (): Promise<CallReply<typeof contract.finance.bankAdd>> => {
      const answer = await member.call(contract.finance.bankAdd, { ...card, password: wrong.sealed, keyId });
      return answer.code === "server_busy" ? guess() : answer;
    };
    const answers = await Promise.all(Array.from({ length: guesses }, guess));
    expect(answers.filter(({ code }) => code === "withdraw_password_wrong")).toHaveLength(5);
    expect(answers.filter(({ code }) => code === "withdraw_password_locked")).toHaveLength(guesses - 5);
    const until = "2026-11-28T12:00:00+08:00";
    const facts = new Set(answers.map(({ envelope }) => JSON.stringify(envelope.data)));
    expect([...facts].toSorted()).toEqual(
      [...["4", "3", "2", "1"].map((triesLeft) => ({ triesLeft })), { triesLeft: "0", until }, { until }]
        .map((detail) => JSON.stringify(detail))
        .toSorted(),
    );
    const right = await member.call(contract.finance.bankAdd, { ...card, password: sealed, keyId });
    expect([right.code, right.envelope.data]).toEqual(["withdraw_password_locked", { until }]);
    expect((await member.call(contract.member.token, {})).data.username).toBe("withdrawer");
  }, 60_000);

  it("takes a right withdrawal password for right in each of fifty parallel withdrawals", async () => {
    const member = world.client();
    await member.register("rightfifty");
    const { sealed, keyId } = await member.setWithdrawPassword("258369");
    const card = { bankCode: "YUNHE", holder: "林晓", number: "6222000011112222", branch: "", password: sealed, keyId };
    const account = (await member.call(contract.finance.bankAdd, card)).data;
    const request = () => ({ accountId: account.id, amount: "100.00", password: sealed, keyId, reqId: newKey() });
    const answers = await Promise.all(FIFTY.map(() => member.call(contract.finance.withdrawSubmit, request())));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["insufficient_funds"]));
    const wrong = await member.seal("147258");
    const submit = { accountId: account.id, amount: "100.00", password: wrong.sealed, keyId, reqId: newKey() };
    const refused = await member.call(contract.finance.withdrawSubmit, submit);
    expect([refused.code, refused.envelope.data]).toEqual(["withdraw_password_wrong", { triesLeft: "4" }]);
    // The key's recorded answer: no second try.
    expect((await member.call(contract.finance.withdrawSubmit, submit)).envelope.data).toEqual({ triesLeft: "4" });
    const added = await member.call(contract.finance.bankAdd, { ...card, password: wrong.sealed });
    expect([added.code, added.envelope.data]).toEqual(["withdraw_password_wrong", { triesLeft: "3" }]);
    expect((await member.call(contract.finance.bankAdd, card)).code).toBe("account_exists");
  }, 60_000);
});

import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const DAY_MS = 86_400_000;
const MAILS = [
  "bo@mail.test",
  "b\u200Bo@mail.test",
  "\u202Abo@mail.test",
  "bo\u00AD@mail.test",
  "Bo＠Mail.TEST",
] as const;
const PHONES = [
  "13800138000",
  "138 0013-8000",
  "+86 13800138000",
  "0086 138 0013 8000",
  "\u202D１３８００１３８０００\u202C",
] as const;
/** What nobody can spend from, by coin, protocol and address. */
const UNUSABLE = [
  ["zero", 2, "ERC20", `0x${"0".repeat(40)}`],
  ["a precompiled contract", 2, "ERC20", `0x${"0".repeat(39)}1`],
  ["the burn address", 2, "ERC20", "0x000000000000000000000000000000000000dEaD"],
  ["the burn address in lower case", 2, "ERC20", "0x000000000000000000000000000000000000dead"],
  ["the token's contract", 2, "ERC20", "0xdAC17F958D2ee523a2206206994597C13D831ec7"],
  ["the token's contract, pasted with marks", 2, "ERC20", "\u200B0xdac17f958d2ee523a2206206994597c13d831ec7\u202C"],
  ["zero", 1, "TRC20", "T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb"],
  ["the token's contract", 1, "TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["the hash of zeros", 3, "OMNI", "1111111111111111111114oLvT2"],
  ["a burn address", 3, "OMNI", "1BitcoinEaterAddressDontSendf59kuE"],
  ["the protocol's own", 3, "OMNI", "1EXoDusjGwvnjZUyKkxZ4UHEf77z6A5S4P"],
] as const;

let world: World;
let member: TestClient;
let uid: string;
let proof: { readonly password: string; readonly keyId: string };
beforeAll(async () => {
  world = await startWorld();
  member = world.client();
  uid = await member.register("ｌｕｃｋｙ\u200B＿ｌｉｎ", "Caf\u00E9 passe 1", PHONES[0]);
  const { sealed, keyId } = await member.setWithdrawPassword("294817", "Cafe\u0301 passe 1");
  proof = { password: sealed, keyId };
}, 60_000);
afterAll(() => world.close());

describe("text that was typed or pasted reaches the server in one form", () => {
  it("a member name, whatever its width and case", async () => {
    expect((await world.client().logIn("Lucky_Lin", "Caf\u00E9 passe 1")).data.uid).toBe(uid);
    const again = await world.client().registration("LUCKY\u00AD_LIN");
    expect((await world.client().call(contract.account.register, again)).code).toBe("username_taken");
    const accented = { ...again, username: "lu\u0308cky" };
    expect((await world.client().call(contract.account.register, accented)).code).toBe("username_invalid");
  });

  it("a password, composed or not", async () => {
    expect((await world.client().logIn("lucky_lin", "Cafe\u0301 passe 1")).data.uid).toBe(uid);
    expect((await world.client().logIn("lucky_lin", "Cafe passe 1")).code).toBe("login_wrong");
  });

  const send = async (
    scene: "login" | "register",
    to: { area?: string; phone?: string; email?: string },
    read: string,
  ) => {
    const client = world.client();
    const captcha = await client.solveCaptcha("sms");
    const { ticket } = (await client.call(contract.service.sms, { scene, ...to, ...captcha })).data;
    return { ticket, code: await client.readCode(read) };
  };

  it("an e-mail address: an account is opened and logged in to by each form", async () => {
    const [plain, ...others] = MAILS;
    const client = world.client();
    const base = await client.registration("ownmail");
    const sent = await send("register", { email: others[0] }, plain);
    const open = { ...base, ...sent, type: "email", area: "", account: others[1] } as const;
    const owner = (await client.call(contract.account.register, open)).data.uid;
    for (const [index, email] of MAILS.entries()) {
      world.advance(DAY_MS);
      const { ticket, code } = await send("login", { email }, plain);
      const account = MAILS[(index + 1) % MAILS.length] ?? "";
      const input = { type: "email", area: "", account, code: `您的验证码是 ${code}，请勿告诉他人`, ticket } as const;
      expect((await client.call(contract.member.loginMpe, input)).data, email).toEqual({ uid: owner, isNew: false });
    }
  });

  it("a phone number: an account is logged in to by each form", async () => {
    for (const [index, phone] of PHONES.entries()) {
      world.advance(DAY_MS);
      const { ticket, code } = await send("login", { area: "＋86\u200E", phone }, PHONES[0]);
      const account = PHONES[(index + 1) % PHONES.length] ?? "";
      const input = {
        type: "phone",
        area: "86",
        account,
        code: `${code.slice(0, 3)} ${code.slice(3)}`,
        ticket,
      } as const;
      expect((await world.client().call(contract.member.loginMpe, input)).data.uid, phone).toBe(uid);
    }
  });

  it("never one of another script, which looks the same", async () => {
    for (const email of ["b\u043E@mail.test", "bo@m\u0430il.test"]) {
      const captcha = await member.solveCaptcha("sms");
      expect((await member.call(contract.service.sms, { scene: "login", email, ...captcha })).code).toBe(
        "email_invalid",
      );
    }
  });
});

describe("a member's typed money details", () => {
  beforeAll(async () => {
    await member.logIn("lucky_lin", "Caf\u00E9 passe 1");
  });

  it.each([
    ["阿依努尔•买买提", "阿依努尔·买买提"],
    ["阿依努尔. 买买提", "阿依努尔·买买提"],
    [" 林\u200B晓 ", "林晓"],
    ["Jose\u0301  Cruz", "Jos\u00E9 Cruz"],
  ])("the payer's name %j is kept as %j", async (payerName, kept) => {
    const input = { channelId: "bank-transfer", amount: "300.00", payerName, reqId: newKey() };
    const order = (await member.call(contract.finance.depositCreate, input)).data;
    await member.call(contract.finance.depositCancel, { id: order.id });
    expect(order.payerName).toBe(kept);
  });

  it("a card is one however its digits are grouped, and no letter passes for a digit", async () => {
    const add = (number: string) =>
      member.call(contract.finance.bankAdd, { bankCode: "YUNHE", holder: "林晓", number, ...proof });
    expect((await add("卡号：6222 0202\u200B-0011 2233")).data.accountMasked).toBe("**** 2233");
    expect((await add("６２２２０２０２００１１２２３３")).code).toBe("account_exists");
    expect((await add("6222O20200112233")).code).toBe("bad_request");
  });

  it.each(UNUSABLE)("an address is refused when it is %s (coin %i, %s)", async (_what, coinType, protocol, address) => {
    const answer = await member.call(contract.finance.virtualAdd, { coinType, protocol, address, ...proof });
    expect([answer.code, answer.envelope.data]).toEqual(["address_invalid", { reason: "unusable" }]);
  });

  it("an address is one with and without characters that show nothing", async () => {
    const add = (address: string) =>
      member.call(contract.finance.virtualAdd, { coinType: 1, protocol: "TRC20", address, ...proof });
    expect((await add("\u200BTL8JqTEUbxAXQ6vtZadEkXZaSvWD1jH6eX ")).code).toBe("");
    expect((await add("TL8JqTEUbxAXQ6vt\u00ADZadEkXZaSvWD1jH6eX")).code).toBe("account_exists");
    expect((await add("TL8JqTEUbxAXQ6vtZadEkXZaSvWD1jH6eY")).envelope.data).toEqual({ reason: "checksum" });
  });
});

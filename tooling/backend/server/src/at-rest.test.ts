import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultCommission } from "@baize/agency";
import { contract } from "@baize/api-client/contract";
import { all, openDatabase, raw, run } from "@baize/ledger";
import { rotateVault } from "@baize/safeguards";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openLogFile } from "./log-file.ts";
import { createLogger } from "./logger.ts";
import { freshPhone, newKey } from "./testing/test-client.ts";
import { startWorld } from "./testing/world.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "at-rest-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PHONE = "13987650123";
const EMAIL = "canary-address@mail.example";
const PAYOUT = "6222740281000033";
const BIRTHDAY = "1987-12-31";
const CONTACT = "canary-contact@mail.example";
const APPLICATION = "canary-application@mail.example";

/** Files of the folder that hold a text, in any of the ways in which it may lie there. */
const holding = (text: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text))
    .map(({ name }) => name);

it("nothing in the data folder holds a phone, e-mail, code, birthday, payout number, contact or visitor's token", async () => {
  const file = join(folder, "baize.db");
  const log = openLogFile(join(folder, "sandbox.log"));
  const database = await openDatabase({ file });
  const world = await startWorld({ database, dataDir: folder, logger: createLogger(log, "trace") });
  const member = world.client();
  const form = await member.registration("canaried", "Passw0rdgood", PHONE);
  await member.call(contract.account.register, form);
  const { sealed, keyId } = await member.setWithdrawPassword("258369");
  const card = { bankCode: "YUNHE", holder: "林晓", number: PAYOUT, branch: "", password: sealed, keyId };
  expect((await member.call(contract.finance.bankAdd, card)).data.accountMasked).toContain("0033");
  expect((await member.call(contract.account.setBirthday, { birthday: BIRTHDAY })).code).toBe("");
  expect((await member.call(contract.member.token, {})).data.birthday).toBe("****-12-31");
  const entry = { type: "other", text: "反馈的内容应当可以联系到我。", pictures: "", contact: CONTACT } as const;
  expect((await member.call(contract.feedback.add, { ...entry, reqId: newKey() })).code).toBe("");
  await member.operator("/agents/rules", { rules: defaultCommission({ units: String }) });
  const application = { text: "我想加入。", contact: APPLICATION };
  expect((await member.call(contract.agent.apply, application)).code).toBe("");
  const { token: visitor } = (await world.client().call(contract.desk.visitor, {})).data;
  const line = { visitor, text: "你好", reqId: newKey() };
  expect((await world.client().call(contract.desk.write, line)).code).toBe("");
  const captcha = await member.solveCaptcha("sms");
  await member.call(contract.service.sms, { scene: "register", area: "86", email: EMAIL, ...captcha });
  const code = await member.readCode(EMAIL);
  expect(code).toMatch(/^\d{6}$/);
  await world.client().logIn(EMAIL, "Passw0rdgood");
  copyFileSync(file, join(folder, "backup.db"));
  const secrets = [PHONE, EMAIL, PAYOUT, BIRTHDAY, CONTACT, APPLICATION, visitor];
  for (const text of [`"${form.code}"`, ...secrets]) expect(holding(text), text).toEqual([]);
  // Six digits are found by chance among random bytes, so codes are looked for in the rows.
  const rows = JSON.stringify(await database.read(() => all(raw("select * from site_outbox"))), (_, value: unknown) =>
    typeof value === "bigint" ? "" : value,
  );
  for (const text of [form.code, code]) expect(rows.includes(text)).toBe(false);
  expect(await member.readCode(PHONE)).toBe("");
  world.advance(5 * 60_000);
  expect(await member.readCode(EMAIL)).toBe("");
  expect(holding("canaried")).toContain("baize.db-wal");
  await world.close();
  await database.close();
  await log.close();
  for (const text of secrets) expect(holding(text), text).toEqual([]);
}, 30_000);

it("what an earlier version stored open is sealed at the start, and anew once the key is rotated", async () => {
  const phone = freshPhone();
  const first = await startWorld({ dataDir: folder });
  await first.client().register("openrow", "Passw0rdgood", phone);
  await first.close();
  const columns = async (change?: string) => {
    const database = await openDatabase({ file: join(folder, "sandbox.db") });
    if (change !== undefined) await database.atomic(() => run(raw(change)));
    const [row] = await database.read(() =>
      all(raw<{ phone: string; birthday: string }>("select phone, birthday from site_member")),
    );
    await database.close();
    return { phone: row?.phone ?? "", birthday: row?.birthday ?? "" };
  };
  const open = `phone = 'phone:86:${phone}', phone_index = null, birthday = '${BIRTHDAY}'`;
  expect(await columns(`update site_member set ${open}`)).toEqual({ phone: `phone:86:${phone}`, birthday: BIRTHDAY });
  const restart = async (minutes: number): Promise<void> => {
    const world = await startWorld({ dataDir: folder });
    world.advance(minutes * 60_000);
    const { ticket, code } = await world.client().askCode("login", phone);
    const input = { type: "phone", area: "86", account: phone, ticket, code } as const;
    const member = world.client();
    expect((await member.call(contract.member.loginMpe, input)).code).toBe("");
    expect((await member.call(contract.member.token, {})).data.birthday).toBe("****-12-31");
    await world.close();
  };
  await restart(2);
  const sealed = await columns();
  for (const text of Object.values(sealed)) expect(text).toMatch(/^v1\./);
  rotateVault(join(folder, "vault-keys.json"));
  await restart(4);
  const anew = await columns();
  const keyOf = (text: string): string => text.split(".")[1] ?? "";
  expect(keyOf(anew.phone)).not.toBe(keyOf(sealed.phone));
  expect([keyOf(anew.birthday), keyOf(sealed.birthday)]).toEqual([keyOf(anew.phone), keyOf(sealed.phone)]);
}, 60_000);

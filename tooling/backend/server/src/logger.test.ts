import { statSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@baize/api-client/contract";
import { all, raw } from "@baize/ledger";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPhone, newKey } from "./testing/test-client.ts";
import { startWorld, type World } from "./testing/world.ts";

const LOGIN = "Canary1login";
const WITHDRAW = "740281";

describe("secrets", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  }, 60_000);
  afterAll(() => world.close());

  it("never reach the log, another reply or the tables, whatever becomes of the calls that carry them", async () => {
    const phone = freshPhone();
    const client = world.client();
    const replies: string[] = [];
    const form = await client.registration("canaried", LOGIN, phone);
    replies.push(JSON.stringify((await client.call(contract.account.register, form)).envelope));
    const token = client.token ?? "";
    const [login, withdraw] = [await client.seal(LOGIN), await client.seal(WITHDRAW)];
    const card = {
      bankCode: "YUNHE",
      holder: "林晓",
      number: "6222740281000033",
      branch: "",
      password: withdraw.sealed,
      keyId: withdraw.keyId,
    };
    replies.push(
      JSON.stringify(
        (
          await client.call(contract.account.setWithdrawPassword, {
            password: withdraw.sealed,
            loginPassword: login.sealed,
            keyId: login.keyId,
          })
        ).envelope,
      ),
    );
    replies.push(JSON.stringify((await client.call(contract.finance.bankAdd, card)).envelope));
    replies.push(
      JSON.stringify((await client.call(contract.finance.bankAdd, { ...card, password: login.sealed })).envelope),
    );
    replies.push(
      JSON.stringify(
        (
          await client.call(contract.finance.withdrawSubmit, {
            accountId: "A1",
            amount: "1",
            password: withdraw.sealed,
            keyId: withdraw.keyId,
            reqId: newKey(),
          })
        ).envelope,
      ),
    );
    replies.push(JSON.stringify((await world.client().logIn("canaried", `${LOGIN}x`)).envelope));
    replies.push(JSON.stringify((await world.client().logIn(LOGIN, LOGIN)).envelope));
    world.advance(16 * 60_000);
    await client.call(contract.member.token, {});
    expect(client.token).not.toBe(token);
    replies.push(JSON.stringify((await client.call(contract.member.token, {})).envelope));

    const tables = [
      "site_member",
      "site_family",
      "site_token",
      "site_captcha",
      "site_code",
      "site_code_target",
      "site_try",
      "site_device",
      "ledger_key",
      "cashier_member",
    ];
    const rows = await world.database.read(function* () {
      const found: unknown[] = [];
      for (const table of tables) found.push(...(yield* all(raw(`select * from ${table}`))));
      return found;
    });
    const stored = JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
    for (const [where, text] of [
      ["log", world.log()],
      ["replies", replies.join("\n")],
      ["tables", stored],
    ] as const) {
      for (const secret of [LOGIN, token, client.token ?? "", login.sealed, withdraw.sealed])
        expect(text.toLowerCase().includes(secret.toLowerCase()), `${where} holds ${secret.slice(0, 12)}`).toBe(false);
    }
    for (const secret of [WITHDRAW, form.code, form.ticket, phone, "6222740281000033", client.device])
      expect(world.log().includes(secret), secret).toBe(false);
    expect(stored.includes(form.ticket)).toBe(false);
    expect(world.log()).toContain("withdraw_password_set");
  });

  it("lie in the database sealed, and their key in a file for its owner's eyes only", async () => {
    const rows = await world.database.read(() => all(raw("select * from site_setting")));
    expect(JSON.stringify(rows)).toContain("key-pair/");
    expect(JSON.stringify(rows)).not.toContain("PRIVATE KEY");
    expect(world.log()).not.toContain("PRIVATE KEY");
    for (const file of ["vault-keys.json", "secret.key", "console-secret"])
      expect(statSync(join(world.dataDir, file)).mode & 0o777).toBe(0o600);
  });
});

import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPhone, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

/** The same password, its accents typed as one character and as two. */
const [ONE, TWO] = ["Pässwört1", "Pässwört1"].map((text, index) => text.normalize(index === 0 ? "NFC" : "NFD")) as [
  string,
  string,
];

describe("a password with accents", () => {
  let world: World;
  let client: TestClient;
  beforeAll(async () => {
    world = await startWorld();
    client = world.client();
  }, 60_000);
  afterAll(() => world.close());
  const logIn = async (username: string, password: string): Promise<string> =>
    (await client.logIn(username, password)).code;

  it("is one password however it was typed, at registration, log-in and proof of a withdrawal password", async () => {
    expect(ONE === TWO).toBe(false);
    await client.register("accents1", TWO);
    expect([await logIn("accents1", ONE), await logIn("accents1", TWO)]).toEqual(["", ""]);
    await client.setWithdrawPassword("918273", ONE);
  });

  it("is one password after it was forgotten", async () => {
    const phone = freshPhone();
    await client.register("accents2", "Passw0rdgood", phone);
    // The newest message of a number is the one with the latest instant.
    world.advance(1_000);
    const forget = contract.member.forgetPassword;
    const captcha = await client.solveCaptcha("forget");
    const { ticket } = (await client.call(forget, { step: "identify", username: "accents2", ...captcha })).data;
    const code = await client.readCode(phone);
    const verified = (await client.call(forget, { step: "verify", ticket, code })).data;
    const { sealed, keyId } = await client.seal(TWO);
    const reset = await client.call(forget, { step: "reset", ticket: verified.ticket, password: sealed, keyId });
    expect([reset.code, await logIn("accents2", ONE), await logIn("accents2", TWO)]).toEqual(["", "", ""]);
  });

  it.each([
    ["Pässwö1", "too_short"],
    [`${"ö".repeat(63)}1`, ""],
    [`${"ö".repeat(64)}1`, "too_long"],
  ])("is counted by what is seen: %s", async (password, reason) => {
    for (const form of ["NFC", "NFD"] as const) {
      const input = await client.registration(`counted${form}${password.length}`, password.normalize(form));
      const { envelope } = await client.call(contract.account.register, input);
      const refused = { status: false, code: "password_weak", data: { reason } };
      expect(envelope).toMatchObject(reason === "" ? { status: true } : refused);
    }
  });
});

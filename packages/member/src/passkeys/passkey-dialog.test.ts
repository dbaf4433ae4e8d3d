import { contract } from "@baize/api-client/contract";
import { fixture } from "@baize/api-client/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { stubPasskeys, type StubbedPasskeys } from "./passkey-browser.test.support.ts";
import { askForPasskey, canUsePasskeys, closePasskeyDialog, makePasskey } from "./passkey-dialog.ts";

const { options: creation } = fixture(contract.passkey.addOptions);
const { options: request } = fixture(contract.passkey.loginOptions);
let stub: StubbedPasskeys | undefined;

afterEach(() => {
  stub?.restore();
  stub = undefined;
  vi.unstubAllGlobals();
});

describe("the browser's dialog of passkeys", () => {
  it("gives a credential as JSON text, for the options of the server", async () => {
    stub = stubPasskeys();
    const made = await makePasskey(creation);
    const used = await askForPasskey(request);
    for (const outcome of [made, used]) {
      expect(outcome.kind).toBe("given");
      expect(JSON.parse(outcome.kind === "given" ? outcome.response : "")).toMatchObject({
        id: "AQID",
        type: "public-key",
        response: { clientDataJSON: "AQID" },
      });
    }
    expect(stub.asked.create).toMatchObject([
      { rp: creation.rp, attestation: "none", authenticatorSelection: creation.authenticatorSelection },
    ]);
    expect(stub.asked.get).toMatchObject([{ rpId: request.rpId, userVerification: "required" }]);
    expect(stub.asked.get[0]).not.toHaveProperty("allowCredentials.0");
  });

  it.each([
    ["NotAllowedError", "cancelled"],
    ["InvalidStateError", "known"],
    ["NotSupportedError", "failed"],
  ] as const)("that ends with %s is %s", async (name, kind) => {
    stub = stubPasskeys(name);
    expect(await makePasskey(creation)).toEqual({ kind });
    expect(await askForPasskey(request)).toEqual({ kind });
  });

  it("is cancelled when it is closed from here", async () => {
    stub = stubPasskeys();
    const credentials = {
      get: async ({ signal }: CredentialRequestOptions) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
    };
    Object.assign(navigator.credentials, credentials);
    const asked = askForPasskey(request);
    await vi.waitFor(() => {
      closePasskeyDialog();
      return expect(Promise.race([asked, Promise.reject(new Error("open"))])).resolves.toEqual({ kind: "cancelled" });
    });
  });
});

describe("whether passkeys can be used", () => {
  it("takes an encrypted page of a named host, in a browser that has them", () => {
    expect(canUsePasskeys()).toBe(false);
    stub = stubPasskeys();
    expect(canUsePasskeys()).toBe(true);
    for (const hostname of ["127.0.0.1", "192.168.1.20", "[::1]"]) {
      vi.stubGlobal("location", { hostname });
      expect([hostname, canUsePasskeys()]).toEqual([hostname, false]);
    }
    vi.stubGlobal("location", { hostname: "brand.example" });
    expect(canUsePasskeys()).toBe(true);
    vi.stubGlobal("isSecureContext", false);
    expect(canUsePasskeys()).toBe(false);
  });
});

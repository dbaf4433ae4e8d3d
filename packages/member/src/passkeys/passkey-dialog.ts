import type { CallData, contract } from "@baize/api-client/contract";

type Passkey = typeof contract.passkey;

/**
 * What became of the browser's dialog. "given": the credential as JSON text; "cancelled": closed, or left too long;
 * "known": this authenticator has a passkey of the account already; "failed": it can make or use none.
 */
export type PasskeyOutcome =
  | { readonly kind: "given"; readonly response: string }
  | { readonly kind: "cancelled" | "known" | "failed" };
/** An outcome that gave nothing. */
export type PasskeyEnd = Exclude<PasskeyOutcome["kind"], "given">;

/** The one door to `navigator.credentials`; null until the first dialog is wanted. */
let library: typeof import("@simplewebauthn/browser") | null = null;
const load = async () => (library ??= await import("@simplewebauthn/browser"));

const isIpAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Whether this browser has passkeys at this address: not without encryption, nor for an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === "function" &&
  globalThis.isSecureContext &&
  !isIpAddress(globalThis.location.hostname);

const ENDS: Readonly<Record<string, PasskeyEnd>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "known",
};
const outcomeOf = async (credential: Promise<object>): Promise<PasskeyOutcome> => {
  try {
    return { kind: "given", response: JSON.stringify(await credential) };
  } catch (error) {
    return { kind: (error instanceof Error && ENDS[error.name]) || "failed" };
  }
};

/** Asks the browser to make a passkey. */
export const makePasskey = async (optionsJSON: CallData<Passkey["addOptions"]>["options"]): Promise<PasskeyOutcome> => {
  const { startRegistration } = await load();
  return outcomeOf(startRegistration({ optionsJSON }));
};

/** Asks the browser for a passkey of any account. */
export const askForPasskey = async (
  optionsJSON: CallData<Passkey["loginOptions"]>["options"],
): Promise<PasskeyOutcome> => {
  const { startAuthentication } = await load();
  return outcomeOf(startAuthentication({ optionsJSON }));
};

/** Closes the dialog that is open; it then counts as cancelled. */
export const closePasskeyDialog = (): void => library?.WebAuthnAbortService.cancelCeremony();

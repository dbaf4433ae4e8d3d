/** A dialog's answer: a credential, or an error of that name. */
export type DialogAnswer = "given" | "NotAllowedError" | "InvalidStateError" | "NotSupportedError";

export interface StubbedPasskeys {
  /** Options with which the browser was asked, oldest first. */
  readonly asked: { readonly create: unknown[]; readonly get: unknown[] };
  /** How the next dialogs end. */
  answer: DialogAnswer;
  readonly restore: () => void;
}

const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  id: "AQID",
  rawId: bytes,
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    getTransports: () => ["internal"],
  },
};

const define = (target: object, name: string, value: unknown): (() => void) => {
  const former = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  return () => {
    if (former) Object.defineProperty(target, name, former);
    else Reflect.deleteProperty(target, name);
  };
};

/** A browser with passkeys, whose dialogs end at once as told. */
export const stubPasskeys = (answer: DialogAnswer = "given"): StubbedPasskeys => {
  const asked: StubbedPasskeys["asked"] = { create: [], get: [] };
  const dialog = (list: unknown[]) => async (options: { readonly publicKey: unknown }) => {
    list.push(options.publicKey);
    if (stub.answer !== "given") throw Object.assign(new Error("The dialog ended."), { name: stub.answer });
    return credential;
  };
  const undo = [
    define(globalThis, "isSecureContext", true),
    define(globalThis, "PublicKeyCredential", class {}),
    define(navigator, "credentials", { create: dialog(asked.create), get: dialog(asked.get) }),
  ];
  const restore = (): void => undo.forEach((step) => step());
  const stub: StubbedPasskeys = { asked, answer, restore };
  return stub;
};

/** A browser without passkeys. */
export const withoutPasskeys = (): (() => void) => define(globalThis, "PublicKeyCredential", undefined);

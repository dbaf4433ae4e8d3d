import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString("base64url");

/** Head of a CBOR item: major type and length. */
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};
const cborText = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborInt = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborMap = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What a page, a browser or an authenticator may do differently than they should. */
export interface Deviation {
  readonly origin?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly rpId?: string;
  readonly crossOrigin?: boolean;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | null;
  readonly format?: string;
}

/** A passkey in software, ES256 and without attestation: it signs as a browser with an authenticator does. */
export class SoftwarePasskey {
  readonly id: Buffer = randomBytes(20);
  readonly origin: string;
  readonly rpId: string;
  counter = 0;
  userHandle = "";
  private readonly privateKey: KeyObject;
  private readonly coseKey: Buffer;

  constructor(origin: string) {
    this.origin = origin;
    this.rpId = new URL(origin).hostname;
    const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.privateKey = pair.privateKey;
    const { x = "", y = "" } = pair.publicKey.export({ format: "jwk" });
    this.coseKey = cborMap(
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, "base64url"))],
      [cborInt(-3), cborBytes(Buffer.from(y, "base64url"))],
    );
  }

  private clientData(type: string, challenge: string, own: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: own.type ?? type,
        challenge: own.challenge ?? challenge,
        origin: own.origin ?? this.origin,
        crossOrigin: own.crossOrigin ?? false,
      }),
    );
  }
  private authenticatorData(flags: number, own: Deviation): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(own.counter ?? this.counter);
    const present = PRESENT | (own.isVerified === false ? 0 : VERIFIED);
    return Buffer.concat([sha256(own.rpId ?? this.rpId), Buffer.from([flags | present]), counter]);
  }

  /** The answer to options for adding, as JSON. */
  make(options: { readonly challenge: string; readonly user: { readonly id: string } }, own: Deviation = {}): string {
    this.userHandle = options.user.id;
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const data = Buffer.concat([
      this.authenticatorData(ATTESTED, own),
      Buffer.alloc(16),
      length,
      this.id,
      this.coseKey,
    ]);
    const attestationObject = cborMap(
      [cborText("fmt"), cborText(own.format ?? "none")],
      [cborText("attStmt"), cborMap()],
      [cborText("authData"), cborBytes(data)],
    );
    return this.answer({
      clientDataJSON: base64url(this.clientData("webauthn.create", options.challenge, own)),
      attestationObject: base64url(attestationObject),
      transports: ["internal"],
    });
  }

  /** The answer to options for a log-in, as JSON; `spoil` changes the signature. */
  use(options: { readonly challenge: string }, own: Deviation = {}, spoil = (signature: Buffer) => signature): string {
    const clientData = this.clientData("webauthn.get", options.challenge, own);
    const data = this.authenticatorData(0, own);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.privateKey);
    const userHandle = own.userHandle === undefined ? this.userHandle : own.userHandle;
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(spoil(signature)),
      ...(userHandle === null ? {} : { userHandle }),
    });
  }

  private answer(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }
}

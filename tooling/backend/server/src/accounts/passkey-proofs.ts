import * as v from "valibot";
import type { PasskeySite } from "./passkey-site.ts";
import type { PasskeyRow } from "./tables.ts";

/** COSE algorithms, the preferred one first: ES256, EdDSA, RS256. */
export const ALGORITHMS: readonly number[] = [-7, -8, -257];
/** RSA of 4096 bits fits; what is longer would make each log-in dear. */
const MOST_KEY_BYTES = 600;

const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max));
/** Ids have 1,023 bytes at most (WebAuthn level 3, §6.5.1). */
const credentialId = base64url(1_364);
const credential = { id: credentialId, rawId: credentialId, type: v.literal("public-key") };
const attestation = v.object({
  ...credential,
  response: v.object({ clientDataJSON: base64url(4_096), attestationObject: base64url(6_144) }),
});
const assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(2_048),
    /** Base64url of the member's id. */
    userHandle: base64url(88),
  }),
});
export type Attestation = v.InferOutput<typeof attestation>;
export type Assertion = v.InferOutput<typeof assertion>;

const read = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | null => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};
/** What a browser made, or null for a text that is no JSON of it. */
export const readAttestation = (text: string): Attestation | null => read(attestation, text);
/** What a browser signed with a passkey of any account, or null for a text that is no JSON of it. */
export const readAssertion = (text: string): Assertion | null => read(assertion, text);

export const handleOf = (member: string): string => Buffer.from(member).toString("base64url");

/** What an authenticator is to have signed. */
export interface Ceremony {
  readonly challenge: string;
  readonly site: PasskeySite;
}
const expected = ({ challenge, site }: Ceremony) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...site.origins],
  expectedRPID: site.rpId,
  requireUserVerification: true,
});
/** Loaded with the first passkey that is to be proved: it takes 10 MB, and most servers start without. */
const loadWebAuthn = async () => {
  const [server, helpers] = await Promise.all([
    import("@simplewebauthn/server"),
    import("@simplewebauthn/server/helpers"),
  ]);
  return { ...server, ...helpers };
};
type WebAuthn = Awaited<ReturnType<typeof loadWebAuthn>>;

const isFramed = ({ decodeClientDataJSON }: WebAuthn, clientData: string): boolean =>
  decodeClientDataJSON(clientData).crossOrigin === true;

/**
 * None is asked for, so there is none, or the authenticator's own signature. Others are refused unread: to judge them
 * would ask the network for lists of revoked certificates.
 */
const isBare = ({ decodeAttestationObject, isoBase64URL }: WebAuthn, attestationObject: string): boolean => {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get("fmt");
  return format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
};

/** The credential of a new passkey; null for whatever does not prove it. */
export const verifyNew = async (
  made: Attestation,
  ceremony: Ceremony,
): Promise<Pick<PasskeyRow, "credential" | "public_key" | "counter"> | null> => {
  const webAuthn = await loadWebAuthn();
  try {
    const { clientDataJSON, attestationObject } = made.response;
    if (isFramed(webAuthn, clientDataJSON) || !isBare(webAuthn, attestationObject)) return null;
    const { registrationInfo } = await webAuthn.verifyRegistrationResponse({
      ...expected(ceremony),
      response: { ...made, clientExtensionResults: {} },
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (registrationInfo === undefined) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    if (id !== made.id || publicKey.length > MOST_KEY_BYTES) return null;
    return { credential: id, public_key: Buffer.from(publicKey).toString("base64url"), counter: BigInt(counter) };
  } catch {
    // The library throws for every way of being wrong.
    return null;
  }
};

/** The authenticator's counter in a signature of a passkey; null for whatever does not prove it. */
export const verifyUse = async (
  used: Assertion,
  { credential: id, public_key, member }: PasskeyRow,
  ceremony: Ceremony,
): Promise<bigint | null> => {
  if (used.response.userHandle !== handleOf(member)) return null;
  const webAuthn = await loadWebAuthn();
  try {
    if (isFramed(webAuthn, used.response.clientDataJSON)) return null;
    const { verified, authenticationInfo } = await webAuthn.verifyAuthenticationResponse({
      ...expected(ceremony),
      response: { ...used, clientExtensionResults: {} },
      // The counter is judged with the entry, in its transaction; 0 lets every one pass here.
      credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, "base64url")), counter: 0 },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : null;
  } catch {
    return null;
  }
};

/** Whether a counter has not grown: some other authenticator has the key. One that never counts stays at 0. */
export const isCounterBack = (former: bigint, next: bigint): boolean => (former > 0n || next > 0n) && next <= former;

import { isIP } from "node:net";

/** What a passkey is made for and used at, as WebAuthn has it. */
export interface PasskeySite {
  /** Relying party id: the host without its port. */
  readonly rpId: string;
  /** Origins from which a signature is taken. */
  readonly origins: readonly string[];
}

/**
 * The site behind a host that was asked for; null for an IP address, at which browsers make no passkeys. Browsers have
 * passkeys in secure contexts alone, so the scheme is https, whoever ends the encryption, and http on loopback names.
 * A made-up host gains nothing: the id is kept with each passkey, and an authenticator signs for its own page's host.
 */
export const passkeySite = (host: string): PasskeySite | null => {
  if (!URL.canParse(`https://${host}`)) return null;
  const { hostname, origin } = new URL(`https://${host}`);
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return null;
  const isLoopback = hostname === "localhost" || hostname.endsWith(".localhost");
  return { rpId: hostname, origins: isLoopback ? [origin, new URL(`http://${host}`).origin] : [origin] };
};

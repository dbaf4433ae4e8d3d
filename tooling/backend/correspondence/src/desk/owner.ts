import type { Env, Reader } from "../interface/ports.ts";

/** A token that nobody can guess; only its digest is stored. */
export const newVisitorToken = ({ random }: Pick<Env, "random">): string =>
  Buffer.from(random(24)).toString("base64url");

/** By whom a conversation or a vote is known. */
export const ownerOf = ({ vault }: Pick<Env, "vault">, reader: Reader): string =>
  reader.kind === "member" ? `m/${reader.member}` : `v/${vault.index("correspondence/visitor", reader.token)}`;

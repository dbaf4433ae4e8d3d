import type { Budget } from "@baize/safeguards";
import { budgetOf } from "../interface/budgets.ts";
import type { Env, Reader, ReaderContext } from "../interface/ports.ts";

/** A token that nobody can guess; only its digest is stored. */
export const newVisitorToken = ({ random }: Pick<Env, "random">): string =>
  Buffer.from(random(24)).toString("base64url");

/** By whom a conversation or a vote is known. */
export const ownerOf = ({ vault }: Pick<Env, "vault">, reader: Reader): string =>
  reader.kind === "member" ? `m/${reader.member}` : `v/${vault.index("correspondence/visitor", reader.token)}`;

/** The budget of all visitors of one address, whose tokens cost nothing; none for members. */
export const addressLimit = (
  name: "desk/address" | "help/address",
  { brand, reader }: Pick<ReaderContext, "brand" | "reader">,
): readonly Budget[] => (reader.kind === "member" ? [] : [budgetOf(name, `${brand.code}/${reader.address}`)]);

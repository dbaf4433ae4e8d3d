import { type Refusal, refuse } from "../http/answer.ts";
import type { KeyPairs } from "./key-pairs.ts";

/** A password that arrived sealed; `text` is null when it cannot be read, and then counts as a wrong one. */
export type Unsealed = { readonly ok: true; readonly text: string | null } | Refusal<"key_unknown">;

/** Opens a sealed password. An unknown key has a code of its own, so that the client fetches the new one. */
export const unseal = async (
  keyPairs: KeyPairs,
  keyId: string | undefined,
  sealed: string | undefined,
): Promise<Unsealed> => {
  const opened = await keyPairs.open(keyId ?? "", sealed ?? "");
  if (opened.kind === "key_unknown") return refuse("key_unknown");
  return { ok: true, text: opened.kind === "plain" ? opened.text : null };
};

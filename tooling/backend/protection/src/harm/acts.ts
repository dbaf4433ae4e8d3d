import type { Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { Account, Env } from "../interface/ports.ts";
import { LONGEST_NOTE } from "../pauses/pauses.ts";
import { noteEvent } from "../store/events.ts";

/** What an operator did on seeing how a member plays. */
export const CARE_ACTS = ["contacted", "limits_discussed", "help_named", "nothing_needed"] as const;
export type CareAct = (typeof CARE_ACTS)[number];

const isCareAct = (act: string): act is CareAct => CARE_ACTS.some((each) => each === act);

/** Keeps what the operator did, with a note, among the member's events. */
export function* noteCare(
  env: Env,
  account: Account,
  { act, note }: { readonly act: string; readonly note: string },
  now: number,
): Work<Answer<null, "act_unknown" | "note_invalid">> {
  if (!isCareAct(act)) return refuse("act_unknown");
  if (note.trim() === "" || note.length > LONGEST_NOTE) return refuse("note_invalid");
  yield* noteEvent(env, account, { kind: "operator_acted", by: "operator", act, note: note.trim() }, now);
  return accept(null);
}

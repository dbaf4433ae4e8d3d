import { dayIn } from "@baize/domain";
import type { Work } from "@baize/ledger";
import type { AgencyContext, Env, Paging } from "../interface/ports.ts";
import { maskName } from "./mask-name.ts";

export interface InviteePage {
  readonly total: number;
  /** Newest first. */
  readonly list: readonly {
    /** Masked. */
    readonly name: string;
    /** Day of registration, in the brand's zone. */
    readonly registered: string;
    readonly deposited: boolean;
  }[];
}

export function* inviteeList(
  env: Env,
  { brand, member }: AgencyContext,
  paging: Paging,
  now: number,
): Work<InviteePage> {
  const { total, list } = yield* env.invitees(brand.code, member, paging);
  const rows: InviteePage["list"][number][] = [];
  for (const { id, name, registeredAt } of list) {
    const deposited = yield* env.hasDeposited(id, now + 1);
    rows.push({ name: maskName(name), registered: dayIn(brand.zone, registeredAt), deposited });
  }
  return { total, list: rows };
}

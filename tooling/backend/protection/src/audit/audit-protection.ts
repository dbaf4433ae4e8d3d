import { all, type Database, type Work } from "@baize/ledger";
import type { Account } from "../interface/ports.ts";
import { allMinutes } from "../play/minutes.ts";
import { allAcknowledged, allChosen } from "../play/reality-check.ts";
import { q } from "../store/tables.ts";
import { auditBets, type BetHistory } from "./audit-bets.ts";
import { auditDeposits, type DepositHistory } from "./audit-deposits.ts";
import type { ProtectionFinding } from "./findings.ts";

export interface AuditPorts {
  readonly zoneOf: (brand: string) => string;
  /** All deposit orders of a member. */
  readonly historyOf: (account: Account) => Work<readonly DepositHistory[]>;
  /** All bets of a member, the first first. */
  readonly betsOf: (account: Account) => Work<readonly BetHistory[]>;
}

/**
 * Replays deposit orders and bets of all who have or had limits or pauses, or have played: none may have been placed
 * above what was left of a limit, during a pause, or, of bets, while a reality check was due. A change in the very
 * millisecond of an order or a bet is in doubt and gives no finding.
 */
export const auditProtection = (
  database: Pick<Database, "read">,
  { zoneOf, historyOf, betsOf }: AuditPorts,
): Promise<readonly ProtectionFinding[]> =>
  database.read(function* () {
    const limits = yield* all(q.selectFrom("protection_limit").selectAll());
    const pauses = yield* all(q.selectFrom("protection_pause").selectAll());
    const played = yield* all(q.selectFrom("protection_minute").select(["brand", "member"]).distinct());
    const accounts = new Map<string, Account>();
    for (const { brand, member } of [...limits, ...pauses, ...played])
      accounts.set(`${brand}/${member}`, { brand, member });
    const findings: ProtectionFinding[] = [];
    for (const account of accounts.values()) {
      const isOwn = ({ brand, member }: Account): boolean => brand === account.brand && member === account.member;
      const by = { limits: limits.filter(isOwn), pauses: pauses.filter(isOwn), zone: zoneOf(account.brand) };
      const history = {
        bets: yield* betsOf(account),
        minutes: yield* allMinutes(account),
        chosen: yield* allChosen(account),
        acknowledged: yield* allAcknowledged(account),
      };
      findings.push(...auditDeposits(yield* historyOf(account), by), ...auditBets(history, by));
    }
    return findings;
  });

import {
  type AuditFinding,
  closeMoneyGate,
  type Database,
  openMoneyGate,
  readMoneyGate,
  verifyOnOpen,
} from "@baize/ledger";
import type { Logger } from "pino";
import type { SharedState } from "./shared-state.ts";

/** Begins the reason of a gate that was closed here, and that a clean verification opens again. */
const REASON = "The books do not agree";
const SHOWN = 3;

const reasonOf = (findings: readonly AuditFinding[]): string => {
  const shown = findings.slice(0, SHOWN).map(({ rule, subject, detail }) => `${rule} ${subject}: ${detail}`);
  const more = findings.length > SHOWN ? [`${findings.length - SHOWN} more`] : [];
  return `${REASON} (${[...shown, ...more].join("; ")})`;
};

/**
 * Verifies the books: findings stop money in every process of the database, none lets it move again where findings
 * had stopped it. A gate that someone else closed stays closed.
 */
export const verifyBooks = async (
  database: Database,
  shared: SharedState,
  logger: Logger,
  now: number,
): Promise<readonly AuditFinding[]> => {
  const findings = await verifyOnOpen(database);
  if (findings.length > 0) {
    await database.atomic(() => closeMoneyGate(reasonOf(findings), now));
    logger.fatal(
      { event: "books_disagree", findings: findings.slice(0, 100) },
      `${REASON}. Reads go on; money does not move.`,
    );
  } else {
    const isOpened = await database.atomic(function* () {
      const gate = yield* readMoneyGate();
      if (gate?.reason.startsWith(REASON) !== true) return false;
      yield* openMoneyGate();
      return true;
    });
    if (isOpened) logger.warn({ event: "books_agree" }, "The books agree again; money moves.");
  }
  await shared.refresh(0);
  return findings;
};

import { type AssetCode, isAssetCode } from "@baize/domain";

/** Accepted reasons of an `over` message; a message with another one is ignored. */
const OVER_REASONS = ["session_ended", "maintenance"] as const;

export interface BalanceMessage {
  readonly type: "balance";
  /** Decimal. */
  readonly balance: string;
  readonly currency: AssetCode;
  /** Rises with each change. */
  readonly version: bigint;
}

/** What a game reports to the page around it. */
export type GameMessage =
  | { readonly type: "ready" }
  /** The member has played a round, or one of a demo. */
  | { readonly type: "round" }
  | BalanceMessage
  | { readonly type: "over"; readonly reason: (typeof OVER_REASONS)[number] }
  | { readonly type: "exit" };

const DECIMAL = /^(0|[1-9]\d{0,13})(\.\d{1,6})?$/;
const VERSION = /^\d{1,18}$/;
const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null && Object.hasOwn(data, "type");

/**
 * Reads a message of a game's frame; null for anything else, and for a message of another game. The frame has checked
 * source and origin before (docs/rules.md F23).
 */
export const readGameMessage = (data: unknown, gameId: string): GameMessage | null => {
  if (!isRecord(data) || typeof data["type"] !== "string") return null;
  if (data["gameId"] !== undefined && data["gameId"] !== gameId) return null;
  const { balance, currency, version } = data;
  switch (data["type"]) {
    case "baize:ready":
      return { type: "ready" };
    case "baize:round":
      return { type: "round" };
    case "baize:exit":
      return { type: "exit" };
    case "baize:over": {
      const reason = OVER_REASONS.find((each) => each === data["reason"]);
      return reason === undefined ? null : { type: "over", reason };
    }
    case "baize:balance":
      return typeof balance === "string" &&
        DECIMAL.test(balance) &&
        typeof currency === "string" &&
        isAssetCode(currency) &&
        typeof version === "string" &&
        VERSION.test(version)
        ? { type: "balance", balance, currency, version: BigInt(version) }
        : null;
    default:
      return null;
  }
};

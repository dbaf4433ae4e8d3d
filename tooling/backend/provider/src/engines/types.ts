import type { Draw } from "../random/draw.ts";

/** The details of a round that a page shows; plain JSON data. */
export type Face = Readonly<Record<string, unknown>>;

/** A played round. */
export interface Round {
  /** Payout in hundredths of the stake, stake included: 0 lost, 100 the stake returned, 3600 a straight number. */
  readonly pays: number;
  /** Neither side won: the stake is returned and is no valid turnover. */
  readonly push?: true;
  readonly face: Face;
}

/** One line of a pay table. */
export interface PayLine {
  /** Stable id of the line; the page has its label. */
  readonly id: string;
  /** Chance as a fraction: `chance` of `of`. */
  readonly chance: number;
  readonly of: number;
  /** Payout in hundredths of the stake, stake included. */
  readonly pays: number;
}

/** The published pay table of a choice: every payout and its chance. */
export interface PayTable {
  /** The choices that share it. */
  readonly choices: readonly string[];
  readonly lines: readonly PayLine[];
  /** How often a round tries its lines: on a slot once per pay line. Default 1. */
  readonly tries?: number;
}

/** A game decided in one draw on the server. */
export interface InstantGame {
  /** Whether a text is a valid choice in canonical form. */
  isChoice(choice: string): boolean;
  /** A random choice, for seeded histories. */
  randomChoice(draw: Draw): string;
  play(choice: string, draw: Draw): Round;
  payTables(): readonly PayTable[];
  /** What the page needs besides the pay tables: symbols, wheel order, fish. */
  readonly scene: Face;
}

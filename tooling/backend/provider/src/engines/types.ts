import type { Draw } from "../random/draw.ts";

/** What a page needs to show a round: plain data. */
export type Face = Readonly<Record<string, unknown>>;

/** A played round. */
export interface Round {
  /** Paid back in hundredths of the stake, the stake included: 0 lost, 100 the stake back, 3600 a straight number. */
  readonly pays: number;
  /** Neither side won: the stake comes back and does not count as turnover. */
  readonly push?: true;
  readonly face: Face;
}

/** One line of the pay table: everything that is published of a choice. */
export interface PayLine {
  /** Stable name of the line; the words are the page's. */
  readonly id: string;
  /** Chance as a fraction: `chance` of `of`. */
  readonly chance: number;
  readonly of: number;
  /** Paid back in hundredths of the stake. */
  readonly pays: number;
}

/** The published payTable of a choice: what may come back, and how probable it is. */
export interface PayTable {
  /** The choices that share it. */
  readonly choices: readonly string[];
  readonly lines: readonly PayLine[];
  /** How often a round tries its lines: a slot once per pay line. Default 1. */
  readonly tries?: number;
}

/** A game decided in one draw on the server. */
export interface InstantGame {
  /** What a member may choose; canonical texts. */
  isChoice(choice: string): boolean;
  /** Any choice, for made pasts. */
  randomChoice(draw: Draw): string;
  play(choice: string, draw: Draw): Round;
  payTables(): readonly PayTable[];
  /** What the page needs beyond the payTables: symbols, wheel order, fish. */
  readonly scene: Face;
}

import type { BetStatus, SiteLocale } from "@baize/domain";

/** What the page around a game may say to it. */
export type ParentMessage = "baize:refresh" | "baize:pause" | "baize:resume";

/** Maintenance that is planned or running, epoch milliseconds; null is open-ended. */
export interface Closing {
  start: number | null;
  end: number | null;
  text: string;
}

/** What the server puts into the page; amounts are decimal strings. */
export interface Boot {
  session: string;
  locale: SiteLocale;
  engine: string;
  mode: "real" | "demo";
  gameId: string;
  kind: string;
  currency: string;
  scale: number;
  hue: number;
  limits: { min: string; max: string; step: string; maxReturn: string; chips: string[] };
  balance: string;
  version: string;
  net: string;
  startedAt: number;
  now: number;
  /** IANA zone; null is the device's. */
  zone: string | null;
  /** A path of the site or a listed address, checked by the server. */
  exitUrl: string;
  closing: Closing | null;
  /** No money moves at present: no round is taken. */
  readOnly: boolean;
  scene: Record<string, unknown>;
  payTables: { choices: string[]; lines: { id: string; chance: number; of: number; pays: number }[] }[];
  symbols: Record<string, string>;
  labels: Record<string, string>;
  words: Record<string, string> & { names: Record<string, string>; errors: Record<string, string> };
}

export interface SessionState {
  balance: string;
  version: string;
  net: string;
  now: number;
  closing: Closing | null;
  /** No money moves at present: no round is taken. */
  readOnly: boolean;
}
export interface Played extends SessionState {
  betId: string;
  state: BetStatus;
  stake: string;
  payout: string;
  /** Hundredths of the stake. */
  pays: number;
  face: Record<string, unknown>;
}
/** What is sent to play a round. */
export interface Round {
  /** Of one press; the same whenever the round is asked for again. */
  key: string;
  stake: string;
  choice: string;
}
export type Answer<T> = { ok: true; data: T } | { ok: false; code: string };

/** A game's own part of the page. */
export interface Scene {
  /** What is chosen, or null while nothing valid is. */
  choice(): string | null;
  /** Said when nothing is chosen. */
  missing?: string;
  /** The round is on its way. */
  start(): void;
  /** Nothing came of it. */
  stop(): void;
  /** A result in a word for the rail of the latest ones. */
  bead?(face: Played["face"]): { text: string; tone: "red" | "blue" | "green" | "plain" };
  /** Shows what was drawn; resolves when it can be seen. Gives the round in words. */
  show(played: Played): Promise<string>;
}
export interface Shell {
  boot: Boot;
  stage: HTMLElement;
  say: (text: string, tone?: "plain" | "won" | "bad") => void;
  call: <T>(path: string) => Promise<Answer<T>>;
  /** New figures of balance and net. */
  stand: (standing: SessionState) => void;
  amount: (decimal: string) => string;
  /** The stake that is set now, a decimal. */
  stake: () => string;
  /** Tells of another stake. */
  onStake: (changed: () => void) => void;
  /** The server's time, epoch milliseconds. */
  now: () => number;
}
export type MakeScene = (shell: Shell) => Scene;

import type { BetStatus, PlayMode, TextLocale } from "@baize/domain";

/** Messages from the site's page to a game in its frame. */
export type ParentMessage = "baize:refresh" | "baize:pause" | "baize:resume";

/** Planned or current maintenance, epoch milliseconds; null is open-ended. */
export interface Closing {
  start: number | null;
  end: number | null;
  text: string;
}

/** What the server puts into the page; amounts are decimal strings. */
export interface Boot {
  session: string;
  locale: TextLocale;
  engine: string;
  mode: PlayMode;
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
  /** Money is stopped at present: no round is taken. */
  readOnly: boolean;
  freeBets: FreeBet[];
  check: DueCheck | null;
  /** The last round of a session before, when it is recent. */
  last: Omit<Played, keyof SessionState> | null;
  scene: Record<string, unknown>;
  payTables: { choices: string[]; lines: { id: string; chance: number; of: number; pays: number }[] }[];
  symbols: Record<string, string>;
  labels: Record<string, string>;
  words: Record<string, string> & { names: Record<string, string>; errors: Record<string, string> };
}

/** An award of which a free bet can be used; its stake is a decimal. */
export interface FreeBet {
  award: string;
  stake: string;
  left: number;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Play without a rest until now, in all games; `net` is what came back less what was staked. */
export interface DueCheck {
  minutes: number;
  stakes: string;
  returns: string;
  net: string;
}

/** Of a limit that refuses; `left` is a decimal, or minutes of time. */
export interface LimitLeft {
  period: "day" | "week" | "month";
  left: string;
  /** Epoch milliseconds; null is not known. */
  until: number | null;
}

export interface SessionState {
  balance: string;
  version: string;
  net: string;
  now: number;
  closing: Closing | null;
  /** Money is stopped at present: no round is taken. */
  readOnly: boolean;
  /** What can be used in this game instead of a stake. */
  freeBets: FreeBet[];
  /** The reality check that is due. */
  check: DueCheck | null;
}
export interface Played extends SessionState {
  betId: string;
  state: BetStatus;
  stake: string;
  /** What was paid: of a free bet without its stake. */
  payout: string;
  isFree: boolean;
  /** Hundredths of the stake. */
  pays: number;
  face: Record<string, unknown>;
}
/** The request that plays a round. */
export interface Round {
  /** Idempotency key: the same whenever the round is sent again. */
  key: string;
  stake: string;
  choice: string;
  /** The award whose free bet it takes. */
  freeBet?: string;
}
export type Answer<T> = { ok: true; data: T } | { ok: false; code: string; detail?: LimitLeft };

/** A game's own part of the page. */
export interface Scene {
  /** The selected bet, or null while none is valid. */
  choice(): string | null;
  /** Shown when nothing is selected. */
  missing?: string;
  /** The round was sent. */
  start(): void;
  /** The round was refused, or its outcome is unknown. */
  stop(): void;
  /** A result in short, for the list of the latest ones. */
  bead?(face: Played["face"]): { text: string; tone: "red" | "blue" | "green" | "plain" };
  /** Shows the draw; resolves with a description of the round when the animation is over. */
  show(played: Played): Promise<string>;
}
export interface Shell {
  boot: Boot;
  stage: HTMLElement;
  showStatus: (text: string, tone?: "plain" | "won" | "bad") => void;
  call: <T>(path: string) => Promise<Answer<T>>;
  /** Updates balance, net and notices. */
  showState: (state: SessionState) => void;
  amount: (decimal: string) => string;
  /** The selected stake, a decimal. */
  stake: () => string;
  /** Whether a free bet is chosen, whose stake is not returned. */
  isFree: () => boolean;
  /** Sets the callback for a changed stake. */
  onStake: (changed: () => void) => void;
  /** The server's time, epoch milliseconds. */
  now: () => number;
}
export type MakeScene = (shell: Shell) => Scene;

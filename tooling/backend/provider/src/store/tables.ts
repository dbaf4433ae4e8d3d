import type { ColumnType } from "kysely";

/** A 64-bit integer: selected as bigint, inserted as bigint or integer. */
type Whole = ColumnType<bigint, bigint | number, bigint | number>;
type MaybeWhole = ColumnType<bigint | null, bigint | number | null, bigint | number | null>;

/** A launch: a ticket, and once opened a play session. */
export interface PlayTable {
  id: string;
  ticket_hash: string;
  /** Null until the ticket is opened. */
  session_hash: string | null;
  member_ref: string;
  brand: string;
  asset: string;
  game_id: string;
  platform: string;
  mode: string;
  surface: string;
  locale: string;
  ticket_until: Whole;
  started_at: MaybeWhole;
  seen_at: MaybeWhole;
  ended_at: MaybeWhole;
  /** Play money of a demo; null in real play. */
  demo_minor: MaybeWhole;
  /** IANA zone of the clock that the page shows; null is the device's. */
  zone: string | null;
  /** Where leaving a game in its own window leads; null is the site's root. */
  exit_url: string | null;
}
export interface BetTable {
  id: string;
  /** Null for seeded history. */
  play_id: string | null;
  member_ref: string;
  brand: string;
  asset: string;
  platform: string;
  game_id: string;
  category: Whole;
  choice: string;
  stake: Whole;
  valid: Whole;
  payout: Whole;
  state: string;
  /** JSON of the drawn result. */
  face: string;
  placed_at: Whole;
  settled_at: MaybeWhole;
  /** The award whose free bet it took; null for a stake from the game wallet. */
  free_bet: string | null;
}
/** One selection of a bet on matches. */
export interface LegTable {
  bet_id: string;
  place: Whole;
  platform: string;
  /** Id of the match: `<game>/<number>`. */
  fixture: string;
  selection: string;
  /** Payout in hundredths of the stake, fixed when the bet was placed. */
  price: Whole;
  kick_at: Whole;
  due_at: Whole;
  state: string;
}
export interface MatchTable {
  id: string;
  /** JSON of MatchResult. */
  result: string;
  drawn_at: Whole;
}
export interface OrderTable {
  order_no: string;
  member_ref: string;
  platform: string;
  direction: string;
  minor: Whole;
  asset: string;
  word: string;
  at: Whole;
}
export interface ClosingTable {
  platform: string;
  start_at: MaybeWhole;
  end_at: MaybeWhole;
  text: string;
  /** When it was set; the start of a closing without one. */
  said_at: MaybeWhole;
}
export interface FaultTable {
  platform: string;
  delay_ms: Whole;
  /** 0 or 1, as is `lose_answer`. */
  refuse: Whole;
  lose_answer: Whole;
  late_ms: Whole;
}
/** A request that a slow platform has received, with the time of the first attempt. */
export interface QuestionTable {
  platform: string;
  question: string;
  asked_at: Whole;
}
/** An order that a slow platform has received and not executed. */
export interface LateOrderTable {
  order_no: string;
  member_ref: string;
  platform: string;
  direction: string;
  minor: Whole;
  asset: string;
  at: Whole;
}
export interface SavedGameTable {
  brand: string;
  member_ref: string;
  game_id: string;
  /** Higher is later. */
  place: Whole;
}
export interface SeedTable {
  member_ref: string;
  seed: string;
  placed: Whole;
}

export interface Tables {
  provider_play: PlayTable;
  provider_bet: BetTable;
  provider_leg: LegTable;
  provider_match: MatchTable;
  provider_order: OrderTable;
  provider_closing: ClosingTable;
  provider_fault: FaultTable;
  provider_question: QuestionTable;
  provider_late_order: LateOrderTable;
  provider_seed: SeedTable;
  provider_favourite: SavedGameTable;
  provider_recent: SavedGameTable;
}

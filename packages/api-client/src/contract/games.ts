import { CATEGORY_IDS, OPEN_MODES, PLAY_MODES, PROVIDER_STATES, SURFACES, TRANSFER_STATUSES } from "@baize/domain";
import * as v from "valibot";
import { get, post } from "./call.ts";
import {
  amount,
  answerFlag,
  asset,
  category,
  decimal,
  flag,
  id,
  instant,
  maintenance,
  nothing,
  reqId,
} from "./shapes.ts";
import { balance } from "./member.ts";

export const walletEntry = v.object({
  /** 1 central, 2 hidden (filtered out by the client, docs/specification.md §3.2), 3 game wallet. */
  wallet: v.picklist([1, 2, 3]),
  platform: v.string(),
  name: v.string(),
  /** Null when it was not asked for or is not known. */
  balance: v.nullable(decimal),
  currency: asset,
  maintenance: v.nullable(maintenance),
  canIn: answerFlag,
  canOut: answerFlag,
  min: decimal,
  max: decimal,
  /** In-flight transfers of this wallet. */
  pending: v.number(),
});

export const game = v.object({
  id,
  name: v.string(),
  nameEn: v.string(),
  seq: v.number(),
  platform: v.string(),
  image: v.string(),
  hot: answerFlag,
  new: answerFlag,
  /** Lower-case search text: names, pinyin and initials. */
  search: v.string(),
  demo: answerFlag,
});

export const provider = v.object({
  platform: v.string(),
  name: v.string(),
  nameEn: v.string(),
  image: v.string(),
  mark: v.string(),
  gameType: category,
  state: v.picklist(PROVIDER_STATES),
  maintenance: v.nullable(maintenance),
  openMode: v.picklist(OPEN_MODES),
  /** The game that opens the provider's hall; null where games are chosen one by one. */
  hall: v.nullable(id),
  /** Highest rebate percent of the provider (docs/specification.md §9.9, "highest rebate" label). */
  rebateMax: decimal,
});

export const gameCategory = v.object({
  id: category,
  sort: v.number(),
  name: v.string(),
  providers: v.array(provider),
  games: v.array(game),
  /** Tabs of the lobby: all games of one provider. */
  tabs: v.array(v.object({ id, name: v.string(), gameType: category })),
});

const transfer = v.object({ from: id, to: id, amount, reqId });
const transferData = v.object({
  orderNo: id,
  state: v.picklist(TRANSFER_STATUSES),
  from: id,
  to: id,
  amount: decimal,
  currency: asset,
  balance,
});
const transferErrors = [
  "amount_invalid",
  "amount_below_min",
  "amount_above_max",
  "insufficient_funds",
  "wallet_unknown",
  "same_wallet",
  "game_maintenance",
  "transfer_pending",
  "key_reused",
  "money_locked",
  /** Into a game wallet alone, on a break or self-exclusion: `detail.kind` and `.until`. */
  "play_paused",
  /** Into a game wallet alone. */
  "identity_required",
] as const;
const recycle = v.object({ platform: v.optional(id), reqId });
const recycleData = v.object({
  total: decimal,
  currency: asset,
  list: v.array(
    v.object({
      platform: v.string(),
      name: v.string(),
      amount: decimal,
      state: v.picklist(["succeeded", "processing", "skipped", "failed"]),
      reason: v.nullable(v.picklist(["empty", "game_maintenance", "transfer_pending", "provider_failed"])),
    }),
  ),
  balance,
});

/** Game calls: those of docs/specification.md §7.6, and the extensions. The central wallet's id is "central". */
export const games = {
  walletList: get("/api/game/walletlist", {
    source: "spec",
    access: "member",
    effect: "read",
    topics: ["balance", "maintenance"],
    summary: "Wallets; show=0 without balances, show=1 with, show=<platform> one with its balance",
    input: v.object({ show: v.optional(id, "1") }),
    data: v.array(walletEntry),
  }),
  transfer: get("/api/game/transfer", {
    source: "spec",
    access: "member",
    effect: "money",
    summary: "Transfer between the central wallet and a game wallet",
    input: transfer,
    data: transferData,
    errors: transferErrors,
  }),
  recycle: get("/api/game/transfer/recycle", {
    source: "spec",
    access: "member",
    effect: "money",
    summary: "Take game wallets home to the central wallet",
    input: recycle,
    data: recycleData,
    errors: ["key_reused", "money_locked", "wallet_unknown"],
  }),
  list: get("/api/findmed/v1/game/list", {
    source: "spec",
    access: "anyone",
    isKept: true,
    effect: "read",
    topics: ["maintenance"],
    summary:
      "Categories with providers and games; show=home gives hot games only, show=<category id> one whole category",
    input: v.object({
      show: v.optional(v.picklist(["home", ...Object.values(CATEGORY_IDS).map((each) => `${each}` as const)]), "home"),
    }),
    data: v.array(gameCategory),
  }),
  heartbeat: post("/api/findmed/v1/heartbeat", {
    source: "spec",
    access: "member",
    effect: "write",
    isAutomatic: true,
    summary: "Presence, every 30 s while logged in; never counts as activity",
    input: v.object({
      gameid: v.optional(v.union([id, v.literal("")]), ""),
      platform: v.optional(v.union([id, v.literal("")]), ""),
    }),
    data: v.object({ online: answerFlag, serverTime: instant }),
  }),

  transferPost: post("/api/x/v1/game/transfer", {
    source: "extension",
    access: "member",
    effect: "money",
    summary: "The same as the GET, by a method that moves money by right",
    input: transfer,
    data: transferData,
    errors: transferErrors,
  }),
  recyclePost: post("/api/x/v1/game/recycle", {
    source: "extension",
    access: "member",
    effect: "money",
    summary: "The same as the GET, by a method that moves money by right",
    input: recycle,
    data: recycleData,
    errors: ["key_reused", "money_locked", "wallet_unknown"],
  }),
  transferOrder: get("/api/x/v1/game/transfer-order", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["orders"],
    summary: "What became of a transfer that was processing",
    input: v.object({ orderNo: id }),
    data: transferData,
    errors: ["order_unknown"],
  }),
  start: post("/api/x/v1/game/start", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "A one-time launch address, good for sixty seconds",
    input: v.object({
      gameId: id,
      mode: v.optional(v.picklist(PLAY_MODES), "real"),
      surface: v.picklist(SURFACES),
    }),
    data: v.object({
      url: v.string(),
      openMode: v.picklist(OPEN_MODES),
      expireSec: v.number(),
      gameId: id,
      gameName: v.string(),
      platform: v.string(),
      platformName: v.string(),
      gameType: category,
    }),
    /**
     * `time_limit` with `detail.period`, and `detail.until` where known; `reality_check_due`: `protection.acknowledge`
     * comes first.
     */
    errors: [
      "game_unknown",
      "game_maintenance",
      "game_soon",
      "demo_unavailable",
      "play_locked",
      "play_paused",
      "identity_required",
      "time_limit",
      "reality_check_due",
    ],
  }),
  savedGames: get("/api/x/v1/game/saved", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "The member's favourite and recently started games, the latest first, on every device",
    input: nothing,
    data: v.object({ favourites: v.array(id), recents: v.array(id), maxFavourites: v.number() }),
  }),
  favourite: post("/api/x/v1/game/favourite", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Put a game among the favourites or take it away; again changes nothing",
    input: v.object({ gameId: id, on: flag }),
    data: v.object({ favourites: v.array(id) }),
    errors: ["game_unknown", "favourite_limit"],
  }),
} as const;

import { account } from "./account.ts";
import { agent } from "./agent.ts";
import { desk } from "./desk.ts";
import { feedback } from "./feedback.ts";
import { finance } from "./finance.ts";
import { games } from "./games.ts";
import { help } from "./help.ts";
import { member } from "./member.ts";
import { messages } from "./messages.ts";
import { passkey } from "./passkey.ts";
import { profile } from "./profile.ts";
import { promo } from "./promo.ts";
import { protection } from "./protection.ts";
import { service } from "./service.ts";

/**
 * Every call, by area: what the server's routing, the OpenAPI document and the fixtures come from. In a browser it
 * would load every schema; a client takes the areas it needs (`client.with`).
 */
export const contract = {
  account,
  member,
  profile,
  passkey,
  service,
  finance,
  games,
  promo,
  protection,
  messages,
  feedback,
  desk,
  help,
  agent,
} as const;
export type Contract = typeof contract;

export { COMMON_CODES, get, post, UNRECORDED_CODES, upload } from "./call.ts";
export type {
  AnyCall,
  Area,
  Call,
  CallCode,
  CallData,
  CallInput,
  CallParsed,
  CommonCode,
  RefusalDetail,
  Schema,
} from "./call.ts";
export {
  BACKGROUND_HEADER_VALUE,
  envelope,
  FIXED_HEADER_VALUE,
  HEADER_NAMES,
  INVALID_TOKEN,
  XSRF_COOKIE,
} from "./envelope.ts";
export type { Envelope, HeaderNames } from "./envelope.ts";
export { finance, transaction } from "./finance.ts";
export { payoutAccount } from "./finance-accounts.ts";
export { depositOrder } from "./finance-deposit.ts";
export { withdrawOrder } from "./finance-withdraw.ts";
export { game, gameCategory, provider, walletEntry } from "./games.ts";
export { account } from "./account.ts";
export { agent } from "./agent.ts";
export { desk } from "./desk.ts";
export { feedback } from "./feedback.ts";
export { help } from "./help.ts";
export {
  LIVE_EVENTS,
  laterLiveCursor,
  type LiveCursor,
  type LiveEvent,
  liveEvent,
  liveId,
  liveStream,
  readLiveId,
} from "./live.ts";
export { messages } from "./messages.ts";
export { idsOf } from "./shapes.ts";
export { balance, bet, memberInfo } from "./member.ts";
export { passkey } from "./passkey.ts";
export { profile } from "./profile.ts";
export { protection } from "./protection.ts";
export { promo } from "./promo.ts";
export { promoCovers } from "./promo-covers.ts";

export { createClient, type ClientOptions } from "./client.ts";
export type { TimedAnswer } from "./call-sender.ts";
export type {
  AreaClient,
  AreaClients,
  Areas,
  CallArguments,
  CallFunction,
  CallOptions,
  Client,
  ClientCore,
  FullClient,
} from "./client-types.ts";
export type { Refusal, Result } from "./result.ts";
export {
  AbortedError,
  CanceledError,
  ContractError,
  HttpStatusError,
  isAbortedError,
  isCanceledError,
  isContractError,
  isHttpStatusError,
  isNetworkError,
  isTimeoutError,
  isTransportError,
  isUnsupportedProtocolError,
  NetworkError,
  TimeoutError,
  TransportError,
  UnsupportedProtocolError,
  type ContractFault,
  type TransportCode,
} from "./errors.ts";
export { transportMessageKey, transportMessageValues, type TransportMessageKey } from "./transport-message.ts";
export { mayHoldSession } from "./session.ts";
export type { Session, SessionEndReason, SessionState } from "./session-types.ts";
export {
  createMemoryStorage,
  createStorage,
  jsonKey,
  ownName,
  textKey,
  type ClientStorage,
  type StorageArea,
  type StorageKey,
} from "./storage.ts";
export { createTabChannel, type TabChannel, type TabChannelOptions } from "./tab-channel.ts";
export { codeDeadline, type CodeRequest, type CodeRequestStore, type CodeWait } from "./code-requests.ts";
export type { InviteStore } from "./invite-store.ts";
export type { GameStore } from "./game-store.ts";
export type { PublicKey, SealCode } from "./seal.ts";
export type { Sealing, WithSealed } from "./sealer.ts";
export {
  carriesKey,
  createIntent,
  fingerprintOf,
  INTENT_DAYS,
  pendingIntents,
  type Intent,
  type IntentFacts,
} from "./intent.ts";
export {
  confirmIntent,
  CONFIRM_PAUSES_MS,
  sendIntent,
  type ConfirmOptions,
  type IntentOutcome,
  type MoneyCall,
} from "./settle-intent.ts";
export { startHeartbeat } from "./heartbeat.ts";
export { startLive, type LiveNews } from "./live/start-live.ts";
export type {
  AnyCall,
  Call,
  CallCode,
  CallData,
  CallInput,
  CommonCode,
  Contract,
  HeaderNames,
  RefusalDetail,
} from "./contract/index.ts";

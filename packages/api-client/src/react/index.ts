export { clientWith, useClient } from "./client-context.ts";
export { ClientProvider, type ClientProviderProps } from "./client-provider.tsx";
export { createQueryClient, type QueryClientSettings } from "./query-client.ts";
export { isRefusalError, RefusalError, unwrap } from "./unwrap.ts";
export { sessionAtom, useIsMember, useLeaving, useSession, type Leaving } from "./session.ts";
export { signedIn, signOut } from "./sign-in.ts";
export { currentGameAtom, useCurrentGame, type CurrentGame } from "./current-game.ts";
export {
  callKey,
  readCallKey,
  callQuery,
  oneTimeQuery,
  scopeKey,
  type CallKey,
  type CallQueryOptions,
  type CallScope,
  type ReadCall,
} from "./call-query.ts";
export {
  useBalance,
  useBoot,
  useContacts,
  useMember,
  useMessageCounts,
  usePreInfo,
  useWithdrawPassword,
  type Balance,
  type Boot,
  type Contacts,
  type MemberInfo,
  type MessageCounts,
  type PreInfo,
  type Reading,
} from "./shared-reads.ts";
export { useHeartbeat } from "./heartbeat.ts";
export { useLiveNews } from "./live.ts";
export { applyBalance, refreshAfterMoney, refreshStale } from "./refresh.ts";
export {
  useMoneyAction,
  type MoneyAction,
  type MoneyActionOptions,
  type MoneyInput,
  type MoneyResult,
  type MoneyState,
} from "./use-money-action.ts";

export {
  ACCOUNT_LIMITS,
  checkCardNumber,
  checkCode,
  checkEmail,
  checkLoginPassword,
  checkPhone,
  checkRealName,
  checkUsername,
  checkWithdrawPassword,
  luhnOk,
  type CardNumberRefusal,
  type CodeRefusal,
  type EmailRefusal,
  type LoginPasswordRefusal,
  type PhoneRefusal,
  type RealNameRefusal,
  type UsernameRefusal,
  type WithdrawPasswordRefusal,
} from "./account-rules.ts";
export { checkAlipayAccount, cleanAlipayAccount, type AlipayRefusal } from "./alipay-account.ts";
export {
  AMOUNT_DECIMALS,
  cleanAmount,
  isWireAmount,
  isWireAmountFor,
  normaliseAmountText,
  type AmountReading,
  type AmountRefusal,
} from "./amount.ts";
export { foldLines, prose } from "./fold-lines.ts";
export { BANK_CODES, bankGroup, orderBanks } from "./banks.ts";
export { type BirthdayRefusal, checkBirthday } from "./birthday.ts";
export {
  type BrandContact,
  type BrandFacts,
  type BrandStyle,
  contactsIn,
  HOME_SIDEBAR,
  type HomeSidebarSection,
  type LicenceFacts,
  type LicenceProtection,
  localName,
  type LocalText,
  type Named,
  type StatisticsEntry,
} from "./brand-facts.ts";
export {
  CATEGORY_IDS,
  categoryOf,
  categoryPath,
  isCategoryId,
  type CategoryId,
  type CategoryKey,
} from "./categories.ts";
export {
  BANK_GROUPS,
  BET_STATUSES,
  CENTRAL_WALLET,
  DEPOSIT_KINDS,
  DEPOSIT_STATUSES,
  OPEN_MODES,
  PAYOUT_TYPES,
  PLAY_MODES,
  PROVIDER_STATES,
  AVATARS,
  type AvatarId,
  DEVICE_KINDS,
  type DeviceKind,
  GENDERS,
  type Gender,
  LEGAL_TEXTS,
  type LegalText,
  FEEDBACK_STATES,
  FEEDBACK_TYPES,
  type FeedbackState,
  type FeedbackType,
  MESSAGE_FORMATS,
  MESSAGE_KINDS,
  type MessageFormat,
  type MessageKind,
  DECLINE_REASONS,
  type DeclineReason,
  FREE_BET_REFUSALS,
  type FreeBetRefusal,
  PROMOTION_CONDITIONS,
  type PromotionCondition,
  PROMOTION_REASONS,
  type PromotionReason,
  SURFACES,
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
  TRANSFER_STATUSES,
  AGE_STATES,
  BREAKS,
  EXCLUSIONS,
  IDENTITY_FAULTS,
  IDENTITY_GATES,
  IDENTITY_STATES,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  PAUSE_KINDS,
  PLAY_LIMITS,
  REALITY_CHECK_MINUTES,
  type AgeState,
  type BreakLength,
  type ExclusionLength,
  type IdentityFault,
  type IdentityGate,
  type IdentityState,
  type LimitKind,
  type LimitPeriod,
  type PauseKind,
  type PlayLimitKind,
  type RealityCheckMinutes,
  WITHDRAW_STATUSES,
  type BankGroup,
  type BetStatus,
  type DepositKind,
  type DepositStatus,
  type OpenMode,
  type PayoutType,
  type PlayMode,
  type ProviderState,
  type Surface,
  type TransactionKind,
  type TransactionStatus,
  type TransferStatus,
  type WithdrawStatus,
} from "./closed-lists.ts";
export { csvCell, toCsv } from "./csv.ts";
export {
  cleanCardNumber,
  cleanCode,
  cleanEmail,
  cleanName,
  cleanPassword,
  cleanPhone,
  cleanWord,
  plainText,
  type CleanText,
} from "./clean-text.ts";
export { coinLabel, type CoinLabel } from "./coins.ts";
export { convertMoney, percentOf, type Rounding } from "./convert-money.ts";
export {
  addDays,
  addDuration,
  CALENDAR_SPANS,
  calendarSpan,
  type CalendarSpan,
  customRange,
  DATE_PRESETS,
  dayIn,
  formatDate,
  formatDateTime,
  monthsAgo,
  nextMidnight,
  parseIso,
  presetRange,
  rangeOfDays,
  startOfDay,
  toIso,
  type DatePreset,
  type DateRange,
  type RangeReading,
  type RangeRefusal,
} from "./dates.ts";
export {
  isDeviceId,
  isMobileDevice,
  makeDeviceId,
  platformOf,
  type DevicePlatform,
  type DeviceTraits,
} from "./device-id.ts";
export { isReminderHidden, remindUntil } from "./do-not-remind.ts";
export { isFormEmpty } from "./form.ts";
export { clearGame, keepsGame, noGame, startGame, type GameState } from "./game-state.ts";
export { isSafeHeaderValue } from "./header-values.ts";
export { isValidId } from "./ids.ts";
export { inviteCodeFromQuery, isInviteCode, readInviteCode } from "./invite-code.ts";
export { HEARTBEAT_MS, REFRESH_THROTTLE_MS, REQUEST_TIMEOUT_MS } from "./limits.ts";
export { LIVE_TOPICS, type LiveTopic } from "./live-topics.ts";
export { isLinkAction, LINK_ACTION, type ContactEntry, type LinkAction } from "./link-action.ts";
export { MoneyError, type MoneyErrorCode } from "./money-error.ts";
export {
  ACCOUNT_CURRENCIES,
  addMoney,
  ASSET_CODES,
  assetScale,
  compareMoney,
  isAssetCode,
  isZeroMoney,
  MAX_MINOR,
  money,
  negateMoney,
  ofMinor,
  parseMoney,
  subtractMoney,
  sumMoney,
  toDecimal,
  toDisplayDecimal,
  type AssetCode,
  type Money,
} from "./money.ts";
export { isAllowedUrl, mobileTarget, safeReturnPath } from "./navigation.ts";
export {
  BET_MOVES,
  DEPOSIT_MOVES,
  isTerminalBet,
  isTerminalDeposit,
  isTerminalTransfer,
  isTerminalWithdraw,
  mayMoveBet,
  mayMoveDeposit,
  mayMoveTransfer,
  mayMoveWithdraw,
  TERMINAL_BET,
  TERMINAL_DEPOSIT,
  TERMINAL_TRANSFER,
  TERMINAL_WITHDRAW,
  TRANSFER_MOVES,
  WITHDRAW_MOVES,
} from "./order-status.ts";
export { MOBILE_BASE, paths, routePatterns, type PathKey } from "./paths.ts";
export { readPastedAmount } from "./read-pasted-amount.ts";
export { searchBanks, type SearchableBank } from "./search-banks.ts";
export { ensureTemporal } from "./temporal.ts";
export { typeAmount, type TypedAmount } from "./type-amount.ts";
export {
  isVipLevel,
  VIP_LEVELS,
  vipIcon,
  vipProgress,
  type VipIconMap,
  type VipLevel,
  type VipProgress,
  type VipProgressInput,
  type VipProgressPart,
} from "./vip.ts";
export { visibleWallets } from "./wallet.ts";
export { withdrawPasswordState, type WithdrawPasswordState } from "./withdraw-password.ts";
export { SITE_LOCALES, type SiteLocale } from "./site-locales.ts";
export { type OwnText, TEXT_LOCALES, type TextLocale, textLocale } from "./text-locales.ts";

export { Alert, type AlertProps } from "./alert/alert.tsx";
export { AmountField, type AmountFieldProps } from "./amount-field/amount-field.tsx";
export { Avatar, type AvatarProps } from "./avatar/avatar.tsx";
export { Badge, CountBadge, UnreadCount, type BadgeProps, type CountBadgeProps } from "./badge/badge.tsx";
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from "./button/button.tsx";
export { Card, type CardProps } from "./card/card.tsx";
export { messages as uiKitMessages } from "./catalogues.ts";
export { CheckboxField, type CheckboxFieldProps } from "./checkbox-field/checkbox-field.tsx";
export { ChoiceCards, type Choice, type ChoiceCardsProps } from "./choice-cards/choice-cards.tsx";
export { CodeField, type CodeFieldProps } from "./code-field/code-field.tsx";
export { CodeRequest, type CodeRequestProps } from "./code-request/code-request.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog/confirm-dialog.tsx";
export { CopyButton, type CopyButtonProps } from "./copy-button/copy-button.tsx";
export { CopyRow, type CopyRowProps } from "./copy-row/copy-row.tsx";
export { Countdown, type CountdownProps } from "./countdown/countdown.tsx";
export { useSecondsLeft } from "./countdown/use-seconds-left.ts";
export { CountingMoney } from "./counting-money/counting-money.tsx";
export { DataList, type DataColumn, type DataListProps } from "./data-list/data-list.tsx";
export { DescriptionList, type Description } from "./description-list/description-list.tsx";
export { Dialog, type DialogProps } from "./dialog/dialog.tsx";
export { EmptyArt, type EmptyArtKind } from "./empty-state/empty-art.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state/empty-state.tsx";
export { ErrorState, type ErrorStateProps } from "./error-state/error-state.tsx";
export { Field, type ControlProps, type FieldFrameProps } from "./field/field.tsx";
export { FilterBar, type FilterBarProps } from "./filter-bar/filter-bar.tsx";
export type { DateStyle, Instant } from "./format/date-text.ts";
export type { MoneyOptions, MoneyParts } from "./format/money-parts.ts";
export { useFormat, type Format } from "./format/use-format.ts";
export { Frame, type FrameHandle, type FrameProps } from "./frame/frame.tsx";
export { GameTile, type GameTileProps } from "./game-tile/game-tile.tsx";
export { IconButton, type IconButtonProps } from "./icon-button/icon-button.tsx";
export { CoinMark, type CoinMarkProps } from "./icon/coin-mark.tsx";
export type { IconProps } from "./icon/icons.ts";
export {
  ArrowBackIcon,
  ArrowDownIcon,
  ArrowOnIcon,
  ArrowUpIcon,
  AttachIcon,
  BankIcon,
  BattleIcon,
  BellIcon,
  BlockedIcon,
  BonusIcon,
  BranchIcon,
  CalendarIcon,
  CallIcon,
  CameraIcon,
  CardIcon,
  CardsIcon,
  CashIcon,
  CasinoIcon,
  ChatPayIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronDownIcon,
  ChevronOnIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CoinIcon,
  CoinsIcon,
  CopyIcon,
  CrownIcon,
  DangerIcon,
  DeleteIcon,
  DepositIcon,
  DesktopIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  EsportsIcon,
  ExternalIcon,
  FailedIcon,
  FilterIcon,
  FishIcon,
  FullScreenIcon,
  GemIcon,
  GiftIcon,
  GridIcon,
  HeartIcon,
  HelpIcon,
  HideIcon,
  HistoryIcon,
  HomeIcon,
  HotIcon,
  IdentityIcon,
  InfoIcon,
  KeyIcon,
  LanguageIcon,
  LeaveFullScreenIcon,
  LinkIcon,
  ListIcon,
  LoaderIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  LotteryIcon,
  MailIcon,
  MaintenanceIcon,
  MenuIcon,
  MessageIcon,
  MinusIcon,
  MoneyIcon,
  MoonIcon,
  MoreIcon,
  NewIcon,
  NewsIcon,
  NoticeIcon,
  OfflineIcon,
  PauseIcon,
  PercentIcon,
  PhoneIcon,
  PictureIcon,
  PlaceIcon,
  PlayIcon,
  PlusIcon,
  PrinterIcon,
  ProfileIcon,
  QrIcon,
  RebateIcon,
  ReceiptIcon,
  RefreshIcon,
  RegisterIcon,
  SafeIcon,
  SavingsIcon,
  ScanPayIcon,
  SearchIcon,
  ServiceIcon,
  SettingsIcon,
  ShareIcon,
  ShieldIcon,
  ShowIcon,
  SignInDayIcon,
  SlotIcon,
  SoundIcon,
  SportsIcon,
  StarIcon,
  SuccessIcon,
  SunIcon,
  SwapIcon,
  TimerIcon,
  TransferIcon,
  TrophyIcon,
  TuneIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  VerifiedIcon,
  WalletIcon,
  WarningIcon,
  WithdrawIcon,
} from "./icon/icons.ts";
export { ToneIcon } from "./icon/tone-icon.tsx";
export {
  Grid,
  Inline,
  Split,
  Stack,
  type GridProps,
  type InlineProps,
  type SplitProps,
  type StackProps,
} from "./layout/layout.tsx";
export type { KitNavigation } from "./link/link.tsx";
export { type Code, createCode, isMissingCode, useCode } from "./lazy/code.ts";
export { lazyPart, lazySheet, type LazyPart } from "./lazy/lazy-part.tsx";
export { LinkButton, type LinkButtonProps } from "./link-button/link-button.tsx";
export { LinkTabs, type LinkTab, type LinkTabsProps } from "./link-tabs/link-tabs.tsx";
export { useAnnounce, type Announce } from "./live-region/announcer.tsx";
export { Logo, type LogoProps } from "./logo/logo.tsx";
export { Marquee, type MarqueeNotice } from "./marquee/marquee.tsx";
export type { MenuItem } from "./menu/menu-item.ts";
export { Menu, type MenuProps } from "./menu/menu.tsx";
export { MoneyText, type MoneyTextProps } from "./money-text/money-text.tsx";
export { PageHeader, type PageHeaderProps } from "./page-header/page-header.tsx";
export { Pagination, type PaginationProps } from "./pagination/pagination.tsx";
export { PasswordField, type PasswordFieldProps } from "./password-field/password-field.tsx";
export { PhraseText } from "./phrase-text/phrase-text.tsx";
export type { Period } from "./preset-filter/period.ts";
export { PresetFilter, type PresetFilterProps } from "./preset-filter/preset-filter.tsx";
export { isPlainPress } from "./press/is-plain-press.ts";
export { ProgressBar, type ProgressBarProps } from "./progress-bar/progress-bar.tsx";
export { ProviderCard, type ProviderCardProps } from "./provider-card/provider-card.tsx";
export { deviceClock, type Clock } from "./provider/clock.ts";
export { useBrandName, useLocalText } from "./provider/local-text.ts";
export { useBrand, useClock, useLocale, useSurface, type Locale } from "./provider/site-context.ts";
export { useForcedScheme } from "./provider/use-forced-scheme.ts";
export { UiProvider, type UiProviderProps } from "./provider/ui-provider.tsx";
export { QrCode, type QrCodeProps } from "./qr-code/qr-code.tsx";
export { Rail, type RailProps } from "./rail/rail.tsx";
export { SearchField, type SearchFieldProps } from "./search-field/search-field.tsx";
export { Section, type SectionProps } from "./section/section.tsx";
export { Segmented, type SegmentedOption, type SegmentedProps } from "./segmented/segmented.tsx";
export { SelectField, type SelectFieldProps } from "./select-field/select-field.tsx";
export type { SelectOption } from "./select-field/select-option.ts";
export type { SheetProps } from "./sheet/sheet-props.ts";
export { Sheet } from "./sheet/sheet.tsx";
export { Skeleton, SkeletonRegion, type SkeletonProps } from "./skeleton/skeleton.tsx";
export { StatusBadge, type StatusBadgeProps } from "./status-badge/status-badge.tsx";
export { Steps, type Step, type StepsProps } from "./steps/steps.tsx";
export { StickyAction, type StickyActionProps } from "./sticky-action/sticky-action.tsx";
export { useKeyboardInset } from "./sticky-action/use-keyboard-inset.ts";
export { cx } from "./style/cx.ts";
export type { Tone } from "./style/tone.ts";
export { SwitchField, type SwitchFieldProps } from "./switch-field/switch-field.tsx";
export { Tabs, type TabItem, type TabsProps } from "./tabs/tabs.tsx";
export { TextAreaField, type TextAreaFieldProps } from "./text-area-field/text-area-field.tsx";
export { TextField, type TextFieldProps } from "./text-field/text-field.tsx";
export { useToasts, type ToastInput, type Toasts } from "./toasts/toast-context.ts";
export { Tooltip, type TooltipProps } from "./tooltip/tooltip.tsx";
export { TrustedHtml, type TrustedHtmlProps } from "./trusted-html/trusted-html.tsx";
export { VipBadge, type VipBadgeProps } from "./vip-badge/vip-badge.tsx";
export { VisuallyHidden, type VisuallyHiddenProps } from "./visually-hidden/visually-hidden.tsx";
export { createWords, type Words } from "./words/create-words.ts";
export type { ByLocale, Catalogues, LocaleMessages, Messages } from "./words/messages-types.ts";
export { useCategoryName } from "./words/use-category-name.ts";
export { useText } from "./words/use-text.ts";

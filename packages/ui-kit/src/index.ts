export { AmountField, type AmountFieldProps } from "./amount-field/amount-field.tsx";
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from "./button/button.tsx";
export { Card, type CardProps } from "./card/card.tsx";
export { CheckboxField, type CheckboxFieldProps } from "./checkbox-field/checkbox-field.tsx";
export { CodeField, type CodeFieldProps } from "./code-field/code-field.tsx";
export { CodeRequest, type CodeRequestProps } from "./code-request/code-request.tsx";
export { Countdown, type CountdownProps } from "./countdown/countdown.tsx";
export { useSecondsLeft } from "./countdown/use-seconds-left.ts";
export type { Feature, Locale, PageAccess, PageEntry, PageLayout } from "./feature/feature.ts";
export { Field, type ControlProps, type FieldFrameProps } from "./field/field.tsx";
export type { DateStyle, Instant } from "./format/date-text.ts";
export type { MoneyOptions, MoneyParts } from "./format/money-parts.ts";
export { useFormat, type Format } from "./format/use-format.ts";
export { IconButton, type IconButtonProps } from "./icon-button/icon-button.tsx";
export { ToneIcon } from "./icon/tone-icon.tsx";
export { Grid, Inline, Split, Stack, type GridProps, type InlineProps, type SplitProps, type StackProps } from "./layout/layout.tsx";
export { LinkButton, type LinkButtonProps } from "./link-button/link-button.tsx";
export { useAnnounce, type Announce } from "./live-region/announcer.tsx";
export { PageHeader, type PageHeaderProps } from "./page-header/page-header.tsx";
export { PasswordField, type PasswordFieldProps } from "./password-field/password-field.tsx";
export { copyText } from "./powers/copy-text.ts";
export { openExternal, type OpenExternalOptions } from "./powers/open-external.ts";
export { openWindowInGesture, type GestureWindow } from "./powers/open-window-in-gesture.ts";
export { usePressLock, type PressAction } from "./press/use-press-lock.ts";
export { useBrand, useClock, useLocale, useSurface, type Surface } from "./provider/site-context.ts";
export { UiProvider, type UiProviderProps } from "./provider/ui-provider.tsx";
export { Section, type SectionProps } from "./section/section.tsx";
export { cx } from "./style/cx.ts";
export type { Tone } from "./style/tone.ts";
export { SwitchField, type SwitchFieldProps } from "./switch-field/switch-field.tsx";
export { TextAreaField, type TextAreaFieldProps } from "./text-area-field/text-area-field.tsx";
export { TextField, type TextFieldProps } from "./text-field/text-field.tsx";
export { useToasts, type ToastInput, type Toasts } from "./toasts/toast-context.ts";
export { VisuallyHidden, type VisuallyHiddenProps } from "./visually-hidden/visually-hidden.tsx";
export { createWords, type Words } from "./words/create-words.ts";
export { uiKitMessages } from "./words/ui-kit-messages.ts";
export type { LocaleMessages, Messages } from "./words/messages-types.ts";

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
  ProfileIcon,
  QrIcon,
  RebateIcon,
  ReceiptIcon,
  RefreshIcon,
  RegisterIcon,
  SafeIcon,
  SavingsIcon,
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
export type { IconProps } from "./icon/icons.ts";
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  StaticRouter,
  generatePath,
  matchPath,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from "./navigation/navigation.ts";
export type { LinkProps, NavLinkProps, To } from "./navigation/navigation.ts";

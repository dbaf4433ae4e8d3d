export {
  checkAmount,
  mostAmount,
  readAmount,
  smallestAmount,
  type AmountFault,
  type AmountRule,
} from "./amounts/amount-rule.ts";
export { useAmountFault, type AmountWords } from "./amounts/use-amount-fault.ts";
export { useAutoTransfer, type AutoTransfer } from "./auto-transfer/use-auto-transfer.ts";
export { SetBirthday, type SetBirthdayProps } from "./birthday/set-birthday.tsx";
export { holdInstallOffer, useInstallApp, type InstallApp, type InstallState } from "./browser/install-app.ts";
export { openExternal, type OpenExternalOptions } from "./browser/open-external.ts";
export { openWindowInGesture, type GestureWindow } from "./browser/open-window-in-gesture.ts";
export { printPage } from "./browser/print-page.ts";
export { saveFile } from "./browser/save-file.ts";
export { whenIdle } from "./browser/when-idle.ts";
export { useReminders, type Reminders } from "./reminders/use-reminders.ts";
export { donePercent } from "./amounts/done-percent.ts";
export { createServerClock, type ServerClock } from "./clock/server-clock.ts";
export type { Feature, GuardName, NavigationEntry, NavigationPlace, PageEntry, PageLayout } from "./feature/feature.ts";
export { FeatureProvider, type FeatureProviderProps } from "./feature/feature-provider.tsx";
export { EntryCount, UnreadBadge } from "./feature/unread-badge.tsx";
export { NAVIGATION, navigationMessages, useNavigation, type NavigationItem } from "./feature/navigation.ts";
export { Form, type FormProps } from "./forms/form.tsx";
export { pickInput } from "./forms/pick-input.ts";
export { useAction, type Action } from "./forms/use-action.ts";
export { useCallForm, type CallForm, type CallFormOptions, type TextFieldProps } from "./forms/use-call-form.ts";
export { attachedIds, readAttached, type Attached } from "./pictures/attached.ts";
export { PictureField, type PictureFieldProps } from "./pictures/picture-field.tsx";
export { PictureInput, type PictureInputProps } from "./pictures/picture-input.tsx";
export { PicturesField, type PicturesFieldProps } from "./pictures/pictures-field.tsx";
export { PictureTiles } from "./pictures/picture-tiles.tsx";
export { usePicture, type Picture } from "./pictures/use-picture.ts";
export { usePictures, type Pictures, type PicturesOptions } from "./pictures/use-pictures.ts";
export { IdentityAlert, type IdentityAlertProps } from "./protection/identity-alert.tsx";
export { IdentityLink, type IdentityLinkProps } from "./protection/identity-link.tsx";
export { LimitPrompt } from "./protection/limit-prompt.tsx";
export { lowestLimit, type DepositLimit, type Pause, type ProtectionState } from "./protection/lowest-limit.ts";
export { PauseAlert, type PauseAlertProps } from "./protection/pause-alert.tsx";
export { useClosedReason } from "./protection/use-closed-reason.ts";
export { usePauseText } from "./protection/use-pause-text.ts";
export { useKnownPlayClosed, usePause, useProtection, useProtectionClient } from "./protection/use-protection.ts";
export { QueryView, type QueryViewProps } from "./reads/query-view.tsx";
export { Settled, type SettledProps } from "./reads/settled.tsx";
export { ExportButton, type ExportButtonProps, type ExportColumn } from "./records/export-button.tsx";
export { oneOf, recordFilter, type FacetValues, type RecordFilter } from "./records/record-filter.ts";
export { RecordLead } from "./records/record-lead.tsx";
export { RecordSums, type RecordSumsProps } from "./records/record-sums.tsx";
export { RecordsBody, type RecordsBodyProps } from "./records/records-body.tsx";
export { RecordsView, type RecordsViewProps } from "./records/records-view.tsx";
export { useFilterChange } from "./records/use-filter-change.ts";
export { useRecords, type Records } from "./records/use-records.ts";
export { refusalOf, type Refusal, type RefusalCode } from "./refusals/refusal.ts";
export {
  useRefusalWords,
  type RefusalOverrides,
  type RefusalValues,
  type RefusalWords,
} from "./refusals/use-refusal-words.ts";
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
  matchPath,
  useLocation,
  useNavigate,
  useSearchParams,
  type To,
} from "./router/router.ts";
export { featureKitWords } from "./words.ts";
export {
  type NewWithdrawPassword,
  NewWithdrawPasswordFields,
  type NewWithdrawPasswordFieldsProps,
  useNewWithdrawPassword,
} from "./withdraw-password/new-withdraw-password.tsx";

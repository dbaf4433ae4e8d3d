import { paths } from "@baize/domain";
import {
  type Feature,
  DepositIcon,
  HistoryIcon,
  HomeIcon,
  type IconProps,
  ReceiptIcon,
  SlotIcon,
  TransferIcon,
  UserIcon,
  WithdrawIcon,
} from "@baize/ui-kit";
import type { ComponentType } from "react";
import { isMounted } from "./route-pattern.ts";

export interface Destination {
  readonly path: string;
  /** Key under `nav` of the site's words. */
  readonly word: "home" | "wallet" | "deposit" | "withdraw" | "transfer" | "betRecord" | "transRecord" | "hub" | "games";
  readonly Icon: ComponentType<IconProps>;
}

const memberMenu: readonly Destination[] = [
  { path: paths.user, word: "hub", Icon: UserIcon },
  { path: paths.deposit, word: "deposit", Icon: DepositIcon },
  { path: paths.withdraw, word: "withdraw", Icon: WithdrawIcon },
  { path: paths.transfer, word: "transfer", Icon: TransferIcon },
  { path: paths.betRecord, word: "betRecord", Icon: HistoryIcon },
  { path: paths.transRecord, word: "transRecord", Icon: ReceiptIcon },
];
const bottomTabs: readonly Destination[] = [
  { path: paths.home, word: "home", Icon: HomeIcon },
  { path: paths.egame, word: "games", Icon: SlotIcon },
  { path: paths.deposit, word: "deposit", Icon: DepositIcon },
  { path: paths.transRecord, word: "transRecord", Icon: ReceiptIcon },
  { path: paths.user, word: "wallet", Icon: UserIcon },
];

const mounted =
  (list: readonly Destination[]) =>
  (features: readonly Feature[]): readonly Destination[] =>
    list.filter(({ path }) => isMounted(features, path));

/** The member's side menu; only what has a page. */
export const memberDestinations = mounted(memberMenu);
/** The phone's bottom tabs; the middle one is raised. */
export const tabDestinations = mounted(bottomTabs);

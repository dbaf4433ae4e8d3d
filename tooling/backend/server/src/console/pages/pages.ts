import type { Tab } from "../layout.ts";
import { budgetsPage } from "./budgets-page.ts";
import { closingsPage } from "./closings-page.ts";
import { depositsPage } from "./deposits-page.ts";
import { faultsPage } from "./faults-page.ts";
import { membersPage } from "./members-page.ts";
import { outboxPage } from "./outbox-page.ts";
import { overviewPage } from "./overview-page.ts";
import type { PageBody } from "./page.ts";
import { promotionsPage } from "./promotions-page.ts";
import { systemPage } from "./system-page.ts";
import { withdrawalsPage } from "./withdrawals-page.ts";

export const PAGES: Readonly<Record<Tab, PageBody>> = {
  "": overviewPage,
  outbox: outboxPage,
  deposits: depositsPage,
  withdrawals: withdrawalsPage,
  members: membersPage,
  promotions: promotionsPage,
  closings: closingsPage,
  budgets: budgetsPage,
  faults: faultsPage,
  system: systemPage,
};

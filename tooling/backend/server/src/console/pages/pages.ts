import type { Tab } from "../layout.ts";
import { agentsPage } from "./agents-page.ts";
import { budgetsPage } from "./budgets-page.ts";
import { closingsPage } from "./closings-page.ts";
import { depositsPage } from "./deposits-page.ts";
import { deskPage } from "./desk-page.ts";
import { faultsPage } from "./faults-page.ts";
import { feedbackPage } from "./feedback-page.ts";
import { membersPage } from "./members-page.ts";
import { messagesPage } from "./messages-page.ts";
import { outboxPage } from "./outbox-page.ts";
import { overviewPage } from "./overview-page.ts";
import type { PageBody } from "./page.ts";
import { promotionsPage } from "./promotions-page.ts";
import { protectionPage } from "./protection-page.ts";
import { systemPage } from "./system-page.ts";
import { withdrawalsPage } from "./withdrawals-page.ts";

export const PAGES: Readonly<Record<Tab, PageBody>> = {
  "": overviewPage,
  outbox: outboxPage,
  deposits: depositsPage,
  withdrawals: withdrawalsPage,
  members: membersPage,
  promotions: promotionsPage,
  messages: messagesPage,
  feedback: feedbackPage,
  desk: deskPage,
  agents: agentsPage,
  protection: protectionPage,
  closings: closingsPage,
  budgets: budgetsPage,
  faults: faultsPage,
  system: systemPage,
};

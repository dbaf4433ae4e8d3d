import type { Articles } from "../catalogue.ts";
import { account } from "./en/account.ts";
import { contact } from "./en/contact.ts";
import { deposits } from "./en/deposits.ts";
import { games } from "./en/games.ts";
import { legal } from "./en/legal.ts";
import { promotions } from "./en/promotions.ts";
import { responsible } from "./en/responsible.ts";
import { transfers } from "./en/transfers.ts";
import { vip } from "./en/vip.ts";
import { withdrawals } from "./en/withdrawals.ts";

export const en: Articles = {
  ...deposits,
  ...withdrawals,
  ...transfers,
  ...promotions,
  ...account,
  ...games,
  ...vip,
  ...responsible,
  ...contact,
  ...legal,
};

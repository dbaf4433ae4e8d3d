import { account, accounts, openAccount, owned } from "./accounts.ts";
import { capture, hold, release } from "./holds.ts";
import { post } from "./post.ts";
import type { Ledger } from "./types.ts";

/** The double-entry ledger. Each function is work for `database.atomic`; a refusal has changed nothing. */
export const ledger: Ledger = { openAccount, account, accounts, owned, post, hold, release, capture };

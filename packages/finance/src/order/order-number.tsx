import { CopyButton, type Description, Inline } from "@baize/ui-kit";
import type { FinanceWords } from "../words.ts";

/** The number of an order or a record, with a button that copies it. */
export const orderNumber = (t: FinanceWords, number: string): Description => ({
  term: t("orderNo"),
  detail: (
    <Inline gap={1} justify="end">
      <span translate="no">{number}</span>
      <CopyButton size="small" text={number} label={t("orderNo")} />
    </Inline>
  ),
});

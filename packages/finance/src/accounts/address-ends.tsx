import { Alert, CheckboxField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as text from "../text.css.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./accounts.css.ts";

export interface AddressEndsProps {
  address: string;
  isCompared: boolean;
  onCompared: (isCompared: boolean) => void;
  error?: string | undefined;
}

/** An address with both ends set off, and the member's word that they are those of the wallet. */
export const AddressEnds = ({ address, isCompared, onCompared, error }: AddressEndsProps): ReactElement => {
  const t = useFinanceWords();
  const [first, last] = [address.slice(0, 4), address.slice(-4)];
  return (
    <Alert tone="warning" title={t("coin.confirm")}>
      <p className={text.note}>{t("coin.confirmText")}</p>
      <p className={css.ends} aria-hidden="true">
        <span className={css.end}>{first}</span>
        <span>{address.slice(4, -4)}</span>
        <span className={css.end}>{last}</span>
      </p>
      <CheckboxField
        label={t("coin.confirmBox", { first, last })}
        checked={isCompared}
        onChange={({ target }) => onCompared(target.checked)}
        error={error}
      />
    </Alert>
  );
};

import { BankIcon, CoinsIcon, Field, QrIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositMethod } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./method-tiles.css.ts";

const ICONS: Readonly<Record<DepositMethod["kind"], ReactElement>> = {
  bank: <BankIcon />,
  alipay: <QrIcon />,
  wechat: <QrIcon />,
  coin: <CoinsIcon />,
};

export interface MethodTilesProps {
  methods: readonly DepositMethod[];
  value: string;
  onMethod: (id: string) => void;
}

/** Deposit methods, all in view. */
export const MethodTiles = ({ methods, value, onMethod }: MethodTilesProps): ReactElement => {
  const t = useFinanceWords();
  return (
    <Field as="fieldset" label={t("deposit.methods")}>
      {({ id }) => (
        <div className={css.tiles}>
          {methods.map((method) => (
            <label key={method.id} className={css.tile} data-chosen={method.id === value || undefined}>
              <input
                type="radio"
                name={id}
                className={css.radio}
                value={method.id}
                checked={method.id === value}
                onChange={() => onMethod(method.id)}
              />
              <span className={css.icon} aria-hidden="true">
                {ICONS[method.kind]}
              </span>
              <span className={css.name}>{method.name}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
};

import type { ReactElement, ReactNode } from "react";

import { Field, type FieldFrameProps } from "../field/field.tsx";
import { CheckIcon } from "../icon/icons.ts";
import { cx } from "../style/cx.ts";
import { textElements } from "../style/text-elements.tsx";
import * as css from "./choice-cards.css.ts";

export interface Choice<Value extends string> {
  value: Value;
  title: ReactNode;
  /** Fee, limit and time; one line each. */
  lines?: readonly ReactNode[] | undefined;
  icon?: ReactNode;
  badge?: ReactNode;
  /** Why it cannot be chosen now; shown on the card. */
  disabledReason?: ReactNode;
}

export interface ChoiceCardsProps<Value extends string> extends FieldFrameProps {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  columns?: 1 | 2 | 3 | undefined;
  /** `tile` puts the icon above the title and as many in a row as fit; for names that need no lines. */
  shape?: "card" | "tile" | undefined;
  id?: string | undefined;
}

/** One of a few things that need explaining, as cards: payment methods, accounts, offers. */
export const ChoiceCards = <Value extends string>({
  choices,
  value,
  onValueChange,
  columns = 1,
  shape = "card",
  id,
  ...frame
}: ChoiceCardsProps<Value>): ReactElement => (
  <Field {...frame} id={id} as="fieldset">
    {(control) => (
      <div
        role="radiogroup"
        aria-labelledby={`${control.id}-label`}
        aria-describedby={control["aria-describedby"]}
        aria-invalid={control["aria-invalid"]}
        aria-required={control["aria-required"]}
        // A refused form puts focus here.
        tabIndex={-1}
        className={cx(css.list, shape === "tile" ? css.tiles : css.columns[columns])}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(css.card, shape === "tile" && css.tile)}
            data-chosen={choice.value === value || undefined}
            data-closed={choice.disabledReason !== undefined || undefined}
          >
            <input
              type="radio"
              name={control.id}
              className={css.radio}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabledReason !== undefined}
              onChange={() => onValueChange(choice.value)}
            />
            {choice.icon !== undefined && <span className={css.icon}>{choice.icon}</span>}
            <span className={css.words}>
              <span className={css.titleRow}>
                <span className={css.title}>{choice.title}</span>
                {textElements(choice.badge)}
              </span>
              {choice.lines?.map((line, index) => (
                <span key={index} className={css.line}>
                  {line}
                </span>
              ))}
              {choice.disabledReason !== undefined && <span className={css.reason}>{choice.disabledReason}</span>}
            </span>
            <span className={css.mark} aria-hidden="true">
              <CheckIcon size={12} strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
    )}
  </Field>
);

import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement } from "react";

import { HideIcon, ShowIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "../field/field.css.ts";
import { Field, type FieldFrameProps } from "../field/field.tsx";

export interface PasswordFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<"input">, "autoComplete" | "children" | "prefix" | "required" | "type"> {
  /** `current-password` for the present one, `new-password` when one is chosen, `off` for the withdrawal password. */
  autoComplete?: "current-password" | "new-password" | "off" | undefined;
}

/** A secret with a switch to show it. Pasting is allowed, and Caps Lock is told. */
export const PasswordField = ({
  label,
  help,
  error,
  required,
  showOptional,
  hideLabel,
  labelAside,
  className,
  id,
  autoComplete = "current-password",
  onKeyUp,
  ...input
}: PasswordFieldProps): ReactElement => {
  const t = useKitWords();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const toldHelp = hasCapsLock ? t("capsLock") : help;
  return (
    <Field
      {...{
        label,
        help: toldHelp,
        error,
        required,
        showOptional,
        hideLabel,
        labelAside,
        className,
        id,
      }}
    >
      {(control) => (
        <div className={cx(css.box, control["aria-invalid"] && css.boxInvalid)}>
          <input
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={css.input}
            onKeyUp={(event: KeyboardEvent<HTMLInputElement>) => {
              setCapsLock(event.getModifierState("CapsLock"));
              onKeyUp?.(event);
            }}
          />
          <IconButton
            size="small"
            label={isShown ? t("hidePassword") : t("showPassword")}
            aria-pressed={isShown}
            onPress={() => setShown(!isShown)}
          >
            {isShown ? <HideIcon /> : <ShowIcon />}
          </IconButton>
        </div>
      )}
    </Field>
  );
};

import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement } from "react";

import { HideIcon, ShowIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "../field/field.css.ts";
import { Field, type FieldFrameProps, splitFieldProps } from "../field/field.tsx";

export interface PasswordFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentPropsWithRef<"input">, "autoComplete" | "children" | "prefix" | "required" | "type"> {
  /** `current-password` for the present one, `new-password` when one is chosen, `off` for the withdrawal password. */
  autoComplete?: "current-password" | "new-password" | "off" | undefined;
}

/** A secret with a switch to show it. Pasting is allowed, and Caps Lock is pointed out. */
export const PasswordField = (props: PasswordFieldProps): ReactElement => {
  const t = useKitWords();
  const { frame, control } = splitFieldProps(props);
  const { autoComplete = "current-password", onKeyUp, ...input } = control;
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  return (
    <Field {...frame} help={hasCapsLock ? t("capsLock") : frame.help}>
      {(wiring) => (
        <div className={cx(css.box, wiring["aria-invalid"] && css.boxInvalid)}>
          <input
            {...input}
            {...wiring}
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

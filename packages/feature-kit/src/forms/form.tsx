import { Alert, Stack } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { AutofillKeeper } from "./autofill-keeper.ts";
import { IdentityLink } from "../protection/identity-link.tsx";
import * as css from "./form.css.ts";
import type { CallForm } from "./use-call-form.ts";

export interface FormProps {
  readonly form: Pick<CallForm<object>, "ref" | "onSubmit" | "formError" | "asksIdentity" | "adopt">;
  /** For a button outside of the form, such as in a sheet's footer. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** The form element, with what belongs to no field above its fields. */
export const Form = ({
  form: { ref, onSubmit, formError, asksIdentity, adopt },
  id,
  children,
}: FormProps): ReactElement => (
  <AutofillKeeper form={ref} adopt={adopt}>
    <form id={id} ref={ref} noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        {formError !== undefined && (
          <div data-form-error tabIndex={-1} className={css.formError}>
            <Alert isLive tone="danger" action={asksIdentity ? <IdentityLink size="small" /> : undefined}>
              {formError}
            </Alert>
          </div>
        )}
        {children}
      </Stack>
    </form>
  </AutofillKeeper>
);

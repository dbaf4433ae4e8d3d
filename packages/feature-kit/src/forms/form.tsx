import { Alert, Stack } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import type { CallForm } from "./use-call-form.ts";

export interface FormProps {
  readonly form: Pick<CallForm<object>, "ref" | "onSubmit" | "formError">;
  readonly children: ReactNode;
}

/** The form element, with what belongs to no field above its fields. */
export const Form = ({ form: { ref, onSubmit, formError }, children }: FormProps): ReactElement => (
  <form ref={ref} noValidate onSubmit={onSubmit}>
    <Stack gap={4}>
      {formError !== undefined && (
        <Alert isLive tone="danger">
          {formError}
        </Alert>
      )}
      {children}
    </Stack>
  </form>
);

import { type CallForm, Form, type FormProps } from "@baize/feature-kit";
import { Button, Sheet, Stack } from "@baize/ui-kit";
import { type ReactElement, type ReactNode, useId } from "react";

export interface FormSheetProps {
  readonly form: FormProps["form"] & Pick<CallForm<object>, "isSending">;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly submit: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form of one change in a sheet, with its one button below. It is mounted while it is open. */
export const FormSheet = ({ form, title, detail, submit, onClose, children }: FormSheetProps): ReactElement => {
  const id = useId();
  return (
    <Sheet
      isOpen
      width="small"
      title={title}
      detail={detail}
      onClose={onClose}
      isDismissable={!form.isSending}
      footer={
        <Button type="submit" form={id} variant="primary" size="large" fullWidth loading={form.isSending}>
          {submit}
        </Button>
      }
    >
      <Form form={form} id={id}>
        <Stack gap={4}>{children}</Stack>
      </Form>
    </Sheet>
  );
};

import { callKey } from "@baize/api-client/react";
import { Form, NewWithdrawPasswordFields, pickInput, useCallForm, useNewWithdrawPassword } from "@baize/feature-kit";
import { Button, PasswordField, Sheet, Stack, useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { useClient } from "../client.ts";
import { sheetBody } from "../review-sheet/sheet-body.css.ts";
import { useFinanceWords } from "../words.ts";

interface PasswordValues {
  readonly first: string;
  readonly second: string;
  readonly login: string;
}

const EMPTY: PasswordValues = { first: "", second: "", login: "" };
const SECRETS = ["first", "second", "login"] as const;
const FIELDS = { login_wrong: "login", password_weak: "first", same_as_login: "first" } as const;

export interface SetPasswordSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Sets the withdrawal password for the first time. What was entered leaves the form when it is sent or closed. */
export const SetPasswordSheet = ({ isOpen, onClose }: SetPasswordSheetProps): ReactElement => {
  const t = useFinanceWords();
  const formId = useId();
  const form = usePasswordForm(onClose);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => {
        form.reset();
        onClose();
      }}
      isDismissable={!form.isSending}
      width="small"
      title={t("setPassword.title")}
      detail={t("setPassword.detail")}
      footer={
        <Button type="submit" form={formId} variant="primary" size="large" fullWidth loading={form.isSending}>
          {t("setPassword.submit")}
        </Button>
      }
    >
      <div className={sheetBody}>
        <Form form={form} id={formId}>
          <Stack gap={5}>
            <NewWithdrawPasswordFields
              form={form}
              labels={{ first: t("setPassword.first"), second: t("setPassword.second") }}
            />
            <PasswordField
              {...form.field("login")}
              required
              label={t("setPassword.login")}
              help={t("setPassword.loginHelp")}
            />
          </Stack>
        </Form>
      </div>
    </Sheet>
  );
};

const usePasswordForm = (onClose: () => void) => {
  const t = useFinanceWords();
  const { show } = useToasts();
  const queryClient = useQueryClient();
  const client = useClient();
  const { checks, overrides } = useNewWithdrawPassword();
  return useCallForm({
    // What is sent of each field is sealed, so the call's own entries do not fit what is typed.
    schema: pickInput(client.account.setWithdrawPassword),
    defaults: EMPTY,
    secrets: SECRETS,
    fields: FIELDS,
    overrides: { ...overrides, login_wrong: t("setPassword.loginWrong") },
    checks: {
      ...checks,
      login: ({ login }) => (login === "" ? t("setPassword.needLogin") : undefined),
    },
    send: async ({ first, login }) =>
      client.withSealed(async ({ seal, keyId }) =>
        client.account.setWithdrawPassword({ password: await seal(first), loginPassword: await seal(login), keyId }),
      ),
    onDone: () => {
      show({ text: t("setPassword.done"), tone: "win" });
      onClose();
      void queryClient.invalidateQueries({ queryKey: callKey(client.finance.withdrawPasswordConfig) });
    },
  });
};

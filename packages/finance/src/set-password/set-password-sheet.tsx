import { callKey } from "@baize/api-client/react";
import { checkWithdrawPassword } from "@baize/domain";
import { useAction } from "@baize/feature-kit";
import { Alert, Button, CodeField, PasswordField, Sheet, Stack, useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback, useId, useState } from "react";
import { useClient } from "../client.ts";
import { sheetBody } from "../review-sheet/sheet-body.css.ts";
import { useFinanceWords } from "../words.ts";

const AT_FIELD: Readonly<Record<string, "first" | "login">> = {
  login_wrong: "login",
  password_weak: "first",
  same_as_login: "first",
};

/** Sets the withdrawal password for the first time; secrets leave the form with the submit and the sheet with its closing. */
export const SetPasswordSheet = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement => {
  const t = useFinanceWords();
  const formId = useId();
  const { show } = useToasts();
  const queryClient = useQueryClient();
  const client = useClient();
  const [first, setFirst] = useState("");
  const [second, setSecond] = useState("");
  const [login, setLogin] = useState("");
  const [isChecked, setChecked] = useState(false);
  const send = useAction(
    useCallback(
      async (password: string, loginPassword: string) =>
        client.withSealed(async ({ seal, keyId }) =>
          client.account.setWithdrawPassword({
            password: await seal(password),
            loginPassword: await seal(loginPassword),
            keyId,
          }),
        ),
      [client],
    ),
    { login_wrong: t("setPassword.loginWrong"), password_weak: t("setPassword.tooSimple") },
  );
  const weak = checkWithdrawPassword(first);
  const isSame = first === second;
  const place = send.refusal && AT_FIELD[send.refusal.code];

  const clear = (): void => {
    setFirst("");
    setSecond("");
    setLogin("");
    setChecked(false);
  };
  const close = (): void => {
    clear();
    send.clear();
    onClose();
  };
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (weak !== null || !isSame || login === "") return;
    clear();
    if ((await send.run(first, login)) === null) return;
    show({ text: t("setPassword.done"), tone: "win" });
    onClose();
    await queryClient.invalidateQueries({ queryKey: callKey(client.finance.withdrawPasswordConfig) });
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      isDismissable={!send.isRunning}
      width="small"
      title={t("setPassword.title")}
      detail={t("setPassword.detail")}
      footer={
        <Button type="submit" form={formId} variant="primary" size="large" fullWidth loading={send.isRunning}>
          {t("setPassword.submit")}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={5} className={sheetBody}>
          {send.error !== null && !place && (
            <Alert isLive tone="danger">
              {send.error}
            </Alert>
          )}
          <CodeField
            mask
            required
            label={t("setPassword.first")}
            help={t("setPassword.firstHelp")}
            value={first}
            onValueChange={setFirst}
            error={
              isChecked && weak !== null ? t(`setPassword.check.${weak}`) : place === "first" ? send.error : undefined
            }
          />
          <CodeField
            mask
            required
            label={t("setPassword.second")}
            value={second}
            onValueChange={setSecond}
            error={isChecked && weak === null && !isSame ? t("setPassword.check.mismatch") : undefined}
          />
          <PasswordField
            required
            label={t("setPassword.login")}
            help={t("setPassword.loginHelp")}
            value={login}
            onChange={(event) => setLogin(event.target.value)}
            error={
              isChecked && login === "" ? t("setPassword.check.login") : place === "login" ? send.error : undefined
            }
          />
        </Stack>
      </form>
    </Sheet>
  );
};

import { checkAlipayAccount, cleanAlipayAccount, cleanName, type CleanText, plainText } from "@baize/domain";
import { pickInput, PictureField, useCallForm, usePicture, useRefusalWords } from "@baize/feature-kit";
import { TextField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { type FinanceClient, useClient } from "../client.ts";
import type { MemberBanks } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { AccountForm, holderFault, HolderField, passwordFault } from "./account-form.tsx";
import { AddAccountPage } from "./add-account-page.tsx";
import { ACCOUNT_FIELDS, type Sealed, useAccountSending } from "./use-account-sending.ts";

/** Adds an Alipay account with the picture of its code, then goes back to where the member came from. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <AddAccountPage type="alipay" title={t("title.addAlipay")} detail={t("alipay.detail")} done={t("alipay.done")}>
      {(known, onAdded) => <AlipayForm known={known} onAdded={onAdded} />}
    </AddAccountPage>
  );
};

interface AlipayValues {
  readonly holder: string;
  readonly account: string;
  /** Id of the uploaded picture. */
  readonly qrId: string;
  readonly password: string;
}

const EMPTY: AlipayValues = { holder: "", account: "", qrId: "", password: "" };
const FIELDS = {
  ...ACCOUNT_FIELDS,
  holder_required: "holder",
  holder_invalid: "holder",
  holder_mismatch: "holder",
  alipay_invalid: "account",
  account_exists: "account",
  picture_unknown: "qrId",
} as const;
/** An account that is neither phone nor e-mail stays as it was entered, for the member to mend. */
const readAccount = (text: string): CleanText =>
  checkAlipayAccount(text) === "neither" ? { text: plainText(text), dropped: "" } : cleanAlipayAccount(text);
const send = async (client: FinanceClient, { holder, account, qrId }: Omit<AlipayValues, "password">, sealed: Sealed) =>
  client.finance.alipayAdd({
    account: cleanAlipayAccount(account).text,
    qrId,
    ...(holder !== "" && { holder: cleanName(holder).text }),
    ...sealed,
  });

const AlipayForm = ({ known, onAdded }: { known: MemberBanks; onAdded: () => void }): ReactElement => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const picture = usePicture("alipay");
  const accountFault = (account: string): string | undefined => {
    const fault = checkAlipayAccount(account);
    if (fault === null) return undefined;
    return fault === "neither"
      ? words.refusal({ code: "alipay_invalid", detail: {} })
      : t(`alipay.check.account.${fault}`);
  };
  const form = useCallForm({
    schema: pickInput(useClient().finance.alipayAdd, "account", "qrId"),
    defaults: EMPTY,
    fields: FIELDS,
    checks: {
      holder: ({ holder }) => holderFault(t, known, holder),
      account: ({ account }) => accountFault(account),
      qrId: ({ qrId }) => (qrId === "" ? t("alipay.check.qr") : undefined),
      password: ({ password }) => passwordFault(t, password),
    },
    ...useAccountSending(send, onAdded),
  });
  const upload = async (): Promise<void> => {
    const qrId = await picture.send();
    if (qrId !== null) form.set({ qrId });
  };
  return (
    <AccountForm type="alipay" known={known} form={form} submitLabel={t("alipay.submit")}>
      <HolderField fixed={known.holderMasked} form={form} />
      <TextField
        {...form.field("account")}
        clean={readAccount}
        label={t("alipay.account")}
        help={t("alipay.accountHelp")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        maxLength={128}
      />
      <PictureField
        required={form.isRequired("qrId")}
        label={t("alipay.qr")}
        help={t("alipay.qrHelp")}
        picture={{
          ...picture,
          choose: async (file) => {
            if (form.values.qrId !== "") form.empty("qrId");
            await picture.choose(file);
          },
        }}
        onSend={upload}
        error={form.errorAt("qrId")}
      />
    </AccountForm>
  );
};

import { checkAlipayAccount, checkRealName } from "@baize/domain";
import { TextField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { FinanceClient } from "../client.ts";
import { PictureField } from "../picture/picture-field.tsx";
import { usePicture } from "../picture/use-picture.ts";
import type { MemberBanks } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { AccountForm, HolderField } from "./account-form.tsx";
import { AddAccountPage } from "./add-account-page.tsx";
import { type AddAccountOptions, type Sealed, useAddAccount } from "./use-add-account.ts";

/** Adds an Alipay account with the picture of its code, then goes back to where the member came from. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <AddAccountPage type="alipay" title={t("title.addAlipay")} detail={t("alipay.detail")} done={t("alipay.done")}>
      {(known, onAdded) => <AlipayForm known={known} onAdded={onAdded} />}
    </AddAccountPage>
  );
};

interface AlipayDraft {
  readonly holder: string;
  readonly account: string;
  /** Id of the uploaded picture. */
  readonly qrId: string;
  readonly password: string;
}

const EMPTY: AlipayDraft = { holder: "", account: "", qrId: "", password: "" };
const FIELDS: AddAccountOptions<AlipayDraft>["fields"] = {
  holder_required: "holder",
  holder_invalid: "holder",
  holder_mismatch: "holder",
  alipay_invalid: "account",
  account_exists: "account",
  picture_unknown: "qrId",
};
const send = async (client: FinanceClient, { holder, account, qrId }: Omit<AlipayDraft, "password">, sealed: Sealed) =>
  client.finance.alipayAdd({
    account: account.trim(),
    qrId,
    ...(holder !== "" && { holder: holder.trim() }),
    ...sealed,
  });

const AlipayForm = ({ known, onAdded }: { known: MemberBanks; onAdded: () => void }): ReactElement => {
  const t = useFinanceWords();
  const picture = usePicture("alipay");
  const form = useAddAccount({
    empty: EMPTY,
    fields: FIELDS,
    send,
    onAdded,
    check: ({ holder, account, qrId, password }) => {
      const [name, wrong] = [known.holderMasked === "" ? checkRealName(holder) : null, checkAlipayAccount(account)];
      return {
        holder: name === null ? undefined : t(`account.check.holder.${name}`),
        account: wrong === null ? undefined : t(`alipay.check.account.${wrong}`),
        qrId: qrId === "" ? t("alipay.check.qr") : undefined,
        password: password.length === 6 ? undefined : t("account.check.password"),
      };
    },
  });
  const { draft, change, errorAt } = form;
  const upload = async (): Promise<void> => {
    const qrId = await picture.send();
    if (qrId !== null) change({ qrId });
  };
  return (
    <AccountForm type="alipay" known={known} form={form} submitLabel={t("alipay.submit")}>
      <HolderField
        fixed={known.holderMasked}
        value={draft.holder}
        onValueChange={(holder) => change({ holder })}
        error={errorAt("holder")}
      />
      <TextField
        required
        label={t("alipay.account")}
        help={t("alipay.accountHelp")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        value={draft.account}
        onChange={(event) => change({ account: event.target.value })}
        error={errorAt("account")}
      />
      <PictureField
        required
        label={t("alipay.qr")}
        help={t("alipay.qrHelp")}
        picture={{
          ...picture,
          choose: async (file) => {
            change({ qrId: "" });
            await picture.choose(file);
          },
        }}
        onSend={upload}
        error={errorAt("qrId")}
      />
    </AccountForm>
  );
};

import { useMoneyAction } from "@baize/api-client/react";
import { plainText } from "@baize/domain";
import { Alert, Button, DescriptionList, Sheet, Stack, TextAreaField, useFormat } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { ActNotice } from "../act/act-notice.tsx";
import { useClient } from "../client.ts";
import * as text from "../text.css.ts";
import type { Gift, PromoRecord } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./gifts.css.ts";

export interface ExchangeSheetProps {
  readonly gift: Gift;
  /** Where the last goods were sent to; empty when there were none. */
  readonly lastAddress: string;
  readonly onClose: () => void;
}

/** The contract's longest delivery details. */
const LONGEST = 200;

/** Exchanges one gift: for goods the delivery details first, then all of it once more, then the result. */
export const ExchangeSheet = ({ gift, lastAddress, onClose }: ExchangeSheetProps): ReactElement => {
  const t = usePromoWords();
  const isGoods = gift.money === null;
  const [address, setAddress] = useState(lastAddress);
  const [fault, setFault] = useState<string>();
  const [step, setStep] = useState<"enter" | "review">(isGoods ? "enter" : "review");
  const action = useMoneyAction(useClient().promo.giftExchange, { scope: gift.id });
  const { state, result } = action;
  const done = result?.ok ? result.data : null;
  const sent = plainText(address);
  const review = (): void => {
    const length = Array.from(sent).length;
    if (length === 0) return setFault(t("gifts.addressRequired"));
    if (length > LONGEST) return setFault(t("gifts.addressLong"));
    setFault(undefined);
    setStep("review");
  };
  const footer = ((): ReactElement => {
    if (done !== null)
      return (
        <Button variant="primary" onPress={onClose}>
          {t("gifts.close")}
        </Button>
      );
    if (step === "enter")
      return (
        <>
          <Button onPress={onClose}>{t("gifts.cancel")}</Button>
          <Button variant="primary" onPress={review}>
            {t("gifts.next")}
          </Button>
        </>
      );
    return (
      <>
        <Button disabled={state === "sending"} onPress={isGoods ? () => setStep("enter") : onClose}>
          {t(isGoods ? "gifts.edit" : "gifts.cancel")}
        </Button>
        {(state === "idle" || state === "settled" || state === "sending") && (
          <Button
            variant="primary"
            loading={state === "sending"}
            onPress={async () => action.submit({ giftId: gift.id, ...(isGoods && { address: sent }) })}
          >
            {t("gifts.confirm")}
          </Button>
        )}
      </>
    );
  })();
  return (
    <Sheet
      isOpen
      width="small"
      isDismissable={state !== "sending"}
      onClose={onClose}
      title={done === null ? t("gifts.review") : gift.name}
      detail={done === null ? t("gifts.reviewText") : undefined}
      footer={footer}
    >
      <Stack gap={4}>
        {done === null && step === "enter" && (
          <TextAreaField
            label={t("gifts.address")}
            help={lastAddress === "" ? t("gifts.addressHelp") : t("gifts.addressLast")}
            required
            rows={3}
            limit={LONGEST}
            autoComplete="street-address"
            value={address}
            error={fault}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
        {done === null && step === "review" && <Review gift={gift} address={sent} />}
        {done !== null && <Done state={done.state} orderNo={done.orderNo} />}
        <ActNotice action={action} />
      </Stack>
    </Sheet>
  );
};

const Review = ({ gift, address }: { gift: Gift; address: string }): ReactElement => {
  const t = usePromoWords();
  const { money } = useFormat();
  return (
    <Stack gap={3}>
      <DescriptionList
        items={[
          { term: t("gifts.gift"), detail: gift.name },
          gift.money === null
            ? { term: t("gifts.address"), detail: <span className={css.address}>{address}</span> }
            : { term: t("gifts.arrives"), detail: money(gift.money).text, isStrong: true },
        ]}
      />
      {gift.money !== null && <p className={text.note}>{t("gifts.turnoverNote")}</p>}
    </Stack>
  );
};

const STATES = ["pending", "passed", "paid", "refused", "ended"] as const satisfies readonly PromoRecord["state"][];

const Done = ({ state, orderNo }: { state: string; orderNo: string }): ReactElement => {
  const t = usePromoWords();
  const known = STATES.find((each) => each === state) ?? "pending";
  return (
    <Alert isLive tone={known === "refused" ? "danger" : "win"} title={t(`gifts.done.${known}`)}>
      <span translate="no">{t("gifts.done.text", { orderNo })}</span>
    </Alert>
  );
};

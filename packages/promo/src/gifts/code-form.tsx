import { useMoneyAction } from "@baize/api-client/react";
import { cleanWord } from "@baize/domain";
import { Form, pickInput, useCallForm, type RefusalOverrides } from "@baize/feature-kit";
import { Alert, Button, Card, Section, Stack, TextField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { ActNotice } from "../act/act-notice.tsx";
import { useClient } from "../client.ts";
import { usePromoWords } from "../words.ts";

const EMPTY = { code: "" };
const AT_CODE = {
  gift_unknown: "code",
  gift_used: "code",
  code_expired: "code",
  code_not_yours: "code",
  budget_gone: "code",
  not_eligible: "code",
} as const;

/** Redeems a code; refusals are said at the field, in words for codes. */
export const CodeForm = (): ReactElement => {
  const t = usePromoWords();
  const { promo } = useClient();
  const action = useMoneyAction(promo.giftExchange, { scope: "code" });
  const overrides: RefusalOverrides = { gift_unknown: t("gifts.code.unknown"), gift_used: t("gifts.code.used") };
  const { result } = action;
  const form = useCallForm({
    schema: pickInput(promo.giftExchange, "code"),
    defaults: EMPTY,
    checks: { code: ({ code }) => (code.trim() === "" ? t("detail.action.fieldRequired") : undefined) },
    fields: AT_CODE,
    overrides,
    refused: result !== null && !result.ok ? result : null,
    onChange: action.reset,
    send: async ({ code }) => {
      await action.submit({ code });
      return { ok: true, data: null } as const;
    },
    onDone: () => undefined,
  });
  const done = result?.ok ? result.data : null;
  return (
    <Card as="section">
      <Section size="card" title={t("gifts.code.title")}>
        <Form form={form}>
          <TextField
            {...form.field("code")}
            label={t("gifts.code.label")}
            help={t("gifts.code.help")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            translate="no"
            maxLength={32}
            clean={cleanWord}
          />
          <Stack gap={3}>
            <Button type="submit" variant="primary" loading={form.isSending}>
              {t("gifts.code.submit")}
            </Button>
            {done !== null && (
              <Alert isLive tone="win">
                {t(done.state === "pending" ? "gifts.code.pending" : "gifts.code.done")}
              </Alert>
            )}
            {(result === null || result.ok) && <ActNotice action={action} />}
          </Stack>
        </Form>
      </Section>
    </Card>
  );
};

import type { MoneyState } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Alert, Button, Inline, LinkButton, Stack, type Tone } from "@baize/ui-kit";
import { type ReactElement, type ReactNode, useRef } from "react";
import { useSeen } from "../use-seen.ts";
import { useFinanceWords } from "../words.ts";

export interface MoneyStatusProps {
  /** A money action of the page. */
  action: { readonly state: MoneyState; readonly retry: () => Promise<unknown> };
}

/**
 * What is known of a money action without an answer: being confirmed, never arrived, or never sent.
 * None of them is a failure, and none invites a second submission (docs/rules.md R8).
 */
export const MoneyStatus = ({ action: { state, retry } }: MoneyStatusProps): ReactElement | null => {
  const t = useFinanceWords();
  if (state === "confirming")
    return (
      <Notice key={state} tone="warning" title={t("money.confirmingTitle")} text={t("money.confirmingText")}>
        <Button size="small" onPress={retry}>
          {t("money.check")}
        </Button>
        <LinkButton size="small" variant="quiet" to={paths.transRecord}>
          {t("records")}
        </LinkButton>
      </Notice>
    );
  if (state === "unsent")
    return (
      <Notice key={state} tone="warning" title={t("money.unsentTitle")} text={t("money.unsentText")}>
        <Button size="small" variant="primary" onPress={retry}>
          {t("money.resend")}
        </Button>
      </Notice>
    );
  return state === "not_stored" ? (
    <Notice tone="danger" title={t("money.notStoredTitle")} text={t("money.notStoredText")} />
  ) : null;
};

const Notice = ({
  tone,
  title,
  text,
  children,
}: {
  tone: Tone;
  title: string;
  text: string;
  children?: ReactNode;
}): ReactElement => {
  const box = useRef<HTMLDivElement>(null);
  useSeen(box);
  return (
    <div ref={box}>
      <Alert isLive tone={tone} title={title}>
        <Stack gap={3}>
          <span>{text}</span>
          {children !== undefined && <Inline>{children}</Inline>}
        </Stack>
      </Alert>
    </div>
  );
};

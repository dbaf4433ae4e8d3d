import { callQuery } from "@baize/api-client/react";
import { paths, withdrawPasswordState } from "@baize/domain";
import { Button, Card, Inline, LinkButton, Section, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useMemberWords } from "../words.ts";
import { BindSheet, bindTitle } from "./bind-sheet.tsx";
import { FactRow } from "./fact-row.tsx";
import { LoginPasswordSheet } from "./login-password-sheet.tsx";
import * as css from "./personal.css.ts";
import type { MemberCardProps } from "./profile-card.tsx";
import { ResetWithdrawSheet } from "./reset-withdraw-sheet.tsx";
import { usePersonalClient } from "./use-personal-client.ts";
import { WithdrawPasswordSheet } from "./withdraw-password-sheet.tsx";

type Opened = "phone" | "email" | "login" | "withdraw" | "reset" | null;

/** How the account is entered and paid out: contacts and both passwords. */
export const SecurityCard = ({ member }: MemberCardProps): ReactElement => {
  const t = useMemberWords();
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  return (
    <Card>
      <Stack gap={5}>
        <Section size="card" title={t("personal.contacts")}>
          <ul className={css.rows}>
            {(["phone", "email"] as const).map((channel) => {
              const isBound = channel === "phone" ? member.phoneBound : member.emailBound;
              return (
                <FactRow
                  key={channel}
                  term={t(`personal.${channel}`)}
                  action={
                    <Button onPress={() => setOpened(channel)} aria-label={t(bindTitle(channel, isBound))}>
                      {t(isBound ? "personal.change" : "personal.bind")}
                    </Button>
                  }
                >
                  {isBound ? (
                    <span translate="no">{member[channel]}</span>
                  ) : (
                    <span className={css.quiet}>{t("personal.unbound")}</span>
                  )}
                </FactRow>
              );
            })}
          </ul>
        </Section>
        <Section size="card" title={t("personal.passwords")}>
          <ul className={css.rows}>
            <FactRow
              term={t("personal.loginPassword")}
              action={
                <Button onPress={() => setOpened("login")} aria-label={t("personal.loginSheet.title")}>
                  {t("personal.change")}
                </Button>
              }
            >
              <span className={css.quiet}>{t("personal.loginPasswordDetail")}</span>
            </FactRow>
            <WithdrawPasswordRow onOpen={setOpened} />
          </ul>
        </Section>
      </Stack>
      {(opened === "phone" || opened === "email") && (
        <BindSheet
          channel={opened}
          isBound={opened === "phone" ? member.phoneBound : member.emailBound}
          onClose={close}
        />
      )}
      {opened === "login" && <LoginPasswordSheet username={member.username} onClose={close} />}
      {opened === "withdraw" && <WithdrawPasswordSheet onClose={close} />}
      {opened === "reset" && <ResetWithdrawSheet member={member} onClose={close} />}
    </Card>
  );
};

const WithdrawPasswordRow = ({ onOpen }: { readonly onOpen: (opened: Opened) => void }): ReactElement => {
  const t = useMemberWords();
  const config = useQuery(callQuery(usePersonalClient().finance.withdrawPasswordConfig));
  const state = withdrawPasswordState(config.data ?? null);
  const isSet = state !== "unknown" && state.isUsed;
  const isToSet = state !== "unknown" && state.isToSet;
  return (
    <FactRow
      term={t("personal.withdrawPassword")}
      action={
        <Inline gap={2}>
          {isSet && (
            <>
              <Button variant="quiet" onPress={() => onOpen("reset")}>
                {t("personal.forgot")}
              </Button>
              <Button onPress={() => onOpen("withdraw")} aria-label={t("personal.withdrawSheet.title")}>
                {t("personal.change")}
              </Button>
            </>
          )}
          {isToSet && <LinkButton to={paths.withdraw}>{t("personal.toWithdraw")}</LinkButton>}
        </Inline>
      }
    >
      <span className={css.quiet}>
        {t(isToSet ? "personal.withdrawPasswordUnset" : "personal.withdrawPasswordDetail")}
      </span>
    </FactRow>
  );
};

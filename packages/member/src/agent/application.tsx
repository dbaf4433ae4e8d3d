import { callKey } from "@baize/api-client/react";
import { Form, pickInput, useCallForm } from "@baize/feature-kit";
import { Alert, Button, Card, Section, Stack, TextAreaField, TextField, useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import type { AgentInfo } from "./agent-types.ts";
import * as css from "./agent.css.ts";
import { useAgentClient } from "./use-agent-client.ts";

const MOST_TEXT = 500;
const MOST_CONTACT = 100;
const TONES = { none: "info", pending: "info", approved: "win", refused: "warning" } as const;

export interface ApplicationProps {
  readonly info: AgentInfo;
  /** Whether the brand takes applications. */
  readonly isOpen: boolean;
}

/** Where the member's application stands, and its form where one may be handed in. */
export const Application = ({ info: { state, reason }, isOpen }: ApplicationProps): ReactElement => {
  const t = useMemberWords();
  const canApply = isOpen && (state === "none" || state === "refused");
  return (
    <Stack gap={4}>
      <Alert tone={TONES[state]} title={t(`agent.state.${state}.title`)}>
        <span>{state === "refused" && reason !== "" ? reason : t(`agent.state.${state}.text`)}</span>
      </Alert>
      {canApply && <ApplicationForm isAgain={state === "refused"} />}
    </Stack>
  );
};

const ApplicationForm = ({ isAgain }: { readonly isAgain: boolean }): ReactElement => {
  const t = useMemberWords();
  const form = useApplicationForm();
  return (
    <Card as="section" padding="large" className={css.form}>
      <Section size="card" title={t(isAgain ? "agent.applyAgain" : "agent.apply")}>
        <Form form={form}>
          <TextAreaField
            label={t("agent.text")}
            help={t("agent.textHelp")}
            limit={MOST_TEXT}
            rows={4}
            {...form.field("text")}
          />
          <TextField
            label={t("agent.contact")}
            help={t("agent.contactHelp")}
            maxLength={MOST_CONTACT}
            translate="no"
            {...form.field("contact")}
          />
          <Button type="submit" variant="primary" size="large" loading={form.isSending}>
            {t("agent.submit")}
          </Button>
        </Form>
      </Section>
    </Card>
  );
};

const useApplicationForm = () => {
  const t = useMemberWords();
  const { agent } = useAgentClient();
  const queryClient = useQueryClient();
  const { show } = useToasts();
  const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: callKey(agent.info) });
  return useCallForm({
    schema: pickInput(agent.apply, "text", "contact"),
    defaults: { text: "", contact: "" },
    checks: {
      text: ({ text }) => (text.trim().length > MOST_TEXT ? t("agent.textTooLong", { max: MOST_TEXT }) : undefined),
    },
    overrides: { not_eligible: t("agent.notEligible") },
    send: async (values) => agent.apply(values),
    onDone: () => {
      show({ text: t("agent.sent"), tone: "win" });
      readAgain();
    },
    onRefused: ({ code }) => {
      if (code === "application_open" || code === "already_agent") readAgain();
    },
  });
};

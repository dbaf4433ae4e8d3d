import { paths } from "@baize/domain";
import { useNavigate, useSearchParams } from "@baize/feature-kit";
import { Alert, LinkButton, Stack, Steps, useClock, useSecondsLeft } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { AuthLayout } from "../auth/auth-layout.tsx";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import { IdentifyStep } from "./identify-step.tsx";
import { NewPasswordStep } from "./new-password-step.tsx";
import { VerifyStep } from "./verify-step.tsx";

/** How far the way to a new password is. */
type Way =
  | { readonly step: "identify"; readonly isExpired: boolean }
  | { readonly step: "verify"; readonly ticket: string; readonly waitUntil: string | undefined }
  | { readonly step: "reset"; readonly ticket: string }
  | { readonly step: "done"; readonly deadlineMs: number };

const STEPS = ["identify", "verify", "reset"] as const;
const LOGIN_AFTER_MS = 5_000;

/** /forgetPassword: who it is, the code that was sent, the new password, and on to log in. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const [way, setWay] = useState<Way>({ step: "identify", isExpired: false });
  const other = { question: t("forget.remembered"), label: t("register.toLogin"), path: paths.login };
  return (
    <AuthLayout
      form="login"
      title={t("forget.title")}
      help={t("forget.help")}
      other={way.step === "done" ? undefined : other}
    >
      {() => <Forget way={way} setWay={setWay} />}
    </AuthLayout>
  );
};

interface ForgetProps {
  readonly way: Way;
  readonly setWay: (way: Way) => void;
}
const Forget = ({ way, setWay }: ForgetProps): ReactElement => {
  const t = useMemberWords();
  const clock = useClock();
  const [username, setUsername] = useState("");
  const startAgain = (): void => setWay({ step: "identify", isExpired: true });
  return (
    <Stack gap={5}>
      <Steps
        current={way.step === "done" ? STEPS.length : STEPS.indexOf(way.step)}
        steps={STEPS.map((id) => ({ id, label: t(`forget.steps.${id}`) }))}
      />
      {way.step === "identify" && (
        <IdentifyStep
          username={username}
          isExpired={way.isExpired}
          onDone={(name, { ticket, waitUntil }) => {
            setUsername(name);
            setWay({ step: "verify", ticket, waitUntil });
          }}
        />
      )}
      {way.step === "verify" && (
        <VerifyStep
          {...way}
          onDone={(ticket) => setWay({ step: "reset", ticket })}
          onBack={() => setWay({ step: "identify", isExpired: false })}
          onExpired={startAgain}
        />
      )}
      {way.step === "reset" && (
        <NewPasswordStep
          username={username}
          ticket={way.ticket}
          onDone={() => setWay({ step: "done", deadlineMs: clock() + LOGIN_AFTER_MS })}
          onExpired={startAgain}
        />
      )}
      {way.step === "done" && <Done deadlineMs={way.deadlineMs} />}
    </Stack>
  );
};

const Done = ({ deadlineMs }: { readonly deadlineMs: number }): ReactElement => {
  const t = useMemberWords();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const login = { pathname: paths.login, search: query.toString() };
  const seconds = useSecondsLeft(deadlineMs, () => void navigate(login, { replace: true }));
  return (
    <Stack gap={4}>
      <Alert isLive tone="win" title={t("forget.done")}>
        <span>{t("forget.doneText")}</span>
      </Alert>
      <LinkButton to={login} replace variant="primary" size="large" fullWidth>
        <span>{t.rich("forget.toLogin", { seconds, kept })}</span>
      </LinkButton>
    </Stack>
  );
};

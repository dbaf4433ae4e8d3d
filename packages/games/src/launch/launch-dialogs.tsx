import { IdentityLink, useRefusalWords } from "@baize/feature-kit";
import { Alert, Button, Dialog, LoaderIcon, Sheet, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import { ClosedDialog } from "./closed-dialog.tsx";
import { EnterSheet } from "./enter-sheet.tsx";
import { RealityCheckSheet } from "../play/reality-check-sheet.tsx";
import * as css from "./launch.css.ts";
import type { LaunchFlow, LaunchPhase } from "./use-launch-flow.ts";
import type { TransferInOutcome } from "./use-transfer-in.ts";
import { TRANSFER_IN_TONES, useTransferInText } from "./use-transfer-in-text.ts";

type Of<Kind extends LaunchPhase["kind"]> = Extract<LaunchPhase, { kind: Kind }>;
interface Part<Kind extends LaunchPhase["kind"]> {
  readonly phase: Of<Kind>;
  readonly flow: LaunchFlow;
}

/** The questions and notices of a launch, one at a time. */
export const LaunchDialogs = ({ flow }: { flow: LaunchFlow }): ReactElement | null => {
  const t = useGamesWords();
  const { phase, close, enter } = flow;
  switch (phase?.kind) {
    case "closed":
      return <ClosedDialog game={phase.game} onClose={close} />;
    case "choosing":
      return (
        <EnterSheet
          key={phase.game.id}
          game={phase.game}
          onClose={close}
          onTransferIn={async (amount) => enter(phase.game, "real", { amount })}
          onEnter={async () => enter(phase.game, "real", null)}
          onDemo={phase.game.hasDemo ? async () => enter(phase.game, "demo", null) : undefined}
        />
      );
    case "working":
      return <Working phase={phase} flow={flow} />;
    case "stopped":
      return <Stopped phase={phase} flow={flow} />;
    case "blocked":
      return <Blocked phase={phase} flow={flow} />;
    case "refused":
      if (phase.refused !== "unsafe" && phase.refused.code === "reality_check_due")
        return (
          <RealityCheckSheet
            leaveLabel={t("play.reality.close")}
            onLeave={close}
            onAcknowledged={async () => enter(phase.game, phase.mode, null)}
          />
        );
      return <Refusal phase={phase} flow={flow} />;
    case "failed":
      return <Refusal phase={phase} flow={flow} />;
    default:
      return null;
  }
};

const Working = ({ phase: { game, isTransferring }, flow }: Part<"working">): ReactElement => {
  const t = useGamesWords();
  return (
    <Dialog isOpen isDismissable={false} onClose={flow.close} title={t("launch.working")} width="small">
      <p className={css.working} role="status">
        <span className={css.spinner}>
          <LoaderIcon />
        </span>
        <span>
          {isTransferring
            ? t("launch.transferring", { platform: game.platformName })
            : t("launch.starting", { name: game.name })}
        </span>
      </p>
    </Dialog>
  );
};

/** Only money that is known not to have moved is called "not transferred"; the default title does. */
const STOPPED_TITLES: Partial<
  Record<TransferInOutcome["kind"], `launch.${"processing" | "confirming" | "arrived"}Title`>
> = {
  processing: "launch.processingTitle",
  open: "launch.confirmingTitle",
  arrived: "launch.arrivedTitle",
};

const Stopped = ({ phase: { game, mode, outcome }, flow }: Part<"stopped">): ReactElement => {
  const t = useGamesWords();
  const text = useTransferInText(outcome);
  const code = outcome.kind === "refused" ? outcome.refused.code : null;
  return (
    <Sheet
      isOpen
      onClose={flow.close}
      width="small"
      title={t(STOPPED_TITLES[outcome.kind] ?? "launch.stoppedTitle")}
      footer={
        <>
          <Button onPress={flow.close}>{t("launch.cancel")}</Button>
          {code === "identity_required" && <IdentityLink variant="primary" />}
          {code !== "play_paused" && code !== "identity_required" && (
            <Button variant="primary" onPress={async () => flow.enter(game, mode, null)}>
              {t("launch.goOn")}
            </Button>
          )}
        </>
      }
    >
      <Alert isLive tone={TRANSFER_IN_TONES[outcome.kind]}>
        {text}
      </Alert>
    </Sheet>
  );
};

const Blocked = ({ phase: { game, mode, amount }, flow }: Part<"blocked">): ReactElement => {
  const t = useGamesWords();
  return (
    <Sheet
      isOpen
      onClose={flow.close}
      width="small"
      title={t("launch.blockedTitle")}
      footer={
        <Button variant="primary" size="large" fullWidth onPress={async () => flow.enter(game, mode, amount)}>
          {t("launch.open")}
        </Button>
      }
    >
      <p className={css.text}>{t("launch.blockedText", { name: game.name })}</p>
    </Sheet>
  );
};

const Refusal = ({ phase, flow }: Part<"refused" | "failed">): ReactElement => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const format = useFormat();
  const { game } = phase;
  const refused = phase.kind === "refused" && phase.refused !== "unsafe" ? phase.refused : null;
  const code = refused?.code;
  const until = code === "game_maintenance" ? refused?.detail["until"] : undefined;
  const text = ((): string => {
    if (phase.kind === "failed") return words.fault(phase.error);
    return phase.refused === "unsafe" ? t("launch.unsafe") : words.refusal(phase.refused);
  })();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width="small"
      onClose={flow.close}
      title={t("launch.refusedTitle")}
      footer={
        <>
          <Button onPress={flow.close}>{t("launch.known")}</Button>
          {code === "identity_required" && <IdentityLink variant="primary" />}
          {phase.kind === "failed" && (
            <Button variant="primary" onPress={async () => flow.enter(game, phase.mode, phase.amount)}>
              {t("launch.again")}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={2}>
        <p className={css.text}>{`${game.name} · ${game.platformName}`}</p>
        <p className={css.text}>{text}</p>
        {until !== undefined && <p className={css.faint}>{t("launch.closedUntil", { end: format.dateTime(until) })}</p>}
      </Stack>
    </Dialog>
  );
};

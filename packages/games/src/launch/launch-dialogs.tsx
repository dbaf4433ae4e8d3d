import { useRefusalWords } from "@baize/feature-kit";
import { Alert, Button, Dialog, LoaderIcon, Sheet, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import { BringSheet } from "./bring-sheet.tsx";
import { ClosedDialog } from "./closed-dialog.tsx";
import * as css from "./launch.css.ts";
import type { LaunchFlow, LaunchPhase } from "./use-launch-flow.ts";
import type { Brought } from "./use-bring.ts";
import { BROUGHT_TONES, useBroughtText } from "./use-brought-text.ts";

type Of<Kind extends LaunchPhase["kind"]> = Extract<LaunchPhase, { kind: Kind }>;
interface Part<Kind extends LaunchPhase["kind"]> {
  readonly phase: Of<Kind>;
  readonly flow: LaunchFlow;
}

/** Everything that a launch asks or tells, one at a time. */
export const LaunchDialogs = ({ flow }: { flow: LaunchFlow }): ReactElement | null => {
  const { phase, close, enter } = flow;
  switch (phase?.kind) {
    case "closed":
      return <ClosedDialog game={phase.game} onClose={close} />;
    case "choosing":
      return (
        <BringSheet
          key={phase.game.id}
          game={phase.game}
          onClose={close}
          onSubmit={async (amount) => enter(phase.game, "real", { amount })}
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
    case "broken":
      return <Refusal phase={phase} flow={flow} />;
    default:
      return null;
  }
};

const Working = ({ phase: { game, isCarrying }, flow }: Part<"working">): ReactElement => {
  const t = useGamesWords();
  return (
    <Dialog isOpen isDismissable={false} onClose={flow.close} title={t("launch.working")} width="small">
      <p className={css.working} role="status">
        <span className={css.spinner}>
          <LoaderIcon />
        </span>
        {isCarrying ? t("launch.carrying", { platform: game.platformName }) : t("launch.starting", { name: game.name })}
      </p>
    </Dialog>
  );
};

/** Only what is known not to have moved is said not to have been transferred. */
const STOPPED_TITLES: Partial<Record<Brought["kind"], `launch.${"processing" | "confirming" | "arrived"}Title`>> = {
  processing: "launch.processingTitle",
  open: "launch.confirmingTitle",
  arrived: "launch.arrivedTitle",
};

const Stopped = ({ phase: { game, mode, brought }, flow }: Part<"stopped">): ReactElement => {
  const t = useGamesWords();
  const text = useBroughtText(brought);
  return (
    <Sheet
      isOpen
      onClose={flow.close}
      width="small"
      title={t(STOPPED_TITLES[brought.kind] ?? "launch.stoppedTitle")}
      footer={
        <>
          <Button onPress={flow.close}>{t("launch.cancel")}</Button>
          <Button variant="primary" onPress={async () => flow.enter(game, mode, null)}>
            {t("launch.goOn")}
          </Button>
        </>
      }
    >
      <Alert isLive tone={BROUGHT_TONES[brought.kind]}>
        {text}
      </Alert>
    </Sheet>
  );
};

const Blocked = ({ phase: { game, mode, carry }, flow }: Part<"blocked">): ReactElement => {
  const t = useGamesWords();
  return (
    <Sheet
      isOpen
      onClose={flow.close}
      width="small"
      title={t("launch.blockedTitle")}
      footer={
        <Button variant="primary" size="large" fullWidth onPress={async () => flow.enter(game, mode, carry)}>
          {t("launch.open")}
        </Button>
      }
    >
      <p className={css.text}>{t("launch.blockedText", { name: game.name })}</p>
    </Sheet>
  );
};

const Refusal = ({ phase, flow }: Part<"refused" | "broken">): ReactElement => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const format = useFormat();
  const { game } = phase;
  const refused = phase.kind === "refused" ? phase.refused : null;
  const until =
    refused !== null && refused !== "unsafe" && refused.code === "game_maintenance"
      ? refused.detail["until"]
      : undefined;
  const text = ((): string => {
    if (phase.kind === "broken") return words.fault(phase.error);
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
          {phase.kind === "broken" && (
            <Button variant="primary" onPress={async () => flow.enter(game, phase.mode, phase.carry)}>
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

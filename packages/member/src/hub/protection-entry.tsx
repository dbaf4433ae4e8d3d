import { paths } from "@baize/domain";
import { lowestLimit, usePause, usePauseText, useProtection } from "@baize/feature-kit";
import { PauseIcon, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import { EntryCard } from "./entry-card.tsx";

/** The way to limits and breaks, with their state in short. */
export const ProtectionEntry = (): ReactElement => {
  const t = useMemberWords();
  return (
    <EntryCard to={paths.protection} icon={<PauseIcon />} title={t("protection.title")}>
      <ShortState />
    </EntryCard>
  );
};

const ShortState = (): ReactNode => {
  const t = useMemberWords();
  const format = useFormat();
  const { currency } = useBrand();
  const { data, isError } = useProtection();
  const pause = usePause();
  const pauseText = usePauseText();
  if (data === undefined) return t(isError ? "protection.hub.unknown" : "protection.hub.loading");
  if (pause !== null) return pauseText(pause);
  const lowest = lowestLimit(data.depositLimits, currency.code);
  if (lowest === null) return t("protection.hub.none");
  const amount = format.money(lowest.left).text;
  return t.rich("protection.hub.left", { period: t(`protection.period.${lowest.period}`), amount, kept });
};

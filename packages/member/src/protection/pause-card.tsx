import { addDuration, BREAKS, EXCLUSIONS, type PauseKind } from "@baize/domain";
import { type ProtectionState, usePause } from "@baize/feature-kit";
import { Button, Card, Section, useBrand, useClock } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useMemberWords } from "../words.ts";
import { PauseSheet } from "./pause-sheet.tsx";
import * as css from "./protection.css.ts";

const LENGTHS = { break: BREAKS, exclusion: EXCLUSIONS } as const;

export interface PauseCardProps {
  readonly kind: PauseKind;
  readonly state: ProtectionState;
}

/** A break or a self-exclusion: what it means, and the way to it while one would end later than what is on. */
export const PauseCard = ({ kind, state: { otherBrands } }: PauseCardProps): ReactElement => {
  const t = useMemberWords();
  const clock = useClock();
  const { zone } = useBrand();
  const pause = usePause();
  const [isOpen, setOpen] = useState(false);
  const ends = pause === null ? 0 : Date.parse(pause.until);
  const lengths = LENGTHS[kind].filter((length) => addDuration(zone, clock(), length) > ends);
  return (
    <Card>
      <Section size="card" title={t(`protection.${kind}.title`)}>
        <p className={css.quiet}>{t(`protection.${kind}.detail`)}</p>
        <ul className={css.meanings}>
          {(["closed", "open", "end"] as const).map((part) => (
            <li key={part}>{t(`protection.${kind}.${part}`)}</li>
          ))}
        </ul>
        {lengths.length === 0 ? (
          <p className={css.quiet}>{t("protection.pause.noLonger")}</p>
        ) : (
          <div>
            <Button onPress={() => setOpen(true)}>{t(`protection.${kind}.choose`)}</Button>
          </div>
        )}
      </Section>
      {isOpen && <PauseSheet kind={kind} lengths={lengths} otherBrands={otherBrands} onClose={() => setOpen(false)} />}
    </Card>
  );
};

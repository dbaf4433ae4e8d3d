import type { ProviderState } from "@baize/domain";
import type { ReactElement, ReactNode } from "react";

import { Badge } from "../badge/badge.tsx";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import * as styleCss from "../card/card-style.css.ts";
import { CoverPicture } from "../card/cover-picture.tsx";
import { useCardStyle } from "../card/use-card-style.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./provider-card.css.ts";
import { textElements } from "../style/text-elements.tsx";

export interface ProviderCardProps {
  name: string;
  /** Address of the picture. */
  cover: string;
  state: ProviderState;
  /** When maintenance ends, or when it opens. */
  stateDetail?: ReactNode;
  /** Balance in this venue, such as a MoneyText. */
  balance?: ReactNode;
  /** Highest rebate as percent in words, "1.20%". */
  rebate?: string | undefined;
  /** Buttons: enter, transfer in. Left out of view unless the state is normal. */
  actions?: ReactNode;
  isPriority?: boolean | undefined;
}

/** How a provider is marked that takes no players. */
const closed = {
  maintenance: { tone: "warning", text: "maintenance" },
  soon: { tone: "neutral", text: "comingSoon" },
} as const satisfies Record<Exclude<ProviderState, "normal">, object>;

/** A venue of one provider: picture, state, balance and actions. */
export const ProviderCard = ({
  name,
  cover,
  state,
  stateDetail,
  balance,
  rebate,
  actions,
  isPriority = false,
}: ProviderCardProps): ReactElement => {
  const t = useKitWords();
  return (
    <article className={cx(css.card, styleCss.panel[useCardStyle()])}>
      <div className={css.cover}>
        <CoverPicture
          className={cx(css.picture, state !== "normal" && css.closed)}
          src={cover}
          size={[480, 270]}
          isPriority={isPriority}
        />
        <span className={css.corner}>
          {state === "normal" ? (
            rebate !== undefined && <Badge tone="accent">{t("rebateUpTo", { rate: rebate })}</Badge>
          ) : (
            <StatusBadge tone={closed[state].tone}>{t(closed[state].text)}</StatusBadge>
          )}
        </span>
      </div>
      <div className={css.body}>
        <div className={css.titleRow}>
          <h3 className={css.title} translate="no">
            {name}
          </h3>
          {textElements(balance)}
        </div>
        {stateDetail !== undefined && <div className={css.state}>{stateDetail}</div>}
        {state === "normal" && actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </article>
  );
};

import { useBalance } from "@baize/api-client/react";
import { toDecimal } from "@baize/domain";
import { CountingMoney, MoneyText } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { useGamesWords } from "../words.ts";
import type { BalanceMessage } from "./game-message.ts";
import type { NetPosition } from "./net-position.ts";
import * as css from "./play-bar.css.ts";

export interface PlayFiguresProps {
  /** Since play began; null while unknown. */
  readonly net: NetPosition | null;
  /** The game's last balance; null while unknown. */
  readonly balance: BalanceMessage | null;
  /** The game reports its balance. */
  readonly hasOwnBalance: boolean;
}

/** The money of a play: in the game, in the central wallet, won or lost so far. */
export const PlayFigures = ({ net, balance, hasOwnBalance }: PlayFiguresProps): ReactElement => {
  const t = useGamesWords();
  const central = useBalance().value?.balance;
  const isWaiting = net !== null && net.waiting > 0;
  return (
    <dl className={css.figures}>
      {hasOwnBalance && (
        <Figure term={t("play.inGame")}>
          <CountingMoney value={balance?.balance} asset={balance?.currency} />
        </Figure>
      )}
      <Figure term={t("play.central")}>
        <MoneyText value={central} />
      </Figure>
      <Figure term={isWaiting ? t("play.netWaiting", { count: net.waiting }) : t("play.net")}>
        <MoneyText value={net === null ? null : toDecimal(net.net)} asset={net?.net.asset} tone="auto" />
      </Figure>
    </dl>
  );
};

const Figure = ({ term, children }: { term: string; children: ReactNode }): ReactElement => (
  <div className={css.figure}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.value}>{children}</dd>
  </div>
);

import { useBalance, useIsMember, useMember } from "@baize/api-client/react";
import { categoryPath, paths } from "@baize/domain";
import { CountingMoney, cx, DepositIcon, lazyPart, LinkButton, PlayIcon, useBrand } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import * as heroCss from "./hero.css.ts";
import * as css from "./member-lead.css.ts";

/** Reads catalogues where it has to, which visitors never do. */
const SavedGamesRails = lazyPart(async () => (await import("./saved-games-rails.tsx")).SavedGamesRails);

/** In place of the visitor's hero: who is here, the money, the next act, and the member's own games. */
export const MemberLead = (): ReactElement => {
  const t = useGamesWords();
  const { enabledCategoryIds } = useBrand();
  const isMember = useIsMember();
  const member = useMember().value;
  const balance = useBalance().value?.balance;
  const [first] = enabledCategoryIds;
  // Unknown is not empty.
  const isEmpty = balance !== undefined && Number(balance) === 0;
  const play = first !== undefined && (
    <LinkButton
      to={categoryPath(first)}
      variant={isEmpty ? "secondary" : "primary"}
      icon={<PlayIcon />}
      className={cx(isEmpty && heroCss.second)}
    >
      {t("home.browse")}
    </LinkButton>
  );
  return (
    <div className={css.lead}>
      <section className={css.strip} aria-labelledby="home-member">
        <div className={css.words}>
          <h1 id="home-member" className={css.title}>
            {member === undefined
              ? t("home.welcomeBack")
              : t("home.welcome", { name: member.nickname === "" ? member.username : member.nickname })}
          </h1>
          <p className={css.balance}>
            <span className={css.term}>{t("home.balance")}</span>
            <CountingMoney value={balance} size="large" />
          </p>
        </div>
        <div className={css.actions}>
          <LinkButton
            to={paths.deposit}
            variant={isEmpty || first === undefined ? "primary" : "secondary"}
            icon={<DepositIcon />}
            className={cx(!isEmpty && first !== undefined && heroCss.second)}
          >
            {t("home.deposit")}
          </LinkButton>
          {play}
        </div>
      </section>
      {isMember && <SavedGamesRails />}
    </div>
  );
};

import { useBalance, useMember, useSession } from "@baize/api-client/react";
import { categoryPath, paths } from "@baize/domain";
import {
  CountingMoney,
  DepositIcon,
  LinkButton,
  PlayIcon,
  RegisterIcon,
  Skeleton,
  useBrand,
  useBrandName,
  useLocalText,
} from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./hero.css.ts";

/** The brand's picture and line, and the next act: an account for visitors, money or play for members. */
export const Hero = (): ReactElement => {
  const t = useGamesWords();
  const localText = useLocalText();
  const { status } = useSession();
  const { tagline, enabledCategoryIds } = useBrand();
  return (
    <section className={css.hero} aria-labelledby="home-hero">
      <picture>
        <source media="(min-width: 640px)" srcSet="/brand/hero.svg" />
        <img
          className={css.picture}
          src="/brand/hero-mobile.svg"
          alt=""
          width={780}
          height={480}
          fetchPriority="high"
        />
      </picture>
      <div className={css.words}>
        <p className={css.brand}>{useBrandName()}</p>
        <h1 id="home-hero" className={css.title}>
          {localText(tagline)}
        </h1>
        {status === 1 ? (
          <MemberPart />
        ) : (
          <>
            <p className={css.intro}>{t("home.intro", { count: enabledCategoryIds.length })}</p>
            <div className={css.actions}>
              {status === 0 ? (
                <>
                  <LinkButton to={paths.register} variant="primary" size="large" icon={<RegisterIcon />}>
                    {t("home.register")}
                  </LinkButton>
                  <LinkButton to={paths.login} size="large" className={css.second}>
                    {t("home.login")}
                  </LinkButton>
                </>
              ) : (
                <Skeleton shape="button" className={css.skeleton} />
              )}
            </div>
          </>
        )}
      </div>
    </section>
  );
};

/** Who is here, what there is, and the next act. */
const MemberPart = (): ReactElement => {
  const t = useGamesWords();
  const { enabledCategoryIds } = useBrand();
  const member = useMember().value;
  const balance = useBalance();
  const [first] = enabledCategoryIds;
  const isEmpty = balance.value !== undefined && Number(balance.value.balance) === 0;
  return (
    <>
      <p className={css.intro}>
        {member && t("home.welcome", { name: member.nickname === "" ? member.username : member.nickname })}
        <span className={css.balance}>
          <span className={css.balanceTerm}>{t("home.balance")}</span>
          <CountingMoney value={balance.value?.balance} size="large" />
        </span>
      </p>
      <div className={css.actions}>
        <LinkButton
          to={paths.deposit}
          variant={isEmpty || first === undefined ? "primary" : "secondary"}
          size="large"
          icon={<DepositIcon />}
          className={isEmpty ? undefined : css.second}
        >
          {t("home.deposit")}
        </LinkButton>
        {first !== undefined && (
          <LinkButton
            to={categoryPath(first)}
            variant={isEmpty ? "secondary" : "primary"}
            size="large"
            icon={<PlayIcon />}
            className={isEmpty ? css.second : undefined}
          >
            {t("home.browse")}
          </LinkButton>
        )}
      </div>
    </>
  );
};

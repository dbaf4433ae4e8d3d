import { useSession } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Button, LinkButton, PhraseText, RegisterIcon, useBrand, useBrandName, useLocalText } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./hero.css.ts";

/** The brand's picture and line, and the next act of a visitor: an account. */
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
        <p className={css.brand} translate="no">
          {useBrandName()}
        </p>
        <h1 id="home-hero" className={css.title}>
          <PhraseText>{localText(tagline)}</PhraseText>
        </h1>
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
            <ComingActions />
          )}
        </div>
      </div>
    </section>
  );
};

/** Bones of the very size of the visitor's acts, which differs by language. */
const ComingActions = (): ReactElement => {
  const t = useGamesWords();
  return (
    <div inert aria-hidden="true" className={css.coming}>
      <Button size="large" className={css.bone} icon={<RegisterIcon />}>
        {t("home.register")}
      </Button>
      <Button size="large" className={css.bone}>
        {t("home.login")}
      </Button>
    </div>
  );
};

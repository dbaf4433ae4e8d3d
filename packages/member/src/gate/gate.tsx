import { useBrand, useLocale } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./gate.css.ts";

export interface GateProps {
  readonly title: string;
  /** The other way in. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The frame of log-in and registration: the brand's scene beside the form. */
export const Gate = ({ title, foot, children }: GateProps): ReactElement => {
  const t = useMemberWords();
  const isEnglish = useLocale() === "en";
  const brand = useBrand();
  return (
    <div className={css.gate}>
      <div className={css.side}>
        <img src="/brand/hero.svg" alt="" className={css.art} />
        <div className={css.shade} />
        <p className={css.sideTitle}>{isEnglish ? brand.tagline.en : brand.tagline.zh}</p>
        <p className={css.sideText}>{t("gate.welcome", { name: isEnglish ? brand.nameEn : brand.name })}</p>
      </div>
      <div className={css.body}>
        <h1 className={css.title}>{title}</h1>
        {children}
        <p className={css.foot}>{foot}</p>
        <p className={css.calm}>
          {t("gate.calm")}
          {brand.licence && (
            <>
              <br />
              {t("gate.age", { age: brand.licence.minAge })}
            </>
          )}
        </p>
      </div>
    </div>
  );
};

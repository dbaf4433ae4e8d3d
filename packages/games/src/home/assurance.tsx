import { paths } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { ClockIcon, ReceiptIcon, SafeIcon, useBrand } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./assurance.css.ts";

/**
 * What protects who plays here: age, limits, accounts and time (docs/player-protection.md PP20, PP10, PP34 and PP36).
 */
export const Assurance = (): ReactElement => {
  const t = useGamesWords();
  const age = String(useBrand().licence?.minAge ?? 18);
  return (
    <section className={css.strip} aria-labelledby="home-assurance">
      <div className={css.lead}>
        <span className={css.age} aria-hidden="true">{`${age}+`}</span>
        <div>
          <h2 id="home-assurance" className={css.title}>
            {t("home.assurance")}
          </h2>
          <p className={css.text}>
            <strong>{t("home.ageTitle", { age })}</strong>
            {` ${t("home.ageText")}`}
          </p>
          <p className={css.text}>
            <Link to={paths.protection}>{t("home.limits")}</Link>
          </p>
        </div>
      </div>
      <ul className={css.list}>
        {(
          [
            ["limit", <SafeIcon key="icon" />],
            ["money", <ReceiptIcon key="icon" />],
            ["time", <ClockIcon key="icon" />],
          ] as const
        ).map(([key, icon]) => (
          <li key={key} className={css.item}>
            <span className={css.icon}>{icon}</span>
            <div>
              <h3 className={css.name}>{t(`home.${key}Title`)}</h3>
              <p className={css.text}>{t(`home.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

import { paths } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { ChevronOnIcon, GiftIcon, KeyIcon, SignInDayIcon, Skeleton, SkeletonRegion } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { usePromoWords } from "../words.ts";
import * as css from "./discount.css.ts";

export interface OpenStripProps {
  readonly flags: { readonly sign: boolean; readonly gift: boolean; readonly exchange: boolean };
}

/** Ways to the sign-in and the gifts, as far as they are open. */
export const OpenStrip = ({ flags: { sign, gift, exchange } }: OpenStripProps): ReactElement | null => {
  const t = usePromoWords();
  const entries = [
    { key: "sign", isOpen: sign, to: paths.activitySign, Icon: SignInDayIcon },
    { key: "gifts", isOpen: exchange, to: paths.activityGifts, Icon: GiftIcon },
    { key: "code", isOpen: gift, to: paths.activityGifts, Icon: KeyIcon },
  ] as const;
  const open = entries.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return null;
  return (
    <ul className={css.strip} aria-label={t("discount.strip")}>
      {open.map(({ key, to, Icon }) => (
        <li key={key}>
          <Link to={to} className={css.stripLink}>
            <span className={css.stripIcon} aria-hidden="true">
              <Icon />
            </span>
            <span className={css.stripWords}>
              <span className={css.stripTitle}>{t(`discount.${key}.title`)}</span>
              <span className={css.stripText}>{t(`discount.${key}.text`)}</span>
            </span>
            <span className={css.stripOn} aria-hidden="true">
              <ChevronOnIcon />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

export const StripSkeleton = (): ReactElement => (
  <SkeletonRegion>
    <Skeleton className={css.stripSkeleton} />
  </SkeletonRegion>
);

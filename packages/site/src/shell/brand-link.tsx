import { paths } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { Logo } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "./header.css.ts";

/** The logo, which leads home; `isTight`: its mark alone where the screen is narrow. */
export const BrandLink = ({ isTight = false }: { isTight?: boolean }): ReactElement => (
  <Link to={paths.home} className={css.home}>
    <span className={isTight ? css.wide : css.all}>
      <span className={css.logoDark}>
        <Logo src="/brand/logo.svg" width={132} height={36} />
      </span>
      <span className={css.logoLight}>
        <Logo src="/brand/logo-light.svg" width={132} height={36} />
      </span>
    </span>
    {isTight && (
      <span className={css.tight}>
        <Logo src="/brand/icon.svg" width={36} height={36} />
      </span>
    )}
  </Link>
);

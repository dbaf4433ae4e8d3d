import { paths } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { Logo } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "./header.css.ts";

/** The logo, which leads home. */
export const BrandLink = (): ReactElement => (
  <Link to={paths.home} className={css.home}>
    <span className={css.logoDark}>
      <Logo src="/brand/logo.svg" width={132} height={36} />
    </span>
    <span className={css.logoLight}>
      <Logo src="/brand/logo-light.svg" width={132} height={36} />
    </span>
  </Link>
);

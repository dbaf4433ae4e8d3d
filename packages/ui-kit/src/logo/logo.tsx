import type { ReactElement } from "react";

import { useBrandName } from "../provider/local-text.ts";
import * as css from "./logo.css.ts";

export interface LogoProps {
  /** Address of the brand's logo. */
  src: string;
  /** Natural size in px; keeps the place while it loads. */
  width: number;
  height: number;
}

/** The brand's logo with its name as text alternative. */
export const Logo = ({ src, width, height }: LogoProps): ReactElement => (
  <img className={css.logo} src={src} alt={useBrandName()} width={width} height={height} decoding="async" />
);

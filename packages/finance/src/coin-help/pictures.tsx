import type { ReactElement, ReactNode } from "react";
import * as css from "./pictures.css.ts";

/* Drawings of the steps: decoration beside the same in text. */

const Frame = ({ children }: { children: ReactNode }): ReactElement => (
  <svg viewBox="0 0 160 96" className={css.picture} aria-hidden="true">
    <rect className={css.ground} x="1" y="1" width="158" height="94" rx="10" />
    {children}
  </svg>
);

/** A coin on a table of networks, one of them chosen. */
const Choose = (): ReactElement => (
  <Frame>
    <circle className={css.coin} cx="38" cy="48" r="20" />
    <path className={css.mark} d="M29 41h18M38 41v17" />
    <rect className={css.chosen} x="74" y="20" width="66" height="16" rx="5" />
    <rect className={css.sheet} x="74" y="41" width="66" height="16" rx="5" />
    <rect className={css.sheet} x="74" y="62" width="66" height="16" rx="5" />
    <path className={css.tick} d="m126 28 3 3 6-7" />
    <path className={css.line} d="M82 28h24M82 49h30M82 70h20" />
  </Frame>
);

/** A code to be scanned and an address to be copied. */
const Copy = (): ReactElement => (
  <Frame>
    <rect className={css.sheet} x="24" y="20" width="56" height="56" rx="6" />
    <path className={css.code} d="M32 28h14v14H32zM58 28h14v14H58zM32 54h14v14H32z" />
    <path className={css.code} d="M58 54h5v5h-5zM67 54h5v5h-5zM58 63h5v5h-5zM67 63h5v5h-5zM50 46h5v5h-5z" />
    <rect className={css.sheet} x="92" y="26" width="44" height="14" rx="5" />
    <path className={css.line} d="M99 33h30" />
    <rect className={css.chosen} x="92" y="50" width="44" height="20" rx="6" />
    <path className={css.tick} d="m107 60 5 5 9-10" />
  </Frame>
);

/** A wallet sends to an address over one bridge. */
const Send = (): ReactElement => (
  <Frame>
    <rect className={css.sheet} x="18" y="32" width="42" height="34" rx="6" />
    <path className={css.line} d="M18 42h42M48 54h6" />
    <path className={css.arrow} d="M68 49h26m-8-8 8 8-8 8" />
    <rect className={css.chosen} x="102" y="32" width="42" height="34" rx="6" />
    <path className={css.line} d="M110 44h26M110 54h16" />
    <circle className={css.coin} cx="81" cy="28" r="8" />
  </Frame>
);

/** Blocks that are confirmed one after the other. */
const Wait = (): ReactElement => (
  <Frame>
    <rect className={css.chosen} x="18" y="36" width="26" height="26" rx="5" />
    <rect className={css.chosen} x="54" y="36" width="26" height="26" rx="5" />
    <rect className={css.chosen} x="90" y="36" width="26" height="26" rx="5" />
    <rect className={css.open} x="126" y="36" width="26" height="26" rx="5" />
    <path className={css.tick} d="m26 49 4 4 7-8M62 49l4 4 7-8M98 49l4 4 7-8" />
    <path className={css.line} d="M44 49h10M80 49h10M116 49h10" />
  </Frame>
);

/** Two networks that are not connected. */
export const WrongNetworkPicture = ({ label }: { label: string }): ReactElement => (
  <svg viewBox="0 0 220 84" role="img" aria-label={label} className={css.warning}>
    <rect className={css.chosen} x="6" y="22" width="70" height="40" rx="8" />
    <text className={css.text} x="41" y="46">
      {"TRC20"}
    </text>
    <rect className={css.open} x="144" y="22" width="70" height="40" rx="8" />
    <text className={css.text} x="179" y="46">
      {"ERC20"}
    </text>
    <path className={css.broken} d="M80 42h18M122 42h18" />
    <path className={css.cross} d="m102 33 16 18m0-18-16 18" />
  </svg>
);

export const STEP_PICTURES = { choose: Choose, copy: Copy, send: Send, wait: Wait } as const;

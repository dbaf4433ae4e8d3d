import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

import * as overlay from "../overlay/overlay.css.ts";

export interface TooltipProps {
  /** A short explanation; nothing that is needed to act, because touch has no hover. */
  text: ReactNode;
  /** One focusable element. */
  children: ReactElement<Record<string, unknown>>;
}

/** A hint on hover and on keyboard focus. */
export const Tooltip = ({ text, children }: TooltipProps): ReactElement => (
  <BaseTooltip.Root>
    <BaseTooltip.Trigger render={children} />
    <BaseTooltip.Portal>
      <BaseTooltip.Positioner className={overlay.positioner} sideOffset={6}>
        <BaseTooltip.Popup className={overlay.tip}>{text}</BaseTooltip.Popup>
      </BaseTooltip.Positioner>
    </BaseTooltip.Portal>
  </BaseTooltip.Root>
);

import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode, RefObject } from "react";

import * as overlay from "../overlay/overlay.css.ts";

interface TooltipPanelProps {
  text: ReactNode;
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** The shown hint; loaded with the first one. */
export const TooltipPanel = ({ text, anchor, isOpen, onClose }: TooltipPanelProps): ReactElement => (
  <BaseTooltip.Root
    open={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
  >
    <BaseTooltip.Portal>
      <BaseTooltip.Positioner anchor={anchor} className={overlay.positioner} sideOffset={6}>
        <BaseTooltip.Popup className={overlay.tip}>{text}</BaseTooltip.Popup>
      </BaseTooltip.Positioner>
    </BaseTooltip.Portal>
  </BaseTooltip.Root>
);

import type { ReactNode, RefObject } from "react";

export interface SheetProps {
  isOpen: boolean;
  /** Called when the member closes it: button, Escape, press outside, swipe down. */
  onClose: () => void;
  title: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
  /** Buttons below the body; they stay in view while it scrolls. The primary one last. */
  footer?: ReactNode;
  width?: "small" | "medium" | "large" | undefined;
  /** False while work runs that must not be left by accident: only `footer` can close it then. */
  isDismissable?: boolean | undefined;
  /** Gets focus on opening, in place of the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

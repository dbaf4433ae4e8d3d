import { lazy, Suspense, useState, type ReactElement } from "react";

import type { SheetProps } from "../sheet/sheet-props.ts";

const DialogPanel = lazy(async () => ({
  default: (await import("./dialog-panel.tsx")).DialogPanel,
}));

export interface DialogProps extends SheetProps {
  /** `alertdialog` for a question that must be answered. */
  role?: "dialog" | "alertdialog" | undefined;
}

/** A dialog in the middle on every surface. Prefer Sheet, unless it holds a short question. */
export const Dialog = ({ role = "dialog", ...props }: DialogProps): ReactElement | null => {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} role={role} />
    </Suspense>
  );
};

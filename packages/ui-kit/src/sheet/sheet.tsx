import { lazy, Suspense, useState, type ReactElement } from "react";

import { useSurface } from "../provider/site-context.ts";
import type { SheetProps } from "./sheet-props.ts";

const DrawerPanel = lazy(async () => ({
  default: (await import("./drawer-panel.tsx")).DrawerPanel,
}));
const DialogPanel = lazy(async () => ({
  default: (await import("../dialog/dialog-panel.tsx")).DialogPanel,
}));

/**
 * A panel over the page: on phones a sheet from below that follows the finger, on desktop a dialog. Focus stays
 * inside and returns to where it was. Its code arrives with the first opening.
 */
export const Sheet = (props: SheetProps): ReactElement | null => {
  const surface = useSurface();
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      {surface === "mobile" ? <DrawerPanel {...props} /> : <DialogPanel {...props} />}
    </Suspense>
  );
};

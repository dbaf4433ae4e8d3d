import type { ReactElement } from "react";

import { lazySheet } from "../lazy/lazy-part.tsx";
import { useSurface } from "../provider/site-context.ts";
import type { SheetProps } from "./sheet-props.ts";

const Drawer = lazySheet<SheetProps>(async () => (await import("./drawer-panel.tsx")).DrawerPanel);
const Dialog = lazySheet<SheetProps>(async () => (await import("../dialog/dialog-panel.tsx")).DialogPanel);

/**
 * A panel over the page: on phones a sheet from below that follows the finger, on desktop a dialog. Focus stays
 * inside and returns to where it was. Its code arrives with the first opening.
 */
export const Sheet = (props: SheetProps): ReactElement | null =>
  useSurface() === "mobile" ? <Drawer {...props} /> : <Dialog {...props} />;

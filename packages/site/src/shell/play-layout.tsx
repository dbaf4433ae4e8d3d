import { Outlet } from "@baize/feature-kit";
import type { ReactElement } from "react";
import * as css from "./frame.css.ts";
import { MAIN_ID } from "./main-layout.tsx";

/** The whole window for a game; its page brings its own bar. */
export const PlayLayout = (): ReactElement => (
  <main id={MAIN_ID} tabIndex={-1} className={css.play}>
    <Outlet />
  </main>
);

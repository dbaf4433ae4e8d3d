import { Skeleton, SkeletonRegion } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "./lobby.css.ts";

/** A screenful of tiles to come. */
export const LobbyBones = (): ReactElement => (
  <SkeletonRegion className={css.bones}>
    <Skeleton shape="tile" count={12} />
  </SkeletonRegion>
);

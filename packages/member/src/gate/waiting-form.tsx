import { Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "./gate.css.ts";

/** Stands where a form will be, as high as it will be. */
export const WaitingForm = ({ form }: { form: keyof typeof css.waiting }): ReactElement => (
  <div className={css.waiting[form]}>
    <SkeletonRegion>
      <Stack gap={4}>
        <Skeleton shape="button" count={5} />
      </Stack>
    </SkeletonRegion>
  </div>
);

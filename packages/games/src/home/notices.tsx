import { useBoot } from "@baize/api-client/react";
import { Marquee, Skeleton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "./home.css.ts";

/** The site's notices, rolling by; a line of the same height while they come, nothing when there are none. */
export const Notices = (): ReactElement | null => {
  const { value, isLoading } = useBoot();
  if (value === undefined) return isLoading ? <Skeleton className={css.noticeBone} /> : null;
  return (
    <Marquee
      notices={value.notices.map(({ id, title, text, level }) => ({
        id,
        text: (
          <>
            <strong className={level === "important" ? css.important : undefined}>{title}</strong>
            {` ${text}`}
          </>
        ),
      }))}
    />
  );
};

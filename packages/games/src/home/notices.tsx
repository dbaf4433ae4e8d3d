import { useBoot } from "@baize/api-client/react";
import { Marquee } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "./home.css.ts";

/** The site's notices as a marquee; reserves its height while loading, nothing when there are none. */
export const Notices = (): ReactElement => {
  const { value, isLoading } = useBoot();
  const notices = value?.notices ?? (isLoading ? undefined : []);
  return (
    <Marquee
      notices={notices?.map(({ id, title, text, level }) => ({
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

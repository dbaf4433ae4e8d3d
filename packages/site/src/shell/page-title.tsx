import { useBrandName, useText } from "@baize/ui-kit";
import type { ReactElement } from "react";

/** The document's title: page, then brand. */
export const PageTitle = ({ owner, title }: { owner: string; title: string }): ReactElement => {
  const t = useText(owner);
  return <title>{`${t(title)} · ${useBrandName()}`}</title>;
};

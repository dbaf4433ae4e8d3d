import { paths } from "@baize/domain";
import { useNavigate } from "@baize/feature-kit";
import { Alert, Frame, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { readServiceMessage } from "./service-message.ts";
import * as css from "./service.css.ts";

export interface DeskFrameProps {
  readonly url: string;
  /** Origins besides the site's own that it may be on. */
  readonly allow: readonly string[];
}

/** A service desk that the brand has elsewhere. */
export const DeskFrame = ({ url, allow }: DeskFrameProps): ReactElement => {
  const t = useMemberWords();
  const navigate = useNavigate();
  return (
    <Stack gap={3}>
      <Alert tone="warning">
        <span>{t("service.caution")}</span>
      </Alert>
      <div className={css.desk}>
        <Frame
          src={url}
          title={t("service.frame")}
          allow={[location.origin, ...allow]}
          readMessage={readServiceMessage}
          onMessage={(message) => {
            if (message === "close") void navigate(paths.home);
          }}
          readyOn="message"
          permissions=""
        />
      </div>
    </Stack>
  );
};

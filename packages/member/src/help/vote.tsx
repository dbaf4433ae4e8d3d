import { callKey } from "@baize/api-client/react";
import { useAction } from "@baize/feature-kit";
import { Alert, Button, Inline, Stack } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./help.css.ts";
import { useHelpClient } from "./use-help-client.ts";
import { useVisitor } from "../visitor/use-visitor.ts";
import type { HelpArticle } from "./wire-types.ts";

/** Whether the article was useful: asked once, of members and visitors. */
export const Vote = ({ id, vote }: Pick<HelpArticle, "id" | "vote">): ReactElement => {
  const t = useMemberWords();
  const { say, error, isRunning } = useVote(id);
  if (vote !== null)
    return (
      <p role="status" className={css.vote}>
        <span>{t(vote ? "help.votedYes" : "help.votedNo")}</span>
      </p>
    );
  return (
    <Stack gap={3}>
      <div role="group" aria-label={t("help.useful")} className={css.vote}>
        <span>{t("help.useful")}</span>
        <Inline>
          <Button size="small" disabled={isRunning} onPress={async () => say(true)}>
            {t("help.yes")}
          </Button>
          <Button size="small" disabled={isRunning} onPress={async () => say(false)}>
            {t("help.no")}
          </Button>
        </Inline>
      </div>
      {error !== null && (
        <Alert isLive tone="danger">
          <span>{error}</span>
        </Alert>
      )}
    </Stack>
  );
};

const useVote = (id: string) => {
  const { help } = useHelpClient();
  const queryClient = useQueryClient();
  const { named } = useVisitor();
  const { run, error, isRunning } = useAction(async (isUseful: boolean) => {
    const reader = await named();
    return reader.ok ? help.vote({ id, isUseful, ...reader.data }) : reader;
  });
  const say = async (isUseful: boolean): Promise<void> => {
    const said = await run(isUseful);
    if (said === null) return;
    const key = callKey(help.article, { id });
    queryClient.setQueriesData<HelpArticle>({ queryKey: key }, (article) => article && { ...article, ...said });
  };
  return { say, error, isRunning };
};

import { paths } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import { Card, Inline, LinkButton, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./agent.css.ts";
import { CommissionTable } from "./commission-table.tsx";
import { NoProgramme } from "./no-programme.tsx";
import { Pitch } from "./pitch.tsx";
import { useTable } from "./use-table.ts";

/** What the programme is, and the way to begin. */
export const VisitorAgent = (): ReactElement => {
  const t = useMemberWords();
  const query = useTable();
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="card" count={3} />
      <Skeleton shape="row" count={4} />
    </SkeletonRegion>
  );
  return (
    <QueryView query={query} failed={t("agent.failed")} skeleton={skeleton}>
      {(table) =>
        table === null ? (
          <NoProgramme />
        ) : (
          <Stack gap={6}>
            <Begin />
            <Pitch table={table} />
            <CommissionTable table={table} />
          </Stack>
        )
      }
    </QueryView>
  );
};

const RETURN = new URLSearchParams({ return: paths.agent }).toString();

/** Log in or register, and come back here. */
const Begin = (): ReactElement => {
  const t = useMemberWords();
  return (
    <Card as="section" tone="hero" padding="large">
      <Stack gap={4}>
        <div>
          <p className={css.strong}>{t("agent.begin")}</p>
          <p className={css.onHero}>{t("agent.beginText")}</p>
        </div>
        <Inline gap={3}>
          <LinkButton variant="primary" to={`${paths.login}?${RETURN}`}>
            {t("login.submit")}
          </LinkButton>
          <LinkButton to={`${paths.register}?${RETURN}`}>{t("login.toRegister")}</LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
};

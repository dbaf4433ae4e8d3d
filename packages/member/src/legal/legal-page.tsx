import type { CallData, Contract } from "@baize/api-client/contract";
import { callQuery, useClient } from "@baize/api-client/react";
import { LEGAL_TEXTS, type LegalText, paths, routePatterns } from "@baize/domain";
import { matchPath, QueryView, useLocation } from "@baize/feature-kit";
import {
  EmptyState,
  LinkButton,
  PageHeader,
  Skeleton,
  SkeletonRegion,
  Stack,
  TrustedHtml,
  useFormat,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import { Contents } from "./contents.tsx";
import * as css from "./legal.css.ts";

// Beside the text, which is asked for when the page is drawn.
TrustedHtml.preload();

/** /help/:id: terms of service and privacy policy, for everybody. */
export const Page = (): ReactElement => {
  const { pathname } = useLocation();
  const named = matchPath(routePatterns.help, pathname)?.params["id"];
  const id = LEGAL_TEXTS.find((text) => text === named);
  return id === undefined ? <Missing title="legal.unknown" /> : <Read key={id} id={id} />;
};

const Read = ({ id }: { id: LegalText }): ReactElement => {
  const t = useMemberWords();
  const query = useQuery(callQuery(useClient().service.legal, { id }));
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="title" />
      <Skeleton count={8} />
    </SkeletonRegion>
  );
  return (
    <QueryView query={query} failed={t("legal.failed")} skeleton={skeleton}>
      {(text) => (text.html.trim() === "" ? <Missing title="legal.empty" /> : <Text {...text} />)}
    </QueryView>
  );
};

const Text = ({ title, html, updatedAt }: CallData<Contract["service"]["legal"]>): ReactElement => {
  const t = useMemberWords();
  const { date } = useFormat();
  const article = useRef<HTMLElement>(null);
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  // The text is put in its place as it is drawn, and the table before both are painted.
  useLayoutEffect(() => setHeadings([...(article.current?.querySelectorAll("h2") ?? [])]), [html]);
  return (
    <Stack gap={6}>
      <PageHeader title={title} detail={t.rich("legal.updated", { date: date(updatedAt), kept })} />
      <div className={css.columns}>
        <Contents headings={headings} />
        <article ref={article} className={css.text}>
          <TrustedHtml html={html} />
        </article>
      </div>
    </Stack>
  );
};

const Missing = ({ title }: { title: "legal.unknown" | "legal.empty" }): ReactElement => {
  const t = useMemberWords();
  return (
    <EmptyState
      art="lost"
      title={<h1 className={css.missing}>{t(title)}</h1>}
      action={
        <>
          <LinkButton to={paths.home} variant="primary">
            {t("legal.home")}
          </LinkButton>
          <LinkButton to={paths.iframeCustomerService}>{t("service.title")}</LinkButton>
        </>
      }
    >
      {t("legal.missing")}
    </EmptyState>
  );
};

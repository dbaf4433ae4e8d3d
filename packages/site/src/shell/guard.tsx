import { useSession } from "@baize/api-client/react";
import { paths, safeReturnPath } from "@baize/domain";
import { Navigate, type PageEntry, useLocation, useSearchParams } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { PageSkeleton } from "./page-skeleton.tsx";

/** Lets a page open for whom it is; the wanted page is kept through log-in. */
export const Guard = ({ access, onwards = paths.home, children }: Pick<PageEntry, "access" | "onwards"> & { children: ReactNode }): ReactNode => {
  const { status } = useSession();
  if (access === "anyone") return children;
  if (status === -1) return <PageSkeleton />;
  if (access === "member") return status === 1 ? children : <ToLogin />;
  return status === 1 ? <ToWanted otherwise={onwards} /> : children;
};

const ToLogin = (): ReactElement => {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={`${paths.login}?${new URLSearchParams({ return: `${pathname}${search}${hash}` }).toString()}`} />;
};

const ToWanted = ({ otherwise }: { otherwise: string }): ReactElement => {
  const [query] = useSearchParams();
  return <Navigate replace to={safeReturnPath(query.get("return")) ?? otherwise} />;
};

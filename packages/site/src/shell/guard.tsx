import { useSession } from "@baize/api-client/react";
import { paths, safeReturnPath } from "@baize/domain";
import { type GuardName, Navigate, type PageEntry, useLocation, useSearchParams } from "@baize/feature-kit";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { PageSkeleton } from "./page-skeleton.tsx";

interface GuardProps {
  /** Where a member goes from a `guest` page. */
  readonly onwards: string;
  readonly children: ReactNode;
}

const AnyoneGuard = ({ children }: GuardProps): ReactNode => children;

const MemberGuard = ({ children }: GuardProps): ReactNode => {
  const { status } = useSession();
  if (status === -1) return <PageSkeleton />;
  return status === 1 ? children : <ToLogin />;
};

const GuestGuard = ({ onwards, children }: GuardProps): ReactNode => {
  const { status } = useSession();
  if (status === -1) return <PageSkeleton />;
  return status === 1 ? <ToWanted otherwise={onwards} /> : children;
};

const guards: Readonly<Record<GuardName, ComponentType<GuardProps>>> = {
  anyone: AnyoneGuard,
  guest: GuestGuard,
  member: MemberGuard,
};

/** Lets a page open for whom its guard lets in; the wanted page is kept through log-in. */
export const Guard = ({
  guard,
  onwards = paths.home,
  children,
}: Pick<PageEntry, "guard" | "onwards"> & { children: ReactNode }): ReactElement => {
  const Chosen = guards[guard];
  return <Chosen onwards={onwards}>{children}</Chosen>;
};

const ToLogin = (): ReactElement => {
  const { pathname, search, hash } = useLocation();
  return (
    <Navigate
      replace
      to={`${paths.login}?${new URLSearchParams({ return: `${pathname}${search}${hash}` }).toString()}`}
    />
  );
};

const ToWanted = ({ otherwise }: { otherwise: string }): ReactElement => {
  const [query] = useSearchParams();
  return <Navigate replace to={safeReturnPath(query.get("return")) ?? otherwise} />;
};

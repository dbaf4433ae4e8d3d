import { useSession } from "@baize/api-client/react";
import { paths, safeReturnPath } from "@baize/domain";
import { type GuardName, type PageEntry, useLocation, useNavigate, useSearchParams } from "@baize/feature-kit";
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useSiteParts } from "../site-context.ts";
import * as css from "./frame.css.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

interface GuardProps {
  /** Where a member goes from a `guest` page. */
  readonly onwards: string;
  readonly children: ReactNode;
}

const AnyoneGuard = ({ children }: GuardProps): ReactNode => children;

const MemberGuard = ({ children }: GuardProps): ReactNode => {
  const { status } = useSession();
  const { ends } = useSiteParts();
  const [wasOpen, setWasOpen] = useState(false);
  if (status === 1 && !wasOpen) setWasOpen(true);
  if (status === -1) return <PageSkeleton />;
  if (status === 1) return children;
  // Who leaves on purpose is not asked to come back to the page that was left.
  return wasOpen && ends.last() === "signed_out" ? <Redirect to={paths.home} /> : <ToLogin />;
};

/** The page stands there while nothing is known, unless this browser may hold a session. */
const GuestGuard = ({ onwards, children }: GuardProps): ReactNode => {
  const { status } = useSession();
  if (status === 1) return <ToWanted otherwise={onwards} />;
  return (
    <>
      <div className={status === -1 ? css.visitorsOnly : css.frameless}>{children}</div>
      {status === -1 && (
        <div className={css.membersOnly}>
          <PageSkeleton />
        </div>
      )}
    </>
  );
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

/**
 * Puts another page in the place of this one, at each location anew: who goes back before the other page was drawn
 * stands here again.
 */
const Redirect = ({ to }: { to: string }): null => {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to, location]);
  return null;
};

const ToLogin = (): ReactElement => {
  const { pathname, search, hash } = useLocation();
  return (
    <Redirect to={`${paths.login}?${new URLSearchParams({ return: `${pathname}${search}${hash}` }).toString()}`} />
  );
};

const ToWanted = ({ otherwise }: { otherwise: string }): ReactElement => {
  const [query] = useSearchParams();
  return <Redirect to={safeReturnPath(query.get("return")) ?? otherwise} />;
};

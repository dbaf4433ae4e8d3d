import { use, type AnchorHTMLAttributes, type ComponentType, type ReactElement, type Ref } from "react";

import { navigationContext } from "./navigation-context.ts";

/** An address within the site. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: To;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  state?: unknown;
  /** Keeps the place to which the page is scrolled. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** How the site goes from page to page; the kit has no router of its own. */
export interface KitNavigation {
  readonly Link: ComponentType<LinkProps>;
  /** A hook; gives what goes to a path of the site. */
  readonly useNavigate: () => (path: string) => unknown;
}

/** A link within the site, drawn by the site's router. */
export const Link = (props: LinkProps): ReactElement => {
  const { Link: SiteLink } = use(navigationContext);
  return <SiteLink {...props} />;
};

/** Goes to a path of the site. */
export const useGo = (): ((path: string) => unknown) => {
  const { useNavigate } = use(navigationContext);
  return useNavigate();
};

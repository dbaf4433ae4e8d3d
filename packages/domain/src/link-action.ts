/** What pressing a link does (docs/specification.md §9.10). */
export const LINK_ACTION = { COPY: 1, OPEN_NEW: 2 } as const;

export type LinkAction = (typeof LINK_ACTION)[keyof typeof LINK_ACTION];

export function isLinkAction(value: unknown): value is LinkAction {
  return value === LINK_ACTION.COPY || value === LINK_ACTION.OPEN_NEW;
}

/** A way to reach the service desk (docs/specification.md §3.9): label, number or handle, icon path. */
export interface ContactEntry {
  readonly device: string;
  readonly number: string;
  readonly icon: string;
  readonly action: LinkAction;
  /** Where OPEN_NEW leads. */
  readonly url?: string | undefined;
}

import { paths } from "@baize/domain";

/** The page of one deposit order; `wasOpen` says there that the order existed already. */
export const orderPath = (id: string, wasOpen = false): string =>
  `${paths.depositCardInfo}?${new URLSearchParams({ order: id, ...(wasOpen && { open: "1" }) }).toString()}`;

import { paths } from "@baize/domain";

/** The page of one deposit order; `wasOpen` tells there that it had been open before. */
export const orderPath = (id: string, wasOpen = false): string =>
  `${paths.depositCardInfo}?${new URLSearchParams({ order: id, ...(wasOpen && { open: "1" }) }).toString()}`;

import { account, promo } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";

/** The client with the calls of promotions; the one module of this package that loads their schemas. */
export const useClient = clientWith({ account, promo });

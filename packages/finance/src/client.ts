import { account, finance } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";

/** The client with the finance calls; the one module of this package that loads their schemas. */
export const useClient = clientWith({ account, finance });

export type FinanceClient = ReturnType<typeof useClient>;

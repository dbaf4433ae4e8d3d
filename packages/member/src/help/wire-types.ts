import type { CallData, Contract } from "@baize/api-client/contract";

type Help = Contract["help"];
export type HelpTree = CallData<Help["tree"]>;
export type HelpArticle = CallData<Help["article"]>;

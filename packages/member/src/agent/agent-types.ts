import type { CallData, Contract } from "@baize/api-client/contract";
import { paths } from "@baize/domain";

type Agent = Contract["agent"];
export type AgentInfo = CallData<Agent["info"]>;
export type AgentTable = NonNullable<CallData<Agent["table"]>["table"]>;
export type Tier = AgentTable["tiers"][number];
export type Invitee = CallData<Agent["invitees"]>["list"][number];
export type Earnings = CallData<Agent["earnings"]>;
export type Earning = Earnings["list"][number];

/** What a member's page is divided into, by the address. */
export const PARTS = ["overview", "invitees", "earnings"] as const;
export type Part = (typeof PARTS)[number];

export const partPath = (part: Part): string => (part === "overview" ? paths.agent : `${paths.agent}?part=${part}`);
export const inviteesPath = (page: number): string => `${partPath("invitees")}${page > 1 ? `&page=${page}` : ""}`;

/** Where those whom a member invites begin: any page of the site keeps the code until they have registered. */
export const inviteLink = (origin: string, code: string): string =>
  `${origin}${paths.register}?${new URLSearchParams({ i_code: code }).toString()}`;

import { paths } from "@baize/domain";
import type { Promotion } from "../wire-types.ts";

export const STATES = ["all", "open", "upcoming", "joined", "ended"] as const;
export type StateFilter = (typeof STATES)[number];

/** What the address of the promotions asks for. */
export interface PromotionFilter {
  readonly view: "list" | "record";
  /** Id of an entry of the second navigation; null for all. */
  readonly nav: string | null;
  readonly state: StateFilter;
  /** From 1. */
  readonly page: number;
}

const NAV = /^[\w-]{1,64}$/;
const PAGE = /^[1-9]\d{0,4}$/;

/** What an address asks for; what it cannot mean is left out. */
export const readFilter = (query: URLSearchParams): PromotionFilter => {
  const nav = query.get("nav") ?? "";
  const page = query.get("page") ?? "";
  return {
    view: query.get("view") === "record" ? "record" : "list",
    nav: NAV.test(nav) ? nav : null,
    state: STATES.find((state) => state === query.get("state")) ?? "all",
    page: PAGE.test(page) ? Number(page) : 1,
  };
};

/** The address of a filter; what is by default is left out. */
export const filterPath = ({ view, nav, state, page }: PromotionFilter): string => {
  const query = new URLSearchParams();
  if (view === "record") query.set("view", view);
  if (nav !== null) query.set("nav", nav);
  if (state !== "all") query.set("state", state);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? paths.activityDiscount : `${paths.activityDiscount}?${query.toString()}`;
};

export const matchesState = (promotion: Pick<Promotion, "state" | "joined">, state: StateFilter): boolean => {
  if (state === "all") return true;
  return state === "joined" ? promotion.joined : promotion.state === state;
};

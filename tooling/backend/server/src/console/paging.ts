import { type ActionFields, whole } from "./action-fields.ts";

/** Rows of one page of a list. */
export const PAGE_SIZE = 50;

/** The page of a list that an address asks for. */
export const pageIn = ({ page }: ActionFields): number => Math.max(1, whole(page) ?? 1);

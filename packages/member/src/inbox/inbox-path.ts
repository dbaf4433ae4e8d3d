import type { CallData, Contract } from "@baize/api-client/contract";
import { MESSAGE_KINDS, type MessageKind, paths } from "@baize/domain";

export type Messages = CallData<Contract["messages"]["list"]>;
export type MessageLine = Messages["list"][number];
export type Message = CallData<Contract["messages"]["detail"]>;

/** What the address of the list asks for. */
export interface InboxView {
  readonly kind: MessageKind;
  /** From 1. */
  readonly page: number;
}

export const readInboxView = (query: URLSearchParams): InboxView => {
  const page = query.get("page") ?? "";
  return {
    kind: MESSAGE_KINDS.find((kind) => kind === query.get("kind")) ?? MESSAGE_KINDS[0],
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

export const inboxPath = ({ kind, page }: InboxView): string =>
  `${paths.message}?kind=${kind}${page > 1 ? `&page=${page}` : ""}`;

export const messagePath = (id: string): string => `${paths.messageDetail}?id=${encodeURIComponent(id)}`;

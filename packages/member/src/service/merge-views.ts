import type { CallData, Contract } from "@baize/api-client/contract";

export type DeskView = CallData<Contract["desk"]["read"]>;
export type DeskLine = DeskView["lines"][number];

/**
 * A conversation with what is known of it already. Lines are numbered without gaps from 1, so that what fits neither
 * before nor behind them begins anew; there are earlier ones unless the first has that number.
 */
export const mergeViews = (before: DeskView | undefined, now: DeskView): DeskView => {
  const lines = joined(before?.lines ?? [], now.lines);
  return { ...now, lines, hasMore: (lines[0]?.id ?? 1) > 1 };
};

const joined = (known: readonly DeskLine[], read: readonly DeskLine[]): DeskLine[] => {
  const [first] = read;
  const last = read.at(-1);
  const [oldest] = known;
  const newest = known.at(-1);
  if (!first || !last || !oldest || !newest) return [...(first ? read : known)];
  const isApart = first.id > newest.id + 1 || last.id < oldest.id - 1;
  if (isApart) return [...read];
  return [...known.filter(({ id }) => id < first.id), ...read, ...known.filter(({ id }) => id > last.id)];
};

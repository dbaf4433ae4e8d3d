import type { AssetCode } from "@baize/domain";
import type { DepositChannel, DepositMethod } from "../wire-types.ts";

export interface ChannelChoice {
  readonly methodId?: string;
  readonly channelId?: string;
}

/** The channel that a method begins with: the recommended one of those that are open. */
const usable = (channels: readonly DepositChannel[]): DepositChannel | undefined => {
  const open = channels.filter(({ maintenance }) => maintenance === null);
  return open.find(({ recommended }) => recommended) ?? open[0];
};

/**
 * The method and channel of a deposit: those that were chosen, else those that top up the wanted coin, else the first
 * that are open. The channel is null where the method has none open.
 *
 * @param coin the coin whose wallet is to be topped up, as the address names it
 */
export const chooseChannel = (
  methods: readonly DepositMethod[],
  { methodId, channelId }: ChannelChoice,
  coin: string | null,
  account: AssetCode,
): { readonly method: DepositMethod | undefined; readonly channel: DepositChannel | null } => {
  const tops = ({ currency, maintenance }: DepositChannel): boolean =>
    currency === coin && currency !== account && maintenance === null;
  const method =
    methods.find(({ id }) => id === methodId) ??
    methods.find(({ channels }) => channels.some(tops)) ??
    methods.find(({ channels }) => usable(channels) !== undefined) ??
    methods[0];
  const channels = method?.channels ?? [];
  const first = methodId === undefined ? (channels.find(tops) ?? usable(channels)) : usable(channels);
  return { method, channel: channels.find(({ id }) => id === channelId) ?? first ?? null };
};

import * as v from "valibot";
import type { SenderOptions } from "../call-sender.ts";
import type { ClientStorage } from "../storage.ts";
import { createTabChannel, type TabChannel } from "../tab-channel.ts";
import { liveOpener, type OpenLive } from "./open-live.ts";

const printable = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/));
const message = v.variant("type", [
  /** An event that the leading tab has heard; `topic` "ready" tells the place alone. */
  v.object({ type: v.literal("event"), family: printable, id: printable, topic: printable }),
  /** A tab that has just begun asks for the place. */
  v.object({ type: v.literal("ask"), family: printable }),
]);

/** What hearing of news needs of a client. */
export interface LiveSource {
  readonly sender: SenderOptions;
  /** Name of the channel between tabs; null for none. */
  readonly channel: string | null;
}

/** How a client hears of news. */
export interface LiveLine {
  readonly open: OpenLive;
  /** Null where tabs do not speak with each other. */
  readonly tabs: TabChannel<v.InferOutput<typeof message>> | null;
  readonly close: () => void;
}

export const createLiveLine = ({ sender, channel }: LiveSource, storage: ClientStorage): LiveLine => {
  const tabs = channel === null ? null : createTabChannel({ name: channel, schema: message, storage });
  return { open: liveOpener(sender), tabs, close: () => tabs?.close() };
};

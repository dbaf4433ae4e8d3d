import { finance } from "@baize/finance";
import { games } from "@baize/games";
import { member } from "@baize/member";
import { siteMessages } from "@baize/site";
import { type Locale, type Messages, uiKitMessages } from "@baize/ui-kit";

const owners = [{ id: "uiKit", messages: uiKitMessages }, { id: "site", messages: siteMessages }, finance, games, member];

/** Every owner's words of a language. */
export const loadWords = async (locale: Locale): Promise<Messages> =>
  Object.fromEntries(await Promise.all(owners.map(async ({ id, messages }) => [id, (await messages[locale]()).messages] as const)));

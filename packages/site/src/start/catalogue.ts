import { type Feature, NAVIGATION, navigationMessages, type PageEntry, whenIdle } from "@baize/feature-kit";
import type { Locale, Messages } from "@baize/ui-kit";
import type { Brand, MessageTree } from "../brand.ts";

/**
 * Words of the running site: labels of its menus at once; each owner's catalogue is added when it is first needed, with
 * the brand's overrides on top.
 */
export interface Catalogue {
  readonly get: () => Messages;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads an owner's words once; a failed load is tried again by the next call. */
  readonly load: (owner: Owner) => Promise<void>;
  /** Loads the words of one page of an owner; all others of the owner follow when there is time. */
  readonly loadFor: (owner: Owner, page: Pick<PageEntry, "words">) => Promise<void>;
}

type Owner = Pick<Feature, "id" | "messages">;

/** A list is no tree but a text that was parsed while building. */
const isTree = (value: string | Messages | undefined): value is Messages =>
  typeof value === "object" && !Array.isArray(value);

/** `base` with the texts of `over` in place of its own; a key that the owner does not have is left out. */
export const override = (base: Messages, over: MessageTree): Messages =>
  Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const changed = Object.hasOwn(over, key) ? over[key] : undefined;
      if (changed === undefined) return [key, value];
      if (isTree(value)) return [key, isTree(changed) ? override(value, changed) : value];
      return [key, isTree(changed) ? value : changed];
    }),
  );

/** Both trees in one; a text of `more` stands before one of `base`. */
const joined = (base: Messages, more: Messages): Messages => {
  const both = Object.entries(more).map(([key, value]) => {
    const known = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isTree(known) && isTree(value) ? joined(known, value) : value];
  });
  return { ...base, ...(Object.fromEntries(both) as Messages) };
};

export const createCatalogue = (
  brand: Pick<Brand, "messages">,
  locale: Locale,
  features: readonly Feature[],
): Catalogue => {
  const listeners = new Set<() => void>();
  const loading = new Map<string, Promise<void>>();
  const overrides = brand.messages[locale];
  const merged = (owner: string, messages: Messages): Messages => {
    const mine = Object.hasOwn(overrides, owner) ? overrides[owner] : undefined;
    return isTree(mine) ? override(messages, mine) : messages;
  };
  let all: Messages = { [NAVIGATION]: merged(NAVIGATION, navigationMessages(features, locale)) };
  const fetchWords = async ({ id, messages: catalogues }: Owner): Promise<void> => {
    const { messages } = await catalogues[locale]();
    const known = all[id];
    all = { ...all, [id]: joined(isTree(known) ? known : {}, merged(id, messages)) };
    for (const listener of listeners) listener();
  };
  const load = async (owner: Owner): Promise<void> => {
    const running = loading.get(owner.id) ?? fetchWords(owner);
    loading.set(owner.id, running);
    running.catch(() => loading.delete(owner.id));
    return running;
  };
  return {
    get: () => all,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    loadFor: async (owner, { words }) => {
      if (words === undefined || loading.has(owner.id)) return load(owner);
      await fetchWords({ id: owner.id, messages: words });
      // Where they cannot be had, the next page of this owner asks again.
      whenIdle(() => void load(owner).catch(() => undefined));
    },
  };
};

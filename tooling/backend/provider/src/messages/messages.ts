import type { TextLocale } from "@baize/domain";
import { en } from "./en.ts";
import { zhCN } from "./zh-CN.ts";

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
export type Messages = Words<typeof zhCN>;

const MESSAGES: Readonly<Record<TextLocale, Messages>> = { "zh-CN": zhCN, en };

export const messagesOf = (locale: TextLocale): Messages => MESSAGES[locale];

/** A title of the catalogue's own word lists, in one language. */
export const titleIn = ({ zh, en: english }: { readonly zh: string; readonly en: string }, locale: TextLocale) =>
  ({ "zh-CN": zh, en: english })[locale];

/** Puts values into a text with `{name}` places. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** An expected answer: data, or a code of the call's closed list with facts beside it. */
export type Answer<D, C extends string> =
  | { readonly ok: true; readonly data: D }
  | { readonly ok: false; readonly code: C; readonly detail: Readonly<Record<string, string>> };

export const accept = <D>(data: D): { readonly ok: true; readonly data: D } => ({ ok: true, data });

export const refuse = <C extends string>(
  code: C,
  detail: Readonly<Record<string, string>> = {},
): Extract<Answer<never, C>, { ok: false }> => ({ ok: false, code, detail });

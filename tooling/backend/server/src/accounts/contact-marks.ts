import type { MemberRow } from "./tables.ts";

/** By what a person is known at all brands: keyed digests of phone and e-mail address, equal for equal ones. */
export const contactMarks = ({
  phone_index,
  email_index,
}: Partial<Pick<MemberRow, "phone_index" | "email_index">>): readonly string[] => [
  ...(phone_index == null ? [] : [`phone/${phone_index}`]),
  ...(email_index == null ? [] : [`email/${email_index}`]),
];

/** The digests of marks of one kind. */
export const digestsOf = (kind: "phone" | "email" | "payout", marks: readonly string[]): string[] =>
  marks.flatMap((mark) => (mark.startsWith(`${kind}/`) ? [mark.slice(kind.length + 1)] : []));

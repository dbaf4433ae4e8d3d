/** A person's name as it is kept and compared: one composition of its letters, single spaces, none around. */
export const oneName = (text: string): string => text.normalize("NFC").trim().replaceAll(/\s+/g, " ");

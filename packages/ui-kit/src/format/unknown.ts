/** What stands where a figure, a time or a text is not known. */
export const UNKNOWN = "—";

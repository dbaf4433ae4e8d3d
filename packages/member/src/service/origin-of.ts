/** Origin of an https address, such as `https://help.example`; null for anything else. */
export const originOf = (url: string | undefined): string | null => {
  try {
    const { protocol, origin } = new URL(url ?? "");
    return protocol === "https:" ? origin : null;
  } catch {
    return null;
  }
};

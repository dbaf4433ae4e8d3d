/** The origin of an https address; null for anything else. */
export const originOf = (url: string): string | null => {
  try {
    const { protocol, origin } = new URL(url);
    return protocol === "https:" ? origin : null;
  } catch {
    return null;
  }
};

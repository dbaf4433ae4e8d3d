/** A user name as another member may see it: its first two letters, and one of a name of up to three. */
export const maskName = (name: string): string => {
  const letters = Array.from(name);
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join("")}***`;
};

/** Labels in the site's menus. */
export const navigation = {
  hub: "My account",
  me: "Me",
} as const;

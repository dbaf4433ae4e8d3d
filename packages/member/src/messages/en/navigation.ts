/** Labels in the site's menus. */
export const navigation = {
  hub: "My account",
  me: "Me",
  terms: "Terms of service",
  privacy: "Privacy policy",
} as const;

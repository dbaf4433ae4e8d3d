/** Labels in the site's menus. */
export const navigation = {
  home: "Home",
  betRecord: "Bet records",
} as const;

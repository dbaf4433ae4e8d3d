/** Labels in the site's menus. */
export const navigation = {
  home: "Home",
  lobby: "Games",
  betRecord: "Bet records",
} as const;

/** Labels in the site's menus. */
export const navigation = {
  deposit: "Deposit",
  withdraw: "Withdraw",
  transfer: "Transfer",
  transRecord: "Money records",
} as const;

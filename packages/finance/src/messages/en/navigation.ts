/** Labels in the site's menus. */
export const navigation = {
  deposit: "Deposit",
  withdraw: "Withdraw",
  transfer: "Transfer",
  transRecord: "Money records",
  depositNews: "Deposit guides and news",
  coinHelp: "How to deposit coins",
} as const;

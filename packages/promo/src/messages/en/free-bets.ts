export const freeBets = {
  freeBets: {
    title: "Free bets",
    worth: "{count, number} × {stake}",
    games: "For",
    comma: ", ",
    winnings: "Winnings",
    notReturned: "The stake is not returned; you get what it wins",
    multiple: "Turnover of winnings",
    expiry: "To be used",
    expiryValue:
      "{days, plural, one {Within # day; what is not used by then is lost} other {Within # days; what is not used by then is lost}}",
    example: "Example: winnings of {reward} need a turnover of {turnover} before they can be withdrawn.",
    left: "{left, number} of {count, number} left, {stake} each",
    use: "For {games}, until {time}",
    turnover: "Turnover of winnings {done} / {need}",
    toGames: "Use one",
    givenTitle: "You have your free bets",
    givenText: 'Open one of the games and choose "Free bet". Your balance is not touched.',
    states: { pending: "Under review", passed: "To be given", refused: "Declined", paid: "Given", ended: "Ended" },
    usedUp: "Used up",
    expired: "Not used in time",
    forfeitOf:
      "{left, plural, one {Give up the free bet left of “{title}”} other {Give up the # free bets left of “{title}”}}",
    forfeitTitle: "Give up the free bets that are left?",
    forfeitText:
      "{left, plural, one {# free bet is lost} other {# free bets are lost}}. What you have won stays yours. This cannot be undone.",
    forfeited: "The free bets that were left are given up.",
  },
} as const;

/** Labels in the site's menus. */
export const navigation = {
  hub: "My account",
  me: "Me",
  personal: "Profile and security",
  protection: "Safer play",
  statement: "Statement",
  message: "Messages",
  feedback: "Feedback",
  agent: "Agent programme",
  download: "Get the app",
  help: "Help centre",
  terms: "Terms of service",
  privacy: "Privacy policy",
} as const;

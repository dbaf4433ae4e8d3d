export const passkeys = {
  passkeys: {
    login: {
      submit: "Log in with a passkey",
      unknown: "This passkey does not log in; it may have been removed. Please log in another way.",
      failed: "This device could not use a passkey. Please log in another way.",
    },
    late: "That took too long. Please try again.",
    cancelled: "Not continued; nothing has changed.",
    title: "Passkeys",
    detail:
      "Log in by fingerprint, face or the code of your device instead of the log-in password. Changing the password or logging out other devices removes no passkey; resetting it by “Forgot password” removes them all.",
    failed: "Your passkeys could not be loaded",
    none: "You have no passkey.",
    unsupported: "Passkeys cannot be added in this browser or at this address.",
    full: "You have <kept>{max, number}</kept>, which is the limit. Remove one before you add another.",
    created: "Added <kept>{time}</kept>",
    used: "Last used <kept>{time}</kept>",
    unused: "Not used yet",
    add: "Add a passkey",
    rename: "Rename",
    renameOf: "Rename “{name}”",
    remove: "Remove",
    removeOf: "Remove “{name}”",
    name: "Name",
    nameHelp: "So that you recognise it later, such as “My phone”.",
    numbered: "Passkey {number, number}",
    addSheet: {
      detail: "Your log-in password shows that it is you. Then follow what your browser asks for.",
      submit: "Continue",
      done: "The passkey has been added",
      known: "This device has a passkey of your account already, so none is needed.",
      failed: "This device could not make a passkey. Please use another device or browser.",
    },
    renameSheet: { submit: "Save", done: "Renamed" },
    removeSheet: {
      title: "Remove a passkey",
      detail:
        "“{name}” will no longer log in. You can delete what your device has kept of it where it manages passwords.",
      submit: "Remove it",
      done: "The passkey has been removed",
    },
  },
};

export const identity = {
  identity: {
    title: "Identity",
    detail:
      "Your name and birthday are compared with a document. The decision comes as a message, and only staff of this site see the pictures.",
    failed: "The state of your verification could not be loaded",
    status: "State",
    state: { none: "Not verified", asked: "Being verified", verified: "Verified", refused: "Could not be verified" },
    since: {
      asked: "Since <kept>{time}</kept>",
      verified: "On <kept>{time}</kept>",
      refused: "On <kept>{time}</kept>",
    },
    fault: {
      name_differs:
        "The name on the document is not the real name that you set. Please use your own document; customer service can correct the name.",
      birthday_differs:
        "The date of birth on the document is not the birthday that you set. Please use your own document; customer service can correct the birthday.",
      document_unclear:
        "The pictures are unclear or do not show everything. Please take them again, with the whole page and all text readable.",
      under_age:
        "Your document shows that you are under the legal age, so this account cannot deposit or play. Your balance can be withdrawn; customer service helps where you cannot do so yourself, and answers your questions.",
    },
    service: "Contact us",
    age: "Age",
    ages: { unknown: "Not known", declared: "By the birthday that you set", verified: "Verified by a document" },
    closed: "You cannot {acts} until your identity is verified.",
    acts: { deposit: "deposit", play: "play", withdraw: "withdraw" },
    notRequired: "Verification is not required now.",
    incomplete: {
      both: "Please set your real name and birthday under “Profile” first.",
      realName: "Please set your real name under “Profile” first.",
      birthday: "Please set your birthday under “Profile” first.",
    },
    submit: "Ask for verification",
    again: "Ask again",
    sheet: {
      detail: "Add pictures of your own document. Staff of this site compare it with these facts.",
      shows: "The document must",
      marks: {
        facts: "show your name, date of birth and photo",
        valid: "be valid",
        whole: "be in the picture as a whole page, readable and with nothing covered",
      },
      pictures: "Pictures of the document",
      needPicture: "Please add a picture of the document",
      submit: "Submit",
      done: "You have asked for verification. The decision comes as a message.",
    },
  },
};

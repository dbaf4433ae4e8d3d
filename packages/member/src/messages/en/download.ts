export const download = {
  download: {
    title: "Get the app",
    detail: "Put {name} on your home screen and open it by its icon. No app store needed.",
    how: "How to install",
    device: "Your device",
    devices: { ios: "iPhone, iPad", android: "Android", desktop: "Computer" },
    steps: {
      ios: {
        one: "Open this site in Safari.",
        two: "Press the share button: a box with an arrow upwards.",
        three: "Choose “Add to Home Screen”, then “Add”.",
      },
      android: {
        one: "Open this site in Chrome.",
        two: "Press the menu at the top right: three dots.",
        three: "Choose “Install app” or “Add to Home screen” and confirm.",
      },
      desktop: {
        one: "Open this site in Chrome or Edge.",
        two: "Press the install icon in the address bar, or open the browser's menu.",
        three: "Choose “Install” or “Create shortcut” and confirm.",
      },
    },
    notes: {
      ios: "Where another browser does not have this, please use Safari.",
      android: "Other browsers may name the entry of their menu a little differently.",
      desktop: "Once installed, it opens from your desktop or start menu.",
    },
    oneStep: "Install at a press",
    oneStepText: "Your browser can install this site directly. It takes little room.",
    install: "Install the app",
    installing: "It is being installed. Open it from your home screen or desktop.",
    later: "Nothing was installed. You can come back at any time.",
    installed: "The app is installed",
    installedText: "Next time, open it by its icon.",
    onPhone: "On your phone",
    onOther: "On another phone",
    scan: "Scan the code with a phone to open this site there.",
    qr: "QR code of this site's address",
    address: "Address of this site",
    help: "Trouble installing?",
  },
} as const;

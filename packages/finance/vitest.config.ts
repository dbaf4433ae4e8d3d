import { unitTests } from "@baize/presets";

export default unitTests({
  browserLike: true,
  isolated: [
    // The device's clock is moved before any module of that file reads it.
    "src/device-clock.test.tsx",
    // They watch the focus, which the dialogs of earlier files would take.
    "src/set-password/set-password-sheet.test.tsx",
    "src/accounts/account-refusals.test.tsx",
  ],
});

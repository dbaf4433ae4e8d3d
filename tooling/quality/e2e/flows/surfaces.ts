/** On flows that say nothing of the width: they are walked on one surface only. */
export const DESKTOP = { tag: "@desktop" };
export const PHONE = { tag: "@phone" };

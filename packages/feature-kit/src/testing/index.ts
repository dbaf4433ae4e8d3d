export { byLocale } from "./by-locale.ts";
export { captureSaved } from "./capture-saved.ts";
export { callsOf, loadMessages, renderScreen, type Screen, type ScreenOptions } from "./render-screen.tsx";
export { ScreenFrame, type ScreenFrameProps } from "./screen-frame.tsx";
export { testBrand } from "@baize/ui-kit/testing";

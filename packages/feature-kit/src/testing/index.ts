export { callsOf, loadMessages, renderScreen, type Screen, type ScreenOptions } from "./render-screen.tsx";
export { ScreenFrame, type ScreenFrameProps } from "./screen-frame.tsx";
export { testBrand } from "./test-brand.ts";

export { byLocale } from "./by-locale.ts";
export { captureSaved } from "./capture-saved.ts";
export { callsOf, loadMessages, renderScreen, type Screen, type ScreenOptions } from "./render-screen.tsx";
export { pngFile, SAMPLE_PICTURE, uploaded } from "./sample-picture.ts";
export { ScreenFrame, type ScreenFrameProps } from "./screen-frame.tsx";
export { stubUpload, type UploadAnswer } from "./stub-upload.ts";
export { testBrand } from "@baize/ui-kit/testing";

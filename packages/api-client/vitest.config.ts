import { unitTests } from "@baize/presets";

// `AbortSignal.any` is taken away before any module of that file reads it.
export default unitTests({ isolated: ["src/transport-without-any.test.ts"] });

import { unitTests } from "@baize/presets";

// `AbortSignal.any` is taken away before any module of the first file reads it; the second loads modules anew.
export default unitTests({ isolated: ["src/transport-without-any.test.ts", "src/late-sending.test.ts"] });

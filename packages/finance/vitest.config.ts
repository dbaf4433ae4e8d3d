import { unitTests } from "@baize/presets";

// The device's clock is moved before any module of that file reads it.
export default unitTests({ browserLike: true, isolated: ["src/device-clock.test.tsx"] });

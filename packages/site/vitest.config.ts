import { unitTests } from "@baize/presets";

/** A site that a test has started goes on asking its back end; files beside it must not share its modules. */
export default unitTests({ browserLike: true, isolated: ["src/backend.test.ts", "src/start-site.test.tsx"] });

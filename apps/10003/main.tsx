import { startSite } from "@baize/site";
import { site } from "./site.ts";

await startSite(site);

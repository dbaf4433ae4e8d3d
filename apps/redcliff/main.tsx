import { startSite } from "@baize/site";
import { site } from "./site.ts";

void startSite(site);

import { finance } from "@baize/finance";
import { games } from "@baize/games";
import { member } from "@baize/member";
import { startSite } from "@baize/site";
import { brand } from "./brand.ts";

await startSite({ brand, features: [games, finance, member] });

import type { Brush } from "../brush.ts";
import type { Random } from "../random.ts";

/** Draws one object about the origin, within 100 units to every side. */
export type Figure = (p: Brush, r: Random) => string;

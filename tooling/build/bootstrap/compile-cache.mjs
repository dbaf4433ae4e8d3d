// Loaded before a program that runs from its sources: keeps what Node has compiled, so that from the second start on
// neither the compiler of types nor its memory is needed. Node compares each entry with the source and its own version.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url)));

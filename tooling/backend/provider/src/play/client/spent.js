import { leave } from "./bridge.js";
import { byId } from "./dom.js";

byId("over-exit").addEventListener("click", () => leave({}, "/"));

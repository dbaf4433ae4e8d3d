/**
 * Gathers every style of the kit, those of lazily loaded parts too, into `dist/styles.css` for those who use the
 * packed package. Inside the repository each module brings its own styles.
 */
import "./index.ts";
import "./dialog/dialog-panel.tsx";
import "./menu/menu-panel.tsx";
import "./preset-filter/range-picker.tsx";
import "./sheet/drawer-panel.tsx";
import "./tooltip/tooltip-panel.tsx";

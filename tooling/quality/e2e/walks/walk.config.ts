import { defineConfig } from "@playwright/test";
import flows from "../playwright.config.ts";

/** Every screen at every size, and under a page translator. It takes long, so it belongs to a release. */
export default defineConfig({ ...flows, testDir: import.meta.dirname, timeout: 900_000 });

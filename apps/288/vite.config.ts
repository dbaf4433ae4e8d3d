import { brandApp } from "@baize/vite";

export default brandApp("288");

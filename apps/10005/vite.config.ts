import { brandApp } from "@baize/vite";

export default brandApp("10005");

import { brandApp } from "@baize/vite";

export default brandApp("skyharbor");

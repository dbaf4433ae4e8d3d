import type { KitNavigation } from "@baize/ui-kit";
import { Link, useNavigate } from "react-router-dom";

/** The site's router, as the ui-kit's links use it. */
export const kitNavigation: KitNavigation = { Link, useNavigate };

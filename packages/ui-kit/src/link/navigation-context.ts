import { createContext } from "react";

import { Link, useNavigate } from "../navigation/navigation.ts";
import type { KitNavigation } from "./link.tsx";

export const navigationContext = createContext<KitNavigation>({ Link, useNavigate });

import { createContext } from "react";

import type { KitNavigation } from "./link.tsx";
import { PlainLink } from "./plain-link.tsx";

/** Without a site around it each link loads its page anew. */
export const navigationContext = createContext<KitNavigation>({
  Link: PlainLink,
  useNavigate: () => (path) => window.location.assign(path),
});

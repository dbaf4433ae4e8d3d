export type { Brand } from "./brand.ts";
export { messages as siteMessages } from "./catalogues.ts";
export { SiteApp, type SiteAppProps } from "./site-app.tsx";
export { startSite, type SiteOptions } from "./start-site.tsx";
export { createSessionEnds, type SessionEnds } from "./session/session-end.tsx";
export { createCatalogue, type Catalogue } from "./start/catalogue.ts";
export { createPageViews, type PageView, type PageViews } from "./start/page-views.ts";
export { createPreferences, type Preferences, type Scheme } from "./start/preferences.ts";

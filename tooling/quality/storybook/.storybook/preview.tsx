import { ensureTemporal, SITE_LOCALES } from "@baize/domain";
import type { Preview } from "@storybook/react-vite";
import { Suspense } from "react";
import { configure } from "storybook/test";
import { brands, firstBrand } from "../src/brands.ts";
import { expectPictures, watchPictures } from "../src/failed-pictures.ts";
import { SiteFrame, type SiteFrameProps } from "../src/site-frame.tsx";

type Chosen = Pick<SiteFrameProps, "brand" | "scheme" | "locale" | "surface">;
type Told = Pick<SiteFrameProps, "answers" | "session" | "path">;

// Bounds what hangs; a busy machine takes many times as long as a quiet one.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  initialGlobals: { brand: firstBrand, scheme: "dark", locale: "zh-CN", surface: "desktop" },
  globalTypes: {
    brand: {
      description: "Brand",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: Object.values(brands).map(({ code, name }) => ({ value: code, title: `${code} ${name}` })),
      },
    },
    scheme: { description: "Scheme", toolbar: { icon: "contrast", dynamicTitle: true, items: ["dark", "light"] } },
    locale: { description: "Language", toolbar: { icon: "globe", dynamicTitle: true, items: [...SITE_LOCALES] } },
    surface: { description: "Surface", toolbar: { icon: "mobile", dynamicTitle: true, items: ["desktop", "mobile"] } },
  },
  parameters: { layout: "fullscreen", a11y: { test: "error" }, options: { storySort: { method: "alphabetical" } } },
  loaders: [ensureTemporal],
  beforeAll: watchPictures,
  afterEach: expectPictures,
  decorators: [
    (Story, { id, globals, parameters }) => {
      const { brand, scheme, locale, surface } = globals as Chosen;
      const { answers, session, path } = parameters as Told;
      return (
        <Suspense fallback={null}>
          <SiteFrame key={`${id}/${brand}/${locale}`} {...{ brand, scheme, locale, surface, answers, session, path }}>
            <Story />
          </SiteFrame>
        </Suspense>
      );
    },
  ],
};
export default preview;

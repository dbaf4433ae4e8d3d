import type { Preview } from "@storybook/react-vite";
import { SiteFrame } from "../src/site-frame.tsx";
import { brands, firstBrand } from "../src/brands.ts";

const preview: Preview = {
  initialGlobals: { brand: firstBrand, scheme: "dark", locale: "zh-CN", surface: "desktop" },
  globalTypes: {
    brand: { description: "Brand", toolbar: { icon: "paintbrush", dynamicTitle: true, items: Object.values(brands).map(({ code, name }) => ({ value: code, title: `${code} ${name}` })) } },
    scheme: { description: "Scheme", toolbar: { icon: "contrast", dynamicTitle: true, items: ["dark", "light"] } },
    locale: { description: "Language", toolbar: { icon: "globe", dynamicTitle: true, items: [{ value: "zh-CN", title: "中文" }, { value: "en", title: "English" }] } },
    surface: { description: "Surface", toolbar: { icon: "mobile", dynamicTitle: true, items: ["desktop", "mobile"] } },
  },
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    options: { storySort: { method: "alphabetical" } },
  },
  decorators: [
    (Story, context) => {
      const { brand, scheme, locale, surface } = context.globals as { brand: string; scheme: "dark" | "light"; locale: "zh-CN" | "en"; surface: "desktop" | "mobile" };
      const { answers, path } = context.parameters as { answers?: object; path?: string };
      return (
        <SiteFrame key={`${context.id}/${brand}/${locale}`} brand={brand} scheme={scheme} locale={locale} surface={surface} answers={answers} path={path}>
          <Story />
        </SiteFrame>
      );
    },
  ],
};
export default preview;

/** In the site's first code: the language's own name, and what is shown when no other words could be loaded. */
export const startup = {
  language: "简体中文",
  title: "页面暂时打不开",
  text: "网络似乎断开了。您的资金不受影响，请稍后重试。",
  retry: "重试",
} as const;

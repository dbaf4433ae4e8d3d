/** In the document itself: what is shown when the site does not start. */
export const guard = {
  old: {
    title: "浏览器版本太旧",
    text: "本站需要较新的浏览器才能正常、安全地使用。请更新浏览器或系统，或换用其他新版浏览器。您的账户和资金不受影响。",
  },
  offline: { title: "没有网络连接", text: "网络恢复后会自动重新加载。您的资金不受影响。" },
  broken: {
    title: "页面暂时打不开",
    text: "有内容没能加载完成。您的资金不受影响，请稍后重试；如果仍然打不开，请换一个网络。",
  },
  retry: "重试",
} as const;

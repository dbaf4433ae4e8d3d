import { expect, test } from "vitest";
import { MOBILE_BASE, paths, routePatterns } from "./paths.ts";

test("the routes are those of the specification and ours, each once", () => {
  expect(Object.values(routePatterns)).toEqual([
    "/",
    "/home",
    "/login",
    "/register",
    "/iframeCustomerService",
    "/user",
    "/agent",
    "/activity/discount",
    "/activity/list/:id",
    "/activity/enjoyLuxuryGifts",
    "/activity/sign",
    "/venue/sports",
    "/venue/realbet",
    "/venue/chess",
    "/venue/gaming",
    "/venue/lottery",
    "/venue/fishGame",
    "/game/egame",
    "/download",
    "/help/:id",
    "/forgetPassword",
    "/sports",
    "/venues",
    "/finance/deposit",
    "/finance/deposit/newsletter",
    "/finance/deposit/cardinfo",
    "/finance/deposit/virtualCoinHelp",
    "/finance/withdraw",
    "/finance/transfer",
    "/finance/addBankCard",
    "/finance/addAlipay",
    "/finance/virtualCoinCard",
    "/user/personal",
    "/user/bankCardsManage",
    "/user/message",
    "/user/messageDetail",
    "/user/feedBack",
    "/user/feedBackList",
    "/user/betRecord",
    "/user/transRecord",
    "/user/vip",
    "/user/vip/detail",
    "/user/protection",
    "/user/statement",
  ]);
});

test("ids are escaped in paths", () => {
  expect(paths.help("a/b?c#d 中")).toBe("/help/a%2Fb%3Fc%23d%20%E4%B8%AD");
  expect(paths.activityDetail("227490627192107008")).toBe("/activity/list/227490627192107008");
});

test("the mobile surface has its base", () => {
  expect(MOBILE_BASE).toBe("/app");
});

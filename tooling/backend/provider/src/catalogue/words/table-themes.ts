import type { Theme } from "./theme.ts";

export const fishing: Theme = {
  own: "渔舟唱晚 Evening Boat Song, 深海渔歌 Deep-Sea Shanty, 鱼跃千层浪 Leap Over the Waves, 珊瑚夜钓 Night Fishing",
  subjects:
    "蓝湾 Blue Bay, 龙宫 Dragon Palace, 珊瑚 Coral, 金鲨 Golden Shark, 星海 Star Sea, 古船 Old Wreck, 月湖 Moon Lake, 冰洋 Ice Ocean",
  tails: "捕鱼 {} Fishing, 渔场 {} Fishery, 撒网 {} Net Cast, 垂钓 {} Angling, 渔王 {} Fisher King, 渔歌 {} Song",
};

export const roulette: Theme = {
  subjects:
    "欧洲 European, 琥珀 Amber, 银厅 Silver Room, 月光 Moonlight, 墨绿 Deep Green, 黄铜 Brass, 丝绒 Velvet, 港湾 Harbour, 北廊 North Gallery, 老剧院 Old Theatre, 钟楼 Clocktower, 玫瑰厅 Rose Hall",
  tails: "轮盘 {} Roulette, 单零轮盘 {} Single Zero",
};

export const dice: Theme = {
  subjects:
    "古铜 Bronze, 玉碗 Jade Bowl, 竹筒 Bamboo Cup, 青花 Blue China, 龙运 Dragon, 三星 Three Star, 漆盒 Lacquer Box, 茶馆 Teahouse, 灯下 Lamplight, 江南 Jiangnan, 石桌 Stone Table, 渡口 Ferry",
  tails: "骰宝 {} Sic Bo, 三骰 {} Three Dice",
};

export const baccarat: Theme = {
  subjects:
    "经典 Classic, 贵宾 Salon, 翠台 Green Table, 金缘 Gold Rim, 夜航 Night Cruise, 湖景 Lakeview, 红厅 Red Room, 云顶 Cloudtop, 双鹤 Twin Cranes, 长廊 Long Gallery, 雅集 Gathering, 静室 Quiet Room",
  tails: "百家乐 {} Baccarat, 快局百家乐 {} Quick Baccarat",
};

export const draws: Theme = {
  own: "五更天 Fifth Watch, 竹签筒 Bamboo Lots, 摇彩球 Ball Cage",
  subjects:
    "荷风 Lotus Breeze, 石塔 Stone Pagoda, 青鸟 Jadefinch, 蓝杉 Blue Fir, 明谷 Bright Vale, 喜鹊 Magpie, 海棠 Crabapple, 北斗 Dipper, 流萤 Firefly, 长桥 Long Bridge, 秋水 Autumn Water, 白露 White Dew",
  tails:
    "快选三 {} Pick Three, 十选彩 {} Draw of Ten, 秒开彩 {} Instant Draw, 幸运球 {} Lucky Balls, 时时选 {} All-Day Draw, 小彩 {} Small Draw, 对对彩 {} Match Draw, 三星彩 {} Three Stars",
};

export const tiles: Theme = {
  own: "雀楼听风 Listening to the Wind, 一杯茶一局牌 Tea and Tiles, 东风第一枝 First Branch of East",
  subjects:
    "竹林 Bamboo Grove, 松院 Pine Court, 古渡 Old Ferry, 回廊 Cloister, 棠园 Crabapple Garden, 茶楼 Tea House, 湖心亭 Lake Pavilion, 老巷 Old Lane, 听雨 Rain Listening, 西窗 West Window, 画舫 Painted Boat, 石桥 Stone Bridge",
  tails:
    "麻将比牌 {} Tile Duel, 一张定胜 {} One Tile, 牌九快局 {} Quick Tiles, 东西对决 {} East and West, 翻牌 {} Turn-Up, 万字局 {} Characters, 筒子局 {} Circles, 条子局 {} Bamboos, 雅局 {} Parlour, 对牌 {} Face-Off",
};

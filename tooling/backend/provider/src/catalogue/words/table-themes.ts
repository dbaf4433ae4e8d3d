import type { Theme } from "./theme.ts";

export const fishing: Theme = {
  own: "渔舟唱晚 Evening Boat Song @30 #sailboat, 深海渔歌 Deep-Sea Shanty @225 #anchor, 鱼跃千层浪 Leap Over the Waves @200 #flying-fish, 珊瑚夜钓 Night Fishing @350 #coral",
  subjects:
    "蓝湾 Blue Bay @210 #beach-with-umbrella, 龙宫 Dragon Palace @20 #dragon-face, 珊瑚 Coral #coral, 金鲨 Golden Shark @45 #golden-shark, 星海 Star Sea @245 #glowing-star, 古船 Old Wreck @30 #old-ship, 月湖 Moon Lake @230 #full-moon, 冰洋 Ice Ocean @195 #ice-crystal",
  tails:
    "捕鱼 {} Fishing, 渔场 {} Fishery #anchor, 撒网 {} Net Cast, 垂钓 {} Angling #fishing-pole, 渔王 {} Fisher King #crown, 渔歌 {} Song #musical-notes",
};

export const roulette: Theme = {
  subjects:
    "欧洲 European @225 #castle, 琥珀 Amber @38 #amber, 银厅 Silver Room @215 #chandelier, 月光 Moonlight @240 #moon, 墨绿 Deep Green @155, 黄铜 Brass @45, 丝绒 Velvet @340, 港湾 Harbour @205 #anchor, 北廊 North Gallery @260 #framed-picture, 老剧院 Old Theatre @355 #performing-arts, 钟楼 Clocktower @25 #mantelpiece-clock, 玫瑰厅 Rose Hall @345 #rose",
  tails: "轮盘 {} Roulette, 单零轮盘 {} Single Zero",
};

export const dice: Theme = {
  subjects:
    "古铜 Bronze @30, 玉碗 Jade Bowl @150 #jade-bowl, 竹筒 Bamboo Cup @100 #bamboo, 青花 Blue China @220 #china-vase, 龙运 Dragon @5 #dragon-face, 三星 Three Star @45 #three-stars, 漆盒 Lacquer Box @350 #lacquer-box, 茶馆 Teahouse @85 #teapot, 灯下 Lamplight @35 #red-paper-lantern, 江南 Jiangnan @190 #arch-bridge, 石桌 Stone Table @60 #rock, 渡口 Ferry @200 #old-ship",
  tails: "骰宝 {} Sic Bo, 三骰 {} Three Dice",
};

export const baccarat: Theme = {
  subjects:
    "经典 Classic @160, 贵宾 Salon @280 #crown, 翠台 Green Table @155, 金缘 Gold Rim @45 #coin, 夜航 Night Cruise @235 #passenger-ship, 湖景 Lakeview @200 #mount-fuji, 红厅 Red Room @5, 云顶 Cloudtop @210 #cloud, 双鹤 Twin Cranes @190 #crane, 长廊 Long Gallery @30 #framed-picture, 雅集 Gathering @330 #fan, 静室 Quiet Room @120 #tea-bowl",
  tails: "百家乐 {} Baccarat, 快局百家乐 {} Quick Baccarat",
};

export const draws: Theme = {
  own: "五更天 Fifth Watch @245 #crescent-moon, 竹签筒 Bamboo Lots @100 #bamboo, 摇彩球 Ball Cage @280",
  subjects:
    "荷风 Lotus Breeze @335 #lotus, 石塔 Stone Pagoda @50 #pagoda, 青鸟 Jadefinch @190 #bird, 蓝杉 Blue Fir @215 #evergreen-tree, 明谷 Bright Vale @95 #national-park, 喜鹊 Magpie @230 #magpie, 海棠 Crabapple @345 #begonia, 北斗 Dipper @255 #big-dipper, 流萤 Firefly @75 #firefly, 长桥 Long Bridge @20 #bridge-at-night, 秋水 Autumn Water @28 #maple-leaf, 白露 White Dew @185 #droplet",
  tails:
    "快选三 {} Pick Three, 十选彩 {} Draw of Ten, 秒开彩 {} Instant Draw, 幸运球 {} Lucky Balls, 时时选 {} All-Day Draw, 小彩 {} Small Draw, 对对彩 {} Match Draw, 三星彩 {} Three Stars",
};

export const tiles: Theme = {
  own: "雀楼听风 Listening to the Wind @195 #leaf-fluttering-in-wind, 一杯茶一局牌 Tea and Tiles @85 #tea-bowl, 东风第一枝 First Branch of East @340 #cherry-blossom",
  subjects:
    "竹林 Bamboo Grove @120 #bamboo, 松院 Pine Court @150 #pine, 古渡 Old Ferry @205 #old-ship, 回廊 Cloister @30 #shinto-shrine, 棠园 Crabapple Garden @345 #begonia, 茶楼 Tea House @70 #teapot, 湖心亭 Lake Pavilion @190 #pavilion, 老巷 Old Lane @25 #house, 听雨 Rain Listening @220 #umbrella-with-rain-drops, 西窗 West Window @45 #window, 画舫 Painted Boat @10 #painted-boat, 石桥 Stone Bridge @55 #arch-bridge",
  tails:
    "麻将比牌 {} Tile Duel, 一张定胜 {} One Tile, 牌九快局 {} Quick Tiles, 东西对决 {} East and West, 翻牌 {} Turn-Up, 万字局 {} Characters, 筒子局 {} Circles, 条子局 {} Bamboos, 雅局 {} Parlour, 对牌 {} Face-Off",
};

import type { Theme } from "./theme.ts";

export const gems: Theme = {
  own: "极光宝石 Aurora Gems #emerald, 七彩琉璃塔 Pagoda of Seven Glazes #pagoda, 碎钻雨 Diamond Rain #diamond, 璀璨之冠 Radiant Crown #crown, 水晶球预言 The Crystal Ball #crystal-ball",
  subjects:
    "星尘 Stardust @265 #sparkles, 烈焰 Blazing @12 #fire, 冰晶 Frozen @205 #ice-crystal, 幻彩 Prismatic @300 #rainbow, 深海 Deep-Sea @225 #water-wave, 暗夜 Midnight @250 #crescent-moon, 晨曦 Daybreak @38 #sunrise, 琉璃 Glazed @175 #golden-vase, 翡翠 Emerald @150 #emerald, 琥珀 Amber @40 #amber, 紫晶 Amethyst @285 #amethyst, 虹光 Rainbow @330 #rainbow, 月影 Moonshade @240 #moon, 炽金 Molten Gold @45 #ingot",
  tails:
    "宝石 {} Gems #gem-stone, 水晶 {} Crystals #ice-crystal, 宝匣 {} Casket #chest, 矿脉 {} Lode #pick, 秘钻 {} Diamonds #diamond, 王冠 {} Crown #crown, 宝塔 {} Pagoda #pagoda, 星阵 {} Stars #star",
};

export const fruits: Theme = {
  own: "经典水果盘 Classic Fruits #watermelon, 三个七 Three Sevens #seven, 铃铛与樱桃 Bells and Cherries #bell, 果汁四溅 Juice Splash #tropical-drink, 水果方阵 Fruit Square #grapes",
  subjects:
    "樱桃 Cherry #cherries, 西瓜 Watermelon #watermelon, 柠檬 Lemon #lemon, 葡萄 Grape #grapes, 蜜桃 Peach #peach, 香橙 Orange #tangerine, 草莓 Strawberry #strawberry, 荔枝 Lychee #lychee, 菠萝 Pineapple #pineapple, 石榴 Pomegranate #pomegranate, 芒果 Mango #mango, 蓝莓 Blueberry #blueberries",
  tails:
    "派对 {} Party #party-popper, 果园 {} Orchard #deciduous-tree, 冰沙 {} Smoothie #shaved-ice, 集市 {} Market, 甜心 {} Sweetheart #heart-with-ribbon, 三连 Triple {}, 丰收季 {} Harvest, 汽水 {} Soda #cup-with-straw",
};

export const lostCities: Theme = {
  own: "楼兰之秘 Secret of Loulan #two-hump-camel, 丝路驼铃 Camel Bells #two-hump-camel, 法老的密室 Pharaoh's Chamber #pharaoh, 亚特兰蒂斯之泪 Tears of Atlantis #droplet, 古堡回声 Castle Echo #castle, 羊皮卷 The Parchment #scroll",
  subjects:
    "敦煌 Dunhuang #two-hump-camel, 长安 Chang'an #pagoda, 玛雅 Maya #step-pyramid, 法老 Pharaoh #pharaoh, 波斯 Persia #diya-lamp, 罗马 Rome #classical-building, 特洛伊 Troy #horse, 吴哥 Angkor #hindu-temple, 庞贝 Pompeii #volcano, 巴比伦 Babylon #ziggurat, 印加 Inca #llama, 迦太基 Carthage #elephant",
  tails:
    "秘宝 Treasure of {} #chest, 传奇 Legends of {}, 迷城 Lost City of {}, 之门 Gates of {} #key, 夜话 Nights of {} #crescent-moon, 遗迹 Ruins of {}, 黄金 Gold of {}, 古卷 Scrolls of {} #scroll",
};

export const space: Theme = {
  own: "群星低语 Whisper of Stars #glowing-star, 月球背面 Far Side of the Moon #new-moon-face, 光年之外 Beyond Light Years #milky-way, 太空慢船 Slow Boat in Space #rocket, 卫星来信 Letter from a Satellite #satellite",
  subjects:
    "星云 Nebula #milky-way, 彗星 Comet #comet, 火星 Mars #mars, 土星环 Saturn Ring #ringed-planet, 流星 Meteor #meteor, 双子星 Twin Star #twin-star, 北斗 Big Dipper #big-dipper, 日冕 Corona #sun, 小行星 Asteroid #asteroid, 木卫 Jovian #jupiter, 深空 Deep Space #telescope, 极夜 Polar Night #night-with-stars",
  tails:
    "矿工 {} Miners #pick, 远征 {} Expedition #rocket, 驿站 {} Waystation #hut, 信号 {} Signal #satellite-antenna, 方舟 {} Ark #flying-saucer, 赛道 {} Raceway #chequered-flag, 漂流 {} Drift, 列车 {} Express #locomotive",
};

export const forest: Theme = {
  own: "雨后蘑菇圈 Mushroom Ring #mushroom, 树洞邮局 Post Office in the Oak #postbox, 月光下的林间 Moonlit Glade #evergreen-tree, 橡果银行 Acorn Bank #acorn, 森林小火车 Forest Railway #locomotive",
  subjects:
    "精灵 Elf #woman-elf, 独角兽 Unicorn #unicorn, 松鼠 Squirrel #chipmunk, 刺猬 Hedgehog #hedgehog, 蘑菇 Mushroom #mushroom, 萤火虫 Firefly #firefly, 猫头鹰 Owl #owl, 小鹿 Fawn #deer, 浣熊 Raccoon #raccoon, 花仙 Flower Sprite #flower-sprite, 啄木鸟 Woodpecker #woodpecker, 狐狸 Fox #fox",
  tails:
    "茶会 {} Tea Party #teapot, 木屋 {} Cabin #hut, 的礼物 Gift of the {} #wrapped-gift, 魔法 {} Magic #magic-wand, 音乐会 {} Concert #musical-notes, 秘径 {} Trail #world-map, 集市 {} Fair, 之梦 {} Dream",
};

export const adventure: Theme = {
  own: "最后的藏宝图 The Last Map #world-map, 午夜列车谜案 Midnight Train Mystery #locomotive, 黄沙客栈 Inn of the Sands #hut, 失落的罗盘 Lost Compass #compass, 云端飞艇 Airship Above #airship, 银矿小镇 Silver Town #pick",
  subjects:
    "海盗 Pirate #pirate-flag, 牛仔 Cowboy #cowboy-hat-face, 侦探 Detective #magnifying-glass-tilted-left, 魔术师 Magician #magic-wand, 骑士 Knight #shield, 考古家 Archaeologist #amphora, 船长 Captain #ship-wheel, 飞行员 Aviator #small-airplane, 炼金师 Alchemist #alembic, 钟表匠 Watchmaker #mantelpiece-clock, 驯兽师 Tamer #circus-tent, 旅行家 Traveller #luggage",
  tails:
    "宝箱 {}'s Chest #chest, 日记 {}'s Diary #notebook, 之路 Road of the {} #compass, 的秘密 Secret of the {} #key, 之夜 Night of the {} #crescent-moon, 奇遇记 {}'s Adventure, 藏宝图 {}'s Map #world-map, 金库 {}'s Vault #ingot",
};

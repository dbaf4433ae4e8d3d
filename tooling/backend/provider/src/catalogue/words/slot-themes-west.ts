import type { Theme } from "./theme.ts";

export const gems: Theme = {
  own: "极光宝石 Aurora Gems, 七彩琉璃塔 Pagoda of Seven Glazes, 碎钻雨 Diamond Rain, 璀璨之冠 Radiant Crown, 水晶球预言 The Crystal Ball",
  subjects:
    "星尘 Stardust, 烈焰 Blazing, 冰晶 Frozen, 幻彩 Prismatic, 深海 Deep-Sea, 暗夜 Midnight, 晨曦 Daybreak, 琉璃 Glazed, 翡翠 Emerald, 琥珀 Amber, 紫晶 Amethyst, 虹光 Rainbow, 月影 Moonshade, 炽金 Molten Gold",
  tails:
    "宝石 {} Gems, 水晶 {} Crystals, 宝匣 {} Casket, 矿脉 {} Lode, 秘钻 {} Diamonds, 王冠 {} Crown, 宝塔 {} Pagoda, 星阵 {} Stars",
};

export const fruits: Theme = {
  own: "经典水果盘 Classic Fruits, 三个七 Three Sevens, 铃铛与樱桃 Bells and Cherries, 果汁四溅 Juice Splash, 水果方阵 Fruit Square",
  subjects:
    "樱桃 Cherry, 西瓜 Watermelon, 柠檬 Lemon, 葡萄 Grape, 蜜桃 Peach, 香橙 Orange, 草莓 Strawberry, 荔枝 Lychee, 菠萝 Pineapple, 石榴 Pomegranate, 芒果 Mango, 蓝莓 Blueberry",
  tails:
    "派对 {} Party, 果园 {} Orchard, 冰沙 {} Smoothie, 集市 {} Market, 甜心 {} Sweetheart, 三连 Triple {}, 丰收季 {} Harvest, 汽水 {} Soda",
};

export const lostCities: Theme = {
  own: "楼兰之秘 Secret of Loulan, 丝路驼铃 Camel Bells, 法老的密室 Pharaoh's Chamber, 亚特兰蒂斯之泪 Tears of Atlantis, 古堡回声 Castle Echo, 羊皮卷 The Parchment",
  subjects:
    "敦煌 Dunhuang, 长安 Chang'an, 玛雅 Maya, 法老 Pharaoh, 波斯 Persia, 罗马 Rome, 特洛伊 Troy, 吴哥 Angkor, 庞贝 Pompeii, 巴比伦 Babylon, 印加 Inca, 迦太基 Carthage",
  tails:
    "秘宝 Treasure of {}, 传奇 Legends of {}, 迷城 Lost City of {}, 之门 Gates of {}, 夜话 Nights of {}, 遗迹 Ruins of {}, 黄金 Gold of {}, 古卷 Scrolls of {}",
};

export const space: Theme = {
  own: "群星低语 Whisper of Stars, 月球背面 Far Side of the Moon, 光年之外 Beyond Light Years, 太空慢船 Slow Boat in Space, 卫星来信 Letter from a Satellite",
  subjects:
    "星云 Nebula, 彗星 Comet, 火星 Mars, 土星环 Saturn Ring, 流星 Meteor, 双子星 Twin Star, 北斗 Big Dipper, 日冕 Corona, 小行星 Asteroid, 木卫 Jovian, 深空 Deep Space, 极夜 Polar Night",
  tails:
    "矿工 {} Miners, 远征 {} Expedition, 驿站 {} Waystation, 信号 {} Signal, 方舟 {} Ark, 赛道 {} Raceway, 漂流 {} Drift, 列车 {} Express",
};

export const forest: Theme = {
  own: "雨后蘑菇圈 Mushroom Ring, 树洞邮局 Post Office in the Oak, 月光下的林间 Moonlit Glade, 橡果银行 Acorn Bank, 森林小火车 Forest Railway",
  subjects:
    "精灵 Elf, 独角兽 Unicorn, 松鼠 Squirrel, 刺猬 Hedgehog, 蘑菇 Mushroom, 萤火虫 Firefly, 猫头鹰 Owl, 小鹿 Fawn, 浣熊 Raccoon, 花仙 Flower Sprite, 啄木鸟 Woodpecker, 狐狸 Fox",
  tails:
    "茶会 {} Tea Party, 木屋 {} Cabin, 的礼物 Gift of the {}, 魔法 {} Magic, 音乐会 {} Concert, 秘径 {} Trail, 集市 {} Fair, 之梦 {} Dream",
};

export const adventure: Theme = {
  own: "最后的藏宝图 The Last Map, 午夜列车谜案 Midnight Train Mystery, 黄沙客栈 Inn of the Sands, 失落的罗盘 Lost Compass, 云端飞艇 Airship Above, 银矿小镇 Silver Town",
  subjects:
    "海盗 Pirate, 牛仔 Cowboy, 侦探 Detective, 魔术师 Magician, 骑士 Knight, 考古家 Archaeologist, 船长 Captain, 飞行员 Aviator, 炼金师 Alchemist, 钟表匠 Watchmaker, 驯兽师 Tamer, 旅行家 Traveller",
  tails:
    "宝箱 {}'s Chest, 日记 {}'s Diary, 之路 Road of the {}, 的秘密 Secret of the {}, 之夜 Night of the {}, 奇遇记 {}'s Adventure, 藏宝图 {}'s Map, 金库 {}'s Vault",
};

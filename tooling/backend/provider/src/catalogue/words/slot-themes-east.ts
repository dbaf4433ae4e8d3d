import type { Theme } from "./theme.ts";

export const eastBeasts: Theme = {
  own: "锦鲤跃龙门 Koi Over the Dragon Gate, 鹤鸣九皋 Cranes Over Nine Marshes, 双狮戏球 Twin Lions at Play, 龙凤呈祥 Dragon and Phoenix, 百鸟朝凤 A Hundred Birds, 虎啸山林 Tiger of the Pines, 灵猫守岁 The New Year Cat, 金鸡报晓 Rooster at Dawn",
  subjects:
    "锦鲤 Koi, 白鹤 White Crane, 麒麟 Qilin, 玉兔 Jade Rabbit, 金蟾 Golden Toad, 灵狐 Spirit Fox, 神龟 Sacred Turtle, 凤凰 Phoenix, 雪豹 Snow Leopard, 瑞狮 Lucky Lion, 青龙 Azure Dragon, 白虎 White Tiger, 朱雀 Vermilion Bird, 孔雀 Peacock",
  tails:
    "献瑞 {} Omen, 送宝 {}'s Treasure, 奇缘 Meeting the {}, 传说 Legend of the {}, 秘境 Realm of the {}, 含珠 {} and Pearl, 起舞 Dance of the {}, 望月 {} and Moon",
};

export const festivals: Theme = {
  own: "火树银花 Trees of Fire, 花好月圆 Full Moon and Flowers, 爆竹一声 First Firecracker, 狮舞新岁 Lion Dance New Year, 灯火满城 City of Lanterns, 岁岁平安 Peace Year After Year",
  subjects:
    "元宵 Lantern Festival, 新春 New Spring, 中秋 Mid-Autumn, 端午 Dragon Boat, 花朝 Flower Festival, 庙会 Temple Fair, 腊月 Twelfth Moon, 七夕 Double Seventh, 重阳 Double Ninth, 冬至 Solstice, 上巳 Orchid Day, 立春 First Spring",
  tails:
    "之夜 {} Night, 喜事 {} Joy, 锣鼓 {} Drums, 灯会 {} Lights, 团圆 {} Reunion, 市集 {} Market, 祝酒 {} Toast, 礼盒 {} Gift Box",
};

export const wealth: Theme = {
  own: "金玉满堂 Gold and Jade, 五谷丰登 Five Grains, 年年有余 Plenty of Fish, 三阳开泰 Three Rams, 一团和气 Harmony, 八方来宝 Treasure from Eight Winds, 满仓金粟 Granary of Gold",
  subjects:
    "元宝 Ingot, 聚宝盆 Treasure Bowl, 摇钱树 Money Tree, 金算盘 Golden Abacus, 玉如意 Jade Sceptre, 招财猫 Beckoning Cat, 五福 Five Blessings, 八宝 Eight Treasures, 铜钱 Old Coins, 金鼎 Golden Tripod, 福袋 Lucky Bag, 红灯笼 Red Lantern",
  tails:
    "满堂 House of {}, 临门 {} at the Door, 连环 {} Chain, 呈祥 {} Bright, 乾坤 {} Cosmos, 三重奏 {} Trio, 阁 {} Pavilion, 物语 {} Story",
};

export const heroes: Theme = {
  own: "大闹天宫 Havoc in Heaven, 嫦娥奔月 Flight to the Moon, 夸父逐日 Chasing the Sun, 精卫填海 The Bird and the Sea, 后羿射日 Nine Suns, 牛郎鹊桥 Bridge of Magpies, 画龙点睛 Eyes of the Dragon, 愚公移山 The Mountain Mover",
  subjects:
    "后羿 Houyi, 哪吒 Nezha, 嫦娥 Chang'e, 大圣 Monkey King, 精卫 Jingwei, 雷公 Thunder Lord, 女娲 Nuwa, 八仙 Eight Immortals, 龙女 Dragon Maiden, 盘古 Pangu, 花木兰 Mulan, 织女 Weaver Girl",
  tails:
    "归来 {} Returns, 降世 Coming of {}, 斗法 Duel of {}, 神力 Might of {}, 宝卷 Scroll of {}, 奇谭 Tale of {}, 天路 Sky Road of {}, 试炼 Trial of {}",
};

export const flowers: Theme = {
  own: "国色天香 Peony Queen, 荷塘月色 Moon on the Lotus Pond, 踏雪寻梅 Plum in the Snow, 桃花源记 Peach Blossom Spring, 花开富贵 Bloom of Riches, 采菊东篱 Chrysanthemum Hedge",
  subjects:
    "牡丹 Peony, 莲花 Lotus, 樱花 Cherry Blossom, 兰花 Orchid, 红梅 Red Plum, 玫瑰 Rose, 向日葵 Sunflower, 茉莉 Jasmine, 海棠 Begonia, 紫藤 Wisteria, 桂花 Osmanthus, 山茶 Camellia",
  tails:
    "物语 {} Tale, 花期 {} in Bloom, 庭院 {} Courtyard, 仙子 {} Fairy, 茶坊 {} Teahouse, 夜宴 {} Night Feast, 之约 {} Promise, 信笺 {} Letter",
};

export const food: Theme = {
  own: "满汉全席 Imperial Banquet, 深夜食堂街 Midnight Eatery Street, 早茶时光 Dim Sum Morning, 糖画老街 Sugar Art Lane, 桂花酒香 Osmanthus Wine",
  subjects:
    "饺子 Dumpling, 火锅 Hotpot, 月饼 Mooncake, 奶茶 Milk Tea, 汤圆 Sweet Rice Ball, 糖葫芦 Candied Haw, 烧烤 Barbecue, 点心 Dim Sum, 拉面 Noodle, 甜甜圈 Doughnut, 包子 Bun, 爆米花 Popcorn",
  tails:
    "小馆 {} Diner, 大亨 {} Tycoon, 夜市 {} Night Market, 大赛 {} Cook-off, 掌柜 {} Keeper, 一条街 {} Street, 狂想曲 {} Rhapsody, 工坊 {} Works",
};

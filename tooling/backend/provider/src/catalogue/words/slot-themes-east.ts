import type { Theme } from "./theme.ts";

export const eastBeasts: Theme = {
  own: "锦鲤跃龙门 Koi Over the Dragon Gate #koi, 鹤鸣九皋 Cranes Over Nine Marshes #crane, 双狮戏球 Twin Lions at Play #lion, 龙凤呈祥 Dragon and Phoenix #dragon-face, 百鸟朝凤 A Hundred Birds #phoenix, 虎啸山林 Tiger of the Pines #tiger, 灵猫守岁 The New Year Cat #cat-face, 金鸡报晓 Rooster at Dawn #rooster",
  subjects:
    "锦鲤 Koi #koi, 白鹤 White Crane #crane, 麒麟 Qilin #unicorn, 玉兔 Jade Rabbit #rabbit-face, 金蟾 Golden Toad #frog, 灵狐 Spirit Fox #fox, 神龟 Sacred Turtle #turtle, 凤凰 Phoenix #phoenix, 雪豹 Snow Leopard #leopard, 瑞狮 Lucky Lion #lion, 青龙 Azure Dragon #dragon-face, 白虎 White Tiger #tiger-face, 朱雀 Vermilion Bird #phoenix, 孔雀 Peacock #peacock-feather",
  tails:
    "献瑞 {} Omen, 送宝 {}'s Treasure #chest, 奇缘 Meeting the {}, 传说 Legend of the {}, 秘境 Realm of the {}, 含珠 {} and Pearl #fire-pearl, 起舞 Dance of the {}, 望月 {} and Moon #moon",
};

export const festivals: Theme = {
  own: "火树银花 Trees of Fire #fireworks, 花好月圆 Full Moon and Flowers #full-moon, 爆竹一声 First Firecracker #firecracker, 狮舞新岁 Lion Dance New Year #lion, 灯火满城 City of Lanterns #red-paper-lantern, 岁岁平安 Peace Year After Year #pine-decoration",
  subjects:
    "元宵 Lantern Festival #red-paper-lantern, 新春 New Spring #red-envelope, 中秋 Mid-Autumn #full-moon, 端午 Dragon Boat #dragon, 花朝 Flower Festival #blossom, 庙会 Temple Fair #shinto-shrine, 腊月 Twelfth Moon #waxing-crescent-moon, 七夕 Double Seventh #tanabata-tree, 重阳 Double Ninth #chrysanthemum, 冬至 Solstice #snowflake, 上巳 Orchid Day #orchid, 立春 First Spring #seedling",
  tails:
    "之夜 {} Night #crescent-moon, 喜事 {} Joy, 锣鼓 {} Drums #long-drum, 灯会 {} Lights #red-paper-lantern, 团圆 {} Reunion #full-moon, 市集 {} Market, 祝酒 {} Toast #sake, 礼盒 {} Gift Box #wrapped-gift",
};

export const wealth: Theme = {
  own: "金玉满堂 Gold and Jade #ingot, 五谷丰登 Five Grains #sheaf-of-rice, 年年有余 Plenty of Fish #koi, 三阳开泰 Three Rams #ram, 一团和气 Harmony #yin-yang, 八方来宝 Treasure from Eight Winds #chest, 满仓金粟 Granary of Gold #sheaf-of-rice",
  subjects:
    "元宝 Ingot #ingot, 聚宝盆 Treasure Bowl #pot-of-food, 摇钱树 Money Tree #money-tree, 金算盘 Golden Abacus #abacus, 玉如意 Jade Sceptre #ruyi, 招财猫 Beckoning Cat #cat-face, 五福 Five Blessings #keycap-5, 八宝 Eight Treasures #chest, 铜钱 Old Coins #old-coin, 金鼎 Golden Tripod #tripod, 福袋 Lucky Bag #money-bag, 红灯笼 Red Lantern #red-paper-lantern",
  tails:
    "满堂 House of {}, 临门 {} at the Door, 连环 {} Chain #link, 呈祥 {} Bright, 乾坤 {} Cosmos, 三重奏 {} Trio, 阁 {} Pavilion #pagoda, 物语 {} Story",
};

export const heroes: Theme = {
  own: "大闹天宫 Havoc in Heaven #monkey-face, 嫦娥奔月 Flight to the Moon #full-moon, 夸父逐日 Chasing the Sun #sun, 精卫填海 The Bird and the Sea #dove, 后羿射日 Nine Suns #bow-and-arrow, 牛郎鹊桥 Bridge of Magpies #bridge-at-night, 画龙点睛 Eyes of the Dragon #dragon-face, 愚公移山 The Mountain Mover #snow-capped-mountain",
  subjects:
    "后羿 Houyi #bow-and-arrow, 哪吒 Nezha #fire-pearl, 嫦娥 Chang'e #full-moon, 大圣 Monkey King #monkey-face, 精卫 Jingwei #dove, 雷公 Thunder Lord #high-voltage, 女娲 Nuwa #snake, 八仙 Eight Immortals #keycap-8, 龙女 Dragon Maiden #dragon-face, 盘古 Pangu #axe, 花木兰 Mulan #crossed-swords, 织女 Weaver Girl #thread",
  tails:
    "归来 {} Returns, 降世 Coming of {}, 斗法 Duel of {} #crossed-swords, 神力 Might of {}, 宝卷 Scroll of {} #scroll, 奇谭 Tale of {}, 天路 Sky Road of {} #cloud, 试炼 Trial of {}",
};

export const flowers: Theme = {
  own: "国色天香 Peony Queen #peony, 荷塘月色 Moon on the Lotus Pond #lotus, 踏雪寻梅 Plum in the Snow #plum, 桃花源记 Peach Blossom Spring #cherry-blossom, 花开富贵 Bloom of Riches #peony, 采菊东篱 Chrysanthemum Hedge #chrysanthemum",
  subjects:
    "牡丹 Peony #peony, 莲花 Lotus #lotus, 樱花 Cherry Blossom #cherry-blossom, 兰花 Orchid #orchid, 红梅 Red Plum #plum, 玫瑰 Rose #rose, 向日葵 Sunflower #sunflower, 茉莉 Jasmine #jasmine, 海棠 Begonia #begonia, 紫藤 Wisteria #wisteria, 桂花 Osmanthus #osmanthus, 山茶 Camellia #hibiscus",
  tails:
    "物语 {} Tale, 花期 {} in Bloom, 庭院 {} Courtyard #house-with-garden, 仙子 {} Fairy #flower-sprite, 茶坊 {} Teahouse #tea-bowl, 夜宴 {} Night Feast, 之约 {} Promise, 信笺 {} Letter #love-letter",
};

export const food: Theme = {
  own: "满汉全席 Imperial Banquet #pot-of-food, 深夜食堂街 Midnight Eatery Street #steaming-bowl, 早茶时光 Dim Sum Morning #dumpling, 糖画老街 Sugar Art Lane #lollipop, 桂花酒香 Osmanthus Wine #sake",
  subjects:
    "饺子 Dumpling #dumpling, 火锅 Hotpot #pot-of-food, 月饼 Mooncake #moon-cake, 奶茶 Milk Tea #bubble-tea, 汤圆 Sweet Rice Ball #bowl-with-spoon, 糖葫芦 Candied Haw #dango, 烧烤 Barbecue #meat-on-bone, 点心 Dim Sum #steamer, 拉面 Noodle #steaming-bowl, 甜甜圈 Doughnut #doughnut, 包子 Bun #bun, 爆米花 Popcorn #popcorn",
  tails:
    "小馆 {} Diner #chopsticks, 大亨 {} Tycoon #top-hat, 夜市 {} Night Market #red-paper-lantern, 大赛 {} Cook-off #trophy, 掌柜 {} Keeper #abacus, 一条街 {} Street, 狂想曲 {} Rhapsody, 工坊 {} Works #hammer-and-wrench",
};

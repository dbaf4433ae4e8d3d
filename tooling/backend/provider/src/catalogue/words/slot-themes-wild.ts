import type { Theme } from "./theme.ts";

export const sea: Theme = {
  own: "沉船秘宝 Shipwreck Treasure, 珍珠海岸 Pearl Coast, 灯塔守望者 Lighthouse Keeper, 潮汐之歌 Song of the Tide, 海底火山 Sea Volcano, 瓶中信 Message in a Bottle",
  subjects:
    "海豚 Dolphin, 海龟 Sea Turtle, 人鱼 Mermaid, 章鱼 Octopus, 飞鱼 Flying Fish, 海马 Seahorse, 鲸鱼 Whale, 水母 Jellyfish, 鹦鹉螺 Nautilus, 珊瑚 Coral, 海獭 Sea Otter, 灯笼鱼 Lanternfish",
  tails:
    "湾 {} Bay, 秘藏 {} Hoard, 奇遇 {} Encounter, 之歌 Song of the {}, 王国 {} Kingdom, 珍珠 {} Pearl, 花园 {} Garden, 远航 {} Voyage",
};

export const savanna: Theme = {
  own: "大草原日落 Savanna Sunset, 角马过河 River Crossing, 猴面包树下 Under the Baobab, 绿洲水源 The Oasis, 雨季来临 Rains Arrive",
  subjects:
    "狮群 Lion Pride, 犀牛 Rhino, 野牛 Buffalo, 大象 Elephant, 猎豹 Cheetah, 火烈鸟 Flamingo, 斑马 Zebra, 长颈鹿 Giraffe, 鳄鱼 Crocodile, 羚羊 Antelope, 河马 Hippo, 狼王 Alpha Wolf",
  tails:
    "草原 {} Plains, 奔腾 {} Stampede, 烈日 {} Sun, 大迁徙 {} Migration, 领地 {} Territory, 黄金 {} Gold, 月夜 {} Moonlight, 足迹 {} Tracks",
};

export const winter: Theme = {
  own: "雪夜归人 Home in the Snow, 冰川之心 Heart of the Glacier, 圣诞壁炉 Hearthside, 冰糖小镇 Rock Candy Town, 极地邮差 Polar Postman",
  subjects:
    "北极熊 Polar Bear, 企鹅 Penguin, 雪橇 Sleigh, 雪狼 Snow Wolf, 麋鹿 Elk, 雪人 Snowman, 冰雪 Ice and Snow, 暖炉 Warm Hearth, 雪鸮 Snowy Owl, 海豹 Seal, 冰湖 Frozen Lake, 雪莲 Snow Lotus",
  tails:
    "乐园 {} Park, 列车 {} Train, 奇缘 {} Meeting, 宝盒 {} Box, 假日 {} Holiday, 之冬 Winter of the {}, 探险 {} Trek, 晚会 {} Gala",
};

export const retro: Theme = {
  own: "霓虹七 Neon Seven, 黑胶时光 Vinyl Days, 午夜电台 Midnight Radio, 老式拉杆 The Old Lever, 跳房子 Hopscotch, 胶片影院 Film House",
  subjects:
    "爵士 Jazz, 摇滚 Rock, 迪斯科 Disco, 霓虹 Neon, 留声机 Gramophone, 老爷车 Vintage Car, 街机 Arcade, 探戈 Tango, 电音 Electro, 马戏团 Circus, 点唱机 Jukebox, 旋转木马 Carousel",
  tails:
    "之夜 {} Night, 大道 {} Avenue, 俱乐部 {} Club, 节拍 {} Beat, 三七 {} Sevens, 狂想 {} Fantasy, 年代 {} Years, 巡游 {} Parade",
};

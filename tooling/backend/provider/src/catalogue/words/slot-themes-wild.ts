import type { Theme } from "./theme.ts";

export const sea: Theme = {
  own: "沉船秘宝 Shipwreck Treasure #chest, 珍珠海岸 Pearl Coast #pearl-shell, 灯塔守望者 Lighthouse Keeper #lighthouse, 潮汐之歌 Song of the Tide #water-wave, 海底火山 Sea Volcano #volcano, 瓶中信 Message in a Bottle #bottle-letter",
  subjects:
    "海豚 Dolphin #dolphin, 海龟 Sea Turtle #turtle, 人鱼 Mermaid #mermaid, 章鱼 Octopus #octopus, 飞鱼 Flying Fish #flying-fish, 海马 Seahorse #seahorse, 鲸鱼 Whale #spouting-whale, 水母 Jellyfish #jellyfish, 鹦鹉螺 Nautilus #spiral-shell, 珊瑚 Coral #coral, 海獭 Sea Otter #otter, 灯笼鱼 Lanternfish #lanternfish",
  tails:
    "湾 {} Bay, 秘藏 {} Hoard #chest, 奇遇 {} Encounter, 之歌 Song of the {} #musical-notes, 王国 {} Kingdom #crown, 珍珠 {} Pearl #pearl-shell, 花园 {} Garden #coral, 远航 {} Voyage #sailboat",
};

export const savanna: Theme = {
  own: "大草原日落 Savanna Sunset #sunset, 角马过河 River Crossing #ox, 猴面包树下 Under the Baobab #baobab, 绿洲水源 The Oasis #palm-tree, 雨季来临 Rains Arrive #cloud-with-rain",
  subjects:
    "狮群 Lion Pride #lion, 犀牛 Rhino #rhinoceros, 野牛 Buffalo #bison, 大象 Elephant #elephant, 猎豹 Cheetah #leopard, 火烈鸟 Flamingo #flamingo, 斑马 Zebra #zebra, 长颈鹿 Giraffe #giraffe, 鳄鱼 Crocodile #crocodile, 羚羊 Antelope #antelope, 河马 Hippo #hippopotamus, 狼王 Alpha Wolf #wolf",
  tails:
    "草原 {} Plains, 奔腾 {} Stampede, 烈日 {} Sun #sun, 大迁徙 {} Migration, 领地 {} Territory, 黄金 {} Gold, 月夜 {} Moonlight #moon, 足迹 {} Tracks #paw",
};

export const winter: Theme = {
  own: "雪夜归人 Home in the Snow #snow-house, 冰川之心 Heart of the Glacier #ice-crystal, 圣诞壁炉 Hearthside #fire, 冰糖小镇 Rock Candy Town #candy, 极地邮差 Polar Postman #envelope",
  subjects:
    "北极熊 Polar Bear #polar-bear, 企鹅 Penguin #penguin, 雪橇 Sleigh #sled, 雪狼 Snow Wolf #wolf, 麋鹿 Elk #moose, 雪人 Snowman #snowman-without-snow, 冰雪 Ice and Snow #snowflake, 暖炉 Warm Hearth #fire, 雪鸮 Snowy Owl #owl, 海豹 Seal #seal, 冰湖 Frozen Lake #ice-skate, 雪莲 Snow Lotus #lotus",
  tails:
    "乐园 {} Park #ferris-wheel, 列车 {} Train #locomotive, 奇缘 {} Meeting, 宝盒 {} Box #chest, 假日 {} Holiday #christmas-tree, 之冬 Winter of the {} #snowflake, 探险 {} Trek #skis, 晚会 {} Gala #party-popper",
};

export const retro: Theme = {
  own: "霓虹七 Neon Seven #seven, 黑胶时光 Vinyl Days #record, 午夜电台 Midnight Radio #radio, 老式拉杆 The Old Lever #slot-machine, 跳房子 Hopscotch #hopscotch, 胶片影院 Film House #film-projector",
  subjects:
    "爵士 Jazz #saxophone, 摇滚 Rock #guitar, 迪斯科 Disco #disco-ball, 霓虹 Neon #neon-sign, 留声机 Gramophone #gramophone, 老爷车 Vintage Car #automobile, 街机 Arcade #joystick, 探戈 Tango #rose, 电音 Electro #control-knobs, 马戏团 Circus #circus-tent, 点唱机 Jukebox #jukebox, 旋转木马 Carousel #carousel-horse",
  tails:
    "之夜 {} Night #crescent-moon, 大道 {} Avenue #cityscape-at-dusk, 俱乐部 {} Club #tropical-drink, 节拍 {} Beat #drum, 三七 {} Sevens #seven, 狂想 {} Fantasy, 年代 {} Years, 巡游 {} Parade",
};

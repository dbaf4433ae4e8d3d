import type { CategoryId } from "@baize/domain";
import { blossom, bull, cup, knight, monarch } from "./board-piece.ts";
import { domino, go, mahjong, xiangqi } from "./board-tile.ts";
import { fan, pair, royal, spade } from "./casino-card.ts";
import { beadRoad, chips, dice, highChip, oval, roulette } from "./casino-table.ts";
import { blades, bolt, helm, wings, wolf } from "./esports-emblem.ts";
import { controller, crosshair, crystal, headset, keys } from "./esports-gear.ts";
import type { Figure } from "./figure.ts";
import { chest, crab, jellyfish, octopus, pearl, starfish } from "./fish-sea.ts";
import { angelfish, manta, puffer, shark, turtle } from "./fish-swimmer.ts";
import { balls, dial, drum, fortune, grid, starBall, ticket, tubes } from "./lottery.ts";
import { dragon, koi, mask, phoenix, tiger } from "./slot-creature.ts";
import { bell, cherry, citrus, crown, reels, seven } from "./slot-reel.ts";
import { coin, gem, ingot, lantern, lotus, peach } from "./slot-treasure.ts";
import { glove, golf, horse, medal, pitch, trophy } from "./sports-arena.ts";
import { basketball, football, racer, shuttle, tennis, volleyball } from "./sports-ball.ts";

/** A figure, and the lower-case title words that select it. */
export interface FigureEntry {
  readonly id: string;
  readonly draw: Figure;
  readonly words: readonly string[];
  /** Hues in degrees of the main and the second colour, for objects with a typical colour. */
  readonly tint: readonly [main?: number, second?: number];
}

const entry = (id: string, draw: Figure, words: string, ...tint: [main?: number, second?: number]): FigureEntry => ({
  id,
  draw,
  words: words.split(" "),
  tint,
});

/** The figures of each category (docs/specification.md §9.4), the most typical one first. */
export const FIGURES: Readonly<Record<CategoryId, readonly FigureEntry[]>> = {
  2: [
    entry("chips", chips, "筹码 chips stack 赌场"),
    entry("roulette", roulette, "轮盘 roulette", 25, 150),
    entry("fan", fan, "扑克 德州 poker holdem 梭哈 21点 二十一点 blackjack", 25),
    entry("pair", pair, "百家乐 baccarat 对子 牌九", 25),
    entry("royal", royal, "国王 皇家 royal king queen 三公"),
    entry("spade", spade, "黑桃 spade 红桃 heart 梅花"),
    entry("dice", dice, "骰 dice sic 色碟 番摊"),
    entry("beadRoad", beadRoad, "路珠 好路 road 竞咪", 26, 255),
    entry("oval", oval, "table 视讯 贵宾", 25),
    entry("dragon", dragon, "龙虎 龙虎斗 dragon"),
    entry("highChip", highChip, "vip 豪客 high roller"),
  ],
  3: [
    entry("angelfish", angelfish, "小丑鱼 clownfish 热带", 48),
    entry("shark", shark, "鲨 shark 猎", 240),
    entry("turtle", turtle, "龟 turtle"),
    entry("manta", manta, "魔鬼鱼 manta ray 蝠鲼 飞"),
    entry("puffer", puffer, "河豚 puffer"),
    entry("chest", chest, "宝藏 宝箱 treasure chest 寻宝 夺宝", 48),
    entry("octopus", octopus, "章鱼 octopus kraken 海妖"),
    entry("jellyfish", jellyfish, "水母 jelly 深海 deep"),
    entry("crab", crab, "蟹 crab", 28),
    entry("pearl", pearl, "珍珠 贝 pearl 龙宫 东海"),
    entry("starfish", starfish, "海星 star 星"),
  ],
  4: [
    entry("reels", reels, "老虎机 slot 经典 classic 转轴"),
    entry("dragon", dragon, "龙 dragon"),
    entry("phoenix", phoenix, "凤 凰 phoenix"),
    entry("koi", koi, "锦鲤 鲤 koi", 35),
    entry("tiger", tiger, "虎 tiger", 58, 20),
    entry("mask", mask, "法老 埃及 pharaoh egypt 艳后 cleopatra"),
    entry("gem", gem, "宝石 钻 gem jewel diamond 水晶"),
    entry("ingot", ingot, "元宝 发财 财神 fortune wealth 聚宝"),
    entry("coin", coin, "金币 金钱 coin gold 招财"),
    entry("lotus", lotus, "莲 荷 lotus", 355, 150),
    entry("lantern", lantern, "灯笼 新年 春节 lantern 元宵 红包", 28, 85),
    entry("peach", peach, "桃 peach 西游 悟空", 12, 145),
    entry("seven", seven, "七 777 seven 7"),
    entry("cherry", cherry, "樱桃 cherry", 22, 145),
    entry("citrus", citrus, "水果 fruit 橙 柠檬 果", 55, 140),
    entry("bell", bell, "铃 钟 bell"),
    entry("tiles", mahjong, "麻将 mahjong", 26, 155),
    entry("chest", chest, "海盗 宝藏 pirate treasure 宝箱", 48),
    entry("bull", bull, "牛 bull ox buffalo"),
    entry("wolf", wolf, "狼 wolf"),
    entry("fortune", fortune, "转盘 wheel 幸运 lucky"),
    entry("crown", crown, "皇冠 王 crown king emperor 皇"),
  ],
  5: [
    entry("balls", balls, "双色球 六合 ball"),
    entry("drum", drum, "摇奖 乐透 lotto 时时彩"),
    entry("ticket", ticket, "刮刮 ticket 彩票 scratch"),
    entry("fortune", fortune, "幸运 转盘 wheel lucky"),
    entry("grid", grid, "快乐 keno 宾果 bingo"),
    entry("starBall", starBall, "大乐透 七星 power star"),
    entry("dial", dial, "分分 秒 极速 分钟 minute fast quick 赛车"),
    entry("tubes", tubes, "三分 pk10 3d 排列 11选5 快三"),
  ],
  6: [
    entry("football", football, "足球 football soccer 世界杯 欧冠 英超 西甲 德甲 意甲 联赛"),
    entry("basketball", basketball, "篮球 basketball nba cba", 50),
    entry("tennis", tennis, "网球 tennis", 118, 250),
    entry("volleyball", volleyball, "排球 volleyball"),
    entry("shuttle", shuttle, "羽毛球 badminton"),
    entry("racer", racer, "赛车 racing f1 motor"),
    entry("trophy", trophy, "冠军 cup champion 杯"),
    entry("medal", medal, "奥运 medal olympic 金牌"),
    entry("pitch", pitch, "体育 sport 赛事 球场 虚拟", 25, 145),
    entry("glove", glove, "拳 boxing ufc mma 格斗", 26),
    entry("golf", golf, "高尔夫 golf", 25, 145),
    entry("horse", horse, "赛马 horse", 45),
  ],
  7: [
    entry("mahjong", mahjong, "麻将 mahjong 筒 二八杠 血战 血流", 26, 155),
    entry("xiangqi", xiangqi, "象棋 xiangqi 楚河", 26),
    entry("go", go, "围棋 五子 go gomoku"),
    entry("knight", knight, "国际象棋 chess 骑士"),
    entry("monarch", monarch, "皇后 king queen 国王"),
    entry("domino", domino, "牌九 domino 骨牌"),
    entry("cards", fan, "斗地主 poker 德州 二十一点 跑得快 十三 扑克 21点", 25),
    entry("bull", bull, "牛 bull"),
    entry("blossom", blossom, "金花 炸 三公 红黑", 8, 155),
    entry("cup", cup, "骰 dice 押 鱼虾蟹"),
  ],
  8: [
    entry("controller", controller, "电竞 esport game 手柄"),
    entry("crosshair", crosshair, "射击 枪 strike shoot cs 反恐 吃鸡 狙"),
    entry("blades", blades, "剑 sword blade 英雄 荣耀"),
    entry("helm", helm, "机甲 mecha robot 战甲"),
    entry("crystal", crystal, "刀塔 dota 联盟 league 水晶 守护"),
    entry("headset", headset, "战队 team 耳机 解说"),
    entry("keys", keys, "键盘 keyboard pc"),
    entry("wings", wings, "先锋 联赛 wing 飞"),
    entry("wolf", wolf, "狼 wolf"),
    entry("bolt", bolt, "闪电 bolt 突击 极速"),
  ],
};

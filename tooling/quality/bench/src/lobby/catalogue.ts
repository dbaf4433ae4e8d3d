import type { CallData, contract } from "@baize/api-client/contract";

export type GameCategory = CallData<(typeof contract.games)["list"]>[number];

/** A word with its pinyin, syllables apart. */
type Word = readonly [zh: string, pinyin: string, en: string];

const firsts: readonly Word[] = [
  ["春山", "chun shan", "Spring Hill"],
  ["夏荷", "xia he", "Summer Lotus"],
  ["秋枫", "qiu feng", "Autumn Maple"],
  ["冬雪", "dong xue", "Winter Snow"],
  ["晨雾", "chen wu", "Morning Mist"],
  ["暮云", "mu yun", "Evening Cloud"],
  ["青石", "qing shi", "Bluestone"],
  ["白鹭", "bai lu", "White Egret"],
  ["红叶", "hong ye", "Red Leaf"],
  ["金穗", "jin sui", "Golden Ear"],
  ["银河", "yin he", "Silver River"],
  ["碧海", "bi hai", "Jade Sea"],
  ["星野", "xing ye", "Star Field"],
  ["月湖", "yue hu", "Moon Lake"],
  ["日冕", "ri mian", "Sun Crown"],
  ["竹径", "zhu jing", "Bamboo Path"],
  ["梅园", "mei yuan", "Plum Garden"],
  ["兰亭", "lan ting", "Orchid Pavilion"],
  ["松涛", "song tao", "Pine Wave"],
  ["柳岸", "liu an", "Willow Bank"],
  ["沙洲", "sha zhou", "Sandbar"],
  ["冰原", "bing yuan", "Ice Plain"],
  ["火山", "huo shan", "Volcano"],
  ["风谷", "feng gu", "Wind Valley"],
  ["雨巷", "yu xiang", "Rain Lane"],
  ["雷泽", "lei ze", "Thunder Marsh"],
  ["虹桥", "hong qiao", "Rainbow Bridge"],
  ["霜天", "shuang tian", "Frost Sky"],
  ["露台", "lu tai", "Dew Terrace"],
  ["潮汐", "chao xi", "Tide"],
];
const middles: readonly Word[] = [
  ["锦鲤", "jin li", "Koi"],
  ["麒麟", "qi lin", "Qilin"],
  ["凤凰", "feng huang", "Phoenix"],
  ["玄武", "xuan wu", "Black Tortoise"],
  ["白虎", "bai hu", "White Tiger"],
  ["灵狐", "ling hu", "Fox Spirit"],
  ["神牛", "shen niu", "Holy Ox"],
  ["骏马", "jun ma", "Steed"],
  ["玉兔", "yu tu", "Jade Rabbit"],
  ["仙鹤", "xian he", "Crane"],
  ["海龟", "hai gui", "Sea Turtle"],
  ["蛟龙", "jiao long", "Flood Dragon"],
  ["雄狮", "xiong shi", "Lion"],
  ["孔雀", "kong que", "Peacock"],
  ["猎豹", "lie bao", "Cheetah"],
  ["苍鹰", "cang ying", "Goshawk"],
  ["小猫", "xiao mao", "Kitten"],
  ["熊猫", "xiong mao", "Panda"],
  ["金蟾", "jin chan", "Golden Toad"],
  ["蝴蝶", "hu die", "Butterfly"],
  ["船长", "chuan zhang", "Captain"],
  ["矿工", "kuang gong", "Miner"],
  ["厨师", "chu shi", "Chef"],
  ["画师", "hua shi", "Painter"],
  ["琴师", "qin shi", "Lutenist"],
  ["书生", "shu sheng", "Scholar"],
  ["将军", "jiang jun", "General"],
  ["公主", "gong zhu", "Princess"],
  ["木匠", "mu jiang", "Carpenter"],
  ["渔夫", "yu fu", "Fisherman"],
];
const lasts: readonly Word[] = [
  ["传说", "chuan shuo", "Legend"],
  ["宝藏", "bao zang", "Treasure"],
  ["王国", "wang guo", "Kingdom"],
  ["物语", "wu yu", "Story"],
  ["奇缘", "qi yuan", "Encounter"],
  ["之夜", "zhi ye", "Night"],
  ["盛宴", "sheng yan", "Feast"],
  ["远征", "yuan zheng", "Expedition"],
  ["秘境", "mi jing", "Hidden Land"],
  ["庆典", "qing dian", "Festival"],
  ["密码", "mi ma", "Code"],
  ["归来", "gui lai", "Returns"],
  ["小馆", "xiao guan", "Parlour"],
  ["乐园", "le yuan", "Park"],
  ["集市", "ji shi", "Market"],
  ["迷宫", "mi gong", "Maze"],
  ["列车", "lie che", "Train"],
  ["剧场", "ju chang", "Theatre"],
  ["学院", "xue yuan", "Academy"],
  ["挑战", "tiao zhan", "Challenge"],
  ["赛季", "sai ji", "Season"],
  ["花园", "hua yuan", "Garden"],
  ["码头", "ma tou", "Wharf"],
  ["塔楼", "ta lou", "Tower"],
  ["灯会", "deng hui", "Lantern Fair"],
];
const PROVIDERS = 24;

/** Numbers from 0 up to, not including, 1; the same for the same seed (mulberry32). */
const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const wordsOf = (number: number): readonly Word[] => {
  const pick = (list: readonly Word[], place: number): Word => list[place % list.length] ?? list[0] ?? ["", "", ""];
  return [
    pick(firsts, number),
    pick(middles, Math.floor(number / firsts.length)),
    pick(lasts, Math.floor(number / (firsts.length * middles.length))),
  ];
};

/** A slot category of up to 22,500 games with names of their own, their pinyin and its initials. */
export const makeCatalogue = (count: number, seed: number): GameCategory => {
  const random = seeded(seed);
  const providers = Array.from({ length: PROVIDERS }, (_, place) => ({
    platform: `p${place}`,
    name: `${middles[place]?.[0] ?? ""}电子`,
    nameEn: `${middles[place]?.[2] ?? ""} Slots`,
    image: `/art/provider/p${place}.svg`,
    mark: `/art/mark/p${place}.svg`,
    gameType: 4 as const,
    state: "normal" as const,
    maintenance: null,
    openMode: "frame" as const,
    hall: null,
    rebateMax: "0.80",
  }));
  return {
    id: 4,
    sort: 1,
    name: "电子",
    providers,
    tabs: providers.map(({ platform, name, gameType }) => ({ id: platform, name, gameType })),
    games: Array.from({ length: count }, (_, number) => {
      const words = wordsOf(number);
      const name = words.map(([zh]) => zh).join("");
      const nameEn = words.map(([, , en]) => en).join(" ");
      const syllables = words.flatMap(([, pinyin]) => pinyin.split(" "));
      return {
        id: `g${number}`,
        name,
        nameEn,
        seq: Math.floor(random() * count * 10),
        platform: `p${Math.floor(random() * PROVIDERS)}`,
        image: `/art/cover/g${number % 64}.svg`,
        hot: random() < 0.1,
        new: random() < 0.1,
        demo: random() < 0.5,
        search:
          `${name} ${nameEn} ${syllables.join("")} ${syllables.map((syllable) => syllable[0]).join("")}`.toLowerCase(),
      };
    }),
  };
};

import type { CallData, contract } from "@baize/api-client/contract";
import { BANK_CODES, BANK_GROUPS, bankGroup, orderBanks } from "@baize/domain";

/** Display names of the domain's bank codes, with their syllables in pinyin without tones. */
const NAMES: Readonly<Record<string, readonly [name: string, pinyin: string]>> = {
  YUNHE: ["云禾银行", "yun he yin hang"],
  QINGLAN: ["青岚银行", "qing lan yin hang"],
  SONGYU: ["松屿银行", "song yu yin hang"],
  HAIYUE: ["海月银行", "hai yue yin hang"],
  LINGXI: ["灵犀银行", "ling xi yin hang"],
  ZHUFENG: ["竹风银行", "zhu feng yin hang"],
  MUCHEN: ["沐晨银行", "mu chen yin hang"],
  LANTING: ["兰庭银行", "lan ting yin hang"],
  XINGHUI: ["星辉银行", "xing hui yin hang"],
  YUEBAI: ["月白银行", "yue bai yin hang"],
  FENGHE: ["枫禾银行", "feng he yin hang"],
  SHUANGXI: ["双溪银行", "shuang xi yin hang"],
  HONGYAN: ["鸿雁银行", "hong yan yin hang"],
  BAILU: ["白鹿银行", "bai lu yin hang"],
  CANGMU: ["苍木银行", "cang mu yin hang"],
  TINGLAN: ["听澜银行", "ting lan yin hang"],
  WUTONG: ["梧桐银行", "wu tong yin hang"],
  XUEFENG: ["雪峰银行", "xue feng yin hang"],
  ZHAOXIA: ["朝霞银行", "zhao xia yin hang"],
  LIUYIN: ["柳荫银行", "liu yin yin hang"],
  MINGQUAN: ["鸣泉银行", "ming quan yin hang"],
  HEYUAN: ["禾源银行", "he yuan yin hang"],
  ANLING: ["安岭银行", "an ling yin hang"],
  QIUSHUI: ["秋水银行", "qiu shui yin hang"],
};

/** Name of a bank; null for an unknown code. */
export const bankName = (code: string): string | null => (bankGroup(code) === null ? null : (NAMES[code]?.[0] ?? code));

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** English names by the Chinese ones: 云禾银行 is "Yunhe Bank". */
export const ENGLISH_BANKS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(NAMES).map(([name, pinyin]) => [
    name,
    `${capital(pinyin.replace(/ yin hang$/, "").replaceAll(" ", ""))} Bank`,
  ]),
);

const list = (): CallData<typeof contract.finance.withdrawBanks> =>
  orderBanks(
    BANK_GROUPS.flatMap((group) =>
      BANK_CODES[group].map((code, index) => {
        const [name, spelled] = NAMES[code] ?? [code, ""];
        const syllables = spelled.split(" ");
        const initials = syllables.map((syllable) => syllable.charAt(0)).join("");
        const spelling = { pinyin: syllables.join(""), initials };
        return { code, name, group, sort: index + 1, logo: "", enabled: true, ...spelling };
      }),
    ),
  );
let known: ReturnType<typeof list> | undefined;

/** Banks in their four groups. `logo` is empty: whoever serves pictures fills it in. */
export const withdrawBanks = (): ReturnType<typeof list> => (known ??= list());

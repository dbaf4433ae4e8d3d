import type { CallData, contract } from "@baize/api-client/contract";
import { BANK_CODES, BANK_GROUPS, bankGroup, orderBanks } from "@baize/domain";
import { pinyin } from "pinyin-pro";

/** Display names of the domain's bank codes. */
const NAMES: Readonly<Record<string, string>> = {
  YUNHE: "云禾银行",
  QINGLAN: "青岚银行",
  SONGYU: "松屿银行",
  HAIYUE: "海月银行",
  LINGXI: "灵犀银行",
  ZHUFENG: "竹风银行",
  MUCHEN: "沐晨银行",
  LANTING: "兰庭银行",
  XINGHUI: "星辉银行",
  YUEBAI: "月白银行",
  FENGHE: "枫禾银行",
  SHUANGXI: "双溪银行",
  HONGYAN: "鸿雁银行",
  BAILU: "白鹿银行",
  CANGMU: "苍木银行",
  TINGLAN: "听澜银行",
  WUTONG: "梧桐银行",
  XUEFENG: "雪峰银行",
  ZHAOXIA: "朝霞银行",
  LIUYIN: "柳荫银行",
  MINGQUAN: "鸣泉银行",
  HEYUAN: "禾源银行",
  ANLING: "安岭银行",
  QIUSHUI: "秋水银行",
};

/** Name of a bank; null for an unknown code. */
export const bankName = (code: string): string | null => (bankGroup(code) === null ? null : (NAMES[code] ?? code));

/** The name in pinyin, lower case, without tones or spaces, and its initials; empty where it has no Chinese. */
const spell = (name: string): { readonly pinyin: string; readonly initials: string } => {
  const syllables = pinyin(name, { toneType: "none", type: "array", v: true, nonZh: "removed" }).map((syllable) =>
    syllable.toLowerCase(),
  );
  return { pinyin: syllables.join(""), initials: syllables.map((syllable) => syllable.charAt(0)).join("") };
};

const list = (): CallData<typeof contract.finance.withdrawBanks> =>
  orderBanks(
    BANK_GROUPS.flatMap((group) =>
      BANK_CODES[group].map((code, index) => {
        const name = NAMES[code] ?? code;
        return { code, name, group, sort: index + 1, logo: "", enabled: true, ...spell(name) };
      }),
    ),
  );
let known: ReturnType<typeof list> | undefined;

/** Banks in their four groups. `logo` is empty: whoever serves pictures fills it in. */
export const withdrawBanks = (): ReturnType<typeof list> => (known ??= list());

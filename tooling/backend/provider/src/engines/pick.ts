import type { Draw } from "../random/draw.ts";
import type { InstantGame, PayLine } from "./types.ts";

/** A draw of `take` balls out of `balls`, with payouts in hundredths of the stake by number of matches from 0. */
interface PickRules {
  readonly balls: number;
  readonly take: number;
  readonly pays: readonly number[];
}

const PAIR: PickRules = { balls: 8, take: 2, pays: [0, 120, 1200] };
const THREE: PickRules = { balls: 10, take: 3, pays: [0, 0, 300, 5100] };
const FOUR: PickRules = { balls: 12, take: 4, pays: [0, 0, 100, 600, 11_000] };

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

const drawBalls = ({ balls, take }: PickRules, draw: Draw): readonly number[] => {
  const cage = Array.from({ length: balls }, (_, index) => index + 1);
  return Array.from({ length: take }, () => cage.splice(draw.below(cage.length), 1)[0] ?? 0);
};

const read = (choice: string): readonly number[] => choice.split("-").map(Number);

const createPick = (rules: PickRules): InstantGame => {
  const { balls, take, pays } = rules;
  const ways = choose(balls, take);
  const lines = pays.flatMap((pay, matched): readonly PayLine[] =>
    pay === 0
      ? []
      : [
          {
            id: `match_${matched}`,
            chance: choose(take, matched) * choose(balls - take, take - matched),
            of: ways,
            pays: pay,
          },
        ],
  );
  return {
    isChoice(choice) {
      if (!/^\d{1,2}(-\d{1,2})*$/.test(choice)) return false;
      const picks = read(choice);
      return (
        picks.length === take &&
        picks.every((ball, index) => ball >= 1 && ball <= balls && ball > (picks[index - 1] ?? 0)) &&
        choice === picks.join("-")
      );
    },
    randomChoice: (draw) =>
      drawBalls(rules, draw)
        .toSorted((a, b) => a - b)
        .join("-"),
    play(choice, draw) {
      const picks = new Set(read(choice));
      const drawn = drawBalls(rules, draw);
      const matched = drawn.filter((ball) => picks.has(ball)).length;
      return { pays: pays[matched] ?? 0, face: { drawn, matched } };
    },
    payTables: () => [{ choices: ["*"], lines }],
    scene: { balls, take },
  };
};

const pair = createPick(PAIR);
const three = createPick(THREE);
const four = createPick(FOUR);

/** The rules of a lottery game by its title: two of eight, four of twelve, else three of ten. */
export const pickFor = (name: string): InstantGame =>
  name.endsWith("对对彩") ? pair : name.endsWith("幸运球") ? four : three;

import { createHash } from 'node:crypto';

/** Chance that repeats itself: the same seed gives the same numbers, on every machine. */
export interface Random {
  /** A whole number from 0 to `below`, without it. */
  whole(below: number): number;
  /** One of them. */
  pick<T>(choices: readonly T[]): T;
  /** True in so many of a hundred cases. */
  percent(share: number): boolean;
}

/** Marsaglia's xorshift: what a market needs, and no more. */
export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE() || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  const whole = (below: number) => next() % below;
  return {
    whole,
    pick: (choices) => {
      const choice = choices[whole(choices.length)];
      if (choice === undefined) throw new Error('There is nothing to choose from.');
      return choice;
    },
    percent: (share) => whole(100) < share,
  };
}

import { createHash } from 'node:crypto';

/** Seeded random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Integer from 0 (inclusive) to `below` (exclusive). */
  whole(below: number): number;
  /** Random element. */
  pick<T>(choices: readonly T[]): T;
  /** True with the given probability in percent. */
  percent(share: number): boolean;
}

/** Random generator of the xorshift family (Marsaglia); sufficient for test data. */
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

import type { TriedMutant } from './try-mutants.ts';

export type Score = { killed: number; survived: number; refused: number };

export const scoreOf = (tried: readonly TriedMutant[]): Score => ({
  killed: tried.filter(({ outcome }) => outcome === 'killed').length,
  survived: tried.filter(({ outcome }) => outcome === 'survived').length,
  refused: tried.filter(({ outcome }) => outcome === 'refused').length,
});

/** Share of compiling mutants that the tests detected; null if there were none. */
export const killedShareOf = ({ killed, survived }: Score): number | null =>
  killed + survived === 0 ? null : killed / (killed + survived);

const inPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const inWords = ({ killed, survived, refused }: Score) =>
  `${killed} killed, ${survived} survived${refused ? `, ${refused} refused by the compiler` : ''}`;

/** Report lines by file, sorted by name. */
export const scoreLinesByFile = (tried: readonly TriedMutant[]): string[] =>
  Object.entries(Object.groupBy(tried, ({ file }) => file))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([file, own = []]) => `${file}: ${inWords(scoreOf(own))}`);

/** Score of a family compared with its target; null if none of its mutants was tried. */
export function mutationVerdict(name: string, tried: readonly TriedMutant[], target: number): Verdict | null {
  const score = scoreOf(tried);
  const share = killedShareOf(score);
  if (share === null) return null;
  const line = `${name}: ${inWords(score)}: ${inPercent(share)} of ${inPercent(target)}`;
  return { isEnough: share >= target, line };
}

type Verdict = { isEnough: boolean; line: string };

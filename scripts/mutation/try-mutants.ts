import type { Mutant } from './mutant.ts';
import { canApplyTogether } from './mutated-tree.ts';
import type { MutantTestResult } from './mutant-test-runner.ts';

export type MutantOutcome = 'killed' | 'survived' | 'refused';

/** Mutant with its outcome and the test file that detected it; `refused` means that it does not compile. */
export interface TriedMutant extends Mutant {
  outcome: MutantOutcome;
  killer: string | null;
}

export type MutantTools = {
  sourceOf: (file: string) => string;
  /** Runs test files with mutants applied; with `bail` the first failure ends the run. */
  run: (mutants: readonly Mutant[], tests: readonly string[], bail: boolean) => Promise<MutantTestResult>;
  /** Test files that reach a file, the nearest first. */
  testsOf: (file: string) => readonly string[];
  doesCompile: (mutant: Mutant) => Promise<boolean>;
  tell: (tried: TriedMutant) => void;
  /** Runs only the nearest tests. */
  isQuick: boolean;
};

const NEAR = 6;
const IN_A_GROUP = 10;

/** Groups of mutants that can be applied together. */
export function mutantGroupsOf(mutants: readonly Mutant[], sourceOf: (file: string) => string): Mutant[][] {
  const groups: Mutant[][] = [];
  for (const mutant of mutants) {
    const group = groups.find(
      (group) => group.length < IN_A_GROUP && canApplyTogether([...group, mutant], sourceOf),
    );
    if (group) group.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}

/**
 * Tries mutants: first each against its nearest tests; then the survivors in groups against all other tests.
 * Failing tests of a group run again for each mutant alone. The compiler checks the final survivors.
 */
export async function tryMutants(mutants: readonly Mutant[], tools: MutantTools): Promise<TriedMutant[]> {
  const { run, testsOf, sourceOf, doesCompile, tell, isQuick } = tools;
  const tried: TriedMutant[] = [];
  const settle = (mutant: Mutant, outcome: MutantOutcome, killer: string | null) => {
    const told = { ...mutant, outcome, killer };
    tried.push(told);
    tell(told);
  };

  const killsAlone = async (mutant: Mutant, tests: readonly string[]): Promise<boolean> => {
    const { failed } = await run([mutant], tests, true);
    if (failed[0] !== undefined) settle(mutant, 'killed', failed[0]);
    return failed.length > 0;
  };
  const nearOf = (file: string) => testsOf(file).slice(0, NEAR);
  const farOf = (file: string) => testsOf(file).slice(NEAR);

  const left: Mutant[] = [];
  for (const mutant of mutants) if (!(await killsAlone(mutant, nearOf(mutant.file)))) left.push(mutant);
  if (isQuick) for (const mutant of left.splice(0)) settle(mutant, 'survived', null);

  const tryGroup = async (group: readonly Mutant[]): Promise<Mutant[]> => {
    const far = [...new Set(group.flatMap(({ file }) => farOf(file)))];
    const { failed, isEndless } = await run(group, far, group.length === 1);
    const [only] = group;
    if (only && group.length === 1) {
      if (failed[0] !== undefined) settle(only, 'killed', failed[0]);
      return failed.length > 0 ? [] : [only];
    }
    if (isEndless) {
      const half = Math.ceil(group.length / 2);
      return [...(await tryGroup(group.slice(0, half))), ...(await tryGroup(group.slice(half)))];
    }
    const survivors: Mutant[] = [];
    for (const mutant of group) {
      const own = new Set(farOf(mutant.file));
      const wary = failed.filter((test) => own.has(test));
      if (wary.length === 0 || !(await killsAlone(mutant, wary))) survivors.push(mutant);
    }
    return survivors;
  };

  for (const group of mutantGroupsOf(left, sourceOf))
    for (const mutant of await tryGroup(group))
      settle(mutant, (await doesCompile(mutant)) ? 'survived' : 'refused', null);
  return tried;
}

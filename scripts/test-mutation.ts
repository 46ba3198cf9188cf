import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseMutants } from './mutation/choose-mutants.ts';
import { FAMILIES } from './mutation/families.ts';
import { readImporters, testsReaching } from './mutation/import-graph.ts';
import type { Mutant } from './mutation/mutant.ts';
import { nearestTestsOf } from './mutation/nearest-tests.ts';
import { readOptions } from './mutation/options.ts';
import { scoreLinesByFile, mutationVerdict } from './mutation/score.ts';
import { MutatedTree } from './mutation/mutated-tree.ts';
import { TestProcess } from './mutation/test-process.ts';
import { MutantTestRunner } from './mutation/mutant-test-runner.ts';
import { copyTree } from './mutation/copy-tree.ts';
import { type TriedMutant, tryMutants } from './mutation/try-mutants.ts';
import { root, runCommand } from './run-command.ts';

const options = readOptions(process.argv.slice(2));
const chosen = options.families.map((family) => ({ family, mutants: chooseMutants(family, root, options) }));

const tree = new MutatedTree(copyTree(root));
const importers = readImporters(tree.root);
const textOf = (test: string) => readFileSync(tree.pathOf(test), 'utf8');
const testProcess = new TestProcess(tree.root);
const runs = new MutantTestRunner(tree, testProcess);
process.on('exit', () => testProcess.stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const compiler = ['--noEmit', '--incremental', '--tsBuildInfoFile', '../types.tsbuildinfo'];
const doesCompile = async (mutant: Mutant) =>
  options.isQuick ||
  tree.with([mutant], async () => (await runCommand('tsc', compiler, { cwd: tree.root })).code === 0);

function tell({ file, line, outcome, what, original, killer }: TriedMutant) {
  console.log(`${outcome} ${file}:${line} ${what}: ${original.slice(0, 100)}${killer ? ` (${killer})` : ''}`);
}

const testsOf = (file: string) => nearestTestsOf(file, testsReaching(file, importers), textOf);

const report: Record<string, TriedMutant[]> = {};
const verdicts: { isEnough: boolean; line: string }[] = [];
for (const { family, mutants } of chosen) {
  if (mutants.length > 0) console.log(`\n── ${family}: ${mutants.length} mutants`);
  const tried = await tryMutants(mutants, {
    sourceOf: tree.sourceOf,
    run: (mutants, tests, bail) => runs.run(mutants, tests, bail),
    testsOf,
    doesCompile,
    tell,
    isQuick: options.isQuick,
  });
  report[family] = tried;
  for (const line of scoreLinesByFile(tried)) console.log(line);
  const verdict = mutationVerdict(family, tried, FAMILIES[family].target);
  if (verdict) verdicts.push(verdict);
}
await testProcess.end();

writeFileSync(join(tree.root, '..', 'report.json'), JSON.stringify(report, null, 2));
console.log(`\n${verdicts.map(({ line }) => line).join('\n')}`);
process.exitCode = verdicts.every(({ isEnough }) => isEnough) ? 0 : 1;

import { parseArgs } from 'node:util';
import { requirementMutants } from '../tests/requirement-mutants/all.ts';
import { MutatedTree } from './mutation/mutated-tree.ts';
import { TestProcess } from './mutation/test-process.ts';
import { copyTree } from './mutation/copy-tree.ts';
import { createRequirementPattern } from './proofs/requirement-pattern.ts';
import { type RequirementMutantResult, tryRequirementMutants } from './proofs/try-requirement-mutants.ts';
import { root } from './run-command.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const { only } = values;

const chosen = requirementMutants.filter(
  ({ requirement }) => only === undefined || createRequirementPattern(only).test(requirement),
);
if (chosen.length === 0) throw new Error(`--only takes a requirement or a chapter, R5.8 or R5, not ${only}`);

const tree = new MutatedTree(copyTree(root));
const testProcess = new TestProcess(tree.root);
process.on('exit', () => testProcess.stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function tell({ taken: { requirement, what, file }, noticed }: RequirementMutantResult) {
  console.log(
    `${noticed === null ? 'UNNOTICED' : 'noticed  '} ${requirement} ${what} (${file}): ${noticed ?? 'by no test'}`,
  );
}

const trials = await tryRequirementMutants(chosen, { tree, process: testProcess, tell });
await testProcess.end();

const unnoticed = trials.filter(({ noticed }) => noticed === null).length;
const requirements = new Set(chosen.map(({ requirement }) => requirement)).size;
console.log(`\n${requirements} requirements: ${trials.length} behaviours taken away, ${unnoticed} unnoticed`);
process.exitCode = unnoticed === 0 ? 0 : 1;

import { type CommandResult, runCommand } from './run-command.ts';
import type { TestTally } from './test-tally.ts';

type Check = { name: string; command: string; args: readonly string[] };

const checks: readonly Check[] = [
  // One checker only: four repeat most of the work, and two cores are shared with the other checks.
  { name: 'types', command: 'tsc', args: ['--noEmit', '--checkers', '1'] },
  {
    name: 'lint, room walls, file sizes',
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'formatting', command: 'oxfmt', args: ['--check'] },
  { name: 'pictures of the charts', command: 'node', args: ['scripts/charts.ts', '--check'] },
  { name: 'references of pages and comments', command: 'node', args: ['scripts/check-references.ts'] },
  { name: 'names of files and exports', command: 'node', args: ['scripts/check-names.ts'] },
  { name: 'third-party notices', command: 'node', args: ['scripts/third-party-notices.ts', '--check'] },
  { name: 'subjects of commits', command: 'node', args: ['scripts/check-commits.ts'] },
];

const atOnce = 2;

function report({ name }: Check, { code, output, seconds }: CommandResult) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(`${output.trim()}\n`);
}

/** Runs all checks, two at a time, prints all failures and counts each check as one test. */
export async function runChecks(): Promise<TestTally> {
  const waiting = checks.values();
  const failures: string[] = [];
  let passed = 0;
  const worker = async () => {
    for (const check of waiting) {
      const result = await runCommand(check.command, check.args);
      report(check, result);
      if (result.code === 0) passed += 1;
      else failures.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { passed, failed: failures.length, skipped: 0, failures };
}

import { buildApplication } from './build-application.ts';
import { runChecks } from './checks.ts';
import { addTallies, exitCode, failuresAndSummary, type TestTally } from './test-tally.ts';
import { runPlaywright, runVitest } from './test-stages.ts';

const noBuild: TestTally = { passed: 0, failed: 1, skipped: 0, failures: ['build'] };

// Sequential: each stage uses the whole machine, and two in parallel take longer.
const isBuilt = await buildApplication();
const tallies = [
  await runChecks(),
  await runVitest(['unit', 'view']),
  ...(isBuilt ? [await runVitest(['api']), await runPlaywright()] : [noBuild]),
];

const total = addTallies(tallies);
console.log(`\n${failuresAndSummary(total)}`);
process.exitCode = exitCode(total);

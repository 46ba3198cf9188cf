import { buildApplication } from './build-application.ts';
import { runChecks } from './checks.ts';
import { addTallies, exitCode, summaryLine, type Tally } from './tally.ts';
import { runPlaywright, runVitest } from './test-stages.ts';

const tallies: Tally[] = [await runChecks(), await runVitest(['unit', 'view'])];
if (await buildApplication()) tallies.push(await runVitest(['api']), await runPlaywright());
else tallies.push({ passed: 0, failed: 1, skipped: 0 });

const total = addTallies(tallies);
console.log(`\n${summaryLine(total)}`);
process.exitCode = exitCode(total);

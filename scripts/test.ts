import { buildApplication } from './build-application.ts';
import { runChecks } from './checks.ts';
import { addTallies, exitCode, lastLines, type Tally } from './tally.ts';
import { runPlaywright, runVitest } from './test-stages.ts';

const noBuild: Tally = { passed: 0, failed: 1, skipped: 0, failures: ['build'] };

// Browsers wait as often as they work: what only works fills what they leave, and what looks at the time goes first.
const isBuilt = await buildApplication();
const browsing = isBuilt ? runPlaywright() : noBuild;
const tallies = [
  ...(isBuilt ? [await runVitest(['api'])] : []),
  await runChecks({ isPatient: true }),
  await runVitest(['unit', 'view'], { isPatient: true }),
  await browsing,
];

const total = addTallies(tallies);
console.log(`\n${lastLines(total)}`);
process.exitCode = exitCode(total);

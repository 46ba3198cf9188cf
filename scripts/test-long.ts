import { addTallies, exitCode, failuresAndSummary } from './test-tally.ts';
import { runVitest } from './test-stages.ts';

// Rounds mostly wait for databases, so two files run in parallel. Timed tests run alone.
const total = addTallies([
  await runVitest(['timed'], { live: true }),
  await runVitest(['long'], { live: true }),
  await runVitest(['release'], { live: true }),
]);
console.log(`\n${failuresAndSummary(total)}`);
process.exitCode = exitCode(total);

import { addTallies, exitCode, lastLines } from './tally.ts';
import { runVitest } from './test-stages.ts';

// Rounds wait for databases more than they reckon: two files side by side. What is timed comes alone.
const total = addTallies([
  await runVitest(['timed'], { live: true }),
  await runVitest(['long'], { live: true }),
]);
console.log(`\n${lastLines(total)}`);
process.exitCode = exitCode(total);
